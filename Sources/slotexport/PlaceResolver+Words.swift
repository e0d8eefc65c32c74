internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotHost
internal import SlotLocale
internal import SlotTime

extension PlaceResolver {
    /// What may surprise about a document, though nothing is wrong.
    func warnings(about document: SlotDocument) -> [Console.Line] {
        var warnings: [Console.Line] = []
        if !document.plan.days.contains(where: { $0.available != nil }) {
            let days = document.plan.dateCount
            warnings.append(.warning("there are no slots \(days == 1 ? "on this day" : "in these \(days) days")"))
        }
        if let version = document.tzVersion, isOld(version) {
            warnings.append(
                .warning(
                    "the time zone data are of release \(version) and may be out of date: "
                        + "update tzdata, or name a folder with --tzdir"))
        }
        return warnings + scheduleWarnings(about: document.plan)
    }

    /// What is wrong between a calendar's midnight and the moment when its readers fetch it again.
    func calendarWarning(about document: SlotDocument) -> [Console.Line] {
        let relativeDays = settings.formats.icsRelativeDays ?? document.dayLabeler.style.relativeDays
        let words = document.with(relativeDays: relativeDays).dayLabeler.relativeWords
        guard let word = words.first?.word else { return [] }
        let label = String(decoding: word, as: UTF8.self)
        return [
            .warning(
                "a calendar that is fetched once a day still says \(label) in the morning after: "
                    + "set formats.ics.relativeDays to \"none\" where readers ask rarely")
        ]
    }

    /// What is used, and where it comes from, for `--verbose`.
    func explanation(of documents: [SlotDocument]) -> [Console.Line] {
        guard let document = documents.first else { return [] }
        let locales = (document.locales.isEmpty ? documents : document.locales).map(\.labels.identifier)
        let localeWords = "\(locales.count == 1 ? "locale" : "locales") \(locales.joined(separator: ", "))"
        var lines = [
            "time zone \(document.plan.zone.identifier): \(source(of: .timeZone, otherwise: "the environment"))",
            "time zone data \(document.tzVersion ?? "of no known release"): \(zoneDirectory.path)",
            "\(localeWords): \(source(of: .locale, otherwise: "the environment"))",
            calendarWords((document.locales.isEmpty ? documents : document.locales).map(\.labels)),
            "labels: CLDR \(LocaleLabels.version), built in",
            "place \(document.place.id): \(source(of: .id))",
        ]
        if let source = settings.source(of: .labels) { lines.append("own words: \(source)") }
        for field in document.plan.rules.fields {
            guard let key = PlaceKey(rawValue: field.key) else { continue }
            let value =
                switch field.value {
                case .number(let number): String(number)
                case .word(let word): word
                }
            let source = source(of: key, otherwise: key == .duration ? "the step" : "built in")
            lines.append("\(field.key) \(value): \(source)")
        }
        lines += scheduleSources
        return lines.map { .plain($0) }
    }

    func source(of key: PlaceKey, otherwise: String = "built in") -> String {
        if options.given[key.option] != nil { return "--\(key.option)" }
        return settings.source(of: key)?.description ?? otherwise
    }

    /// Whether a release is certainly not the latest: there is more than one in every year, so that of a year has been
    /// replaced by the middle of the next.
    private func isOld(_ version: String) -> Bool {
        guard let year = Int(version.prefix(4)), let end = CivilDate(year: year + 1, month: 7, day: 1) else {
            return false
        }
        return CivilDateTime(now, utcOffset: 0).date >= end
    }
}

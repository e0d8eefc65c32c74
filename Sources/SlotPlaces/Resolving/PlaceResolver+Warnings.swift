internal import SlotEngine
public import SlotDocument
internal import SlotLocale
internal import SlotTime

extension PlaceResolver {
    /// What may surprise about a document, though nothing is wrong.
    public func warnings(about document: SlotDocument) -> [Notice] {
        var warnings: [Notice] = []
        if !document.plan.days.contains(where: { $0.available != nil }) {
            let days = document.plan.dateCount
            warnings.append(placeWarning("there are no slots \(days == 1 ? "on this day" : "in these \(days) days")"))
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
    public func calendarWarning(about document: SlotDocument) -> [Notice] {
        let relativeDays =
            request.relativeDaysOfFormats(settings.formats).first ?? document.dayLabeler.style.relativeDays
        let words = document.with(relativeDays: relativeDays).dayLabeler.relativeWords
        guard let word = words.first?.word else { return [] }
        let label = String(decoding: word, as: UTF8.self)
        return [
            .warning(
                "a calendar that is fetched once a day still says \(label) in the morning after: "
                    + "set formats.ics.relativeDays to \"none\" where readers ask rarely")
        ]
    }

    /// A warning that names the place, where it has an identifier: a run for many places may be read in a log.
    func placeWarning(_ words: String) -> Notice {
        .warning((settings.id.map { "\($0): " } ?? "") + words)
    }

    /// Whether a release is certainly not the latest: there is more than one in every year, so that of a year has been
    /// replaced by the middle of the next.
    private func isOld(_ version: String) -> Bool {
        guard let year = Int(version.prefix(4)), let end = CivilDate(year: year + 1, month: 7, day: 1) else {
            return false
        }
        return CivilDateTime(surroundings.now, utcOffset: 0).date >= end
    }
}

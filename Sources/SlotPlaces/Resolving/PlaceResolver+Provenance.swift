public import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// Where values come from, for `--verbose`.
extension PlaceResolver {
    /// Lines that say which value is used and where it comes from.
    ///
    /// - Parameters:
    ///   - documents: What `resolve()` returned.
    ///   - table: The settings that there are.
    public func provenance(of documents: [SlotDocument], by table: SettingTable) -> [String] {
        guard let document = documents.first else { return [] }
        let tables = (document.locales.isEmpty ? documents : document.locales).map { $0.labels }
        let locales = tables.map { $0.identifier }
        let localeList = "\(locales.count == 1 ? "locale" : "locales") \(locales.joined(separator: ", "))"
        var lines = [
            "time zone \(document.plan.zone.identifier): \(sourceName(of: .timeZone, otherwise: "the environment"))",
            "time zone data \(document.tzVersion ?? "of no known release"): \(surroundings.zones.name)",
            "\(localeList): \(sourceName(of: .locale, otherwise: "the environment"))",
            calendarSummary(tables),
            "labels: CLDR \(LocaleLabels.version), built in",
            "place \(document.place.id): \(sourceName(of: .id))",
        ]
        if settings.source(of: .labels) != nil { lines.append("own words: \(sourceName(of: .labels))") }
        for field in document.plan.rules.fields {
            let key = SettingKey(field.key)
            let value =
                switch field.value {
                case .number(let number): String(number)
                case .word(let word): word
                }
            let source = sourceName(of: key, otherwise: key == .duration ? "the step" : "built in")
            lines.append("\(field.key) \(value): \(source)")
        }
        for row in table.rows where row.group == .hours || row.group == .bookings || row.kind.isPosition {
            guard settings.source(of: row.key) != nil else { continue }
            lines.append("\(row.key.path): \(sourceName(of: row.key))")
        }
        return lines
    }

    /// Who set a key: `--step`, `hongqiao.json5:4:3`, or what holds otherwise.
    func sourceName(of key: SettingKey, otherwise: String = "built in") -> String {
        switch settings.source(of: key) {
        case .option(let name): "--\(name)"
        case .file(let file, let position?): "\(PlaceError.shown(file)):\(position)"
        case .file(let file, nil): PlaceError.shown(file)
        case .environment: "the environment"
        case .builtIn, nil: otherwise
        }
    }
}

extension SettingKind {
    /// Whether it is a part of a geographic position.
    fileprivate var isPosition: Bool {
        if case .degrees = self { true } else { false }
    }
}

internal import SlotFormats
internal import SlotHost
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

/// Prints what can be chosen: one line each with its explanation, or JSON for programs.
struct ListCommand {
    enum Topic: String, CaseIterable {
        case formats, locales, zones, calendars, settings
    }

    let context: Command.Context

    private var options: Options { context.options }

    func text(_ topic: Topic) throws(CommandError) -> [UInt8] {
        let rows: [(name: String, explanation: String)]
        switch topic {
        case .formats:
            rows = ExportFormat.all.map { ($0.name, "\($0.summary) (\(Self.files(of: $0)), \($0.mediaType))") }
        case .locales:
            let date = today
            if options.isJSON { return gradedLocales(on: date) }
            rows = LocaleLabels.identifiers.map { ($0, example($0, on: date)) }
        case .zones: rows = try zones()
        case .settings: rows = SettingTable.allRows.map { ($0.key.path, Self.explanation(of: $0)) }
        case .calendars:
            let list = CalendarList(date: today)
            return options.isJSON ? list.json : list.text
        }
        return options.isJSON ? json(rows) : table(rows)
    }

    /// The extension of a format's file, or the names of its files.
    private static func files(of format: ExportFormat) -> String {
        format.isFolder ? format.parts.compactMap { $0.name }.joined(separator: ", ") : "." + format.suffix
    }

    /// Every locale of the table with its grade; those without labels say what their language has no words for.
    private func gradedLocales(on date: CivilDate) -> [UInt8] {
        let version = LocaleLabels.version
        let objects = LabelTable.builtIn.grades.map { identifier, grade in
            let missing = grade.lacks.map { #","lacks":[\#($0.map { "\"\($0.rawValue)\"" }.joined(separator: ","))]"# }
            let explanation = grade.lacks == nil ? example(identifier, on: date) : "has no labels"
            return Array(#"{"name":"#.utf8) + JSONText.quote(identifier) + Array(#","explanation":"#.utf8)
                + JSONText.quote(explanation)
                + Array(#","grade":"\#(grade.name)"\#(missing ?? ""),"cldr":"\#(version)"}"#.utf8)
        }
        return Array("[".utf8) + objects.joined(separator: ",".utf8) + Array("]\n".utf8)
    }

    /// Today, tomorrow, a weekday, an hour and a minute, then a date and a time, as they look there.
    private func example(_ identifier: String, on date: CivilDate) -> String {
        guard let table = try? LocaleLabels(parsing: identifier) else { return "" }
        let words = [
            table.relativeDay(0), table.relativeDay(1), table.weekday(date.weekday, .abbreviated), table.hour(10),
            table.minute(40), table.dateAndWeekday(date, .abbreviated), table.time(hour: 10, minute: 40),
        ]
        return words.compactMap { $0.map { String(decoding: $0, as: UTF8.self) } }.joined(separator: ", ")
    }

    /// The date of the examples; the zone's file is read for it.
    private var today: CivilDate {
        (try? context.resolver())?.dateOfExamples ?? CivilDateTime(context.now, utcOffset: 0).date
    }

    /// What a setting is, what its value can be, and the option that overrides it.
    private static func explanation(of setting: Setting) -> String {
        let value = setting.kind.placeholder.map { " (\($0))" } ?? ""
        let option = setting.option.map { "; option --\($0)" } ?? ""
        return setting.summary + value + option
    }

    private func zones() throws(CommandError) -> [(name: String, explanation: String)] {
        let directory = context.zoneDirectory
        let names = directory.names()
        guard !names.isEmpty else {
            throw CommandError(
                .environment,
                "there are no time zones in \(quoted(directory.path, limit: 80)); install tzdata or name a folder with --tzdir"
            )
        }
        return names.map { ($0, offset(of: $0, at: context.now, in: directory)) }
    }

    private func offset(of name: String, at now: Instant, in directory: ZoneDirectory) -> String {
        guard let bytes = try? directory.load(name) else { return "can't be read" }
        guard let zone = try? TimeZoneRules(identifier: name, tzif: bytes.span) else { return "is damaged" }
        let run = zone.run(at: now)
        var text: [UInt8] = []
        text.appendUTCOffset(run.utcOffset)
        return "\(String(decoding: text, as: UTF8.self)) \(run.abbreviation)"
    }

    private func table(_ rows: [(name: String, explanation: String)]) -> [UInt8] {
        Array(TextColumns.lines(rows.map { ($0.name, $0.explanation) }).map { $0 + "\n" }.joined().utf8)
    }

    private func json(_ rows: [(name: String, explanation: String)]) -> [UInt8] {
        let objects = rows.map { row in
            Array(#"{"name":"#.utf8) + JSONText.quote(row.name) + Array(#","explanation":"#.utf8)
                + JSONText.quote(row.explanation) + Array("}".utf8)
        }
        return Array("[".utf8) + objects.joined(separator: ",".utf8) + Array("]\n".utf8)
    }
}

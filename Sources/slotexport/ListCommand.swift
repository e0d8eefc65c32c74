internal import SlotFormats
internal import SlotHost
internal import SlotLocale
internal import SlotTime

/// Prints what can be chosen: one line each with its explanation, or JSON for programs.
struct ListCommand {
    enum Topic: String, CaseIterable {
        case formats, locales, zones, calendars
    }

    let options: Options
    let environment: Environment
    let clock: WallClock

    func text(_ topic: Topic) throws(CommandError) -> [UInt8] {
        let rows: [(name: String, explanation: String)]
        switch topic {
        case .formats: rows = ExportFormat.all.map { ($0.name, "\($0.summary) (.\($0.suffix), \($0.mediaType))") }
        case .locales:
            let date = today
            rows = LocaleLabels.identifiers.map { ($0, example($0, on: date)) }
        case .zones: rows = try zones()
        case .calendars:
            let list = CalendarList(date: today)
            return options.isJSON ? list.json : list.text
        }
        return options.isJSON ? json(rows) : table(rows)
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
        let request = try? PlaceResolver(options: options, environment: environment, clock: clock)
        return request?.dateOfExamples ?? CivilDateTime(options.now ?? clock.now, utcOffset: 0).date
    }

    private func zones() throws(CommandError) -> [(name: String, explanation: String)] {
        let directory = ZoneDirectory(option: options.zoneDirectory, environment: environment)
        let names = directory.names()
        guard !names.isEmpty else {
            throw CommandError(
                .environment,
                "there are no time zones in \(CommandError.printable(directory.path)); install tzdata or name a folder with --tzdir"
            )
        }
        let now = options.now ?? clock.now
        return names.map { ($0, offset(of: $0, at: now, in: directory)) }
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
        let width = rows.map(\.name.utf8.count).max() ?? 0
        let lines = rows.map { row in
            row.name + String(repeating: " ", count: width - row.name.utf8.count + 2) + row.explanation + "\n"
        }
        return Array(lines.joined().utf8)
    }

    private func json(_ rows: [(name: String, explanation: String)]) -> [UInt8] {
        let objects = rows.map { row in
            Array(#"{"name":"#.utf8) + JSONText.quote(row.name) + Array(#","explanation":"#.utf8)
                + JSONText.quote(row.explanation) + Array("}".utf8)
        }
        return Array("[".utf8) + objects.joined(separator: ",".utf8) + Array("]\n".utf8)
    }
}

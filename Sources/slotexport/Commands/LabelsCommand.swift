internal import SlotFormats
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

/// Shows every label of a locale, to be read by somebody who speaks the language. Rows are named after the keys of own
/// words where there is one.
struct LabelsCommand {
    let context: Command.Context

    func text() throws(CommandError) -> [UInt8] {
        try context.takeNoOperand()
        let resolver = try context.resolver()
        let date = context.options.request.today ?? resolver.dateOfExamples
        var notices: [Notice] = []
        let tables = try resolver.tables(on: date, noting: &notices)
        context.report(notices)
        guard context.options.isJSON else {
            return Array(tables.map { Self.lines(of: $0, date) }.joined(separator: "\n").utf8)
        }
        let objects = tables.map { Self.object(of: $0, date) }
        return Array("[".utf8) + objects.joined(separator: ",".utf8) + Array("]\n".utf8)
    }

    typealias Row = (name: String, labels: [[UInt8]])

    private static func rows(of table: LocaleLabels, _ date: CivilDate) -> [Row] {
        let days = [
            (-2, "dayBeforeYesterday"), (-1, "yesterday"), (0, "today"), (1, "tomorrow"), (2, "dayAfterTomorrow"),
        ]
        var rows: [Row] = days.map { ($1, table.relativeDay($0).map { [$0] } ?? []) }
        rows.append(("now", [table.nowLabel].compactMap { $0 }))
        for width in WeekdayWidth.allCases {
            rows.append(("weekdays.\(width.rawValue)", Weekday.allCases.map { table.weekday($0, width) }))
        }
        rows.append(("date", [table.date(date)]))
        rows.append(("dateAndWeekday", WeekdayWidth.allCases.map { table.dateAndWeekday(date, $0) }))
        rows.append(("fullDate", WeekdayWidth.allCases.map { table.fullDate(date, $0) }))
        for calendar in table.calendars { rows += Self.rows(of: calendar, table, date) }
        rows.append(("hour", (0..<24).map(table.hour)))
        rows.append(("minute", (0..<60).map(table.minute)))
        let times = [(0, 0), (9, 5), (12, 0), (12, 30), (23, 59)]
        rows.append(("time", times.map { table.time(hour: $0, minute: $1) }))
        // Only the minutes differ, the hours, the halves of the day.
        let ranges = [((9, 0), (9, 30)), ((9, 30), (10, 15)), ((11, 30), (13, 0))]
        rows.append(("timeRange", ranges.map { table.timeRange(from: $0, to: $1) }))
        return rows
    }

    private static func lines(of table: LocaleLabels, _ date: CivilDate) -> String {
        var rows = [
            ("locale", table.identifier), ("direction", table.direction.rawValue),
            ("calendar", table.calendars.map { $0.rawValue }.joined(separator: " | ")),
        ]
        for row in Self.rows(of: table, date) {
            rows.append((row.name, row.labels.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " | ")))
        }
        return TextColumns.lines(rows).map { $0 + "\n" }.joined()
    }

    private static func object(of table: LocaleLabels, _ date: CivilDate) -> [UInt8] {
        let lists = rows(of: table, date).map { row in
            let labels = row.labels.map { JSONText.quote(String(decoding: $0, as: UTF8.self)) }
            return JSONText.quote(row.name) + Array(":[".utf8) + labels.joined(separator: ",".utf8) + Array("]".utf8)
        }
        return Array(#"{"locale":"#.utf8) + JSONText.quote(table.identifier) + Array(#","direction":"#.utf8)
            + JSONText.quote(table.direction.rawValue) + Array(#","calendars":["#.utf8)
            + table.calendars.map { JSONText.quote($0.rawValue) }.joined(separator: ",".utf8) + Array("],".utf8)
            + lists.joined(separator: ",".utf8) + Array("}".utf8)
    }
}

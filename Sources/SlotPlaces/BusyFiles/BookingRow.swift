internal import SlotEngine
internal import SlotTime

/// A booking as a line of a table says it.
struct BookingRow {
    /// The columns that are read, by their names in every kind of table.
    enum Column: String, CaseIterable {
        case place, start, end, takes, resource, service

        /// The column with a name.
        init?(_ name: String) {
            // ASCII letters are canonically equal to nothing else.
            self.init(rawValue: name)
        }
    }

    /// A value of a row: text of a CSV field, or a value of JSON as messages show it.
    struct Value {
        let text: String
        /// Whether it is text; a number of JSON isn't.
        var isText = true
    }

    /// What is wrong with a row: the column where it is one column's fault.
    struct Fault: Error {
        let message: String

        init(_ message: String) { self.message = message }

        init(_ column: Column, _ value: String, _ rule: String) {
            message = PlaceError.message(column.rawValue, quoted(value, limit: 80), rule: rule)
        }
    }

    let line: Int
    let start: PlaceMoment
    let end: PlaceMoment
    /// nil is what the place file says of the table.
    let takes: BusyEntry.Takes?
    let resource: String?
    let service: String?

    /// Reads the values of a row, or nil where it is another place's.
    ///
    /// A row without a place is of the place that names the table.
    init?(line: Int, of place: String, _ value: (Column) -> Value?) throws(Fault) {
        func text(_ column: Column) throws(Fault) -> String? {
            guard let value = value(column), !value.text.isEmpty else { return nil }
            guard value.isText else { throw Fault("\(column.rawValue) \(value.text): must be text in quotes") }
            return value.text
        }
        if let other = try text(.place), !other.utf8.elementsEqual(place.utf8) { return nil }
        guard let startText = try text(.start) else { throw Fault("must have a start") }
        guard let endText = try text(.end) else { throw Fault("must have an end") }
        guard let start = Self.moment(startText, isEnd: false) else { throw Fault(.start, startText, Self.momentRule) }
        guard let end = Self.moment(endText, isEnd: true) else { throw Fault(.end, endText, Self.momentRule) }
        let isAscending =
            switch (start, end) {
            case (.instant(let start), .instant(let end)): start < end
            case (.local(let start), .local(let end)): start < end
            // Which is first depends on the zone.
            default: true
            }
        guard isAscending else { throw Fault(.end, endText, "must be after start") }
        self.line = line
        self.start = start
        self.end = end
        takes = try Self.takes(value(.takes))
        resource = try text(.resource)
        service = try text(.service)
    }

    private static let momentRule = "must be \(PlaceMoment.form), or a date"

    /// A moment; a date alone is its beginning, or its end.
    private static func moment(_ text: String, isEnd: Bool) -> PlaceMoment? {
        if let moment = PlaceMoment(parsing: text) { return moment }
        return CivilDate(rfc3339: text).map { .local(CivilDateTime(isEnd ? $0.advanced(byDays: 1) : $0)) }
    }

    private static func takes(_ value: Value?) throws(Fault) -> BusyEntry.Takes? {
        guard let value, !value.text.isEmpty else { return nil }
        if value.text.utf8.elementsEqual("all".utf8) { return .all }
        guard value.text.utf8.allSatisfy({ $0.isDigit }), let count = Int(value.text),
            Limits.capacity.range.contains(count)
        else { throw Fault(.takes, value.text, "must be \(Limits.capacity.words), or all") }
        return .places(count)
    }
}

extension BookingRow.Column {
    /// Refuses a name that nothing reads, but that is probably a slip for one of ours which is missing.
    static func check(_ name: String, among names: [String]) throws(BookingRow.Fault) {
        let missing = allCases.map { $0.rawValue }.filter { !names.contains($0) }
        guard Self(name) == nil, let near = Suggestion.nearest(to: name, in: missing) else { return }
        throw BookingRow.Fault("unknown column \(quoted(name, limit: 80))\(Suggestion.question(near))")
    }
}

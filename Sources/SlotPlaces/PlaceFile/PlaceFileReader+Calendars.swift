internal import JSON5
internal import SlotTime

/// The calendars of the labels.
extension PlaceFileReader {
    /// One calendar, or a list of one or two.
    mutating func calendars(_ entry: Entry) throws(PlaceError) -> [CalendarSystem] {
        guard entry.token == .arrayStart else { return [try calendar(entry, ", or a list of two")] }
        var calendars: [CalendarSystem] = []
        try elements(of: entry, rule: "") { (reader, item) throws(PlaceError) in
            let calendar = try reader.calendar(item)
            guard !calendars.contains(calendar) else {
                throw reader.failure(about: item, "must name \(calendar.rawValue) only once")
            }
            guard calendars.count < 2 else {
                throw reader.failure(about: item, "must be one of two calendars at most")
            }
            calendars.append(calendar)
        }
        guard !calendars.isEmpty else { throw failure(about: entry, "must name one calendar at least") }
        return calendars
    }

    private func calendar(_ entry: Entry, _ more: String = "") throws(PlaceError) -> CalendarSystem {
        let rule = "must be \(CalendarSystem.allCases.map { "\"\($0.rawValue)\"" }.listed())" + more
        let word = try text(entry, rule: rule)
        guard let calendar = CalendarSystem(rawValue: word) else {
            throw failure(about: entry, rule, suggestion: CalendarSystem.nearest(to: word)?.rawValue)
        }
        return calendar
    }
}

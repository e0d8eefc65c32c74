/// Saudi Arabia's calendar, as a table of 4 bytes a year.
struct UmmAlQuraCalendar: CalendarArithmetic {
    var days: ClosedRange<Int> {
        let last = Self.table.count - 1
        return Self.start(of: 0)...Self.start(of: last) + (0..<12).reduce(0) { $0 + Self.length(ofMonth: $1, last) } - 1
    }

    func date(ofDay day: Int) -> CalendarDate {
        // The mean year has 10,631 / 30 days.
        var year = min(max((day - Self.firstDay) * 30 / 10_631, 0), Self.table.count - 1)
        while year > 0, Self.start(of: year) > day { year -= 1 }
        while year + 1 < Self.table.count, Self.start(of: year + 1) <= day { year += 1 }
        var rest = day - Self.start(of: year)
        var month = 0
        while month < 11, rest >= Self.length(ofMonth: month, year) {
            rest -= Self.length(ofMonth: month, year)
            month += 1
        }
        return CalendarDate(year: Self.firstYear + year, month: month + 1, day: rest + 1)
    }

    func day(of date: CalendarDate) -> Int? {
        guard date.era == 0, !date.isLeapMonth, Self.years.contains(date.year), (1...12).contains(date.month),
            Self.table.indices.contains(date.year - Self.firstYear)
        else { return nil }
        let year = date.year - Self.firstYear
        guard (1...Self.length(ofMonth: date.month - 1, year)).contains(date.day) else { return nil }
        return (0..<date.month - 1).reduce(Self.start(of: year) + date.day - 1) { $0 + Self.length(ofMonth: $1, year) }
    }

    private static func length(ofMonth month: Int, _ year: Int) -> Int { 29 + Int(table[year] >> UInt32(month) & 1) }

    private static func start(of year: Int) -> Int { firstDay + Int(table[year] >> 12) }
}

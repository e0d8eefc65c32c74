/// A calendar whose months follow the moon and whose years follow the sun, as a table of 4 bytes a year.
struct LunisolarTable: CalendarArithmetic {
    /// The Gregorian year in which the first year of the table begins.
    let firstYear: Int

    /// For each year: bits 0-12 the months in order, 1 where a month has 30 days and 0 where it has 29; bits 13-16 the
    /// month that a leap month follows, or 0; bits 17-21 the days from 21 January to the first day.
    let years: [UInt32]

    var days: ClosedRange<Int> {
        start(of: firstYear)...start(of: lastYear) + length(of: lastYear) - 1
    }

    func date(ofDay day: Int) -> CalendarDate {
        let gregorian = min(CivilDate(daysSinceEpoch: day).year, lastYear)
        let year = day < start(of: gregorian) ? gregorian - 1 : gregorian
        let leap = leapMonth(of: year)
        var rest = day - start(of: year)
        var index = 0
        while rest >= length(ofMonth: index, year) {
            rest -= length(ofMonth: index, year)
            index += 1
        }
        let isLater = leap > 0 && index >= leap
        return CalendarDate(
            year: year, month: isLater ? index : index + 1, isLeapMonth: isLater && index == leap, day: rest + 1)
    }

    func day(of date: CalendarDate) -> Int? {
        guard date.era == 0, (firstYear...lastYear).contains(date.year), (1...12).contains(date.month) else {
            return nil
        }
        let leap = leapMonth(of: date.year)
        guard !date.isLeapMonth || date.month == leap else { return nil }
        let isLater = date.isLeapMonth || leap > 0 && date.month > leap
        let index = isLater ? date.month : date.month - 1
        guard (1...length(ofMonth: index, date.year)).contains(date.day) else { return nil }
        return (0..<index).reduce(start(of: date.year) + date.day - 1) { $0 + length(ofMonth: $1, date.year) }
    }

    /// Whether the year of a date has a leap month that comes before the date's month.
    func hasLeapMonth(before date: CalendarDate) -> Bool {
        let leap = leapMonth(of: date.year)
        return leap > 0 && date.month > leap
    }

    private var lastYear: Int { firstYear + years.count - 1 }

    private func bits(_ year: Int) -> UInt32 { years[min(max(year - firstYear, 0), years.count - 1)] }

    private func leapMonth(of year: Int) -> Int { Int(bits(year) >> 13 & 15) }

    private func length(ofMonth index: Int, _ year: Int) -> Int { 29 + Int(bits(year) >> UInt32(index) & 1) }

    private func length(of year: Int) -> Int {
        (0..<(leapMonth(of: year) > 0 ? 13 : 12)).reduce(0) { $0 + length(ofMonth: $1, year) }
    }

    private func start(of year: Int) -> Int {
        CivilDate.days(year: year, month: 1, day: 21) + Int(bits(year) >> 17 & 31)
    }
}

/// The Islamic calendar by arithmetic: in 30 years the 2nd, 5th, 7th, 10th, 13th, 16th, 18th, 21st, 24th, 26th and 29th
/// have 355 days, the others 354; day 1 is Friday, 622-07-16 of the Julian calendar.
struct IslamicCivilCalendar: CalendarArithmetic {
    private static let epoch = -492_148

    var days: ClosedRange<Int> { Self.epoch...lastArithmeticDay }

    func date(ofDay day: Int) -> CalendarDate {
        let year = (30 * (day - Self.epoch) + 10_646) / 10_631
        let dayOfYear = day - start(of: year)
        let month = min((11 * dayOfYear + 330) / 325, 12)
        return CalendarDate(year: year, month: month, day: dayOfYear - Self.days(before: month) + 1)
    }

    func day(of date: CalendarDate) -> Int? {
        guard date.era == 0, !date.isLeapMonth, Self.years.contains(date.year), (1...12).contains(date.month) else {
            return nil
        }
        let isLeap = (11 * date.year + 14) % 30 < 11
        let length = date.month % 2 == 1 || date.month == 12 && isLeap ? 30 : 29
        guard (1...length).contains(date.day) else { return nil }
        return start(of: date.year) + Self.days(before: date.month) + date.day - 1
    }

    private func start(of year: Int) -> Int { Self.epoch + 354 * (year - 1) + (3 + 11 * year) / 30 }

    private static func days(before month: Int) -> Int { 29 * (month - 1) + month / 2 }
}

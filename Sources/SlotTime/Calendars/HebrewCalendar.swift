/// The Jewish calendar by its fixed rules: the mean new moon of Tishri, moved by up to two days (the postponements).
struct HebrewCalendar: CalendarArithmetic {
    /// 1 Tishri of year 1 less a day, in days since 1970-01-01.
    private static let epoch = -2_092_590

    var days: ClosedRange<Int> { CivilDate.days(year: 1, month: 1, day: 1)...lastArithmeticDay }

    func date(ofDay day: Int) -> CalendarDate {
        // The mean year has 35,975,351 / 98,496 days.
        var year = ((day - Self.epoch) * 98_496).floorDivided(by: 35_975_351) + 1
        while Self.start(of: year) > day { year -= 1 }
        while Self.start(of: year + 1) <= day { year += 1 }
        var rest = day - Self.start(of: year)
        let months = Self.months(of: year)
        for month in months {
            if rest < month.length {
                return CalendarDate(year: year, month: month.number, isLeapMonth: month.isLeap, day: rest + 1)
            }
            rest -= month.length
        }
        return CalendarDate(year: year, month: 12, day: rest + 1)
    }

    func day(of date: CalendarDate) -> Int? {
        guard date.era == 0, Self.years.contains(date.year) else { return nil }
        var first = Self.start(of: date.year)
        for month in Self.months(of: date.year) {
            if month.number == date.month, month.isLeap == date.isLeapMonth {
                return (1...month.length).contains(date.day) ? first + date.day - 1 : nil
            }
            first += month.length
        }
        return nil
    }

    /// The months from Tishri on without memory of their own: 13 at most, the last of a common year is empty.
    private static func months(of year: Int) -> some Sequence<(number: Int, isLeap: Bool, length: Int)> {
        let isLeap = isLeap(year: year)
        let length = start(of: year + 1) - start(of: year)
        return (0..<(isLeap ? 13 : 12)).lazy.map { index in
            let number = isLeap && index >= 5 ? index : index + 1
            if isLeap, index == 5 { return (5, true, 30) }
            return switch number {
            // A year of 355 or 385 days gives Heshvan one more, one of 353 or 383 takes it from Kislev.
            case 2: (number, false, length % 10 == 5 ? 30 : 29)
            case 3: (number, false, length % 10 == 3 ? 29 : 30)
            default: (number, false, number < 6 ? (number % 2 == 1 ? 30 : 29) : (number % 2 == 1 ? 30 : 29))
            }
        }
    }

    /// Whether a year has Adar I: 7 of 19 have.
    static func isLeap(year: Int) -> Bool { (7 * year + 1) % 19 < 7 }

    /// The first day of a year.
    private static func start(of year: Int) -> Int {
        let (before, own, after) = (elapsed(year - 1), elapsed(year), elapsed(year + 1))
        // No year has 356 days, and none 382.
        return epoch + own + (after - own == 356 ? 2 : own - before == 382 ? 1 : 0)
    }

    /// Days until the new moon of Tishri: a month has 29 days and 13,753 of 25,920 parts.
    private static func elapsed(_ year: Int) -> Int {
        let months = (235 * year - 234).floorDivided(by: 19)
        let parts = 12_084 + 13_753 * months
        let day = 29 * months + parts.floorDivided(by: 25_920)
        // Not on Sunday, Wednesday and Friday.
        return (3 * (day + 1)) % 7 < 3 ? day + 1 : day
    }
}

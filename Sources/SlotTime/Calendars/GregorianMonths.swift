/// The last day that arithmetic is asked for: 9999-12-31.
let lastArithmeticDay = 2_932_896

/// Calendars with Gregorian months and years that are a number further: Gregorian itself and the Thai one.
struct GregorianYears: CalendarArithmetic {
    let shift: Int
    let first: Int

    var days: ClosedRange<Int> { first...lastArithmeticDay }

    func date(ofDay day: Int) -> CalendarDate {
        let parts = CivilDate(daysSinceEpoch: day).parts
        return CalendarDate(year: parts.year + shift, month: parts.month, day: parts.day)
    }

    func day(of date: CalendarDate) -> Int? {
        guard date.era == 0, Self.years.contains(date.year) else { return nil }
        return civilDay(of: date, year: date.year - shift)
    }
}

/// 民國: year 1 is 1912, and 民國前 1 is 1911.
struct RepublicCalendar: CalendarArithmetic {
    var days: ClosedRange<Int> { CivilDate.days(year: 1, month: 1, day: 1)...lastArithmeticDay }

    func date(ofDay day: Int) -> CalendarDate {
        let parts = CivilDate(daysSinceEpoch: day).parts
        let isBefore = parts.year < 1912
        return CalendarDate(
            era: isBefore ? 0 : 1, year: isBefore ? 1912 - parts.year : parts.year - 1911, month: parts.month,
            day: parts.day)
    }

    func day(of date: CalendarDate) -> Int? {
        guard Self.years.contains(date.year), date.era == 0 || date.era == 1 else { return nil }
        return civilDay(of: date, year: date.era == 0 ? 1912 - date.year : date.year + 1911)
    }
}

/// The years of the Japanese emperors.
///
/// Japan has Gregorian months since 1873-01-01, Meiji 6: dates before it are refused.
struct JapaneseCalendar: CalendarArithmetic {
    /// Eras by their first days.
    static let eras: [(name: String, year: Int, month: Int, day: Int)] = [
        ("meiji", 1868, 10, 23), ("taisho", 1912, 7, 30), ("showa", 1926, 12, 25), ("heisei", 1989, 1, 8),
        ("reiwa", 2019, 5, 1),
    ]

    var days: ClosedRange<Int> { CivilDate.days(year: 1873, month: 1, day: 1)...lastArithmeticDay }

    func date(ofDay day: Int) -> CalendarDate {
        let parts = CivilDate(daysSinceEpoch: day).parts
        let era = Self.eras.lastIndex { parts >= ($0.year, $0.month, $0.day) } ?? 0
        return CalendarDate(
            era: era, year: parts.year - Self.eras[era].year + 1, month: parts.month, day: parts.day)
    }

    func day(of date: CalendarDate) -> Int? {
        guard Self.eras.indices.contains(date.era), Self.years.contains(date.year),
            let day = civilDay(of: date, year: date.year + Self.eras[date.era].year - 1),
            // A date belongs to one era only: there is no Heisei 31-05-01.
            self.date(ofDay: day) == date
        else { return nil }
        return day
    }
}

private func civilDay(of date: CalendarDate, year: Int) -> Int? {
    guard !date.isLeapMonth else { return nil }
    return CivilDate(year: year, month: date.month, day: date.day)?.daysSinceEpoch
}

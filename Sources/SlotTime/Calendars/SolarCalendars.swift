/// Twelve months of 30 days and one of 5 or 6: the Coptic and the Ethiopic calendar.
struct AlexandrianCalendar: CalendarArithmetic {
    /// The first day of year 1.
    let epoch: Int

    var days: ClosedRange<Int> { epoch...lastArithmeticDay }

    func date(ofDay day: Int) -> CalendarDate {
        let year = (4 * (day - epoch) + 1463) / 1461
        let dayOfYear = day - start(of: year)
        return CalendarDate(year: year, month: dayOfYear / 30 + 1, day: dayOfYear % 30 + 1)
    }

    func day(of date: CalendarDate) -> Int? {
        guard date.era == 0, !date.isLeapMonth, Self.years.contains(date.year), (1...13).contains(date.month) else {
            return nil
        }
        let length = date.month < 13 ? 30 : date.year % 4 == 3 ? 6 : 5
        guard (1...length).contains(date.day) else { return nil }
        return start(of: date.year) + (date.month - 1) * 30 + date.day - 1
    }

    private func start(of year: Int) -> Int { epoch + 365 * (year - 1) + year / 4 }
}

/// Saka years, 78 less than the Gregorian ones: Chaitra begins on 22 March, in leap years on the 21st.
///
/// India has used it since 1957-03-22, 1 Chaitra 1879: dates before it are refused.
struct IndianCalendar: CalendarArithmetic {
    var days: ClosedRange<Int> { CivilDate.days(year: 1957, month: 3, day: 22)...lastArithmeticDay }

    func date(ofDay day: Int) -> CalendarDate {
        let gregorian = CivilDate(daysSinceEpoch: day).year
        let year = (day < start(of: gregorian - 78) ? gregorian - 1 : gregorian) - 78
        var rest = day - start(of: year)
        var month = 1
        while rest >= Self.length(of: month, year) {
            rest -= Self.length(of: month, year)
            month += 1
        }
        return CalendarDate(year: year, month: month, day: rest + 1)
    }

    func day(of date: CalendarDate) -> Int? {
        guard date.era == 0, !date.isLeapMonth, Self.years.contains(date.year), (1...12).contains(date.month),
            (1...Self.length(of: date.month, date.year)).contains(date.day)
        else { return nil }
        return (1..<date.month).reduce(start(of: date.year) + date.day - 1) { $0 + Self.length(of: $1, date.year) }
    }

    private func start(of year: Int) -> Int {
        CivilDate.days(year: year + 78, month: 3, day: CivilDate.isLeap(year: year + 78) ? 21 : 22)
    }

    private static func length(of month: Int, _ year: Int) -> Int {
        switch month {
        case 1: CivilDate.isLeap(year: year + 78) ? 31 : 30
        case 2...6: 31
        default: 30
        }
    }
}

/// Solar Hijri: the year begins on the day whose noon in Iran follows the equinox.
///
/// The rule of 8 leap years in 33 gives these days from 1304 (1925, when Iran took the calendar) to 1501; in 1502 the
/// equinox comes too near to noon for it.
struct PersianCalendar: CalendarArithmetic {
    var days: ClosedRange<Int> { start(of: 1304)...start(of: 1502) - 1 }

    func date(ofDay day: Int) -> CalendarDate {
        let gregorian = CivilDate(daysSinceEpoch: day).year
        let year = day < start(of: gregorian - 621) ? gregorian - 622 : gregorian - 621
        let dayOfYear = day - start(of: year)
        return dayOfYear < 186
            ? CalendarDate(year: year, month: dayOfYear / 31 + 1, day: dayOfYear % 31 + 1)
            : CalendarDate(year: year, month: (dayOfYear - 186) / 30 + 7, day: (dayOfYear - 186) % 30 + 1)
    }

    func day(of date: CalendarDate) -> Int? {
        guard date.era == 0, !date.isLeapMonth, Self.years.contains(date.year), (1...12).contains(date.month) else {
            return nil
        }
        let first = start(of: date.year) + (date.month - 1) * 30 + min(date.month - 1, 6)
        let next = date.month < 12 ? first + (date.month < 7 ? 31 : 30) : start(of: date.year + 1)
        return (1...next - first).contains(date.day) ? first + date.day - 1 : nil
    }

    private func start(of year: Int) -> Int { -492_268 + 365 * (year - 1) + (8 * year + 21) / 33 }
}

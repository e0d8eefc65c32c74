internal import SlotTime

/// Weekdays and holidays; one that is empty matches every date.
struct WeekdaySelector: Hashable, Sendable {
    /// A weekday by its place in the month, such as the last Friday, and a number of days after it.
    struct Nth: Hashable, Sendable {
        let weekday: Weekday

        /// Bit n - 1 for the nth from the beginning, bit n + 4 for the nth from the end; n is 1...5.
        var places: UInt16
        var offset = 0
    }

    /// A holiday, and a number of days after it.
    struct Holiday: Hashable, Sendable {
        let isPublic: Bool
        var offset = 0
    }

    /// Bit 0 for Monday to bit 6 for Sunday.
    var plain: UInt8 = 0
    var nths: [Nth] = []
    var holidays: [Holiday] = []

    /// Whether a date must match holidays and weekdays, and not one of them (`SH Mo-Fr`).
    var needsBoth = false

    var isEmpty: Bool { plain == 0 && nths.isEmpty && holidays.isEmpty }

    func matches(_ day: HoursDay, _ facts: HoursContext) -> Bool {
        let isWeekday = plain & 1 << UInt8(day.substituteWeekday.rawValue - 1) != 0 || isNth(day)
        guard !holidays.isEmpty else { return isWeekday || isEmpty }
        if needsBoth != isWeekday { return isWeekday }
        for holiday in holidays where Self.isHoliday(day.date, holiday, facts) { return true }
        return false
    }

    private func isNth(_ day: HoursDay) -> Bool {
        for nth in nths {
            let weekday = (day.weekday.rawValue - nth.weekday.rawValue - nth.offset) % 7
            guard weekday == 0 else { continue }
            let (year, month, number) =
                nth.offset == 0 ? (day.year, day.month, day.day) : day.date.advanced(byDays: -nth.offset).parts
            let fromEnd = (CivilDate.length(ofMonth: month, year: year) - number) / 7
            if nth.places & (1 << UInt16((number - 1) / 7) | 1 << UInt16(fromEnd + 5)) != 0 { return true }
        }
        return false
    }

    private static func isHoliday(_ date: CivilDate, _ holiday: Holiday, _ facts: HoursContext) -> Bool {
        let date = holiday.offset == 0 ? date : date.advanced(byDays: -holiday.offset)
        guard holiday.isPublic else { return facts.schoolHolidays[date] != nil }
        return facts.publicHolidays[date] != nil && facts.substituteWeekday[date] == nil
    }
}

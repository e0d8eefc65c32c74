internal import SlotTime

/// The days of a rule: those that match each of its parts; a part that is empty matches every day.
struct DaySelector: Hashable, Sendable {
    /// Years from one to another by a step.
    struct Years: Hashable, Sendable {
        let range: ClosedRange<Int>
        var step = 1
    }

    var years: [Years] = []

    /// Bit n for the month n, of any year; 0 for all.
    var months: UInt16 = 0

    /// Beside the months: a day matches one of both.
    var dates: [DateSelector] = []

    /// Bit n for the week n of ISO 8601; 0 for all.
    var weeks: UInt64 = 0
    var weekdays = WeekdaySelector()

    /// The dates within which it holds; nil for all.
    var validity: ClosedRange<CivilDate>?

    /// Days that are none of it.
    var exceptions: [DaySelector] = []

    /// Whether the weekday alone decides, and holidays do.
    var isWeekly: Bool {
        years.isEmpty && months == 0 && dates.isEmpty && weeks == 0 && weekdays.nths.isEmpty
            && validity == nil && exceptions.isEmpty
    }

    func matches(_ day: HoursDay, _ facts: HoursContext) -> Bool {
        guard weekdays.isEmpty || weekdays.matches(day, facts) else { return false }
        if !isWeekly {
            guard matchesDate(day) else { return false }
            guard weeks == 0 || weeks & 1 << UInt64(day.week) != 0 else { return false }
            guard years.isEmpty || matchesYear(day.year) else { return false }
            if let validity, !validity.contains(day.date) { return false }
            for exception in exceptions where exception.matches(day, facts) { return false }
        }
        return true
    }

    private func matchesDate(_ day: HoursDay) -> Bool {
        if months == 0, dates.isEmpty { return true }
        if months & 1 << UInt16(day.month) != 0 { return true }
        for selector in dates where selector.matches(day) { return true }
        return false
    }

    func matchesYear(_ year: Int) -> Bool {
        for years in years where years.range.contains(year) && (year - years.range.lowerBound) % years.step == 0 {
            return true
        }
        return false
    }
}

internal import SlotTime

/// The days of a rule: those that match each of its parts; a part that is empty matches every day.
struct DaySelector: Hashable, Sendable {
    /// Years from one to another by a step.
    struct Years: Hashable, Sendable {
        let range: ClosedRange<Int>
        var step = 1

        func contains(_ year: Int) -> Bool { range.contains(year) && (year - range.lowerBound) % step == 0 }
    }

    var years: [Years] = []

    /// Months 1...12 of every year.
    var months = NumberSet()

    /// Beside the months: a day matches one of both.
    var dates: [DateSelector] = []

    /// Weeks 1...53 of ISO 8601.
    var weeks = NumberSet()
    var weekdays = WeekdaySelector()

    /// The dates within which it holds; nil for all.
    var validity: ClosedRange<CivilDate>?

    /// Further days, of other kinds: `Su,PH,Dec 24`.
    var alternatives: [DaySelector] = []

    /// Days that it leaves out.
    var exceptions: [DaySelector] = []

    /// Whether nothing limits them.
    var isEmpty: Bool { isWeekly && weekdays.isEmpty }

    /// Whether the weekday alone decides, and holidays do.
    var isWeekly: Bool {
        years.isEmpty && months.isEmpty && dates.isEmpty && weeks.isEmpty && weekdays.nths.isEmpty
            && validity == nil && alternatives.isEmpty && exceptions.isEmpty
    }
}

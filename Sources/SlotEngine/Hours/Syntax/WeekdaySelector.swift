internal import SlotTime

/// Weekdays and holidays; one that is empty matches every date.
struct WeekdaySelector: Hashable, Sendable {
    /// A weekday by its place in the month, such as the last Friday, and a number of days after it.
    struct Nth: Hashable, Sendable {
        let weekday: Weekday
        var places: NthSet
        var offset = 0
    }

    /// A holiday, and a number of days after it.
    struct Holiday: Hashable, Sendable {
        let isPublic: Bool
        var offset = 0
    }

    var plain = WeekdaySet()
    var nths: [Nth] = []
    var holidays: [Holiday] = []

    /// Whether a date must match holidays and weekdays, and not just one of them (`SH Mo-Fr`).
    var needsBoth = false

    var isEmpty: Bool { plain.isEmpty && nths.isEmpty && holidays.isEmpty }
}

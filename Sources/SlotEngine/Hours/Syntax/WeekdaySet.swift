internal import SlotTime

/// Some days of the week.
struct WeekdaySet: Hashable, Sendable {
    /// The ISO numbers of the weekdays.
    private var numbers = NumberSet()

    var isEmpty: Bool { numbers.isEmpty }

    func contains(_ weekday: Weekday) -> Bool { numbers.contains(weekday.rawValue) }

    mutating func insert(_ weekday: Weekday) { numbers.insert(weekday.rawValue) }

    /// Adds the weekdays from one to another, around the end of the week where the last is before the first.
    mutating func insert(from first: Weekday, through last: Weekday) {
        for step in 0...(last.rawValue - first.rawValue + 7) % 7 {
            numbers.insert((first.rawValue - 1 + step) % 7 + 1)
        }
    }

    /// The weekdays that are not in another set.
    func subtracting(_ other: WeekdaySet) -> WeekdaySet {
        var rest = WeekdaySet()
        for weekday in Weekday.allCases where contains(weekday) && !other.contains(weekday) { rest.insert(weekday) }
        return rest
    }

    /// The weekdays that follow each other, by their ISO numbers.
    var runs: [ClosedRange<Int>] { numbers.runs }
}

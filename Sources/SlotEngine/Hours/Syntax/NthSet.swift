/// Places of a weekday in its month: 1...5 from the beginning, -1...-5 from the end.
struct NthSet: Hashable, Sendable {
    private var numbers = NumberSet()

    func contains(_ place: Int) -> Bool { numbers.contains(place + 5) }

    mutating func insert(_ place: Int) { numbers.insert(place + 5) }

    /// Whether a day of the month, counted from 1, has one of the places.
    func matches(day: Int, ofMonthWithLength length: Int) -> Bool {
        contains((day - 1) / 7 + 1) || contains(-((length - day) / 7) - 1)
    }
}

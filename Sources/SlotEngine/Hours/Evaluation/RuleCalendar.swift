internal import SlotTime

/// The rules that match each of some consecutive dates.
struct RuleCalendar {
    /// Days since 1970-01-01.
    let days: Range<Int>

    /// The rules of each day; empty where there are more rules than such a set holds.
    private var sets: [NumberSet] = []

    /// The rules of all days in one list, day by day, and where those of each day end.
    private var rules: [UInt16] = []
    private var ends: [Int] = []

    /// The most rules that a day's set holds.
    static let setLimit = 64

    init(_ rules: [HoursRule], in window: DayWindow) {
        days = window.days
        guard rules.count <= Self.setLimit else {
            list(rules.map { $0.days.days(in: window) })
            return
        }
        sets = Array(repeating: NumberSet(), count: days.count)
        for (index, rule) in rules.enumerated() {
            rule.days.days(in: window).forEach { sets[$0].insert(index) }
        }
    }

    /// The rules that match a date.
    func matches(on date: CivilDate) -> RuleMatches {
        let day = date.daysSinceEpoch - days.lowerBound
        guard sets.isEmpty else { return RuleMatches(date: date, set: sets[day]) }
        return RuleMatches(date: date, list: rules[(day == 0 ? 0 : ends[day - 1])..<ends[day]])
    }

    private mutating func list(_ sets: [DaySet]) {
        var places = Array(repeating: 0, count: days.count + 1)
        for set in sets { set.forEach { places[$0 + 1] += 1 } }
        for day in 0..<days.count { places[day + 1] += places[day] }
        rules = Array(repeating: 0, count: places[days.count])
        for (index, set) in sets.enumerated() {
            set.forEach { day in
                rules[places[day]] = UInt16(index)
                places[day] += 1
            }
        }
        ends = Array(places.prefix(days.count))
    }
}

internal import SlotTime

/// The rules that match each day of a year.
struct HoursYear {
    /// Days since 1970-01-01.
    let days: Range<Int>

    /// Of each day, bit n for the rule n; empty where there are more rules than bits.
    private var bits: [UInt64] = []

    /// The rules of all days, one day behind the other, and where those of a day end.
    private var rules: [UInt16] = []
    private var ends: [Int] = []

    init(_ year: Int, _ rules: [HoursRule], _ facts: HoursContext, holidayOffsets: [Int]) {
        let year = YearDays(year)
        days = year.days
        var sets = rules.map { $0.days.days(in: year) }
        // Days that the calendar alone doesn't decide are asked about one by one.
        Self.special(year, facts, holidayOffsets).forEach { day in
            let date = HoursDay(CivilDate(daysSinceEpoch: year.days.lowerBound + day), facts)
            for index in rules.indices {
                if rules[index].days.matches(date, facts) { sets[index].insert(day) } else { sets[index].remove(day) }
            }
        }
        if rules.count <= 64 {
            bits = Array(repeating: 0, count: days.count)
            for (index, set) in sets.enumerated() { set.forEach { bits[$0] |= 1 << UInt64(index) } }
        } else {
            list(sets)
        }
    }

    /// The rules of a day of the year as bits, where there are no more than bits.
    func bits(on date: CivilDate) -> UInt64 {
        bits.isEmpty ? 0 : bits[date.daysSinceEpoch - days.lowerBound]
    }

    /// The rules of a day of the year, ascending, where there are more than bits.
    func rules(on date: CivilDate) -> ArraySlice<UInt16> {
        guard !ends.isEmpty else { return [] }
        let day = date.daysSinceEpoch - days.lowerBound
        return rules[(day == 0 ? 0 : ends[day - 1])..<ends[day]]
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

    /// The make-up workdays, and the days that holidays are named for.
    private static func special(_ year: YearDays, _ facts: HoursContext, _ holidayOffsets: [Int]) -> DaySet {
        var special = DaySet()
        for date in facts.substituteWeekday.keys { year.insert(date, date, into: &special) }
        guard !holidayOffsets.isEmpty else { return special }
        for holidays in [facts.publicHolidays, facts.schoolHolidays] {
            for date in holidays.keys {
                for offset in holidayOffsets {
                    let day = date.advanced(byDays: offset)
                    year.insert(day, day, into: &special)
                }
            }
        }
        return special
    }
}

internal import SlotTime

/// A year's days by month and by weekday: what the selectors of rules are laid on.
struct YearDays {
    let year: Int

    /// Days since 1970-01-01.
    let days: Range<Int>

    /// The days of each weekday, Monday first.
    private var weekdays: [DaySet] = []

    init(_ year: Int) {
        self.year = year
        let first = Self.first(of: year)
        days = first..<first + (CivilDate.isLeap(year: year) ? 366 : 365)
        let weekday = CivilDate(daysSinceEpoch: first).weekday.rawValue - 1
        for place in 0..<7 {
            var set = DaySet()
            for day in stride(from: (place - weekday + 7) % 7, to: days.count, by: 7) { set.insert(day) }
            weekdays.append(set)
        }
    }

    func days(of weekday: Weekday) -> DaySet { weekdays[weekday.rawValue - 1] }

    /// All days of the year.
    var all: DaySet {
        var all = DaySet()
        all.insert(0...days.count - 1)
        return all
    }

    /// Adds the days between two dates, both included, as far as they are of this year.
    func insert(_ first: CivilDate, _ last: CivilDate, into set: inout DaySet) {
        let low = max(first.daysSinceEpoch, days.lowerBound)
        let high = min(last.daysSinceEpoch, days.upperBound - 1)
        if low <= high { set.insert(low - days.lowerBound...high - days.lowerBound) }
    }

    /// Adds months: bit n for the month n.
    func insert(months: UInt16, into set: inout DaySet) {
        var start = 0
        for month in 1...12 {
            let length = CivilDate.length(ofMonth: month, year: year)
            if months & 1 << UInt16(month) != 0 { set.insert(start...start + length - 1) }
            start += length
        }
    }

    /// Adds weeks of ISO 8601: bit n for the week n.
    func insert(weeks: UInt64, into set: inout DaySet) {
        let weekday = CivilDate(daysSinceEpoch: days.lowerBound).weekday.rawValue
        for monday in stride(from: days.lowerBound - weekday + 1, to: days.upperBound, by: 7) {
            let week = HoursDay.week(ofThursday: CivilDate(daysSinceEpoch: monday + 3))
            guard weeks & 1 << UInt64(week) != 0 else { continue }
            insert(CivilDate(daysSinceEpoch: monday), CivilDate(daysSinceEpoch: monday + 6), into: &set)
        }
    }

    private static func first(of year: Int) -> Int {
        // Only years that no date has are none.
        CivilDate(year: year, month: 1, day: 1)?.daysSinceEpoch ?? 0
    }
}

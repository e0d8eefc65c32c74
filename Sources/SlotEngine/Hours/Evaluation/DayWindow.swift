internal import SlotTime

/// Consecutive dates, up to a year of them, on which the days of rules are laid out.
struct DayWindow {
    /// Days since 1970-01-01.
    let days: Range<Int>

    /// The years of its first and its last date.
    let years: ClosedRange<Int>

    private let context: HoursContext

    /// The dates that have the hours of each weekday, Monday first: make-up workdays have those of another one.
    private var weekdays: [DaySet] = []

    /// The dates from one on, at most 366.
    init(from first: CivilDate, count: Int, _ context: HoursContext) {
        days = first.daysSinceEpoch..<first.daysSinceEpoch + count
        self.context = context
        years = first.year...CivilDate(daysSinceEpoch: days.upperBound - 1).year
        let weekday = first.weekday.rawValue - 1
        for place in 0..<7 {
            var set = DaySet()
            for day in stride(from: (place - weekday + 7) % 7, to: count, by: 7) { set.insert(day) }
            weekdays.append(set)
        }
        for (date, weekday) in context.substituteWeekday where days.contains(date.daysSinceEpoch) {
            let day = date.daysSinceEpoch - days.lowerBound
            weekdays[date.weekday.rawValue - 1].remove(day)
            weekdays[weekday.rawValue - 1].insert(day)
        }
    }

    func days(of weekday: Weekday) -> DaySet { weekdays[weekday.rawValue - 1] }

    /// All days of the window.
    var all: DaySet {
        var all = DaySet()
        all.insert(0...days.count - 1)
        return all
    }

    /// Adds the days between two dates, both included, as far as they are in the window.
    func insert(_ first: CivilDate, _ last: CivilDate, into set: inout DaySet) {
        let low = max(first.daysSinceEpoch, days.lowerBound)
        let high = min(last.daysSinceEpoch, days.upperBound - 1)
        if low <= high { set.insert(low - days.lowerBound...high - days.lowerBound) }
    }

    /// Adds the days of some years.
    func insert(yearsWhere isWanted: (Int) -> Bool, into set: inout DaySet) {
        for year in years where isWanted(year) {
            let start = Self.firstDay(of: year)
            insert(start, start.advanced(byDays: CivilDate.isLeap(year: year) ? 365 : 364), into: &set)
        }
    }

    /// Visits the months that have a day in the window, or have one a number of days earlier.
    func forEachMonth(
        earlierBy offset: Int = 0, _ visit: (_ year: Int, _ month: Int, _ first: CivilDate, _ length: Int) -> Void
    ) {
        let low = CivilDate(daysSinceEpoch: days.lowerBound).advanced(byDays: -offset)
        var (year, month, day) = low.parts
        var first = low.advanced(byDays: 1 - day)
        while first.daysSinceEpoch < days.upperBound - offset {
            let length = CivilDate.length(ofMonth: month, year: year)
            visit(year, month, first, length)
            let next = first.advanced(byDays: length)
            // The last month of all has no end.
            guard next > first else { return }
            first = next
            (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
        }
    }

    /// Adds months 1...12, of one year or of all.
    func insert(months: NumberSet, ofYear wanted: Int? = nil, into set: inout DaySet) {
        forEachMonth { (year, month, first, length) in
            guard months.contains(month), wanted == nil || wanted == year else { return }
            insert(first, first.advanced(byDays: length - 1), into: &set)
        }
    }

    /// Adds weeks 1...53 of ISO 8601.
    func insert(weeks: NumberSet, into set: inout DaySet) {
        let weekday = CivilDate(daysSinceEpoch: days.lowerBound).weekday.rawValue
        for monday in stride(from: days.lowerBound - weekday + 1, to: days.upperBound, by: 7) {
            let monday = CivilDate(daysSinceEpoch: monday)
            // A week belongs to the year of its Thursday.
            let thursday = monday.advanced(byDays: 3)
            let newYear = Self.firstDay(of: thursday.year)
            guard weeks.contains((thursday.daysSinceEpoch - newYear.daysSinceEpoch) / 7 + 1) else { continue }
            insert(monday, monday.advanced(byDays: 6), into: &set)
        }
    }

    /// Adds the days that follow a holiday by a number of days. A public holiday on which people work is no holiday.
    func insert(_ holiday: WeekdaySelector.Holiday, into set: inout DaySet) {
        let holidays = holiday.isPublic ? context.publicHolidays : context.schoolHolidays
        func insert(_ date: CivilDate) {
            guard !holiday.isPublic || context.substituteWeekday[date] == nil else { return }
            let day = date.advanced(byDays: holiday.offset)
            self.insert(day, day, into: &set)
        }
        if holidays.count > days.count {
            for day in days {
                let date = CivilDate(daysSinceEpoch: day).advanced(byDays: -holiday.offset)
                if holidays[date] != nil { insert(date) }
            }
        } else {
            for date in holidays.keys { insert(date) }
        }
    }

    /// 1 January.
    private static func firstDay(of year: Int) -> CivilDate {
        if let date = CivilDate(year: year, month: 1, day: 1) { return date }
        // Years with more than six digits repeat after 400 years, which have 146,097 days.
        let era = (year >= 0 ? year : year - 399) / 400
        let first = CivilDate(year: year - era * 400, month: 1, day: 1) ?? CivilDate(daysSinceEpoch: 0)
        return first.advanced(byDays: era * 146_097)
    }
}

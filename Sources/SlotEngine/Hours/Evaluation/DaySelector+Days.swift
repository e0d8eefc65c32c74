internal import SlotTime

// The one place that says which dates a rule is for: it answers for many dates at once, so a selector of many parts
// costs once a window, and not on every date.
extension DaySelector {
    /// The days of a window that match.
    func days(in window: DayWindow) -> DaySet {
        var days = commonDays(in: window)
        for alternative in alternatives { days.formUnion(alternative.days(in: window)) }
        for exception in exceptions { days.subtract(exception.days(in: window)) }
        return days
    }

    /// The days that match all parts.
    private func commonDays(in window: DayWindow) -> DaySet {
        var days = weekdays.days(in: window)
        guard !isWeekly, !days.isEmpty else { return days }
        if !years.isEmpty {
            var ofYears = DaySet()
            window.insert(yearsWhere: { year in years.contains { $0.contains(year) } }, into: &ofYears)
            days.formIntersection(ofYears)
        }
        if !months.isEmpty || !dates.isEmpty {
            var dated = DaySet()
            if !months.isEmpty { window.insert(months: months, into: &dated) }
            for selector in dates { selector.insert(into: &dated, window) }
            days.formIntersection(dated)
        }
        if !weeks.isEmpty {
            var ofWeeks = DaySet()
            window.insert(weeks: weeks, into: &ofWeeks)
            days.formIntersection(ofWeeks)
        }
        if let validity {
            var valid = DaySet()
            window.insert(validity.lowerBound, validity.upperBound, into: &valid)
            days.formIntersection(valid)
        }
        return days
    }
}

extension WeekdaySelector {
    fileprivate func days(in window: DayWindow) -> DaySet {
        if isEmpty { return window.all }
        var days = DaySet()
        for weekday in Weekday.allCases where plain.contains(weekday) { days.formUnion(window.days(of: weekday)) }
        for nth in nths { nth.insert(into: &days, window) }
        guard !holidays.isEmpty else { return days }
        var ofHolidays = DaySet()
        for holiday in holidays { window.insert(holiday, into: &ofHolidays) }
        if needsBoth { days.formIntersection(ofHolidays) } else { days.formUnion(ofHolidays) }
        return days
    }
}

extension WeekdaySelector.Nth {
    fileprivate func insert(into set: inout DaySet, _ window: DayWindow) {
        window.forEachMonth(earlierBy: offset) { (_, _, first, length) in
            var day = (weekday.rawValue - first.weekday.rawValue + 7) % 7 + 1
            while day <= length {
                if places.matches(day: day, ofMonthWithLength: length) {
                    let date = first.advanced(byDays: day - 1 + offset)
                    window.insert(date, date, into: &set)
                }
                day += 7
            }
        }
    }
}

extension DateSelector {
    fileprivate func insert(into set: inout DaySet, _ window: DayWindow) {
        switch self {
        case .months(let months, let year):
            window.insert(months: months, ofYear: year, into: &set)
        case .from(let point):
            let last = CivilDate(daysSinceEpoch: window.days.upperBound)
            for year in point.year.map({ $0...$0 }) ?? window.years {
                guard let first = point.date(in: year, isEnd: false) else { continue }
                var later = DaySet()
                window.insert(first, last, into: &later)
                if point.year == nil {
                    var ofYear = DaySet()
                    window.insert(yearsWhere: { $0 == year }, into: &ofYear)
                    later.formIntersection(ofYear)
                }
                set.formUnion(later)
            }
        case .range(let first, let last):
            // One that wraps began last year; an offset can move a range over New Year, to either side.
            let years = first.year.map { $0...$0 } ?? window.years.lowerBound - 1...window.years.upperBound + 1
            for year in years {
                guard let dates = Self.dates(from: first, to: last, beginningIn: year) else { continue }
                window.insert(dates.start, dates.end, into: &set)
            }
        }
    }
}

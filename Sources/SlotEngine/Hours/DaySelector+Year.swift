internal import SlotTime

// The days of a whole year at once: what a selector has many parts for costs once a year, and not on every date.
extension DaySelector {
    /// The days of a year that match where no date is a holiday or a make-up workday.
    func days(in year: YearDays) -> DaySet {
        guard years.isEmpty || matchesYear(year.year) else { return DaySet() }
        var days = weekdays.days(in: year)
        guard !isWeekly, !days.isEmpty else { return days }
        if months != 0 || !dates.isEmpty {
            var dated = DaySet()
            year.insert(months: months, into: &dated)
            for selector in dates { selector.insert(into: &dated, year) }
            days.formIntersection(dated)
        }
        if weeks != 0 {
            var ofWeeks = DaySet()
            year.insert(weeks: weeks, into: &ofWeeks)
            days.formIntersection(ofWeeks)
        }
        if let validity {
            var valid = DaySet()
            year.insert(validity.lowerBound, validity.upperBound, into: &valid)
            days.formIntersection(valid)
        }
        for exception in exceptions { days.subtract(exception.days(in: year)) }
        return days
    }
}

extension WeekdaySelector {
    fileprivate func days(in year: YearDays) -> DaySet {
        if isEmpty { return year.all }
        var days = DaySet()
        // Weekdays of holidays alone are no days without holidays.
        guard holidays.isEmpty || !needsBoth else { return days }
        for weekday in Weekday.allCases where plain & 1 << UInt8(weekday.rawValue - 1) != 0 {
            days.formUnion(year.days(of: weekday))
        }
        for nth in nths { nth.insert(into: &days, year) }
        return days
    }
}

extension WeekdaySelector.Nth {
    fileprivate func insert(into set: inout DaySet, _ year: YearDays) {
        // Moved by a year, it can be one of the year after the next.
        let years = offset == 0 ? year.year...year.year : year.year - 2...year.year + 2
        for number in years {
            for month in 1...12 {
                guard let first = CivilDate(year: number, month: month, day: 1) else { continue }
                let length = CivilDate.length(ofMonth: month, year: number)
                var day = (weekday.rawValue - first.weekday.rawValue + 7) % 7
                while day < length {
                    let bits: UInt16 = 1 << UInt16(day / 7) | 1 << UInt16((length - day - 1) / 7 + 5)
                    if places & bits != 0 {
                        let date = first.advanced(byDays: day + offset)
                        year.insert(date, date, into: &set)
                    }
                    day += 7
                }
            }
        }
    }
}

extension DateSelector {
    fileprivate func insert(into set: inout DaySet, _ year: YearDays) {
        switch self {
        case .months(let months, let number):
            if number == year.year { year.insert(months: months, into: &set) }
        case .from(let point):
            let end = CivilDate(daysSinceEpoch: year.days.upperBound - 1)
            year.insert(point.date(in: year.year, isEnd: false), end, into: &set)
        case .range(let first, let last):
            for number in first.year.map({ $0...$0 }) ?? year.year - 1...year.year + 1 {
                let (start, end) = Self.dates(from: first, to: last, beginningIn: number)
                year.insert(start, end, into: &set)
            }
        }
    }
}

internal import SlotTime

extension RecurrenceRule {
    /// The rule with what it leaves to DTSTART written out (RFC 5545 3.3.10: what a rule doesn't say, DTSTART does).
    func completed(by start: CivilDateTime) -> RecurrenceRule {
        var rule = self
        if frequency >= .daily, hours.isEmpty { rule.hours = [start.time.hour] }
        if frequency >= .hourly, minutes.isEmpty { rule.minutes = [start.time.minute] }
        // A minute's last second may have been written as 60.
        rule.seconds = Array(Set(seconds.map { min($0, 59) })).sorted()
        if frequency >= .minutely, seconds.isEmpty { rule.seconds = [start.time.second] }
        let parts = start.date.parts
        switch frequency {
        case .yearly where weeks.isEmpty && yearDays.isEmpty && monthDays.isEmpty && days.isEmpty:
            if months.isEmpty { rule.months = [parts.month] }
            rule.monthDays = [parts.day]
        case .yearly where !weeks.isEmpty && yearDays.isEmpty && monthDays.isEmpty && days.isEmpty:
            rule.days = [Day(ordinal: 0, weekday: start.date.weekday)]
        case .monthly where monthDays.isEmpty && days.isEmpty: rule.monthDays = [parts.day]
        case .weekly where days.isEmpty: rule.days = [Day(ordinal: 0, weekday: start.date.weekday)]
        default: break
        }
        return rule
    }

    /// Whether a date is one of the rule's, by all of its parts that name dates.
    func matches(_ date: CivilDate) -> Bool {
        let (year, month, day) = date.parts
        guard months.isEmpty || months.contains(month) else { return false }
        if !monthDays.isEmpty {
            let length = CivilDate.length(ofMonth: month, year: year)
            guard monthDays.contains(day) || monthDays.contains(day - length - 1) else { return false }
        }
        guard days.isEmpty || days.contains(where: { matches($0, date, (year, month, day)) }) else { return false }
        if !yearDays.isEmpty {
            let ordinal = Self.dayOfYear(date, year)
            let length = CivilDate.isLeap(year: year) ? 366 : 365
            guard yearDays.contains(ordinal) || yearDays.contains(ordinal - length - 1) else { return false }
        }
        return weeks.isEmpty || matchesWeek(date)
    }

    private func matches(_ rule: Day, _ date: CivilDate, _ parts: (year: Int, month: Int, day: Int)) -> Bool {
        guard rule.weekday == date.weekday else { return false }
        guard rule.ordinal != 0 else { return true }
        // The n-th of the month, or of the year where neither FREQ nor BYMONTH says a month.
        let isOfYear = frequency == .yearly && months.isEmpty
        let place = isOfYear ? Self.dayOfYear(date, parts.year) : parts.day
        let length =
            isOfYear
            ? (CivilDate.isLeap(year: parts.year) ? 366 : 365)
            : CivilDate.length(ofMonth: parts.month, year: parts.year)
        return rule.ordinal > 0
            ? (place - 1) / 7 + 1 == rule.ordinal : -((length - place) / 7 + 1) == rule.ordinal
    }

    /// Whether the date's week has one of the numbers, in the year that most of that week lies in.
    private func matchesWeek(_ date: CivilDate) -> Bool {
        let (number, year) = week(of: date)
        if weeks.contains(number) { return true }
        guard weeks[0] < 0, let last = CivilDate(year: year, month: 12, day: 28) else { return false }
        // 28 December is always in the last week.
        return weeks.contains(number - week(of: last).number - 1)
    }

    /// The number of a date's week, and the year that it is counted in.
    private func week(of date: CivilDate) -> (number: Int, year: Int) {
        // The fourth day of a week lies in the year that has most of it.
        let fourth = date.advanced(byDays: 3 - date.weekday.days(after: weekStart))
        let year = fourth.year
        return ((Self.dayOfYear(fourth, year) - 1) / 7 + 1, year)
    }

    private static func dayOfYear(_ date: CivilDate, _ year: Int) -> Int {
        date.daysSinceEpoch - (CivilDate(year: year, month: 1, day: 1) ?? date).daysSinceEpoch + 1
    }
}

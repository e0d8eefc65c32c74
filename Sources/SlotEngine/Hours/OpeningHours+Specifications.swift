internal import SlotTime

extension OpeningHours {
    /// The hours of a list of schema.org's specifications.
    ///
    /// Several for one day add up. One that holds for a shorter time replaces those that hold for longer on its days of the
    /// week within that time: special hours the usual ones. One for public holidays replaces those for weekdays. What
    /// begins on a day goes with it: the rest of the night before stays.
    ///
    /// - Throws: An error about `openingHoursSpecification` where the list is empty: a place that is never open says so.
    public init(specifications: [OpeningHoursSpecification]) throws(SlotError) {
        guard !specifications.isEmpty else {
            throw SlotError(
                key: "openingHoursSpecification", value: "[]",
                rule: "must have an element: nothing says when the place is open")
        }
        self.init(
            rules: specifications.compactMap { specification in
                // One that says closed only keeps those that it replaces away.
                guard let opens = specification.opens, let closes = specification.closes else { return nil }
                var rule = HoursRule(operator: .additional)
                rule.days = specification.days
                rule.days.exceptions = specifications.filter { $0.replaces(specification) }.map { $0.days }
                rule.spans = [TimeRange(open: HoursTime(offset: opens), close: HoursTime(offset: closes))]
                return rule
            })
    }
}

extension OpeningHoursSpecification {
    fileprivate var days: DaySelector {
        var days = DaySelector()
        for weekday in daysOfWeek { days.weekdays.plain.insert(weekday) }
        if isForPublicHolidays { days.weekdays.holidays.append(.init(isPublic: true)) }
        days.validity = validity
        return days
    }

    private var validity: ClosedRange<CivilDate>? {
        guard validFrom != nil || validThrough != nil else { return nil }
        let first = validFrom ?? CivilDate(daysSinceEpoch: .min)
        return first...max(first, validThrough ?? CivilDate(daysSinceEpoch: .max))
    }

    private var length: Int {
        validity.map { $0.upperBound.daysSinceEpoch - $0.lowerBound.daysSinceEpoch } ?? .max
    }

    fileprivate func replaces(_ other: OpeningHoursSpecification) -> Bool {
        guard length == other.length else { return length < other.length }
        guard validity == other.validity else { return false }
        // A closed weekday closes, also where all days are open.
        if opens == nil, other.opens != nil, !daysOfWeek.isEmpty { return true }
        return isForPublicHolidays && daysOfWeek.isEmpty && !other.isForPublicHolidays
    }
}

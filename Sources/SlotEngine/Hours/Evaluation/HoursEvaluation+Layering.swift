internal import SlotTime

// Overlaying the rules of a calendar date.
extension HoursEvaluation {
    /// Finds what is open and unknown on a calendar date: by its own rules, by the nights that the date before began,
    /// and by what the sun of the date after begins before midnight; the last two only where these dates are given.
    mutating func overlayDate(_ day: RuleMatches, before: RuleMatches?, after: RuleMatches?) {
        layers.removeAll()
        var today = day
        var rests = before?.filtered { rules[$0].reachesNextDay }
        var early = hours.needsPosition ? after?.filtered { rules[$0].beginsBySun } : nil
        while case let index = min(today.next, rests?.next ?? .max, early?.next ?? .max), index < rules.count {
            let isRest = rests?.take(index) ?? false
            let isEarly = early?.take(index) ?? false
            if today.take(index) {
                if rules[index].operator == .normal, rules[index].kind != .closed { layers.removeAll() }
                apply(index, of: day.date, to: 0)
            }
            if isRest, let before { apply(index, of: before.date, to: 1) }
            if isEarly, let after { apply(index, of: after.date, to: -1) }
        }
    }

    /// Applies a rule that matches a date to the calendar date some days after it.
    private mutating func apply(_ index: Int, of date: CivilDate, to daysLater: Int) {
        let rule = rules[index]
        guard !rule.spans.isEmpty else {
            if daysLater == 0 { layers.apply(.init(range: 0..<1440, isRest: false, rule: index), rule) }
            return
        }
        let sun = rule.usesSun ? sunTimes(on: date) : nil
        let next = rule.usesSun ? sunTimes(on: date.advanced(byDays: 1)) : nil
        for span in rule.spans {
            let minutes = span.minutes(on: sun, next: next)
            let low = max(minutes.lowerBound - daysLater * 1440, 0)
            let high = min(minutes.upperBound - daysLater * 1440, 1440)
            if low < high { layers.apply(.init(range: low..<high, isRest: daysLater == 1, rule: index), rule) }
        }
    }

    private mutating func sunTimes(on date: CivilDate) -> SunTimes? {
        if let known = facts.sun?[date] { return known }
        guard let position = facts.position, let zone = facts.zone else { return nil }
        if let known = suns.first(where: { $0.date == date }) { return known.times }
        let times = SunTimes(on: date, at: position, in: zone)
        // A date, and those on both sides.
        if suns.count > 3 { suns.removeFirst() }
        suns.append((date, times))
        return times
    }
}

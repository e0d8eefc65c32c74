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
        var isMatched = false
        var passed = 0
        while case let index = min(today.next, rests?.next ?? .max, early?.next ?? .max), index < rules.count {
            // A fallback that doesn't match lets the next one stand in, where there is nothing yet.
            if !fallbacks.isEmpty {
                if fallbacks[index] > passed, layers.isEmpty { isMatched = false }
                passed = fallbacks[index + 1]
            }
            let isToday = today.take(index)
            let isRest = rests?.take(index) ?? false
            let isEarly = early?.take(index) ?? false
            if rules[index].operator == .fallback {
                if isMatched, !layers.isEmpty { continue }
                isMatched = isToday
            } else {
                if isToday, rules[index].operator == .normal, rules[index].kind != .closed { layers.removeAll() }
                isMatched = isMatched || isToday
            }
            if isToday { apply(index, of: day.date, to: 0) }
            if isRest, let before { apply(index, of: before.date, to: 1) }
            if isEarly, let after { apply(index, of: after.date, to: -1) }
        }
    }

    /// Applies a rule that matches a date to the calendar date some days after it.
    private mutating func apply(_ index: Int, of date: CivilDate, to daysLater: Int) {
        let rule = rules[index]
        guard !rule.spans.isEmpty else {
            if daysLater == 0 { layers.apply(.init(range: 0..<1440, isRest: false, rule: index), rule.kind) }
            return
        }
        let sun = rule.usesSun ? sunTimes(on: date) : nil
        for span in rule.spans {
            let minutes = span.minutes(sun)
            let low = max(minutes.lowerBound - daysLater * 1440, 0)
            let high = min(minutes.upperBound - daysLater * 1440, 1440)
            if low < high { layers.apply(.init(range: low..<high, isRest: daysLater == 1, rule: index), rule.kind) }
        }
    }

    private func sunTimes(on date: CivilDate) -> SunTimes? {
        guard let position = facts.position, let zone = facts.zone else { return nil }
        return SunTimes(on: date, at: position, in: zone)
    }
}

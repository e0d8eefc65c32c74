internal import SlotTime

/// Laying the rules of a date over each other.
extension HoursEvaluation {
    /// Rules in their order, taken one after the other.
    private struct Cursor {
        private let rules: ArraySlice<UInt16>
        private var place: Int

        init(_ rules: ArraySlice<UInt16>) {
            self.rules = rules
            place = rules.startIndex
        }

        /// The next rule; behind all others where none is left.
        var next: Int { place < rules.endIndex ? Int(rules[place]) : .max }

        mutating func take(_ rule: Int) -> Bool {
            guard next == rule else { return false }
            place += 1
            return true
        }
    }

    private func cursor(_ matches: Matches?, where isWanted: (HoursRule) -> Bool = { _ in true }) -> Cursor {
        guard let matches else { return Cursor([]) }
        guard rules.count <= 64 else {
            return Cursor(matches.rules.filter { isWanted(rules[Int($0)]) }[...])
        }
        var list: [UInt16] = []
        var bits = matches.bits
        while bits != 0 {
            if isWanted(rules[bits.trailingZeroBitCount]) { list.append(UInt16(bits.trailingZeroBitCount)) }
            bits &= bits - 1
        }
        return Cursor(list[...])
    }

    /// Finds what is open and unknown on a calendar date: what a date before began, and what the sun of the date after
    /// begins too early, only where these are given.
    mutating func lay(on day: Matches, after before: Matches?, before next: Matches?) {
        layers.removeAll()
        var today = cursor(day)
        var rests = cursor(before, where: \.reachesNextDay)
        var early = cursor(hours.needsPosition ? next : nil) { $0.spans.contains { $0.open.event != nil } }
        var isMatched = false
        var passed = 0
        while case let index = min(today.next, rests.next, early.next), index < rules.count {
            // A fallback that doesn't match lets the next one stand in, where there is nothing yet.
            if !fallbacks.isEmpty {
                if fallbacks[index] > passed, layers.isEmpty { isMatched = false }
                passed = fallbacks[index + 1]
            }
            let isToday = today.take(index)
            let (isRest, isEarly) = (rests.take(index), early.take(index))
            if rules[index].operator == .fallback {
                if isMatched, !layers.isEmpty { continue }
                isMatched = isToday
            } else {
                if isToday, rules[index].operator == .normal, rules[index].kind != .closed { layers.removeAll() }
                isMatched = isMatched || isToday
            }
            if isToday { paint(index, on: day.date, 0, isRest: false) }
            if isRest, let before { paint(index, on: before.date, 1440, isRest: true) }
            if isEarly, let next { paint(index, on: next.date, -1440, isRest: false) }
        }
    }

    /// Lays the spans of a rule for a date over a calendar date that begins some minutes later.
    private mutating func paint(_ index: Int, on date: CivilDate, _ shift: Int, isRest: Bool) {
        let rule = rules[index]
        guard !rule.spans.isEmpty else {
            if shift == 0 { layers.paint(.init(range: 0..<1440, isRest: isRest, rule: index), rule.kind) }
            return
        }
        let sun = rule.spans.contains(where: \.usesSun) ? sunTimes(on: date) : nil
        for span in rule.spans {
            let minutes = span.minutes(sun)
            let low = max(minutes.lowerBound - shift, 0)
            let high = min(minutes.upperBound - shift, 1440)
            if low < high { layers.paint(.init(range: low..<high, isRest: isRest, rule: index), rule.kind) }
        }
    }

    private func sunTimes(on date: CivilDate) -> SunTimes? {
        if let known = facts.sun?[date] { return known }
        guard let position = facts.position, let zone = facts.zone else { return nil }
        return SunTimes(on: date, at: position, in: zone)
    }
}

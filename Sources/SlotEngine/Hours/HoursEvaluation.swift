internal import SlotTime

/// Lays the rules over each other, for one date after another.
struct HoursEvaluation {
    let rules: [HoursRule]
    let reachesNextDay: Bool
    let dependsOnDayBefore: Bool
    let facts: HoursFacts

    /// A stretch of a calendar date, in minutes since its 00:00.
    private struct Piece {
        var range: Range<Int>

        /// Whether it belongs to a night that the date before began.
        let isRest: Bool
        let rule: Int
    }

    /// A date with the rules that match it: bit n for the rule n, as far as there are bits.
    private struct Matches {
        let day: HoursDay
        let bits: UInt64
    }

    /// Windows that depend on nothing but the rules that match a date and the two beside it.
    private struct Known {
        let before: UInt64
        let on: UInt64
        let after: UInt64
        let windows: [OpenWindow]
    }

    private var known: [Known] = []
    private var recent: [Matches] = []

    private var open: [Piece] = []
    private var unknown: [Piece] = []

    private let usesSun: Bool

    init(rules: [HoursRule], reachesNextDay: Bool, dependsOnDayBefore: Bool, facts: HoursFacts) {
        self.rules = rules
        self.reachesNextDay = reachesNextDay
        self.dependsOnDayBefore = dependsOnDayBefore
        self.facts = facts
        usesSun = rules.contains { $0.spans.contains(where: \.usesSun) }
    }

    /// The windows that begin on a date. Those of dates that follow each other cost least.
    ///
    /// Their service date is any: most of the time they are those of another date that the same rules match.
    mutating func windows(on date: CivilDate) -> [OpenWindow] {
        let on = matches(date)
        let after = reachesNextDay ? matches(date.advanced(byDays: 1)) : nil
        let before = dependsOnDayBefore ? matches(date.advanced(byDays: -1)) : nil
        let bits = (before?.bits ?? 0, on.bits, after?.bits ?? 0)
        for index in known.indices
        where known[index].on == bits.1 && known[index].after == bits.2 && known[index].before == bits.0 {
            return known[index].windows
        }
        let windows = lay(on, after: after, before: before, date)
        // The sun moves every day, and further rules have no bits.
        if rules.count <= 64, !usesSun, known.count < 32 {
            known.append(Known(before: bits.0, on: bits.1, after: bits.2, windows: windows))
        }
        return windows
    }

    /// The rules that match a date, remembered for the dates beside it.
    private mutating func matches(_ date: CivilDate) -> Matches {
        if reachesNextDay || dependsOnDayBefore {
            for index in recent.indices where recent[index].day.date == date { return recent[index] }
        }
        let day = HoursDay(date, facts)
        var bits: UInt64 = 0
        for index in 0..<min(rules.count, 64) where rules[index].days.matches(day, facts) {
            bits |= 1 << UInt64(index)
        }
        let found = Matches(day: day, bits: bits)
        guard reachesNextDay || dependsOnDayBefore else { return found }
        if recent.count > 2 { recent.removeFirst() }
        recent.append(found)
        return found
    }

    private func matches(_ index: Int, _ matches: Matches) -> Bool {
        index < 64 ? matches.bits >> UInt64(index) & 1 == 1 : rules[index].days.matches(matches.day, facts)
    }

    /// Its own part of the windows, and the rest that the rules of the next date leave.
    private mutating func lay(_ on: Matches, after: Matches?, before: Matches?, _ date: CivilDate) -> [OpenWindow] {
        lay(on: on, after: before)
        var pieces = open.filter { !$0.isRest }
        if let after {
            lay(on: after, after: on)
            for piece in open where piece.isRest {
                let range = piece.range.lowerBound + 1440..<piece.range.upperBound + 1440
                pieces.append(Piece(range: range, isRest: true, rule: piece.rule))
            }
        }
        return join(pieces, on: date)
    }

    /// Pieces that touch or overlap become one window.
    private func join(_ pieces: [Piece], on date: CivilDate) -> [OpenWindow] {
        var windows: [OpenWindow] = []
        var rest = pieces[...]
        if pieces.count > 1 {
            rest = pieces.sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }[...]
        }
        while let first = rest.popFirst() {
            var end = first.range.upperBound
            var comment = rules[first.rule].comment
            while let next = rest.first, next.range.lowerBound <= end {
                rest.removeFirst()
                end = max(end, next.range.upperBound)
                comment = Self.join(comment, rules[next.rule].comment)
            }
            windows.append(OpenWindow(unchecked: date, first.range.lowerBound, end, comment))
        }
        return windows
    }

    /// Both comments, each once.
    static func join(_ first: String?, _ second: String?) -> String? {
        guard let first, let second else { return first ?? second }
        let isKnown = first == second || first.hasPrefix(second + ", ") || first.hasSuffix(", " + second)
        return isKnown ? first : "\(first), \(second)"
    }

    /// Finds what is open and unknown on a calendar date; what a date before began, only where that one is given.
    private mutating func lay(on day: Matches, after before: Matches?) {
        open.removeAll(keepingCapacity: true)
        unknown.removeAll(keepingCapacity: true)
        var isMatched = false
        for index in rules.indices {
            let isToday = matches(index, day)
            if rules[index].operator == .fallback {
                if isMatched, !open.isEmpty || !unknown.isEmpty { continue }
                isMatched = isToday
            } else {
                if isToday, rules[index].operator == .normal, rules[index].kind != .closed {
                    open.removeAll(keepingCapacity: true)
                    unknown.removeAll(keepingCapacity: true)
                }
                isMatched = isMatched || isToday
            }
            if isToday { paint(index, on: day.day, isRest: false) }
            if let before, rules[index].reachesNextDay, matches(index, before) {
                paint(index, on: before.day, isRest: true)
            }
        }
    }

    private mutating func paint(_ index: Int, on day: HoursDay, isRest: Bool) {
        guard !rules[index].spans.isEmpty else { return paint(0..<1440, index, isRest) }
        let usesSun = rules[index].spans.contains(where: \.usesSun)
        let sun = usesSun ? sunTimes(on: day.date) : nil
        for span in rules[index].spans {
            let minutes = span.minutes(sun)
            if isRest {
                guard minutes.upperBound > 1440 else { continue }
                paint(max(minutes.lowerBound - 1440, 0)..<minutes.upperBound - 1440, index, true)
            } else if minutes.lowerBound < min(minutes.upperBound, 1440) {
                paint(minutes.lowerBound..<min(minutes.upperBound, 1440), index, false)
            }
        }
    }

    private mutating func paint(_ range: Range<Int>, _ index: Int, _ isRest: Bool) {
        let piece = Piece(range: range, isRest: isRest, rule: index)
        switch rules[index].kind {
        case .open:
            Self.cut(range, from: &unknown)
            open.append(piece)
        case .unknown:
            Self.cut(range, from: &open)
            unknown.append(piece)
        case .closed:
            Self.cut(range, from: &open)
            Self.cut(range, from: &unknown)
        }
    }

    private static func cut(_ range: Range<Int>, from pieces: inout [Piece]) {
        guard pieces.contains(where: { $0.range.overlaps(range) }) else { return }
        var left: [Piece] = []
        for piece in pieces {
            let parts = [
                piece.range.lowerBound..<max(piece.range.lowerBound, min(piece.range.upperBound, range.lowerBound)),
                min(max(piece.range.lowerBound, range.upperBound), piece.range.upperBound)..<piece.range.upperBound,
            ]
            if !piece.range.overlaps(range) {
                left.append(piece)
            } else {
                for part in parts where !part.isEmpty {
                    left.append(Piece(range: part, isRest: piece.isRest, rule: piece.rule))
                }
            }
        }
        pieces = left
    }

    private func sunTimes(on date: CivilDate) -> SunTimes? {
        guard let position = facts.position, let zone = facts.zone else { return nil }
        return SunTimes(on: date, at: position, in: zone)
    }
}

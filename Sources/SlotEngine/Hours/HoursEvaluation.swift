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

    private var open: [Piece] = []
    private var unknown: [Piece] = []

    init(rules: [HoursRule], reachesNextDay: Bool, dependsOnDayBefore: Bool, facts: HoursFacts) {
        self.rules = rules
        self.reachesNextDay = reachesNextDay
        self.dependsOnDayBefore = dependsOnDayBefore
        self.facts = facts
    }

    /// The windows that begin on a date: its own part of them, and the rest that the rules of the next date leave.
    mutating func windows(on date: CivilDate) -> [OpenWindow] {
        let day = HoursDay(date, facts)
        lay(on: day, after: dependsOnDayBefore ? HoursDay(date.advanced(byDays: -1), facts) : nil)
        var pieces = open.filter { !$0.isRest }
        if reachesNextDay {
            lay(on: HoursDay(date.advanced(byDays: 1), facts), after: day)
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
    private mutating func lay(on day: HoursDay, after before: HoursDay?) {
        open.removeAll(keepingCapacity: true)
        unknown.removeAll(keepingCapacity: true)
        var isMatched = false
        for index in rules.indices {
            let matches = rules[index].days.matches(day, facts)
            if rules[index].operator == .fallback {
                if isMatched, !open.isEmpty || !unknown.isEmpty { continue }
                isMatched = matches
            } else {
                if matches, rules[index].operator == .normal, rules[index].kind != .closed {
                    open.removeAll(keepingCapacity: true)
                    unknown.removeAll(keepingCapacity: true)
                }
                isMatched = isMatched || matches
            }
            if matches { paint(index, on: day, isRest: false) }
            if let before, rules[index].reachesNextDay, rules[index].days.matches(before, facts) {
                paint(index, on: before, isRest: true)
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

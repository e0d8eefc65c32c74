internal import SlotTime

/// Lays the rules over each other, for one date after another.
struct HoursEvaluation {
    let hours: OpeningHours
    let facts: HoursContext

    /// What is asked for: the windows that are open, or those that are unknown.
    let kind: HoursRule.Kind

    let rules: [HoursRule]

    /// A date with the rules that match it.
    struct Matches {
        let date: CivilDate

        /// Bit n for the rule n, where there are no more rules than bits.
        let bits: UInt64

        /// The rules, ascending, where there are more.
        let rules: ArraySlice<UInt16>
    }

    /// Windows that depend on nothing but the rules that match a date and the two beside it.
    private struct Known {
        let before: UInt64
        let on: UInt64
        let after: UInt64
        let windows: [ServiceWindow]
    }

    private var known: [Known] = []
    var layers = HoursLayers()

    /// The last two years that were looked at as a whole, and how many dates have been asked about one by one: a few are
    /// cheaper so.
    private var years: [HoursYear] = []
    private var singleDates = 0
    private static let singleDateLimit = 12

    /// How many rules before each are fallbacks; empty where none is.
    let fallbacks: [Int]

    init(_ hours: OpeningHours, _ facts: HoursContext, kind: HoursRule.Kind = .open) {
        self.hours = hours
        self.facts = facts
        self.kind = kind
        rules = hours.rules
        guard hours.rules.contains(where: { $0.operator == .fallback }) else {
            fallbacks = []
            return
        }
        var counts = [0]
        for rule in hours.rules { counts.append(counts[counts.count - 1] + (rule.operator == .fallback ? 1 : 0)) }
        fallbacks = counts
    }

    /// The windows that begin on a date. Those of dates that follow each other cost least.
    ///
    /// Their service date is any: most of the time they are those of another date that the same rules match.
    mutating func windows(on date: CivilDate) -> [ServiceWindow] {
        let (before, after) = (date.advanced(byDays: -1), date.advanced(byDays: 1))
        // The sun moves every day, and further rules have no bits.
        guard rules.count <= 64, !hours.needsPosition else {
            return lay(
                matches(date), after: hours.reachesNextDay ? matches(after) : nil,
                before: hours.dependsOnDayBefore ? matches(before) : nil)
        }
        let bits = (
            before: hours.dependsOnDayBefore ? self.bits(on: before) : 0, on: self.bits(on: date),
            after: hours.reachesNextDay ? self.bits(on: after) : 0
        )
        for index in known.indices
        where known[index].on == bits.on && known[index].after == bits.after && known[index].before == bits.before {
            return known[index].windows
        }
        let windows = lay(
            Matches(date: date, bits: bits.on, rules: []),
            after: hours.reachesNextDay ? Matches(date: after, bits: bits.after, rules: []) : nil,
            before: hours.dependsOnDayBefore ? Matches(date: before, bits: bits.before, rules: []) : nil)
        if known.count < 32 {
            known.append(Known(before: bits.before, on: bits.on, after: bits.after, windows: windows))
        }
        return windows
    }

    /// The rules that match a date as bits, where there are no more than bits.
    private mutating func bits(on date: CivilDate) -> UInt64 {
        if let year = year(of: date) { return years[year].bits(on: date) }
        let day = HoursDay(date, facts)
        var bits: UInt64 = 0
        for index in rules.indices where rules[index].days.matches(day, facts) { bits |= 1 << UInt64(index) }
        return bits
    }

    /// The rules that match a date, however many there are.
    private mutating func matches(_ date: CivilDate) -> Matches {
        guard rules.count > 64 else { return Matches(date: date, bits: bits(on: date), rules: []) }
        if let year = year(of: date) { return Matches(date: date, bits: 0, rules: years[year].rules(on: date)) }
        let day = HoursDay(date, facts)
        let matching = rules.indices.filter { rules[$0].days.matches(day, facts) }.map { UInt16($0) }
        return Matches(date: date, bits: 0, rules: matching[...])
    }

    /// The place of a date's year among those that are looked at as a whole, or nil for one of the few single dates.
    private mutating func year(of date: CivilDate) -> Int? {
        for index in years.indices where years[index].days.contains(date.daysSinceEpoch) { return index }
        guard singleDates == Self.singleDateLimit else {
            singleDates += 1
            return nil
        }
        let year = HoursYear(date.year, rules, facts, holidayOffsets: hours.holidayOffsets)
        // Only of years that nobody lives to see is nothing known.
        guard year.days.contains(date.daysSinceEpoch) else { return nil }
        if years.count > 1 { years.removeFirst() }
        years.append(year)
        return years.count - 1
    }

    /// Its own part of the windows, and the rest that the rules of the next date leave.
    private mutating func lay(_ on: Matches, after: Matches?, before: Matches?) -> [ServiceWindow] {
        lay(on: on, after: before, before: after)
        var pieces = found.filter { !$0.isRest }
        if let after {
            lay(on: after, after: on, before: nil)
            for piece in found where piece.isRest {
                let range = piece.range.lowerBound + 1440..<piece.range.upperBound + 1440
                pieces.append(HoursLayers.Piece(range: range, isRest: true, rule: piece.rule))
            }
        }
        return join(pieces, on: on.date)
    }

    private var found: [HoursLayers.Piece] { kind == .unknown ? layers.unknown : layers.open }

    /// Pieces that touch or overlap become one window.
    private func join(_ pieces: [HoursLayers.Piece], on date: CivilDate) -> [ServiceWindow] {
        var windows: [ServiceWindow] = []
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
            windows.append(ServiceWindow(unchecked: date, first.range.lowerBound, end, comment))
        }
        return windows
    }

    /// Both comments, each once.
    static func join(_ first: String?, _ second: String?) -> String? {
        guard let first, let second else { return first ?? second }
        let isKnown = first == second || first.hasPrefix(second + ", ") || first.hasSuffix(", " + second)
        return isKnown ? first : "\(first), \(second)"
    }
}

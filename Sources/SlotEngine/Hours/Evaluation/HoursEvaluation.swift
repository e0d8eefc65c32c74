internal import SlotTime

/// Overlays the rules for one date after another.
struct HoursEvaluation {
    let hours: OpeningHours
    let facts: HoursContext

    /// What is asked for: the windows that are open, or those that are unknown.
    let kind: HoursRule.Kind

    let rules: [HoursRule]

    /// Windows that depend on nothing but the rules that match a date and the two beside it.
    private struct Known {
        let before: NumberSet
        let on: NumberSet
        let after: NumberSet
        let windows: [ServiceWindow]
    }

    private var known: [Known] = []
    var layers = HoursLayers()

    /// The last two calendars that were needed. The first is short: most runs ask about a few dates.
    private var calendars: [RuleCalendar] = []
    private static let firstLength = 16
    private static let nextLength = 366

    /// The sun's times on the last dates that were asked about.
    var suns: [(date: CivilDate, times: SunTimes)] = []

    init(_ hours: OpeningHours, _ facts: HoursContext, kind: HoursRule.Kind = .open) {
        self.hours = hours
        self.facts = facts
        self.kind = kind
        rules = hours.rules
    }

    /// The windows that begin on a date. Those of dates that follow each other cost least.
    ///
    /// Their service date is any: most of the time they are those of another date that the same rules match.
    mutating func windows(on date: CivilDate) -> [ServiceWindow] {
        let before = hours.dependsOnDayBefore ? matches(date.advanced(byDays: -1)) : nil
        let on = matches(date)
        let after = hours.reachesNextDay ? matches(date.advanced(byDays: 1)) : nil
        // The sun moves every day, and a list of rules is not worth comparing.
        guard rules.count <= RuleCalendar.setLimit, !hours.needsPosition else {
            return overlay(on, before: before, after: after)
        }
        let sets = (before: before?.set ?? NumberSet(), on: on.set, after: after?.set ?? NumberSet())
        for index in known.indices
        where known[index].on == sets.on && known[index].after == sets.after && known[index].before == sets.before {
            return known[index].windows
        }
        let windows = overlay(on, before: before, after: after)
        if known.count < 32 {
            known.append(Known(before: sets.before, on: sets.on, after: sets.after, windows: windows))
        }
        return windows
    }

    /// The rules that match a date.
    private mutating func matches(_ date: CivilDate) -> RuleMatches {
        for calendar in calendars where calendar.days.contains(date.daysSinceEpoch) {
            return calendar.matches(on: date)
        }
        let length = calendars.isEmpty ? Self.firstLength : Self.nextLength
        let calendar = RuleCalendar(rules, in: DayWindow(from: date, count: length, facts))
        if calendars.count > 1 { calendars.removeFirst() }
        calendars.append(calendar)
        return calendar.matches(on: date)
    }

    /// The date's own part of the windows, and the rest of its nights that the rules of the next date leave.
    private mutating func overlay(
        _ on: RuleMatches, before: RuleMatches?, after: RuleMatches?
    ) -> [ServiceWindow] {
        overlayDate(on, before: before, after: after)
        var pieces = found.filter { !$0.isRest }
        if let after {
            overlayDate(after, before: on, after: nil)
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

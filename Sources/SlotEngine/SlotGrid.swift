import SlotTime

/// The grid of starts on the wall clock, laid over the UTC offsets of a zone.
struct SlotGrid {
    let rules: SlotRules
    let spans: [OffsetSpan]
    let earliest: Instant

    /// Where the grid of the earliest start's date begins, in local seconds; nil for `anchor clock`, and where the
    /// earliest start lies outside the spans.
    private let anchor: Int?

    init(rules: SlotRules, spans: [OffsetSpan], earliest: Instant) {
        self.rules = rules
        self.spans = spans
        self.earliest = earliest
        // Offsets are whole minutes, so a whole minute is one on the wall clock too; a change of the clock may lie before it.
        let minute = earliest.advanced(bySeconds: (60 - earliest.epochSeconds % 60) % 60)
        let span = spans.first { $0.start <= minute && minute < $0.end }
        anchor = rules.anchor == .earliest ? span.map { minute.epochSeconds + $0.utcOffset } : nil
    }

    /// The starts of a date that can be booked, ascending by instant.
    func runs(on date: CivilDate) -> [SlotRun] {
        var runs: [SlotRun] = []
        for span in spans {
            let cut = rules.cut == .now ? earliest.epochSeconds + span.utcOffset : Int.min
            if let run = run(on: date, in: span, notBefore: cut) { runs.append(run) }
        }
        return runs
    }

    /// Whether a date has a start at all, bookable or not.
    func hasStart(on date: CivilDate) -> Bool {
        spans.contains { run(on: date, in: $0, notBefore: Int.min) != nil }
    }

    private func run(on date: CivilDate, in span: OffsetSpan, notBefore cut: Int) -> SlotRun? {
        let midnight = date.daysSinceEpoch * 86_400
        let wall = span.localRange(rules.overlap)
        let low = max(midnight, wall.lowerBound, cut)
        let high = min(midnight + 86_400, wall.upperBound)
        guard low < high else { return nil }
        let step = rules.step.seconds
        let base = origin(of: midnight) + rules.offset.seconds
        // The first point of the grid that is not before `low`; the grid goes on to both sides of its origin.
        let behind = (low - base) % step
        let first = behind == 0 ? low : low - behind + (behind > 0 ? step : 0)
        guard first < high else { return nil }
        return SlotRun(
            firstMinute: (first - midnight) / 60, step: rules.step.count, count: (high - 1 - first) / step + 1,
            span: span)
    }

    /// Where the grid of a date begins, in local seconds: at 00:00; but for `anchor earliest` at the earliest start of its
    /// day, and elsewhere at the opening, which is the date's first instant where the clock skips 00:00.
    private func origin(of midnight: Int) -> Int {
        guard rules.anchor == .earliest else { return midnight }
        if let anchor, (midnight..<midnight + 86_400).contains(anchor) { return anchor }
        let first = spans.first { $0.end.epochSeconds + $0.utcOffset > midnight }
        return first.map { max(midnight, $0.start.epochSeconds + $0.utcOffset) } ?? midnight
    }
}

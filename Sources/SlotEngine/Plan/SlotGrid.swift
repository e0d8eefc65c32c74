import SlotTime

/// The grid of starts on the wall clock, laid over the opening hours and the UTC offsets of a zone.
struct SlotGrid: Sendable {
    let rules: SlotRules
    let spans: [OffsetPeriod]

    /// The earliest start, rounded up to a whole minute: where the grid of its window begins with `anchor earliest`.
    private let anchor: Int

    /// What the wall shows then, in local seconds.
    private let anchorWall: Int

    init(rules: SlotRules, spans: [OffsetPeriod], earliest: Instant) {
        self.rules = rules
        self.spans = spans
        // Offsets are whole minutes, so a whole minute is one on the wall clock too.
        let anchor = earliest.epochSeconds.addingSaturated((60 - earliest.epochSeconds % 60) % 60)
        let span = spans.first { $0.start.epochSeconds <= anchor && anchor < $0.end.epochSeconds }
        self.anchor = anchor
        anchorWall = anchor.addingSaturated(span?.utcOffset ?? 0)
    }

    /// The starts of a date that lie in the intervals of a timetable, ascending by instant.
    ///
    /// - Parameter first: The first instant that counts, in epoch seconds.
    func runs(on date: CivilDate, _ timetable: borrowing Timetable, from first: Int) -> [SlotSeries] {
        let midnight = date.daysSinceEpoch * 86_400
        var runs: [SlotSeries] = []
        for span in spans where span.localStart < midnight + 86_400 && midnight < span.localEnd {
            let wall = span.localRange(rules.overlap)
            let low = max(midnight, wall.lowerBound, first.addingSaturated(span.utcOffset))
            let high = min(midnight + 86_400, wall.upperBound)
            guard low < high else { continue }
            let before = runs.count
            for index in timetable.intervals.indices {
                let interval = timetable.intervals[index]
                if timetable.isAlways, interval.serviceDate != date { continue }
                guard interval.start + span.utcOffset < high, interval.end + span.utcOffset > low else { continue }
                let opening = max(low, interval.start + span.utcOffset)
                let closing = min(interval.end, timetable.ends[index] - rules.duration.seconds + 1) + span.utcOffset
                let range = opening..<max(opening, min(high, closing))
                guard
                    var run = run(
                        at: midnight, in: range, origin: origin(of: interval, midnight, timetable.isAlways), span)
                else {
                    continue
                }
                if interval.serviceDate != date { run.serviceDate = interval.serviceDate }
                if runs.isEmpty { runs.reserveCapacity(timetable.count(on: date)) }
                if let last = runs.last, runs.count > before, run.firstMinute <= last.lastMinute {
                    merge(run, into: &runs, from: before)
                } else {
                    runs.append(run)
                }
            }
        }
        return runs
    }

    private func run(at midnight: Int, in range: Range<Int>, origin: Int, _ span: OffsetPeriod) -> SlotSeries? {
        guard !range.isEmpty else { return nil }
        let step = rules.step.seconds
        // The first point of the grid that is not before the range; the grid extends to both sides of its origin.
        let past = (range.lowerBound - origin - rules.offset.seconds) % step
        let first = past == 0 ? range.lowerBound : range.lowerBound - past + (past > 0 ? step : 0)
        guard first < range.upperBound else { return nil }
        return SlotSeries(
            firstMinute: (first - midnight) / 60, step: rules.step.count,
            count: (range.upperBound - 1 - first) / step + 1, span: span)
    }

    /// Where the grid of an interval begins, in local seconds of its opening's UTC offset.
    ///
    /// Where the place is always open, a date begins and ends with the wall's date, however often it is shown.
    private func origin(of interval: ZonedWindow, _ midnight: Int, _ isAlways: Bool) -> Int {
        switch rules.anchor {
        case .clock: return midnight
        case .opening: return interval.wall
        case .earliest:
            let holds =
                isAlways
                ? (midnight..<midnight + 86_400).contains(anchorWall)
                : interval.start <= anchor && anchor < interval.end
            return holds ? anchorWall : interval.wall
        }
    }

    /// Adds a run that begins among the last ones, which have its UTC offset: nights and days of two service days overlap.
    ///
    /// A start that both have belongs to the service day that is its civil date.
    private func merge(_ run: SlotSeries, into runs: inout [SlotSeries], from first: Int) {
        let singles = (Array(runs[first...]) + [run]).singles.sorted { left, right in
            if left.firstMinute != right.firstMinute { return left.firstMinute < right.firstMinute }
            return left.serviceDate == nil && right.serviceDate != nil
        }
        runs.removeSubrange(first...)
        var last: SlotSeries?
        for single in singles where single.firstMinute != last?.firstMinute || runs.isEmpty {
            runs.add(single)
            last = single
        }
    }
}

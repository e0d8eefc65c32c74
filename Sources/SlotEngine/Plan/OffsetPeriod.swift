public import SlotTime

/// A stretch of one UTC offset, with what its neighbours say about its wall clock.
public struct OffsetPeriod: Hashable, Sendable {
    /// The first instant.
    public let start: Instant

    /// The first instant after it.
    public let end: Instant

    /// Seconds that the wall clock is ahead of UTC: whole minutes.
    public let utcOffset: Int

    /// Wall times before this one (`CivilDateTime.localSeconds`) were shown before: they are the second pass of an overlap.
    var repeatsUntil = Int.min

    /// Wall times from this one on will be shown again: they are the first pass of an overlap.
    var repeatedFrom = Int.max

    /// Whether the wall clock shows a time (`CivilDateTime.localSeconds`) of this span twice, or for the first time after
    /// it went back: there, too, some readers of calendars take the wrong offset.
    public func isAmbiguousOrAdjacent(_ wall: Int) -> Bool {
        wall <= repeatsUntil || wall >= repeatedFrom
    }

    /// The spans of a zone that overlap [from, to), in order.
    static func spans(of zone: TimeZoneRules, from: Instant, to: Instant) -> [OffsetPeriod] {
        var spans: [OffsetPeriod] = []
        for run in zone.runs(from: from, to: to) {
            if let last = spans.last, last.utcOffset == run.utcOffset {
                spans[spans.count - 1] = OffsetPeriod(start: last.start, end: run.end, utcOffset: run.utcOffset)
            } else {
                spans.append(OffsetPeriod(start: run.start, end: run.end, utcOffset: run.utcOffset))
            }
        }
        for index in spans.indices.dropFirst() {
            let before = spans[index - 1]
            spans[index].repeatsUntil = max(before.repeatsUntil, before.localEnd)
        }
        for index in spans.indices.dropLast().reversed() {
            let after = spans[index + 1]
            spans[index].repeatedFrom = min(after.repeatedFrom, after.localStart)
        }
        return spans
    }

    /// The wall times that count under a policy for overlaps, as local seconds; empty where none does.
    func localRange(_ overlap: SlotRules.Overlap) -> Range<Int> {
        let start = overlap == .first ? max(localStart, repeatsUntil) : localStart
        let end = overlap == .last ? min(localEnd, repeatedFrom) : localEnd
        return start..<max(start, end)
    }

    var localStart: Int { start.epochSeconds + utcOffset }
    var localEnd: Int { end.epochSeconds + utcOffset }
}

extension [OffsetPeriod] {
    /// The period that holds an instant; the first or the last one where none does. There is at least one.
    package func period(at instant: Instant) -> OffsetPeriod {
        // A few periods, and nearly always the first question is right.
        var index = 0
        while index < count - 1, self[index].end <= instant { index += 1 }
        return self[index]
    }
}

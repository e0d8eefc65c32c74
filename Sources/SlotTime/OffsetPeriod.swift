/// A period of one UTC offset, with what its neighbours say about its wall clock.
///
/// A plan looks its zone up once, and asks these periods from then on.
public struct OffsetPeriod: Hashable, Sendable {
    /// The first instant.
    public let start: Instant

    /// The first instant after it.
    public let end: Instant

    /// Seconds that the wall clock is ahead of UTC: whole minutes.
    public let utcOffset: Int

    /// Wall times before this one (`CivilDateTime.localSeconds`) were shown before: they are the second pass of an overlap.
    package private(set) var repeatsUntil = Int.min

    /// Wall times from this one on will be shown again: they are the first pass of an overlap.
    package private(set) var repeatedFrom = Int.max

    /// Whether the wall clock shows a time (`CivilDateTime.localSeconds`) of this period twice, or for the first time after
    /// it went back: there, too, some readers of calendars take the wrong offset.
    public func isAmbiguousOrAdjacent(_ wall: Int) -> Bool {
        wall <= repeatsUntil || wall >= repeatedFrom
    }

    /// The periods of a zone that overlap [from, to), in order.
    package static func spans(of zone: TimeZoneRules, from: Instant, to: Instant) -> [OffsetPeriod] {
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

    private init(start: Instant, end: Instant, utcOffset: Int) {
        self.start = start
        self.end = end
        self.utcOffset = utcOffset
    }

    /// What the wall shows at the first instant, in local seconds (`CivilDateTime.localSeconds`).
    package var localStart: Int { start.epochSeconds + utcOffset }

    /// What the wall would show at the end if the period lasted longer, in local seconds.
    package var localEnd: Int { end.epochSeconds + utcOffset }
}

extension [OffsetPeriod] {
    /// The instants at which the clock shows a wall time, in local seconds, as `TimeZoneRules.resolve(_:)` has them; nil
    /// beyond the periods.
    package func resolve(_ local: Int) -> LocalResolution? {
        // The first one that isn't over at that time of its clock, and the last one that has begun.
        guard let first = firstIndex(where: { $0.localEnd > local }),
            let last = lastIndex(where: { $0.localStart <= local })
        else { return nil }
        let after = self[first]
        guard first <= last else {
            return .gap(transition: after.start, before: self[last].utcOffset, after: after.utcOffset)
        }
        let instant = Instant(epochSeconds: local - after.utcOffset)
        return first == last
            ? .unique(instant) : .overlap(first: instant, last: Instant(epochSeconds: local - self[last].utcOffset))
    }

    /// Whether the wall ever shows a date: false for one that the zone skipped.
    package func show(_ date: CivilDate) -> Bool {
        let midnight = date.daysSinceEpoch * 86_400
        for span in self where span.localStart < midnight + 86_400 && midnight < span.localEnd { return true }
        return false
    }
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

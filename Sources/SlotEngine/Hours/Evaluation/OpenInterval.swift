public import SlotTime

/// A stretch of time in which a place is open: [start, end).
public struct OpenInterval: Hashable, Sendable {
    /// The first instant.
    public let start: Instant

    /// The first instant after it, later than the start.
    public let end: Instant

    /// What the rules say about it in quotation marks; several are joined with a comma.
    public let comment: String?

    package init(start: Instant, end: Instant, comment: String?) {
        self.start = start
        self.end = end
        self.comment = comment
    }
}

extension ServiceWindow {
    /// The instants of the window in a zone: from the first at or after the opening to the last of the closing; nil where
    /// the clock skips all of it.
    public func interval(in zone: TimeZoneRules) -> OpenInterval? {
        var reader = WallClockReader(zone)
        return interval(by: &reader)
    }

    package func interval(by reader: inout WallClockReader) -> OpenInterval? {
        let midnight = serviceDate.daysSinceEpoch * 86_400
        let start = reader.opening(midnight + open * 60)
        let end = reader.closing(midnight + close * 60)
        return start < end ? OpenInterval(start: start, end: end, comment: comment) : nil
    }
}

extension OpeningHours {
    /// The stretches of time between 00:00 of two dates in which the place is open, ascending, apart and clipped.
    ///
    /// - Parameters:
    ///   - from: The first date, of whose windows the first instants count.
    ///   - to: The date after the last.
    ///   - zone: The zone of the place.
    ///   - facts: Holidays, and where the sun is.
    public func openIntervals(
        from: CivilDate, to: CivilDate, zone: TimeZoneRules, facts: HoursContext = HoursContext()
    ) -> [OpenInterval] {
        var evaluation = HoursEvaluation(self, facts)
        return Self.intervals(from: from, to: to, zone: zone) { (date, visit) in
            eachWindow(on: date, &evaluation, visit)
        }
    }

    /// The intervals of the windows of some dates, clipped to the first date and the last.
    static func intervals(
        from: CivilDate, to: CivilDate, zone: TimeZoneRules,
        eachWindow: (CivilDate, (ServiceWindow) -> Void) -> Void
    ) -> [OpenInterval] {
        let start = zone.firstInstant(of: from)
        let end = zone.firstInstant(of: to)
        guard start < end else { return [] }
        var reader = WallClockReader(zone)
        var intervals: [OpenInterval] = []
        var isAscending = true
        // Windows last until 48:00, and no clock goes back by a whole day.
        for day in from.daysSinceEpoch - 3..<to.daysSinceEpoch + 1 {
            eachWindow(CivilDate(daysSinceEpoch: day)) { window in
                guard let interval = window.interval(by: &reader) else { return }
                let first = max(interval.start, start)
                let last = min(interval.end, end)
                guard first < last else { return }
                if let before = intervals.last, before.start > first { isAscending = false }
                if isAscending, let before = intervals.last, first <= before.end {
                    intervals[intervals.count - 1] = before.joined(to: last, interval.comment)
                } else {
                    intervals.append(OpenInterval(start: first, end: last, comment: interval.comment))
                }
            }
        }
        return isAscending ? intervals : merged(intervals)
    }

    static func merged(_ intervals: [OpenInterval]) -> [OpenInterval] {
        var merged: [OpenInterval] = []
        for interval in intervals.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            if let last = merged.last, interval.start <= last.end {
                merged[merged.count - 1] = last.joined(to: interval.end, interval.comment)
            } else {
                merged.append(interval)
            }
        }
        return merged
    }

    /// What is left of some intervals without others, both ascending and apart.
    static func subtracting(_ others: [OpenInterval], from intervals: [OpenInterval]) -> [OpenInterval] {
        var left: [OpenInterval] = []
        var place = 0
        for interval in intervals {
            while place < others.count, others[place].end <= interval.start { place += 1 }
            var start = interval.start
            for other in others[place...].prefix(while: { $0.start < interval.end }) {
                if start < other.start { left.append(interval.cut(to: start, other.start)) }
                start = other.end
            }
            if start < interval.end { left.append(interval.cut(to: start, interval.end)) }
        }
        return left
    }

    /// What some lists of intervals, each ascending and apart, have in common.
    static func common(_ lists: [[OpenInterval]]) -> [OpenInterval] {
        guard var common = lists.first else { return [] }
        for list in lists.dropFirst() {
            var both: [OpenInterval] = []
            var (place, other) = (0, 0)
            while place < common.count, other < list.count {
                let start = max(common[place].start, list[other].start)
                let end = min(common[place].end, list[other].end)
                if start < end {
                    let comment = HoursEvaluation.join(common[place].comment, list[other].comment)
                    both.append(OpenInterval(start: start, end: end, comment: comment))
                }
                if common[place].end < list[other].end { place += 1 } else { other += 1 }
            }
            common = both
        }
        return common
    }
}

extension OpenInterval {
    /// A part of the interval.
    fileprivate func cut(to start: Instant, _ end: Instant) -> OpenInterval {
        OpenInterval(start: start, end: end, comment: comment)
    }

    /// The interval together with one that begins before it ends.
    fileprivate func joined(to other: Instant, _ comment: String?) -> OpenInterval {
        OpenInterval(start: start, end: max(end, other), comment: HoursEvaluation.join(self.comment, comment))
    }
}

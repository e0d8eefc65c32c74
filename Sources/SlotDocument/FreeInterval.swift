public import SlotEngine
public import SlotTime

/// A part of a date that can be booked without a break: from the start of a slot to the end of one.
public struct FreeInterval: Hashable, Sendable {
    /// The first start on the wall clock, minutes since 00:00.
    public let firstMinute: Int

    /// The UTC offset in which it starts.
    public let span: OffsetPeriod

    /// The first instant.
    public let start: Instant

    /// The first instant after it.
    public internal(set) var end: Instant

    /// The number of slots in it.
    public internal(set) var count: Int
}

extension SlotDay {
    /// The free intervals, ascending: slots that touch or overlap are one.
    public func freeIntervals(duration: Minutes) -> [FreeInterval] {
        var freeIntervals: [FreeInterval] = []
        for run in runs where !run.isSoldOut {
            // Slots that don't touch are intervals of their own; otherwise the whole run is one.
            let isWhole = run.step <= duration.count
            for index in 0..<(isWhole ? 1 : run.count) {
                let start = run.start(on: date, at: index)
                let last = isWhole ? run.start(on: date, at: run.count - 1) : start
                let end = last.advanced(bySeconds: duration.seconds)
                let count = isWhole ? run.count : 1
                if let before = freeIntervals.last, before.end >= start {
                    freeIntervals[freeIntervals.count - 1].end = max(before.end, end)
                    freeIntervals[freeIntervals.count - 1].count += count
                } else {
                    freeIntervals.append(
                        FreeInterval(
                            firstMinute: run.firstMinute + index * run.step, span: run.span, start: start, end: end,
                            count: count))
                }
            }
        }
        return freeIntervals
    }
}

/// A stretch of time on the wall clock, from a date into the next one at most.
struct TimeRange: Hashable, Sendable {
    let open: HoursTime
    let close: HoursTime

    /// Whether it runs past midnight on some date.
    var reachesNextDay: Bool {
        guard open.event == nil, close.event == nil else { return true }
        return minutes(nil).upperBound > 1440
    }

    var usesSun: Bool { open.event != nil || close.event != nil }

    /// Minutes since 00:00 of the date, within -1440...2880; empty where it has no length. Only the sun rises before its
    /// date begins.
    func minutes(_ sun: SunTimes?) -> Range<Int> {
        guard var start = open.minutes(sun), var end = close.minutes(sun) else { return 0..<0 }
        if let first = open.event, let last = close.event {
            // From one to the next of the other: empty where the sun stays down, or up, all day.
            if first.rawValue > last.rawValue || first == last && end <= start { end += 1440 }
        } else if end <= start {
            end += 1440
        }
        start = min(max(start, -1440), 2880)
        end = min(end, 2880)
        return start..<max(start, end)
    }
}

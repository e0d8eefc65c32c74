/// A stretch of time on the wall clock, from a date into the next one at most.
struct TimeRange: Hashable, Sendable {
    let open: HoursTime
    let close: HoursTime

    /// Whether it may end later than it says (`17:00+`, `17:00-22:00+`).
    var isOpenEnded = false

    /// Whether it runs past midnight on some date.
    var reachesNextDay: Bool { usesSun || minutes(on: nil, next: nil).upperBound > 1440 }

    var usesSun: Bool { open.event != nil || close.event != nil }

    /// Minutes since 00:00 of the date, within -1440...2880; empty where it has no length. Only the sun rises before its
    /// date begins.
    ///
    /// - Parameters:
    ///   - sun: The sun's times on the date.
    ///   - next: Those on the date after it, by which a night ends.
    func minutes(on sun: SunTimes?, next: SunTimes?) -> Range<Int> {
        let isOvernight = isOvernight
        guard let start = open.minutes(sun), let end = close.minutes(isOvernight ? next : sun) else { return 0..<0 }
        let first = min(max(start, -1440), 2880)
        return first..<max(first, min(isOvernight ? end + 1440 : end, 2880))
    }

    /// Whether it ends on the date after the one that it begins on, on all dates: the sun moves, and where it is past the
    /// other end on some date, nothing is left of the span on that date.
    private var isOvernight: Bool {
        switch (open.event, close.event) {
        case (nil, nil): close.offset <= open.offset
        case (let first?, nil): close.offset <= first.usualTimes.lowerBound + open.offset
        case (nil, let last?): open.offset >= last.usualTimes.upperBound + close.offset
        case (let first?, let last?) where first == last: close.offset <= open.offset
        case (let first?, let last?): first.rawValue > last.rawValue
        }
    }
}

internal import SlotTime

/// A window of opening hours in the time of a zone.
struct ZonedWindow: Hashable, Sendable {
    /// The date whose rule it comes from.
    let serviceDate: CivilDate

    /// The opening in epoch seconds: the first instant at or after the wall time.
    let start: Int

    /// The closing in epoch seconds: the last instant that shows the wall time, or the one at which the clock skips it.
    let end: Int

    /// What the wall shows at the opening, in local seconds.
    let wall: Int

    /// A window in a zone, or nil where nothing is left of it: the clock skips it, or it lies beyond the spans.
    init?(_ window: ServiceWindow, in spans: [OffsetPeriod]) {
        let midnight = window.serviceDate.daysSinceEpoch * 86_400
        let open = midnight + window.open * 60
        let close = midnight + window.close * 60
        guard let first = spans.first(where: { $0.localEnd > open }),
            let last = spans.last(where: { $0.localStart <= close })
        else { return nil }
        serviceDate = window.serviceDate
        start = max(first.start.epochSeconds, open - first.utcOffset)
        end = min(last.end.epochSeconds, close - last.utcOffset)
        wall = start + first.utcOffset
        guard start < end else { return nil }
    }
}

/// The open intervals of a schedule, service day by service day as the dates of a plan go on.
struct Timetable: Sendable {
    private let schedule: Schedule
    private var evaluation: HoursEvaluation
    private let spans: [OffsetPeriod]

    /// How far behind a date its starts may end.
    private let lookahead: Int
    private var next: CivilDate

    /// The intervals near the present date, ascending by their starts.
    private(set) var intervals: [ZonedWindow] = []

    /// Until when slots that start in each of them may last, in epoch seconds: intervals that touch or overlap are one.
    private(set) var ends: [Int] = []

    /// Whether each date is open as a whole, and nothing else is to be known.
    var isAlways: Bool { schedule.isAlways }

    init(_ schedule: Schedule, facts: HoursContext, spans: [OffsetPeriod], from date: CivilDate, duration: Minutes) {
        self.schedule = schedule
        evaluation = HoursEvaluation(schedule.hours, facts)
        self.spans = spans
        lookahead = 2 + duration.count / 1440
        // A window lasts into the second date after its service day, if only by a repeated hour.
        next = date.advanced(byDays: -2)
    }

    /// Goes on to a date, later than the one before.
    mutating func advance(to date: CivilDate) {
        guard !isAlways else { return keep(wholeDate: date) }
        let last = date.advanced(byDays: lookahead)
        let midnight = (date.daysSinceEpoch - 1) * 86_400
        // Nothing is dropped that may reach the date in any offset of the zone.
        intervals.removeAll { $0.end < midnight }
        let schedule = schedule
        var isSorted = true
        while next <= last {
            defer { next = next.advanced(byDays: 1) }
            guard spans.show(next) else { continue }
            schedule.eachWindow(on: next, &evaluation) { window in
                guard let interval = ZonedWindow(window, in: spans) else { return }
                if let before = intervals.last, before.start > interval.start { isSorted = false }
                intervals.append(interval)
            }
        }
        if !isSorted { intervals.sort { $0.start < $1.start } }
        joinIntervals()
    }

    /// Goes on to a date that is open as a whole, as are those behind it.
    private mutating func keep(wholeDate date: CivilDate) {
        intervals.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        guard let interval = ZonedWindow(ServiceWindow(unchecked: date, 0, 1440, nil), in: spans) else { return }
        intervals.append(interval)
        ends.append(.max)
    }

    /// The number of intervals of a service day: about as many runs has its date.
    func count(on date: CivilDate) -> Int {
        intervals.count { $0.serviceDate == date }
    }

    private mutating func joinIntervals() {
        ends.removeAll(keepingCapacity: true)
        var first = 0
        var end = Int.min
        for interval in intervals {
            if interval.start > end {
                for index in first..<ends.count { ends[index] = end }
                first = ends.count
                end = interval.end
            }
            end = max(end, interval.end)
            ends.append(end)
        }
        for index in first..<ends.count { ends[index] = end }
    }
}

extension [OffsetPeriod] {
    /// Whether the wall ever shows a date: a date that the zone skipped is no service day.
    fileprivate func show(_ date: CivilDate) -> Bool {
        let midnight = date.daysSinceEpoch * 86_400
        for span in self where span.localStart < midnight + 86_400 && midnight < span.localEnd { return true }
        return false
    }
}

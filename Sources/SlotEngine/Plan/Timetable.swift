internal import SlotTime

/// The open intervals of a schedule around one date after another.
struct Timetable: Sendable {
    private let isOpenAlways: Bool
    private var evaluation: ScheduleEvaluation
    private let spans: [OffsetPeriod]

    /// How many days after a date its slots may end.
    private let lookahead: Int
    private var next: CivilDate

    /// The intervals near the present date, ascending by their starts.
    private(set) var intervals: [ZonedWindow] = []

    /// Until when slots that start in each of them may last, in epoch seconds: intervals that touch or overlap are one.
    private(set) var ends: [Int] = []

    /// Whether each date is open as a whole, and nothing else is to be known.
    var isAlways: Bool { isOpenAlways }

    init(_ schedule: Schedule, facts: HoursContext, spans: [OffsetPeriod], from date: CivilDate, duration: Minutes) {
        isOpenAlways = schedule.isAlways
        evaluation = ScheduleEvaluation(schedule, facts)
        self.spans = spans
        lookahead = 2 + duration.count / 1440
        // A window lasts into the second date after its service day, if only by a repeated hour.
        next = date.advanced(byDays: -2)
    }

    /// Moves on to a date, later than the one before.
    mutating func advance(to date: CivilDate) {
        guard !isAlways else { return keep(wholeDate: date) }
        let last = date.advanced(byDays: lookahead)
        let midnight = (date.daysSinceEpoch - 1) * 86_400
        // Nothing is dropped that may reach the date in any offset of the zone.
        intervals.removeAll { $0.end < midnight }
        var isSorted = true
        while next <= last {
            defer { next = next.advanced(byDays: 1) }
            guard spans.show(next) else { continue }
            evaluation.eachWindow(on: next) { window in
                guard let interval = ZonedWindow(window, in: spans) else { return }
                if let before = intervals.last, before.start > interval.start { isSorted = false }
                intervals.append(interval)
            }
        }
        if !isSorted { intervals.sort { $0.start < $1.start } }
        joinIntervals()
    }

    /// Moves on to a date that is open as a whole, as are those after it.
    private mutating func keep(wholeDate date: CivilDate) {
        intervals.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        guard let interval = ZonedWindow(ServiceWindow(unchecked: date, 0, 1440, nil), in: spans) else { return }
        intervals.append(interval)
        ends.append(.max)
    }

    /// The number of intervals of a service day: about the number of the date's runs.
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

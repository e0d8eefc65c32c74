public import SlotTime

/// The first slot after a horizon that has none.
public struct NextSlot: Hashable, Sendable {
    /// The slots of its date, of which it is the first that something is left of.
    public let day: SlotDay

    /// The slots that it is the first one of.
    public let series: SlotSeries

    /// Its start.
    public var start: Instant { series.start(on: day.date) }
}

extension SlotPlan {
    /// The maximum number of days after today to search for the next slot.
    public static let nextReach = 400

    /// The first slot that a longer horizon would have, at most `nextReach` days after today; nil where the plan has slots
    /// that something is left of, or where no slot follows.
    ///
    /// Searched for at every call: ask once, and only where the answer is shown.
    public func nextSlot() -> NextSlot? {
        guard dateCount <= Self.nextReach, !days.contains(where: { $0.isAvailable }) else { return nil }
        var date = zone.date(after: lastDate)
        let end = min(today.advanced(byDays: Self.nextReach), Self.lastStart(duration: rules.duration))
        guard date <= end else { return nil }
        let first = zone.firstInstant(of: date).advanced(bySeconds: -4 * 86_400)
        let last = zone.firstInstant(of: end).advanced(bySeconds: 5 * 86_400 + rules.duration.seconds)
        let spans = OffsetPeriod.spans(of: zone, from: first, to: last)
        guard Self.canBeWritten(spans) else { return nil }
        var planner = DayPlanner(venue, rules: rules, zone: zone, now: now, lead: lead, spans: spans, from: date)
        var offset = dateCount
        while date <= end {
            let runs = planner.starts(on: date)
            if let series = runs.first(where: { !$0.isSoldOut }) {
                let day = SlotDay(date: date, offset: offset, runs: runs, holiday: venue.holidays?.day(date))
                return NextSlot(day: day, series: series)
            }
            offset += 1
            date = zone.date(after: date)
        }
        return nil
    }

    /// The last date on which a slot may start: its end is before the year 10000.
    private static func lastStart(duration: Minutes) -> CivilDate {
        endDate.advanced(byDays: -3 - duration.count / 1440)
    }
}

extension SlotDay {
    /// Whether something is left of one of its slots.
    var isAvailable: Bool { runs.contains { !$0.isSoldOut } }
}

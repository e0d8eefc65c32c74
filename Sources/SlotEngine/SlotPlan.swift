public import SlotTime

/// The slots of a place: rules, a zone and a moment in; dates with their starts out.
public struct SlotPlan: Sendable {
    /// The rules that made the plan.
    public let rules: SlotRules

    /// The zone of the place.
    public let zone: TimeZoneRules

    /// The civil date at which the horizon begins.
    public let today: CivilDate

    /// The dates that have slots, ascending.
    public let days: [SlotDay]

    /// The dates without slots, ascending.
    public let closed: [ClosedDate]

    /// The first instant of today.
    public let start: Instant

    /// The first instant of the date after the horizon.
    public let end: Instant

    /// The first instant of the date after today: until then the labels are true.
    public let tomorrow: Instant

    /// The UTC offsets of the zone, from before the horizon to past the end of its last slot.
    public let spans: [OffsetSpan]

    /// The number of slots.
    public let count: Int

    /// The first date that a plan can have.
    static let firstDate = CivilDate(daysSinceEpoch: 0)

    /// The date that every end of a slot lies before, and every end of a horizon: RFC 3339 has no year 10000.
    static let endDate = CivilDate(daysSinceEpoch: 2_932_897)

    /// Computes the slots.
    ///
    /// - Parameters:
    ///   - rules: When slots start and how long they are.
    ///   - zone: The zone of the place.
    ///   - now: The present; the lead counts from it. Beyond `Instant.distantPast` and `distantFuture` it counts as those.
    ///   - today: The date at which the horizon begins, when it is not the date of `now` in the zone.
    /// - Throws: An error about `today` where it lies outside the years 1970 to 9999 or the zone skipped it, and about
    ///   `timeZone` where its offsets have seconds, which RFC 3339 can't write.
    public init(rules: SlotRules, zone: TimeZoneRules, now: Instant, today: CivilDate? = nil) throws(SlotError) {
        let now = min(max(now, .distantPast), .distantFuture)
        let today = today ?? CivilDateTime(now, utcOffset: zone.utcOffset(at: now)).date
        let dates = try Self.horizon(of: rules, from: today, in: zone)
        let next = zone.date(after: dates[dates.count - 1])
        let start = zone.firstInstant(of: today)
        let end = zone.firstInstant(of: next)
        // A day more on both sides: a zone's clocks can go back over midnight.
        let spans = OffsetSpan.spans(
            of: zone, from: start.advanced(bySeconds: -86_400),
            to: end.advanced(bySeconds: 86_400 + rules.duration.seconds))
        guard spans.allSatisfy({ $0.utcOffset % 60 == 0 && abs($0.utcOffset) < 86_400 }) else {
            throw SlotError(
                key: "timeZone", value: zone.identifier,
                rule: "have UTC offsets of whole minutes below 24 hours in the horizon (RFC 3339 5.6)")
        }
        let grid = SlotGrid(rules: rules, spans: spans, earliest: now.advanced(bySeconds: rules.lead.seconds))
        var days: [SlotDay] = []
        var closed: [ClosedDate] = []
        var count = 0
        for (offset, date) in dates.enumerated() {
            let runs = grid.runs(on: date)
            if runs.isEmpty {
                let reason: ClosedDate.Reason = grid.hasStart(on: date) ? .notice : .hours
                closed.append(ClosedDate(date: date, offset: offset, reason: reason))
            } else {
                days.append(SlotDay(date: date, offset: offset, runs: runs))
                count += days[days.count - 1].count
            }
        }
        self.rules = rules
        self.zone = zone
        self.today = today
        self.days = days
        self.closed = closed
        self.start = start
        self.end = end
        self.tomorrow = zone.firstInstant(of: zone.date(after: today))
        self.spans = spans
        self.count = count
    }

    /// The stretch of one UTC offset that holds an instant of the plan: a start, or the end of a slot.
    public func span(at instant: Instant) -> OffsetSpan {
        // A few spans, and nearly always the first question is right.
        var index = 0
        while index < spans.count - 1, spans[index].end <= instant { index += 1 }
        return spans[index]
    }

    private static func horizon(
        of rules: SlotRules, from today: CivilDate, in zone: TimeZoneRules
    ) throws(SlotError) -> [CivilDate] {
        let end = CivilDateTime(today.advanced(byDays: rules.days)).localSeconds + rules.duration.seconds
        guard today >= firstDate, end < CivilDateTime(endDate).localSeconds else {
            throw SlotError(
                key: "today", value: text(of: today),
                rule: "leave the whole horizon, with the ends of its slots, within the years 1970 to 9999")
        }
        guard zone.hasDate(today) else {
            throw SlotError(
                key: "today", value: text(of: today),
                rule: "be a date that \(zone.identifier) has: its clocks skipped this one")
        }
        var dates = [today]
        dates.reserveCapacity(rules.days)
        while dates.count < rules.days { dates.append(zone.date(after: dates[dates.count - 1])) }
        return dates
    }

    /// `2026-06-01`; the year alone where RFC 3339 has none.
    private static func text(of date: CivilDate) -> String {
        guard (0...9999).contains(date.year) else { return String(date.year) }
        var text: [UInt8] = []
        date.appendRFC3339(to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}

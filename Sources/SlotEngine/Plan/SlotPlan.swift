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
    public let spans: [OffsetPeriod]

    /// The number of slots.
    public let count: Int

    /// The first date that a plan can have.
    static let firstDate = CivilDate(daysSinceEpoch: 0)

    /// The date that every end of a slot lies before, and every end of a horizon: RFC 3339 has no year 10000.
    static let endDate = CivilDate(daysSinceEpoch: 2_932_897)

    /// What the place offers.
    public let venue: Venue

    /// The present, to which the plan was made.
    public let now: Instant

    /// The least time from now to a start: the rules' lead, or the place's notice where that is longer.
    public let lead: Minutes

    /// The number of civil dates in the horizon.
    public let dateCount: Int

    /// The last date of the horizon.
    public var lastDate: CivilDate {
        max(days.last?.date ?? today, closed.last?.date ?? today)
    }

    /// How much is known about the holidays of the horizon; nil where the place names none.
    public let holidayCoverage: HolidayCalendar.Coverage?

    /// Computes the slots.
    ///
    /// - Parameters:
    ///   - rules: When slots start and how long they are.
    ///   - zone: The zone of the place.
    ///   - now: The present; the lead counts from it. Beyond `Instant.distantPast` and `distantFuture` it counts as those.
    ///   - today: The date at which the horizon begins, when it is not the date of `now` in the zone.
    ///   - venue: What the place offers.
    /// - Throws: An error about a booking rule outside its limits; about `today` where it lies outside the years 1970 to
    ///   9999 or the zone skipped it; and about `timeZone` where its offsets have seconds, which RFC 3339 can't write.
    public init(
        rules: SlotRules, zone: TimeZoneRules, now: Instant, today: CivilDate? = nil, venue: Venue = .always
    ) throws(SlotError) {
        let venue = venue.located(in: zone)
        try venue.booking.check()
        try venue.checkSize(rules)
        let now = min(max(now, .distantPast), .distantFuture)
        let today = today ?? CivilDateTime(now, utcOffset: zone.utcOffset(at: now)).date
        let counts = venue.booking.horizonCounts
        let reach = counts == .calendar ? rules.days : BusinessDays.reach
        try Self.check(today, days: reach, rules: rules, zone: zone)
        let start = zone.firstInstant(of: today)
        let spans = try Self.spans(of: zone, from: start, days: reach, duration: rules.duration)
        let lead = venue.booking.lead(rules.lead)
        let sunlit = venue.withSunTimes(from: today, days: rules.days)
        var planner = DayPlanner(
            sunlit, rules: rules, zone: zone, now: now, lead: lead, spans: spans, from: today)
        var businessDays = BusinessDays(sunlit)
        var days: [SlotDay] = []
        days.reserveCapacity(min(rules.days, 64))
        var closed: [ClosedDate] = []
        var count = 0
        var date = today
        var last = today
        var offset = 0
        var counted = 0
        while counted < rules.days, offset < reach {
            let (runs, reason) = planner.plan(date)
            let holiday = venue.holidays?.day(date)
            if let reason {
                closed.append(
                    ClosedDate(date: date, offset: offset, reason: reason.0, note: reason.note, holiday: holiday))
            } else {
                days.append(SlotDay(date: date, offset: offset, runs: runs, holiday: holiday))
                count += days[days.count - 1].count
            }
            switch counts {
            case .calendar: counted += 1
            case .business: counted += businessDays.contains(date) ? 1 : 0
            case .open: counted += reason == nil ? 1 : 0
            }
            last = date
            offset += 1
            date = zone.date(after: date)
        }
        self.rules = rules
        self.zone = zone
        self.today = today
        self.days = days
        self.closed = closed
        self.start = start
        self.end = zone.firstInstant(of: date)
        self.tomorrow = zone.firstInstant(of: zone.date(after: today))
        self.spans = spans
        self.count = count
        self.venue = venue
        self.now = now
        self.lead = lead
        self.dateCount = offset
        self.holidayCoverage = venue.holidays?.coverage(of: today...last)
    }

    /// The stretch of one UTC offset that holds an instant of the plan: a start, or the end of a slot.
    public func span(at instant: Instant) -> OffsetPeriod { spans.period(at: instant) }

    private static func check(
        _ today: CivilDate, days: Int, rules: SlotRules, zone: TimeZoneRules
    ) throws(SlotError) {
        let end = CivilDateTime(today.advanced(byDays: days)).localSeconds + rules.duration.seconds
        guard today >= firstDate, end < CivilDateTime(endDate).localSeconds else {
            throw SlotError(
                key: "today", value: today.rfc3339,
                rule: "must leave the whole horizon, with the ends of its slots, within the years 1970 to 9999")
        }
        guard zone.hasDate(today) else {
            throw SlotError(
                key: "today", value: today.rfc3339,
                rule: "must be a date that \(zone.identifier) has: its clocks skipped this one")
        }
    }

    /// The offsets of the horizon, with some days more on both sides: nights begin before it, and slots end after it.
    private static func spans(
        of zone: TimeZoneRules, from start: Instant, days: Int, duration: Minutes
    ) throws(SlotError) -> [OffsetPeriod] {
        // A zone skips a date once in a century.
        let end = start.advanced(bySeconds: (days + 5) * 86_400 + duration.seconds)
        let spans = OffsetPeriod.spans(of: zone, from: start.advanced(bySeconds: -4 * 86_400), to: end)
        guard canBeWritten(spans) else {
            throw SlotError(
                key: "timeZone", value: zone.identifier,
                rule: "must have UTC offsets of whole minutes below 24 hours in the horizon (RFC 3339 5.6)")
        }
        return spans
    }

    /// Whether RFC 3339 can write all offsets.
    static func canBeWritten(_ spans: [OffsetPeriod]) -> Bool {
        spans.allSatisfy { $0.utcOffset % 60 == 0 && abs($0.utcOffset) < 86_400 }
    }
}

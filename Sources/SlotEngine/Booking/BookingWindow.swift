internal import SlotTime

/// The first and the last moment at which the slots of a service day can be booked.
struct BookingWindow: Sendable {
    private let venue: Venue
    private let zone: TimeZoneRules
    private let now: Instant
    private let lead: Int
    private let isCut: Bool
    private var businessDays: BusinessDays
    private var last: (date: CivilDate, limits: (first: Instant?, last: Instant?))?

    init(_ venue: Venue, zone: TimeZoneRules, now: Instant, lead: Minutes, cut: SlotRules.Cut) {
        self.venue = venue
        self.zone = zone
        self.now = now
        self.lead = lead.seconds
        isCut = cut == .now
        businessDays = BusinessDays(venue)
    }

    /// Whether there is a rule at all: without one, the lead alone decides.
    var isEmpty: Bool {
        if case .daysBefore = venue.booking.notice { return false }
        return venue.booking.opens == nil
    }

    /// The first and the last moment for a service day, both inclusive; nil where no rule sets one.
    mutating func limits(of date: CivilDate) -> (first: Instant?, last: Instant?) {
        if let last, last.date == date { return last.limits }
        var first: Instant?
        if let opens = venue.booking.opens {
            // Without enough business days before it, it can be booked from the beginning.
            let day = day(opens.daysBefore, before: date, counts: opens.businessDays)
            first = day.map { instant($0, opens.time, isFirst: true) } ?? .distantPast
        }
        var end: Instant?
        if case .daysBefore(let count, let time, let isBusiness) = venue.booking.notice {
            let day = day(count, before: date, counts: isBusiness)
            end = day.map { instant($0, time, isFirst: false) } ?? .distantPast
        }
        last = (date, (first, end))
        return (first, end)
    }

    /// The starts that can be booked now, each with its last moment.
    mutating func apply(to runs: [SlotSeries], on date: CivilDate) -> [SlotSeries] {
        guard !isEmpty else { return runs }
        var kept: [SlotSeries] = []
        for run in runs {
            let (first, last) = limits(of: run.serviceDate ?? date)
            if let first, now < first { continue }
            guard let last else {
                kept.append(run)
                continue
            }
            if isCut, now > last { continue }
            // Starts near enough to the limit are bound by the lead.
            let room = last.epochSeconds.addingSaturated(lead).addingSaturated(-run.start(on: date).epochSeconds)
            let count = room < 0 ? 0 : min(run.count, room / (run.step * 60) + 1)
            if count > 0 { kept.append(run.slice(0..<count)) }
            if count < run.count {
                var late = run.slice(count..<run.count)
                late.bookingEnd = last
                kept.append(late)
            }
        }
        return kept
    }

    private mutating func day(_ count: Int, before date: CivilDate, counts businessDays: Bool) -> CivilDate? {
        businessDays ? self.businessDays.date(count, before: date) : date.advanced(byDays: -count)
    }

    private func instant(_ date: CivilDate, _ time: TimeOfDay, isFirst: Bool) -> Instant {
        let moment = zone.resolve(CivilDateTime(date, time))
        return isFirst ? moment.earliest : moment.latest
    }
}

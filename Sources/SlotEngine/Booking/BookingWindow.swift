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
            // Where there aren't so many business days before it, it can be booked from the beginning.
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
            let start = date.daysSinceEpoch * 86_400 + run.firstMinute * 60 - run.span.utcOffset
            let room = last.epochSeconds.addingSaturated(lead).addingSaturated(-start)
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
        switch zone.resolve(CivilDateTime(date, time)) {
        case .unique(let instant): instant
        case .gap(let transition, _, _): transition
        case .overlap(let first, let last): isFirst ? first : last
        }
    }
}

/// The dates on which a place does business.
struct BusinessDays: Sendable {
    private let venue: Venue

    /// The hours of business days, or else those of the resources, with what is known of their dates by now; made when the
    /// first date is asked about.
    private lazy var hours = venue.businessHours
    private var known: [CivilDate: Bool] = [:]

    /// As many dates are looked at, no more: a place that never opens has no business days.
    static let reach = Limits.daysBefore.range.upperBound

    init(_ venue: Venue) {
        self.venue = venue
    }

    /// Whether a date is one.
    mutating func contains(_ date: CivilDate) -> Bool {
        if let known = known[date] { return known }
        var answer = false
        for index in hours.indices where !answer {
            answer = hours[index].schedule.opens(on: date, &hours[index].evaluation)
        }
        known[date] = answer
        return answer
    }

    /// The business day a number of them before a date; the date itself for 0, nil where there aren't so many.
    mutating func date(_ count: Int, before date: CivilDate) -> CivilDate? {
        var left = count
        var day = date
        for _ in 0..<Self.reach where left > 0 {
            day = day.advanced(byDays: -1)
            if contains(day) { left -= 1 }
        }
        return left > 0 ? nil : day
    }
}

extension Venue {
    /// The hours that make a date a business day.
    fileprivate var businessHours: [(schedule: Schedule, evaluation: HoursEvaluation)] {
        // Without exceptions nothing is thrown.
        let own = booking.businessDays.flatMap { try? Schedule(hours: $0) }
        return (own.map { [$0] } ?? resources.map(\.schedule)).map { schedule in
            (schedule, HoursEvaluation(schedule.hours, facts))
        }
    }
}

public import SlotTime

/// Why a moment is the start of a slot of a resource, or why it is not.
public struct StartExplanation: Sendable {
    /// The answer, with what decides it.
    public enum Answer: Hashable, Sendable {
        /// It is one; how many can still book where the resource says it, and until when.
        case slot(remaining: Int?, bookUntil: Instant)
        /// Nothing is open then.
        case closed
        /// The slot would end after the closing.
        case endsAfterClosing(Instant)
        /// The steps don't come there; the starts before and after it on its date.
        case betweenSteps(before: Instant?, after: Instant?)
        /// The clock shows the time twice, and the other one counts.
        case repeatedTime
        /// It is nearer than the lead allows; the first moment that is not.
        case tooSoon(earliest: Instant)
        /// The last moment for a booking has passed.
        case noticePassed(Instant)
        /// The first moment for a booking is still to come.
        case notYet(Instant)
        /// It is taken by entries that overlap it, or its buffers.
        case taken([BusyEntry])
        /// The service day has all the bookings that it may have.
        case dayIsFull(maximum: Int)
    }

    /// The resource's name, or nil where there is only one without a name.
    public let resource: String?

    /// The answer.
    public let answer: Answer

    /// The date whose hours hold: the service day of the window, or the civil date where nothing is open.
    public let serviceDate: CivilDate

    /// The windows of that date.
    public let windows: [ServiceWindow]

    /// The exception that sets them, or nil.
    public let exception: ScheduleException?

    /// The holiday or make-up workday that the date is, or nil.
    public let holiday: HolidayCalendar.Day?

    /// The weekday whose hours hold on a make-up workday, else nil.
    public let substituteWeekday: Weekday?

    /// The stretch of hours that holds the moment and says that it is unknown whether the place is open then, or nil.
    public let unknown: OpenInterval?

    /// Whether it is a slot.
    public var isSlot: Bool {
        if case .slot = answer { true } else { false }
    }
}

extension SlotPlan {
    /// Whether a moment lies in the horizon: only then is there more to say about it.
    public func contains(_ start: Instant) -> Bool {
        self.start <= start && start < end
    }

    /// Why a moment of the horizon is the start of a slot or why not, for each resource.
    public func explanations(of start: Instant) -> [StartExplanation] {
        guard contains(start) else { return [] }
        return venue.resources.map { StartExplainer(plan: self, resource: $0, start: start).explanation }
    }

    /// Whether a moment is the start of a slot of the offer, by the explanations of its resources.
    public func isSlot(_ explanations: [StartExplanation]) -> Bool {
        guard !explanations.isEmpty else { return false }
        return venue.combine == .any
            ? explanations.contains(where: \.isSlot) : explanations.allSatisfy(\.isSlot)
    }
}

/// A question about one start of one resource.
private struct StartExplainer {
    let plan: SlotPlan
    let resource: Resource
    let start: Instant

    private var venue: Venue { plan.venue }

    var explanation: StartExplanation {
        let date = CivilDateTime(start, utcOffset: plan.span(at: start).utcOffset).date
        var timetable = Timetable(
            resource.schedule, facts: venue.facts, spans: plan.spans, from: date, duration: plan.rules.duration)
        timetable.advance(to: date)
        let time = start.epochSeconds
        let holders = timetable.intervals.indices.filter {
            timetable.intervals[$0].start <= time && time < timetable.intervals[$0].end
        }
        guard let holder = holders.last else { return explanation(.closed, date) }
        let grid = SlotGrid(
            rules: plan.rules, spans: plan.spans, earliest: plan.now.advanced(bySeconds: plan.lead.seconds))
        let runs = grid.runs(on: date, timetable, from: .min)
        guard let single = runs.lazy.compactMap({ $0.single(at: time, on: date) }).first else {
            return explanation(refusal(by: runs, timetable, holders, on: date), timetable.intervals[holder].serviceDate)
        }
        return explanation(answer(for: single, on: date), single.serviceDate ?? date)
    }

    private func explanation(_ answer: StartExplanation.Answer, _ date: CivilDate) -> StartExplanation {
        StartExplanation(
            resource: resource.id, answer: answer, serviceDate: date,
            windows: resource.schedule.windows(on: date, venue.facts), exception: resource.schedule.exception(on: date),
            holiday: venue.holidays?.day(date), substituteWeekday: venue.facts.substituteWeekday[date],
            unknown: unknown(on: date))
    }

    private func unknown(on date: CivilDate) -> OpenInterval? {
        resource.schedule.unknownIntervals(
            from: date.advanced(byDays: -1), to: date.advanced(byDays: 2), zone: plan.zone, facts: venue.facts
        ).first { $0.start <= start && start < $0.end }
    }

    /// Why a moment within the hours is not on the grid.
    private func refusal(
        by runs: [SlotSeries], _ timetable: Timetable, _ holders: [Int], on date: CivilDate
    ) -> StartExplanation.Answer {
        let time = start.epochSeconds
        let end = time + plan.rules.duration.seconds
        let closing = holders.map { timetable.ends[$0] }.max() ?? time
        if closing < end { return .endsAfterClosing(Instant(epochSeconds: closing)) }
        let local = CivilDateTime(start, utcOffset: plan.span(at: start).utcOffset)
        if plan.rules.overlap != .both, case .overlap(let first, let last) = plan.zone.resolve(local),
            start != (plan.rules.overlap == .first ? first : last),
            runs.contains(where: { $0.single(at: (start == first ? last : first).epochSeconds, on: date) != nil })
        {
            return .repeatedTime
        }
        let starts = runs.flatMap { run in (0..<run.count).map { run.start(on: date) + $0 * run.step * 60 } }
        return .betweenSteps(
            before: starts.last { $0 < time }.map { Instant(epochSeconds: $0) },
            after: starts.first { $0 > time }.map { Instant(epochSeconds: $0) })
    }

    /// What becomes of a start that the hours and the grid have.
    private func answer(for run: SlotSeries, on date: CivilDate) -> StartExplanation.Answer {
        let serviceDate = run.serviceDate ?? date
        var limits = BookingWindow(
            venue, zone: plan.zone, now: plan.now, lead: plan.lead, cut: plan.rules.cut)
        let limit = limits.limits(of: serviceDate)
        if let first = limit.first, plan.now < first { return .notYet(first) }
        let latest = start.advanced(bySeconds: -plan.lead.seconds)
        if plan.rules.cut == .now {
            if let last = limit.last, last < plan.now { return .noticePassed(last) }
            if latest < plan.now { return .tooSoon(earliest: plan.now.advanced(bySeconds: plan.lead.seconds)) }
        }
        var load = ResourceLoad(resource, of: venue, duration: plan.rules.duration, spans: plan.spans)
        let left = load.apply(to: [run], on: date).first ?? run
        if left.isSoldOut { return reasonForNothingLeft }
        return .slot(remaining: left.remaining, bookUntil: limit.last.map { min($0, latest) } ?? latest)
    }

    private var reasonForNothingLeft: StartExplanation.Answer {
        let from = start.advanced(bySeconds: -venue.booking.bufferBefore.seconds)
        let to = start.advanced(bySeconds: plan.rules.duration.seconds + venue.booking.bufferAfter.seconds)
        var peak = PeakLoad(resource.busy, capacity: resource.capacity ?? 1)
        let load = peak.peak(from: from.epochSeconds, to: to.epochSeconds)
        if load < resource.capacity ?? 1, let maximum = venue.booking.maxPerDay { return .dayIsFull(maximum: maximum) }
        return .taken(resource.busy.filter { $0.start < to && from < $0.end })
    }
}

extension SlotSeries {
    /// The first start in epoch seconds.
    fileprivate func start(on date: CivilDate) -> Int {
        date.daysSinceEpoch * 86_400 + firstMinute * 60 - span.utcOffset
    }

    /// The slot that starts at a moment, or nil.
    fileprivate func single(at time: Int, on date: CivilDate) -> SlotSeries? {
        let (index, rest) = (time - start(on: date)).quotientAndRemainder(dividingBy: step * 60)
        return rest == 0 && (0..<count).contains(index) ? slice(index..<index + 1) : nil
    }
}

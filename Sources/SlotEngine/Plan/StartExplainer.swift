internal import SlotTime

/// A question about one start of one resource.
struct StartExplainer {
    let plan: SlotPlan

    /// The UTC offsets around the start.
    let spans: [OffsetPeriod]
    let resource: Resource
    let start: Instant

    private var venue: Venue { plan.venue }

    private var utcOffset: Int { plan.zone.utcOffset(at: start) }

    var explanation: StartExplanation {
        let date = CivilDateTime(start, utcOffset: utcOffset).date
        var timetable = Timetable(
            resource.schedule, facts: venue.facts, spans: spans, from: date, duration: plan.rules.duration)
        timetable.advance(to: date)
        let time = start.epochSeconds
        let holders = timetable.intervals.indices.filter {
            timetable.intervals[$0].start <= time && time < timetable.intervals[$0].end
        }
        guard let holder = holders.last else { return explanation(.closed, date) }
        let grid = SlotGrid(
            rules: plan.rules, spans: spans, earliest: plan.now.advanced(bySeconds: plan.lead.seconds))
        let runs = grid.runs(on: date, timetable, from: .min)
        for run in runs {
            guard let single = run.single(at: start, on: date) else { continue }
            let serviceDate = single.serviceDate ?? date
            return explanation(answer(on: serviceDate), serviceDate)
        }
        return explanation(refusal(by: runs, timetable, holders, on: date), timetable.intervals[holder].serviceDate)
    }

    private func explanation(_ answer: StartExplanation.Answer, _ date: CivilDate) -> StartExplanation {
        let windows = resource.schedule.windows(on: date, venue.facts)
        return StartExplanation(
            resource: resource.id, resourceName: resource.name, answer: answer, serviceDate: date,
            windows: windows, exception: resource.schedule.exception(on: date),
            holiday: venue.holidays?.day(date), substituteWeekday: venue.facts.substituteWeekday[date],
            unknown: unknown(on: date),
            comment: windows.isEmpty ? resource.schedule.hours.closingComment(on: date, venue.facts) : nil)
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
        let closing = holders.map { timetable.ends[$0] }.max() ?? time
        if closing < time + plan.rules.duration.seconds {
            return .endsAfterClosing(Instant(epochSeconds: closing))
        }
        let local = CivilDateTime(start, utcOffset: utcOffset)
        if plan.rules.overlap != .both, case .overlap(let first, let last) = plan.zone.resolve(local),
            start != (plan.rules.overlap == .first ? first : last),
            runs.contains(where: { $0.single(at: start == first ? last : first, on: date) != nil })
        {
            return .repeatedTime
        }
        var before: Instant?
        var after: Instant?
        for run in runs {
            for index in 0..<run.count {
                let other = run.start(on: date, at: index)
                if other < start { before = other }
                if other > start, after == nil { after = other }
            }
        }
        return .betweenSteps(before: before, after: after)
    }

    /// What becomes of a start that the hours and the grid have.
    private func answer(on serviceDate: CivilDate) -> StartExplanation.Answer {
        var window = BookingWindow(
            venue, zone: plan.zone, now: plan.now, lead: plan.lead, cut: plan.rules.cut)
        let limit = window.limits(of: serviceDate)
        if let first = limit.first, plan.now < first { return .notYet(first) }
        let latest = start.advanced(bySeconds: -plan.lead.seconds)
        if plan.rules.cut == .now {
            if let last = limit.last, last < plan.now { return .noticePassed(last) }
            if latest < plan.now { return .tooSoon(earliest: plan.now.advanced(bySeconds: plan.lead.seconds)) }
        }
        var load = ResourceLoad(resource, of: venue, duration: plan.rules.duration, zone: plan.zone, spans: spans)
        switch load.vacancy(at: start, serviceDate: serviceDate) {
        case .taken: return .taken(conflicts)
        case .dayIsFull(let maximum): return .dayIsFull(maximum: maximum)
        case .weekIsFull(let maximum): return .weekIsFull(maximum: maximum)
        case .left(let left):
            return .slot(
                remaining: resource.capacity == nil ? nil : left,
                bookUntil: limit.last.map { min($0, latest) } ?? latest)
        }
    }

    private var conflicts: [BookingConflict] {
        let end = start.advanced(bySeconds: plan.rules.duration.seconds)
        let buffers = Buffers(before: venue.booking.bufferBefore, after: venue.booking.bufferAfter)
        return resource.busy.compactMap { entry in
            BookingConflict(entry, venue.buffers(of: entry), with: start..<end, buffers)
        }
    }
}

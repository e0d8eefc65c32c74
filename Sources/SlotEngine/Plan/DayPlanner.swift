internal import SlotTime

/// Plans one date after the other: opening hours, notice, what is taken, and what the resources have together.
struct DayPlanner: Sendable {
    private let venue: Venue
    private let grid: SlotGrid
    private let earliest: Int
    private var resources: [ResourcePlanner]
    private var limits: BookingWindow

    init(
        _ venue: Venue, rules: SlotRules, zone: TimeZoneRules, now: Instant, lead: Minutes, spans: [OffsetPeriod],
        from date: CivilDate
    ) {
        self.venue = venue
        let earliest = now.advanced(bySeconds: lead.seconds)
        grid = SlotGrid(rules: rules, spans: spans, earliest: earliest)
        self.earliest = rules.cut == .now ? earliest.epochSeconds : Int.min
        resources = venue.resources.map { resource in
            ResourcePlanner(
                timetable: Timetable(
                    resource.schedule, facts: venue.facts, spans: spans, from: date, duration: rules.duration),
                load: ResourceLoad(resource, of: venue, duration: rules.duration, zone: zone, spans: spans))
        }
        limits = BookingWindow(venue, zone: zone, now: now, lead: lead, cut: rules.cut)
    }

    /// The slots of a date, later than the one before; or why it is closed.
    mutating func plan(_ date: CivilDate) -> (runs: [SlotSeries], reason: (ClosedDate.Reason, note: String?)?) {
        let combined = starts(on: date)
        let hidesSome = venue.booking.soldOut == .omit && combined.contains { $0.isSoldOut }
        let runs = hidesSome ? combined.filter { !$0.isSoldOut } : combined
        return runs.isEmpty ? ([], reason(on: date, isFull: !combined.isEmpty)) : (runs, nil)
    }

    /// The starts of a date, later than the one before, sold-out ones among them.
    mutating func starts(on date: CivilDate) -> [SlotSeries] {
        if resources.count == 1 { return resources[0].starts(on: date, grid, from: earliest, &limits) }
        var all: [[SlotSeries]] = []
        for index in resources.indices {
            all.append(resources[index].starts(on: date, grid, from: earliest, &limits))
        }
        return venue.combine.runs(of: all)
    }

    /// The first start of a date in any resource's hours, taken or not; ask for one date after the other.
    mutating func firstStart(on date: CivilDate) -> Instant? {
        var first: Instant?
        for index in resources.indices {
            guard let series = resources[index].openStarts(on: date, grid, from: earliest).first else { continue }
            let start = series.start(on: date)
            first = first.map { Swift.min($0, start) } ?? start
        }
        return first
    }

    private func reason(on date: CivilDate, isFull: Bool) -> (ClosedDate.Reason, note: String?) {
        if isFull { return (.full, nil) }
        let all = resources.map { grid.runs(on: date, $0.timetable, from: .min) }
        guard (all.count == 1 ? all[0] : venue.combine.runs(of: all)).isEmpty else { return (.notice, nil) }
        // The exception of one of several is not why the others are closed, but it is where all are needed.
        let exceptions = venue.resources.compactMap { $0.schedule.exception(on: date) }
        if exceptions.count == venue.resources.count || venue.combine == .all, let exception = exceptions.first {
            return (.exception, exception.note)
        }
        let holiday = venue.facts.publicHolidays[date]
        let isHoliday = holiday != nil && !venue.resources.contains { $0.schedule.opens(on: date, venue.facts) }
        guard !isHoliday else { return (.holiday, holiday) }
        for resource in venue.resources {
            if let note = resource.schedule.hours.closingComment(on: date, venue.facts) { return (.hours, note) }
        }
        return (.hours, nil)
    }
}

/// The slots of one resource, date by date.
private struct ResourcePlanner: Sendable {
    private(set) var timetable: Timetable
    private var load: ResourceLoad

    init(timetable: Timetable, load: ResourceLoad) {
        self.timetable = timetable
        self.load = load
    }

    /// The starts within the hours of a date, later than the one before.
    mutating func openStarts(on date: CivilDate, _ grid: borrowing SlotGrid, from first: Int) -> [SlotSeries] {
        timetable.advance(to: date)
        return grid.runs(on: date, timetable, from: first)
    }

    /// The starts of a date, later than the one before, with what is left of them.
    mutating func starts(
        on date: CivilDate, _ grid: borrowing SlotGrid, from first: Int, _ limits: inout BookingWindow
    ) -> [SlotSeries] {
        timetable.advance(to: date)
        return load.apply(to: limits.apply(to: grid.runs(on: date, timetable, from: first), on: date), on: date)
    }
}

extension Venue.Combine {
    /// The starts of several resources as those of one.
    func runs(of resources: [[SlotSeries]]) -> [SlotSeries] {
        var starts: [SlotSeries] = resources.flatMap { $0.singles }
        starts.sort { left, right in
            left.span.start != right.span.start
                ? left.span.start < right.span.start : left.firstMinute < right.firstMinute
        }
        var runs: [SlotSeries] = []
        var first = 0
        while first < starts.count {
            var end = first + 1
            while end < starts.count, starts[end].firstMinute == starts[first].firstMinute,
                starts[end].span == starts[first].span
            {
                end += 1
            }
            if self == .any || end - first == resources.count { runs.add(start(of: starts[first..<end])) }
            first = end
        }
        return runs
    }

    /// One start of the same one in several resources.
    private func start(of starts: ArraySlice<SlotSeries>) -> SlotSeries {
        let open = starts.filter { !$0.isSoldOut }
        guard var start = self == .any ? open.first ?? starts.first : starts.first else {
            return starts[starts.startIndex]
        }
        let left = starts.compactMap { $0.remaining }
        if starts.contains(where: { $0.serviceDate == nil }) { start.serviceDate = nil }
        switch self {
        case .any:
            start.isSoldOut = open.isEmpty
            start.remaining = left.count == starts.count ? left.reduce(0) { $0.addingSaturated($1) } : nil
            // The resource that can be booked last decides.
            if open.contains(where: { $0.bookingEnd == nil }) { start.bookingEnd = nil }
        case .all:
            start.isSoldOut = open.count < starts.count
            start.remaining = left.min()
            start.bookingEnd = starts.compactMap { $0.bookingEnd }.min()
        }
        if start.isSoldOut, start.remaining != nil { start.remaining = 0 }
        return start
    }
}

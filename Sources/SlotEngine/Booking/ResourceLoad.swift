internal import SlotTime

/// What is left of a resource, start by start.
struct ResourceLoad: Sendable {
    /// What a start has left, or why it has nothing left.
    enum Vacancy {
        case left(Int)
        case taken
        case dayIsFull(maximum: Int)
        case weekIsFull(maximum: Int)
    }

    private let resource: Resource
    private let venue: Venue
    private let zone: TimeZoneRules
    private let spans: [OffsetPeriod]

    /// The length of a slot with its buffers, and how much of it comes before the start, in seconds.
    private let length: Int
    private let before: Int

    private var peak: PeakLoad
    private lazy var hours = ScheduleEvaluation(resource.schedule, venue.facts)
    private var bookings: [CivilDate: Int] = [:]

    /// The last week that was asked about, by its Monday, and its bookings.
    private var week: (monday: CivilDate, bookings: Int)?

    init(_ resource: Resource, of venue: Venue, duration: Minutes, zone: TimeZoneRules, spans: [OffsetPeriod]) {
        self.resource = resource
        self.venue = venue
        self.zone = zone
        self.spans = spans
        let booking = venue.booking
        before = booking.bufferBefore.seconds
        length = before + duration.seconds + booking.bufferAfter.seconds
        let capacity = resource.capacity ?? 1
        peak = PeakLoad(resource.busy) { entry in
            let buffers = venue.buffers(of: entry)
            return (
                entry.start.epochSeconds.addingSaturated(-buffers.before.seconds),
                entry.end.epochSeconds.addingSaturated(buffers.after.seconds),
                venue.load(of: entry, capacity: capacity)
            )
        }
    }

    /// The runs with what is left of them: sold-out starts stay and say so.
    mutating func apply(to runs: [SlotSeries], on date: CivilDate) -> [SlotSeries] {
        guard !resource.busy.isEmpty else {
            guard let capacity = resource.capacity else { return runs }
            return runs.map { run in
                var run = run
                run.remaining = capacity
                return run
            }
        }
        var marked: [SlotSeries] = []
        for run in runs {
            let isFull = limitReached(on: run.serviceDate ?? date) != nil
            let start = run.start(on: date).epochSeconds
            let before = marked.count
            for index in 0..<run.count {
                let left = isFull ? 0 : left(at: start + index * run.step * 60)
                if marked.count > before, marked[marked.count - 1].left == left {
                    marked[marked.count - 1].count += 1
                } else {
                    var part = run.slice(index..<index + 1)
                    part.isSoldOut = left == 0
                    part.remaining = resource.capacity == nil ? nil : left
                    marked.append(part)
                }
            }
        }
        return marked
    }

    /// What a start of a service day has left, or why it has nothing left: as `apply` decides it.
    mutating func vacancy(at start: Instant, serviceDate: CivilDate) -> Vacancy {
        guard !resource.busy.isEmpty else { return .left(resource.capacity ?? 1) }
        if let limit = limitReached(on: serviceDate) { return limit }
        let left = left(at: start.epochSeconds)
        return left == 0 ? .taken : .left(left)
    }

    /// The capacity less the greatest load during the slot widened by its buffers.
    private mutating func left(at start: Int) -> Int {
        let from = start - before
        return max(0, (resource.capacity ?? 1) - peak.peak(from: from, to: from + length))
    }

    /// The limit of a day or a week that a service day has reached, or nil.
    private mutating func limitReached(on date: CivilDate) -> Vacancy? {
        if let maximum = venue.booking.maxPerDay, bookings(on: date, spans) >= maximum {
            return .dayIsFull(maximum: maximum)
        }
        if let maximum = venue.booking.maxPerWeek, bookings(inWeekOf: date) >= maximum {
            return .weekIsFull(maximum: maximum)
        }
        return nil
    }

    /// The bookings of an ISO week of service days. It may begin before the horizon, and end after it.
    private mutating func bookings(inWeekOf date: CivilDate) -> Int {
        let monday = date.advanced(byDays: 1 - date.weekday.rawValue)
        if let week, week.monday == monday { return week.bookings }
        let first = zone.firstInstant(of: monday)
        let spans = OffsetPeriod.spans(
            of: zone, from: first.advanced(bySeconds: -4 * 86_400), to: first.advanced(bySeconds: 12 * 86_400))
        var count = 0
        for day in 0..<7 { count = count.addingSaturated(bookings(on: monday.advanced(byDays: day), spans)) }
        week = (monday, count)
        return count
    }

    /// The bookings of a service day: those that begin in its windows, and outside of all windows those of its civil date.
    private mutating func bookings(on date: CivilDate, _ spans: [OffsetPeriod]) -> Int {
        if let known = bookings[date] { return known }
        var intervals: [ZonedWindow] = []
        for day in -2...2 {
            hours.eachWindow(on: date.advanced(byDays: day)) { window in
                if let interval = ZonedWindow(window, in: spans) { intervals.append(interval) }
            }
        }
        let first = (date.daysSinceEpoch - 1) * 86_400
        var count = 0
        for entry in resource.busy[resource.busy.partitioningIndex { $0.start.epochSeconds >= first }...] {
            let start = entry.start.epochSeconds
            guard start < first + 4 * 86_400 else { break }
            let holders = intervals.filter { $0.start <= start && start < $0.end }.map { $0.serviceDate }
            let civil = spans.first { start < $0.end.epochSeconds }
                .map { CivilDateTime(entry.start, utcOffset: $0.utcOffset).date }
            let serviceDate = holders.contains { $0 == civil } ? civil : holders.first ?? civil
            if serviceDate == date { count = count.addingSaturated(entry.bookings) }
        }
        bookings[date] = count
        return count
    }
}

extension SlotSeries {
    /// What is left of its slots, as far as the series says it.
    fileprivate var left: Int { remaining ?? (isSoldOut ? 0 : 1) }
}

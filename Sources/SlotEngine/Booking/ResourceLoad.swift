internal import SlotTime

/// What is left of a resource, start by start.
struct ResourceLoad: Sendable {
    private let resource: Resource
    private let venue: Venue
    private let duration: Int
    private let spans: [OffsetPeriod]
    private var peak: PeakLoad
    private var bookings: [CivilDate: Int] = [:]

    init(_ resource: Resource, of venue: Venue, duration: Minutes, spans: [OffsetPeriod]) {
        self.resource = resource
        self.venue = venue
        self.duration = duration.seconds
        self.spans = spans
        peak = PeakLoad(resource.busy, capacity: resource.capacity ?? 1)
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
            let isFull = venue.booking.maxPerDay.map { bookings(on: run.serviceDate ?? date) >= $0 } ?? false
            let start = date.daysSinceEpoch * 86_400 + run.firstMinute * 60 - run.span.utcOffset
            let before = marked.count
            for index in 0..<run.count {
                let left = isFull ? 0 : left(at: start + index * run.step * 60)
                if marked.count > before, marked[marked.count - 1].left(resource) == left {
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

    /// The capacity less the greatest load during the slot widened by its buffers.
    private mutating func left(at start: Int) -> Int {
        let from = start - venue.booking.bufferBefore.seconds
        let to = start + duration + venue.booking.bufferAfter.seconds
        return max(0, (resource.capacity ?? 1) - peak.peak(from: from, to: to))
    }

    /// The bookings of a service day: those that begin in its windows, and outside of all windows those of its civil date.
    private mutating func bookings(on date: CivilDate) -> Int {
        if let known = bookings[date] { return known }
        let near = (-2...2).map { date.advanced(byDays: $0) }
        let intervals = near.flatMap { resource.schedule.windows(on: $0, venue.facts) }
            .compactMap { ZonedWindow($0, in: spans) }
        let first = (date.daysSinceEpoch - 1) * 86_400
        var count = 0
        for entry in resource.busy[index(from: first)...] {
            let start = entry.start.epochSeconds
            guard start < first + 4 * 86_400 else { break }
            let holders = intervals.filter { $0.start <= start && start < $0.end }.map(\.serviceDate)
            let civil = spans.first { start < $0.end.epochSeconds }
                .map { CivilDateTime(entry.start, utcOffset: $0.utcOffset).date }
            let serviceDate = holders.contains { $0 == civil } ? civil : holders.first ?? civil
            if serviceDate == date { count += entry.bookings }
        }
        bookings[date] = count
        return count
    }

    /// The first entry that doesn't start before an instant.
    private func index(from time: Int) -> Int {
        var low = 0
        var high = resource.busy.count
        while low < high {
            let middle = (low + high) / 2
            if resource.busy[middle].start.epochSeconds < time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension SlotSeries {
    /// What is left of a resource, as far as the run says it.
    fileprivate func left(_ resource: Resource) -> Int { remaining ?? (isSoldOut ? 0 : 1) }
}

extension BusyEntry {
    /// How many bookings it stands for.
    fileprivate var bookings: Int {
        switch takes {
        case .places(let count): max(count, 1)
        case .all: 1
        }
    }
}

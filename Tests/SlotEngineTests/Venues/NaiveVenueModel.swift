import SlotEngine
import SlotTime

/// A time line of minutes: for each, what the wall shows.
struct NaiveTimeline {
    let zone: TimeZoneRules

    /// The minute since 1970 at which it begins.
    let firstMinute: Int

    /// What the wall shows at each minute, as minutes since 1970-01-01T00:00 on the wall.
    let walls: [Int]

    /// The minutes (as indices) at which the wall shows a time, in order.
    let shown: [Int: [Int]]

    /// The dates of the horizon, in order.
    let dates: [CivilDate]

    /// The service dates whose windows matter.
    let serviceDates: ClosedRange<Int>

    init(_ zone: TimeZoneRules, from today: CivilDate, days: Int) {
        self.zone = zone
        firstMinute = (today.daysSinceEpoch - 20) * 1440
        var walls: [Int] = []
        var shown: [Int: [Int]] = [:]
        var isShown: Set<Int> = []
        for minute in firstMinute..<firstMinute + (days + 29) * 1440 {
            let wall =
                minute + Int((Double(zone.utcOffset(at: Instant(epochSeconds: minute * 60))) / 60).rounded(.down))
            shown[wall, default: []].append(walls.count)
            walls.append(wall)
            let day = Int((Double(wall) / 1440).rounded(.down))
            if day >= today.daysSinceEpoch { isShown.insert(day) }
        }
        self.walls = walls
        self.shown = shown
        dates = isShown.sorted().prefix(days).map { CivilDate(daysSinceEpoch: $0) }
        serviceDates = today.daysSinceEpoch - 9...(dates.last ?? today).daysSinceEpoch + 9
    }

    /// The minute at which the wall shows a time, first or last; where it never does, the first one behind it.
    func index(of wall: Int, last: Bool) -> Int {
        if let indices = shown[wall] { return last ? indices[indices.count - 1] : indices[0] }
        var index = 1
        while index < walls.count, !(walls[index - 1] < wall && wall < walls[index]) { index += 1 }
        return index
    }

    /// Whether the wall ever shows a date: one that was skipped has no windows.
    func shows(_ day: Int) -> Bool { (day * 1440..<(day + 1) * 1440).contains { shown[$0] != nil } }

    func instant(_ index: Int) -> Instant { Instant(epochSeconds: (firstMinute + index) * 60) }
}

/// The slots of a venue, found by looking at every minute; for policies of the clock as `NaiveModel` has them.
struct NaiveVenueModel {
    struct Slot: Hashable {
        let start: Instant
        /// The date on which its window began: its own one, if a window of that holds it on the grid.
        let serviceDate: CivilDate
        let bookUntil: Instant
        let remaining: Int
    }

    /// The starts of each date of the horizon that fit and can still be booked, also where nothing remains.
    private(set) var slots: [CivilDate: [Slot]] = [:]

    /// Dates with a start in a window, bookable or not.
    private(set) var datesWithStarts: Set<CivilDate> = []

    /// The windows, as minutes of the time line.
    private var windows: [(date: Int, wall: Int, range: Range<Int>)] = []
    private var isOpen: [Bool]

    init(_ venue: NaiveVenue, rules: SlotRules, timeline: NaiveTimeline, now: Instant) {
        isOpen = Array(repeating: false, count: timeline.walls.count)
        for day in timeline.serviceDates where timeline.shows(day) {
            for window in venue.windows(on: CivilDate(daysSinceEpoch: day)) {
                let open = timeline.index(of: day * 1440 + window.lowerBound, last: false)
                let close = timeline.index(of: day * 1440 + window.upperBound, last: true)
                guard open < close, open < isOpen.count else { continue }
                windows.append((day, timeline.walls[open], open..<min(close, isOpen.count)))
                for index in open..<min(close, isOpen.count) { isOpen[index] = true }
            }
        }
        let earliest = now.epochSeconds + rules.lead.count * 60
        var wholeMinute = earliest
        while wholeMinute % 60 != 0 { wholeMinute += 1 }
        let anchor = wholeMinute / 60 - timeline.firstMinute
        for date in timeline.dates {
            var slots: [Slot] = []
            for wall in date.daysSinceEpoch * 1440..<date.daysSinceEpoch * 1440 + 1440 {
                var indices = timeline.shown[wall] ?? []
                if rules.overlap == .first { indices = Array(indices.prefix(1)) }
                if rules.overlap == .last { indices = Array(indices.suffix(1)) }
                for index in indices {
                    let holders = windows.filter { window in
                        guard window.range.contains(index) else { return false }
                        let origin: Int
                        switch rules.anchor {
                        case .clock: origin = date.daysSinceEpoch * 1440
                        case .opening: origin = window.wall
                        case .earliest: origin = window.range.contains(anchor) ? timeline.walls[anchor] : window.wall
                        }
                        return (wall - origin - rules.offset.count) % rules.step.count == 0
                    }
                    guard !holders.isEmpty, fits(index, rules.duration.count) else { continue }
                    datesWithStarts.insert(date)
                    let start = timeline.instant(index)
                    let dates = holders.map { CivilDate(daysSinceEpoch: $0.date) }
                    let serviceDate = dates.contains(date) ? date : dates.min() ?? date
                    let limit = last(venue, serviceDate, timeline)
                    let bookUntil = min(start.advanced(bySeconds: -rules.lead.seconds), limit)
                    guard rules.cut == .none || now <= bookUntil else { continue }
                    if let opens = venue.opens {
                        let wall = (serviceDate.daysSinceEpoch - opens.days) * 1440 + opens.minute
                        guard now >= timeline.instant(timeline.index(of: wall, last: false)) else { continue }
                    }
                    let isFull =
                        venue.maxPerDay.map { bookings(venue, serviceDate, timeline) >= $0 } ?? false
                        || venue.maxPerWeek.map { bookings(inWeekOf: serviceDate, venue, timeline) >= $0 } ?? false
                    let remaining = isFull ? 0 : venue.remaining(from: start, minutes: rules.duration.count)
                    slots.append(
                        Slot(start: start, serviceDate: serviceDate, bookUntil: bookUntil, remaining: remaining))
                }
            }
            self.slots[date] = slots.sorted { $0.start < $1.start }
        }
    }

    /// The last moment that the notice rule leaves a service day.
    private func last(_ venue: NaiveVenue, _ date: CivilDate, _ timeline: NaiveTimeline) -> Instant {
        guard let notice = venue.notice else { return .distantFuture }
        var day = date
        var left = notice.days
        while left > 0 {
            day = day.advanced(byDays: -1)
            // Nothing is open for so long only where nothing ever is.
            guard timeline.firstMinute < (day.daysSinceEpoch - 2) * 1440 else { return .distantPast }
            let isOpen = venue.windows(on: day).contains { $0.lowerBound < 1440 }
            if isOpen || !notice.businessDays { left -= 1 }
        }
        return timeline.instant(timeline.index(of: day.daysSinceEpoch * 1440 + notice.minute, last: true))
    }

    /// How many bookings begin in the windows of a service day; or, outside of all windows, on its civil date.
    private func bookings(_ venue: NaiveVenue, _ date: CivilDate, _ timeline: NaiveTimeline) -> Int {
        venue.busy.filter { booking in
            guard booking.start < booking.end else { return false }
            let index = Int((Double(booking.start.epochSeconds) / 60).rounded(.down)) - timeline.firstMinute
            let civil = Int((Double(timeline.walls[index]) / 1440).rounded(.down))
            let holders = windows.filter { $0.range.contains(index) }.map(\.date)
            return (holders.contains(civil) ? civil : holders.min() ?? civil) == date.daysSinceEpoch
        }.count
    }

    /// The same for Monday to Sunday.
    private func bookings(inWeekOf date: CivilDate, _ venue: NaiveVenue, _ timeline: NaiveTimeline) -> Int {
        (date.daysSinceEpoch - 6...date.daysSinceEpoch + 6).map { CivilDate(daysSinceEpoch: $0) }
            .filter { other in
                // Thursdays name the ISO week.
                let thursdays = [date, other].map { $0.daysSinceEpoch + 4 - $0.weekday.rawValue }
                return thursdays[0] == thursdays[1]
            }
            .reduce(0) { $0 + bookings(venue, $1, timeline) }
    }

    private func fits(_ index: Int, _ duration: Int) -> Bool {
        index + duration <= isOpen.count && isOpen[index..<index + duration].allSatisfy(\.self)
    }
}

extension NaiveVenue {
    /// What remains of the capacity: looked at when the widened slot begins, and whenever a widened booking begins in it.
    func remaining(from start: Instant, minutes: Int) -> Int {
        let low = start.epochSeconds - bufferBefore * 60
        let high = start.epochSeconds + (minutes + bufferAfter) * 60
        let taken = busy.filter { $0.start < $0.end }.map { booking in
            let before = booking.hasBuffers ? bufferBefore * 60 : 0
            let after = booking.hasBuffers ? bufferAfter * 60 : 0
            return (
                range: booking.start.epochSeconds - before..<booking.end.epochSeconds + after,
                takesAll: booking.takesAll
            )
        }
        var moments = taken.map(\.range.lowerBound).filter { (low..<high).contains($0) }
        moments.append(low)
        let capacity = capacity ?? 1
        let least = moments.map { moment in
            let there = taken.filter { $0.range.contains(moment) }
            return there.contains(where: \.takesAll) ? 0 : max(0, capacity - there.count)
        }
        return least.min() ?? capacity
    }
}

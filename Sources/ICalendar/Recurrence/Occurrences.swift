internal import SlotTime

/// Finds the times of an event that overlap a horizon, with its series' overrides.
struct Occurrences {
    /// A time of the event.
    struct Occurrence {
        let start: Instant
        let end: Instant

        /// Whether the time is taken: false for what an override has cancelled or marked free.
        let blocks: Bool
    }

    private let event: CalendarEvent
    private let start: CalendarTime
    private let length: EventLength
    private let blocks: Bool
    private let horizon: Range<Instant>
    private let overrides: SeriesOverrides?
    private var exceptions: Set<Int> = []
    private var exceptionDates: Set<Int> = []

    /// What has been found, in no order, each start once at most for each rule.
    private(set) var found: [Occurrence] = []

    /// - Parameters:
    ///   - event: the event.
    ///   - extent: its first start and its length.
    ///   - blocks: whether it takes time.
    ///   - overrides: those of its series, or nil where it has none or is one itself.
    ///   - horizon: the time that occurrences must overlap.
    init(
        of event: CalendarEvent, _ extent: (start: CalendarTime, length: EventLength), blocks: Bool,
        overrides: SeriesOverrides?, in horizon: Range<Instant>
    ) {
        self.event = event
        start = extent.start
        length = extent.length
        self.blocks = blocks
        self.overrides = overrides
        self.horizon = horizon
    }

    /// Finds all of them.
    mutating func find(_ reader: inout EventReader) throws(StepBudget.Exceeded) {
        for exception in event.exceptions {
            // A DATE takes away what begins on that date; for whole days only dates count.
            if exception.isDate {
                exceptionDates.insert(exception.local.date.daysSinceEpoch)
            } else if start.isDate {
                exceptionDates.insert(placeDate(of: exception, &reader))
            } else {
                exceptions.insert(reader.zones.instant(of: exception).epochSeconds)
            }
        }
        try consider(start, length, &reader)
        for period in event.dates { try consider(period, &reader) }
        for rule in event.rules { try follow(rule, &reader) }
    }

    private func placeDate(of time: CalendarTime, _ reader: inout EventReader) -> Int {
        guard time.zone == ZoneTable.utc else { return time.local.date.daysSinceEpoch }
        let instant = reader.zones.instant(of: time)
        return reader.zones.local(instant, in: ZoneTable.place).date.daysSinceEpoch
    }

    private mutating func follow(_ rule: RecurrenceRule, _ reader: inout EventReader) throws(StepBudget.Exceeded) {
        // Overrides may move instances and make them longer; offsets differ by less than two days.
        let shifts = overrides?.changes ?? []
        let longest = shifts.reduce(length.maximum) { max($0, $1.length.maximum) }
        let furthest = shifts.reduce(0) { max($0, abs($1.shift)) }
        let margin = 2 * 86_400 + furthest
        let first = horizon.lowerBound.epochSeconds.addingSaturated(-(longest + margin))
        let last = horizon.upperBound.epochSeconds.addingSaturated(margin)
        guard first <= last else { return }
        let until = end(of: rule, &reader)
        var iterator = RecurrenceIterator(rule, start: start.local, window: first...last)
        while let local = try iterator.next(&reader.budget) {
            let time = CalendarTime(local: CivilDateTime(localSeconds: local), zone: start.zone, isDate: start.isDate)
            switch until {
            case .local(let limit): if local > limit { return }
            case .instant(let limit): if reader.zones.instant(of: time) > limit { return }
            case .never: break
            }
            try consider(time, length, &reader)
            if rule.frequency < .daily { try considerSecondPass(time, &reader) }
        }
    }

    /// Where a rule ends.
    private enum End {
        case never
        case local(Int)
        case instant(Instant)
    }

    /// UNTIL, read so that no occurrence that can be meant is lost (RFC 5545 3.3.10 wants it in the type of DTSTART).
    private func end(of rule: RecurrenceRule, _ reader: inout EventReader) -> End {
        switch rule.until {
        case nil: return .never
        case .date(let date): return .local(date.daysSinceEpoch * 86_400 + 86_399)
        case .local(let local): return .local(start.isDate ? local.date.daysSinceEpoch * 86_400 : local.localSeconds)
        case .utc(let instant):
            guard start.isDate else { return .instant(instant) }
            let date = CivilDateTime(instant, utcOffset: 0).date
            return .local(max(date, reader.zones.local(instant, in: ZoneTable.place).date).daysSinceEpoch * 86_400)
        }
    }

    /// A clock that is set back shows an hour twice: what happens every hour, minute or second happens in both.
    private mutating func considerSecondPass(
        _ time: CalendarTime, _ reader: inout EventReader
    ) throws(StepBudget.Exceeded) {
        guard case .overlap(_, let last) = reader.zones.rules(of: time.zone).resolve(time.local) else { return }
        try keep(time, last, length, &reader)
    }

    private mutating func consider(_ period: CalendarPeriod, _ reader: inout EventReader) throws(StepBudget.Exceeded) {
        var length = length
        switch period.end {
        case .time(let end):
            let seconds =
                reader.zones.instant(of: end).epochSeconds - reader.zones.instant(of: period.start).epochSeconds
            length = .exact(max(0, seconds))
        case .duration(let duration): length = .nominal(duration)
        // Another type than DTSTART's: a whole day, or nothing that an end is known of.
        case nil: if period.start.isDate != start.isDate { length = period.start.isDate ? .dates(1) : .exact(86_400) }
        }
        try consider(period.start, length, &reader)
    }

    private mutating func consider(
        _ time: CalendarTime, _ length: EventLength, _ reader: inout EventReader
    ) throws(StepBudget.Exceeded) {
        try keep(time, reader.zones.instant(of: time), length, &reader)
    }

    /// Keeps an occurrence unless it is excluded, replaced, or outside the horizon.
    private mutating func keep(
        _ time: CalendarTime, _ instant: Instant, _ length: EventLength, _ reader: inout EventReader
    ) throws(StepBudget.Exceeded) {
        try reader.budget.spend()
        let date = time.local.date.daysSinceEpoch
        guard !exceptions.contains(instant.epochSeconds), !exceptionDates.contains(date) else { return }
        guard let overrides else { return add(instant, reader.end(of: instant, time, length), blocks) }
        guard !overrides.instants.contains(instant.epochSeconds), !overrides.dates.contains(date) else { return }
        guard let change = overrides.change(at: instant) else {
            return add(instant, reader.end(of: instant, time, length), blocks)
        }
        var moved = time
        moved.local = CivilDateTime(localSeconds: time.local.localSeconds + change.shift)
        if case .dates = change.length { moved = .date(moved.local.date) } else { moved.isDate = false }
        let start = reader.zones.instant(of: moved)
        add(start, reader.end(of: start, moved, change.length), change.blocks)
    }

    private mutating func add(_ begin: Instant, _ end: Instant, _ blocks: Bool) {
        guard begin < horizon.upperBound, end > horizon.lowerBound, begin < end else { return }
        found.append(Occurrence(start: begin, end: end, blocks: blocks))
    }
}

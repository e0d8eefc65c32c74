internal import SlotTime

/// Collects the busy times of a calendar's components.
struct BusyCollector {
    private let horizon: Range<Instant>
    private let options: BusyCalendar.Options
    private var intervals: [BusyCalendar.Interval] = []

    /// How many intervals there may be before they are merged once more.
    private var room = 4096

    private var availability: Availability?
    private var availabilities: [Availability] = []

    init(horizon: Range<Instant>, options: BusyCalendar.Options) {
        self.horizon = horizon
        self.options = options
    }

    /// Takes what an item says.
    mutating func take(
        _ item: CalendarReader.Item, _ reader: inout CalendarReader, _ bytes: Span<UInt8>
    ) throws(ICalendarError) {
        switch item {
        case .event(let component):
            if let error = reader.event.error { return try reader.skip(error) }
            do throws(ICalendarError) {
                try take(component, &reader, bytes)
            } catch {
                guard reader.reader.budget.left >= 0 else { throw error }
                try reader.skip(error)
            }
        case .availabilityBegin: availability = Availability(line: reader.scanner.line, offset: reader.scanner.offset)
        case .availabilityEnd:
            if let availability { availabilities.append(availability) }
            availability = nil
        case .property:
            if reader.scanner.component == .freeBusy {
                try takeFreeBusy(&reader)
            } else {
                try availability?.read(&reader, horizon)
            }
        }
    }

    private mutating func take(
        _ component: ComponentName, _ reader: inout CalendarReader, _ bytes: Span<UInt8>
    ) throws(ICalendarError) {
        let event = reader.event
        guard let extent = try reader.reader.extent(of: event), !event.isCancelled else { return }
        let isAvailable = component == .available
        let blocks = isAvailable || !event.isTransparent || (extent.start.isDate && options.allDayBlocks)
        // A free event matters only where somebody should be told of it, or where an override makes it busy.
        let isSeries = !event.rules.isEmpty || !event.dates.isEmpty
        guard blocks || extent.start.isDate || isSeries else { return }
        var found: [Occurrences.Occurrence] = []
        if isSeries || !event.exceptions.isEmpty || !reader.overrides.isEmpty {
            let isOverride = event.recurrenceID != nil
            var occurrences = Occurrences(
                of: event, extent, blocks: blocks, overrides: isOverride ? nil : reader.overrides[event.uid],
                in: horizon)
            do throws(StepBudget.Exceeded) {
                try occurrences.find(&reader.reader)
            } catch {
                throw reader.tooMuch()
            }
            found = occurrences.found
        } else {
            let start = reader.reader.zones.instant(of: extent.start)
            let end = reader.reader.end(of: start, extent.start, extent.length)
            guard start < horizon.upperBound, end > horizon.lowerBound, start < end else { return }
            found = [Occurrences.Occurrence(start: start, end: end, blocks: blocks)]
        }
        if !blocks, extent.start.isDate, let first = found.first(where: { !$0.blocks }) {
            warnFree(event, from: first.start, &reader, bytes)
        }
        for occurrence in found where occurrence.blocks {
            if isAvailable {
                availability?.available.append(occurrence.start.epochSeconds..<occurrence.end.epochSeconds)
            } else {
                add(occurrence.start, occurrence.end, event.offset)
            }
        }
    }

    private func warnFree(
        _ event: CalendarEvent, from start: Instant, _ reader: inout CalendarReader, _ bytes: Span<UInt8>
    ) {
        let names = BusyCalendar.names(at: event.offset, in: bytes)
        let name = ICalendarError.printable((names.summary.isEmpty ? names.uid : names.summary).utf8)
        let date = reader.reader.zones.local(start, in: ZoneTable.place).date.rfc3339
        reader.reader.warnings.add(
            .allDayMarkedFree, line: event.line,
            "all-day event \"\(name)\" on \(date) is marked free (TRANSP:TRANSPARENT), so it doesn't block")
    }

    /// The FREEBUSY periods of a VFREEBUSY: all but those of FBTYPE=FREE (RFC 5545 3.2.9).
    private mutating func takeFreeBusy(_ reader: inout CalendarReader) throws(ICalendarError) {
        guard reader.scanner.property == .freeBusy else { return }
        let scanner = reader.scanner
        if let type = scanner.parameter(.busyType), PackedName(type[...]) == PackedName("FREE") { return }
        let offset = scanner.open.last?.offset ?? 0
        for item in try scanner.value().split(separator: UInt8(ascii: ",")) {
            do throws(ICalendarError) {
                let period = try reader.reader.period(item, scanner)
                guard let range = reader.reader.range(of: period) else {
                    throw scanner.error(item, "must be a period, with its end after its start (RFC 5545 3.3.9)")
                }
                add(range.lowerBound, range.upperBound, offset)
            } catch {
                try reader.skip(error)
            }
        }
    }

    private mutating func add(_ start: Instant, _ end: Instant, _ offset: Int) {
        let start = max(start, horizon.lowerBound)
        let end = min(end, horizon.upperBound)
        guard start < end else { return }
        intervals.append(BusyCalendar.Interval(start: start, end: end, offset: options.isMerged ? 0 : offset))
        guard options.isMerged, intervals.count > room else { return }
        merge()
        room = max(4096, intervals.count * 2)
    }

    private mutating func merge() {
        let merged = IntervalList(merging: intervals.map { $0.start.epochSeconds..<$0.end.epochSeconds })
        intervals = merged.ranges.map {
            BusyCalendar.Interval(
                start: Instant(epochSeconds: $0.lowerBound), end: Instant(epochSeconds: $0.upperBound), offset: 0)
        }
    }

    /// All of them, ascending; an event that names one start twice has it once, with the later end.
    mutating func finish() -> [BusyCalendar.Interval] {
        for (range, offset) in Availability.unavailable(availabilities, horizon) {
            add(Instant(epochSeconds: range.lowerBound), Instant(epochSeconds: range.upperBound), offset)
        }
        if options.isMerged {
            merge()
            return intervals
        }
        intervals.sort {
            ($0.offset, $0.start.epochSeconds, $1.end.epochSeconds)
                < ($1.offset, $1.start.epochSeconds, $0.end.epochSeconds)
        }
        var last: BusyCalendar.Interval?
        intervals.removeAll { interval in
            let isSame = last?.offset == interval.offset && last?.start == interval.start
            last = interval
            return isSame
        }
        intervals.sort {
            ($0.start.epochSeconds, $0.end.epochSeconds, $0.offset)
                < ($1.start.epochSeconds, $1.end.epochSeconds, $1.offset)
        }
        return intervals
    }
}

extension EventReader {
    /// The instants of a period; nil where it has no end, or one that isn't after its start.
    mutating func range(of period: CalendarPeriod) -> Range<Instant>? {
        let start = zones.instant(of: period.start)
        let end: Instant
        switch period.end {
        case .time(let time): end = zones.instant(of: time)
        case .duration(let duration): end = self.end(of: start, period.start, .nominal(duration))
        case nil: return nil
        }
        return start < end ? start..<end : nil
    }
}

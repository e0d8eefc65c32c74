internal import SlotTime

/// Reads the events of a calendar one after the other, for whoever wants their times.
///
/// Two looks at the bytes: the first finds zones and overrides, wherever they are in the file; the second is this one.
/// Only what overrides and zones need is kept.
struct CalendarReader {
    /// What is read next.
    enum Item {
        /// A whole VEVENT or AVAILABLE is in ``event``.
        case event(ComponentName)

        /// A VAVAILABILITY begins, or has ended.
        case availabilityBegin, availabilityEnd

        /// A property of a VFREEBUSY or of a VAVAILABILITY itself; its line is loaded.
        case property
    }

    private(set) var scanner = CalendarScanner()
    private(set) var event = CalendarEvent()
    var reader: EventReader

    /// Whether single broken events are left out with a warning.
    let isLenient: Bool

    private let survey: CalendarSurvey
    private var calendar = -1

    /// What replaces instances of series, by UID.
    private(set) var overrides: [[UInt8]: SeriesOverrides] = [:]

    init(
        _ bytes: Span<UInt8>, zone: TimeZoneRules, horizon: Range<Instant>, isLenient: Bool, steps: Int,
        zones: @escaping (String) -> TimeZoneRules?
    ) throws(ICalendarError) {
        try Self.refuseOtherFiles(bytes)
        var budget = StepBudget(steps)
        var warnings = WarningList()
        survey = try CalendarSurvey(bytes, isLenient: isLenient, &budget, &warnings)
        self.isLenient = isLenient
        reader = EventReader(
            zones: ZoneTable(place: zone, written: survey.zones, horizon: horizon, source: zones), budget: budget,
            warnings: warnings)
        scanner.skipByteOrderMark(bytes)
        try readOverrides(bytes)
    }

    /// Names the kinds of files that are often found where a calendar should be.
    private static func refuseOtherFiles(_ bytes: Span<UInt8>) throws(ICalendarError) {
        guard bytes.count >= 2 else { return }
        switch (bytes[0], bytes[1]) {
        case (0x1F, 0x8B):
            throw ICalendarError(line: 0, name: "", value: [], rule: "the file is packed with gzip: unpack it first")
        case (0xFE, 0xFF), (0xFF, 0xFE):
            throw ICalendarError(
                line: 0, name: "", value: [], rule: "the file is UTF-16; it must be UTF-8 (RFC 5545 3.1.4)")
        default: break
        }
    }

    /// Steps to the next item; nil at the end.
    mutating func next(_ bytes: Span<UInt8>) throws(ICalendarError) -> Item? {
        while let token = try scanner.next(bytes) {
            switch token {
            case .begin:
                switch scanner.component {
                case .calendar: calendar += 1
                case .event, .available: if let open = scanner.open.last { event.begin(open) }
                case .availability where !isCancelled: return .availabilityBegin
                default: break
                }
            case .end where isCancelled: break
            case .end:
                switch scanner.ended.name {
                case .event, .available: return .event(scanner.ended.name)
                case .availability: return .availabilityEnd
                default: break
                }
            case .property:
                switch scanner.component {
                case .event, .available: try readProperty(bytes)
                case .freeBusy, .availability:
                    guard !isCancelled else { break }
                    scanner.load(bytes)
                    return .property
                default: break
                }
            case .malformed: try readMalformed(bytes)
            }
        }
        return nil
    }

    private var isCancelled: Bool { !survey.cancelled.isEmpty && survey.cancelled.contains(calendar) }

    private mutating func readProperty(_ bytes: Span<UInt8>) throws(ICalendarError) {
        do throws(ICalendarError) {
            try reader.read(&scanner, bytes, into: &event)
        } catch {
            guard isLenient else { throw error }
            if event.error == nil { event.error = error }
        }
    }

    /// A line without a name: part of a text that was cut badly, or of something that matters.
    private mutating func readMalformed(_ bytes: Span<UInt8>) throws(ICalendarError) {
        guard [.event, .available, .freeBusy, .availability, .calendar].contains(scanner.component) else { return }
        guard isLenient else {
            scanner.load(bytes)
            throw ICalendarError(
                line: scanner.line, name: "", value: scanner.text, rule: "must be NAME:value (RFC 5545 3.1)")
        }
        reader.warnings.add(.ignored, line: scanner.line, "a line that isn't NAME:value is ignored")
    }

    /// Says that an event is left out, or throws where that isn't wanted.
    mutating func skip(_ error: ICalendarError) throws(ICalendarError) {
        guard isLenient else { throw error }
        reader.warnings.add(.skipped, line: event.line, "a broken event is left out: \(error.description)")
    }

    /// An error about the work that the file asks for, which even a lenient reader throws.
    func tooMuch() -> ICalendarError {
        event.error("asks for more steps than a file may take; nothing can be said of the rest")
    }
}

extension CalendarReader {
    /// Reads every event with a RECURRENCE-ID once before the others, wherever it is in the file.
    private mutating func readOverrides(_ bytes: Span<UInt8>) throws(ICalendarError) {
        let outer = [ComponentName.calendar, .availability]
        for place in survey.overrides where !survey.cancelled.contains(place.calendar) {
            let parents = outer.prefix(place.component == .event ? 1 : 2).map {
                CalendarScanner.Open(name: $0, packed: PackedName($0.text.utf8.map { $0 }[...]), line: 0, offset: 0)
            }
            var scanner = CalendarScanner(offset: place.offset, line: place.line, inside: Array(parents))
            var override = CalendarEvent()
            do throws(ICalendarError) {
                while let token = try scanner.next(bytes), token != .end || scanner.ended.offset != place.offset {
                    if token == .begin, scanner.offset == place.offset, let open = scanner.open.last {
                        override.begin(open)
                    } else if token == .property, scanner.component == place.component {
                        try reader.read(&scanner, bytes, into: &override)
                    }
                }
                try keep(override)
            } catch {
                // The event is met again, with the others.
                guard isLenient else { throw error }
            }
        }
    }

    private mutating func keep(_ override: CalendarEvent) throws(ICalendarError) {
        guard let id = override.recurrenceID, !override.uid.isEmpty else { return }
        let instant = reader.zones.instant(of: id)
        var series = overrides[override.uid] ?? SeriesOverrides()
        if id.isDate {
            series.dates.insert(id.local.date.daysSinceEpoch)
        } else {
            series.instants.insert(instant.epochSeconds)
        }
        if override.isThisAndFuture {
            // Whatever is wrong with it is said where it is read as an event.
            let count = reader.warnings
            let extent = try reader.extent(of: override)
            reader.warnings = count
            // Cancelled ones may leave out DTSTART: nothing moves then.
            let start = extent?.start ?? id
            let original = reader.zones.local(instant, in: start.isDate ? ZoneTable.place : start.zone)
            series.changes.append(
                SeriesOverrides.Change(
                    from: instant, shift: start.local.localSeconds - original.localSeconds,
                    length: extent?.length ?? .exact(0),
                    blocks: !override.isCancelled && !override.isTransparent))
            series.changes.sort { $0.from < $1.from }
        }
        overrides[override.uid] = series
    }
}

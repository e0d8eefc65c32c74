internal import SlotTime

/// Reads the properties of events: what they say becomes values with zones.
struct EventReader {
    var zones: ZoneTable
    var budget: StepBudget
    var warnings = WarningList()

    /// The parameters that were read last, and what they say.
    private var lastParameters: [UInt8] = []
    private var zone = ZoneTable.place
    private var isDate = false

    init(zones: ZoneTable, budget: StepBudget, warnings: WarningList) {
        self.zones = zones
        self.budget = budget
        self.warnings = warnings
    }

    /// Reads the current line of a scanner into an event; other properties are left alone.
    mutating func read(
        _ scanner: inout CalendarScanner, _ bytes: Span<UInt8>, into event: inout CalendarEvent
    ) throws(ICalendarError) {
        let property = scanner.property
        switch property {
        case .start, .endTime, .duration, .rule, .exceptionRule, .recurrenceDates, .exceptionDates, .recurrenceID,
            .uid, .status, .transparency:
            scanner.load(bytes)
        default: return
        }
        let value = try scanner.value()
        switch property {
        case .start:
            try once(event.start == nil, scanner)
            event.start = try time(value, scanner)
        case .endTime:
            try once(event.end == nil, scanner)
            event.end = try time(value, scanner)
        case .duration:
            try once(event.duration == nil, scanner)
            event.duration = try duration(value, scanner)
        case .rule:
            do throws(RecurrenceRule.Problem) {
                event.rules.append(try RecurrenceRule(value))
            } catch {
                throw scanner.error(error.part.isEmpty ? value : error.part[...], error.rule)
            }
        case .exceptionRule:
            warnings.add(
                .ignored, line: scanner.line, "EXRULE is ignored (RFC 5545 A.3): what it takes away counts as busy")
        case .recurrenceDates:
            for item in value.split(separator: UInt8(ascii: ",")) {
                try spend(scanner)
                event.dates.append(try period(item, scanner))
            }
        case .exceptionDates:
            for item in value.split(separator: UInt8(ascii: ",")) {
                try spend(scanner)
                event.exceptions.append(try time(item, scanner))
            }
        case .recurrenceID: try readRecurrenceID(value, scanner, into: &event)
        case .uid: event.uid.append(contentsOf: value)
        case .status: event.isCancelled = PackedName(value) == Self.cancelled
        case .transparency: event.isTransparent = PackedName(value) == Self.transparent
        default: break
        }
    }

    private static let cancelled = PackedName("CANCELLED")
    private static let transparent = PackedName("TRANSPARENT")

    private mutating func readRecurrenceID(
        _ value: ArraySlice<UInt8>, _ scanner: CalendarScanner, into event: inout CalendarEvent
    ) throws(ICalendarError) {
        try once(event.recurrenceID == nil, scanner)
        event.recurrenceID = try time(value, scanner)
        guard let range = scanner.parameter(.range) else { return }
        guard PackedName(range[...]) == PackedName("THISANDFUTURE") else {
            throw scanner.error(range[...], "must be RANGE=THISANDFUTURE (RFC 5545 3.2.13)")
        }
        event.isThisAndFuture = true
    }

    /// A value that may occur once only: a second one would say something else.
    private func once(_ isFirst: Bool, _ scanner: CalendarScanner) throws(ICalendarError) {
        if !isFirst { throw scanner.error([], "must not occur twice in an event (RFC 5545 3.6.1)") }
    }

    /// Takes a step for a value of the current line.
    private mutating func spend(_ scanner: CalendarScanner) throws(ICalendarError) {
        do throws(StepBudget.Exceeded) {
            try budget.spend()
        } catch {
            throw scanner.error([], "asks for more steps than a file may take")
        }
    }

    /// A DATE or DATE-TIME with the zone of the current line.
    mutating func time(_ value: ArraySlice<UInt8>, _ scanner: CalendarScanner) throws(ICalendarError) -> CalendarTime {
        guard let written = WrittenTime(value) else {
            throw scanner.error(value, "must be a DATE or a DATE-TIME that exists (RFC 5545 3.3.4, 3.3.5)")
        }
        // Whatever is written, VALUE=DATE means whole days.
        guard let local = Self.local(written) else { return .date(written.date) }
        try readParameters(scanner)
        guard !isDate else { return .date(written.date) }
        if case .utc = written { return CalendarTime(local: local, zone: ZoneTable.utc, isDate: false) }
        return CalendarTime(local: local, zone: zone, isDate: false)
    }

    /// Reads VALUE and TZID of the current line; most lines have the parameters of the one before.
    private mutating func readParameters(_ scanner: CalendarScanner) throws(ICalendarError) {
        let start = scanner.property.text.utf8.count
        let parameters = scanner.text[start..<max(start, (scanner.valueStart ?? 0) - 1)]
        guard !parameters.elementsEqual(lastParameters) else { return }
        let type = scanner.parameter(.valueType)
        isDate = type.map { PackedName($0[...]) == PackedName("DATE") } ?? false
        zone = ZoneTable.place
        if let name = scanner.parameter(.zoneID) {
            guard let found = try zones.zone(name, &warnings, &budget) else {
                throw ICalendarError(
                    line: scanner.line, name: "TZID", value: name,
                    rule: "must be an IANA or Windows time zone, or have a VTIMEZONE in the file (RFC 5545 3.2.19)")
            }
            zone = found
        }
        lastParameters = Array(parameters)
    }

    private static func local(_ written: WrittenTime) -> CivilDateTime? {
        switch written {
        case .date: nil
        case .local(let local): local
        case .utc(let instant): CivilDateTime(instant, utcOffset: 0)
        }
    }

    private func duration(
        _ value: ArraySlice<UInt8>, _ scanner: CalendarScanner
    ) throws(ICalendarError) -> WrittenDuration {
        guard let duration = WrittenDuration(value) else {
            throw scanner.error(value, "must be a DURATION of at most a century (RFC 5545 3.3.6)")
        }
        return duration
    }

    /// A start with or without an end of its own (RFC 5545 3.3.9).
    mutating func period(
        _ value: ArraySlice<UInt8>, _ scanner: CalendarScanner
    ) throws(ICalendarError) -> CalendarPeriod {
        guard let mark = value.firstIndex(of: UInt8(ascii: "/")) else {
            return CalendarPeriod(start: try time(value, scanner))
        }
        let start = try time(value[..<mark], scanner)
        let rest = value[(mark + 1)...]
        if let first = rest.first, first.isDigit {
            return CalendarPeriod(start: start, end: .time(try time(rest, scanner)))
        }
        return CalendarPeriod(start: start, end: .duration(try duration(rest, scanner)))
    }
}

internal import SlotTime

/// The rules about times, zones and recurrence.
struct TimeLint {
    private var reader: EventReader
    private var event = CalendarEvent()

    /// The event's UID with its RECURRENCE-ID: no other event has both.
    private var identifiers = Set<[UInt8]>()
    private var uid: [UInt8] = []
    private var recurrenceLine: [UInt8] = []

    /// The zones that the file defines and uses, by name, with the line of the first.
    private var defined: [(name: [UInt8], line: Int)] = []
    private var used = Set<[UInt8]>()
    private var hasEvent = false

    init(_ bytes: [UInt8], zones: @escaping (String) -> TimeZoneRules?) {
        var budget = StepBudget(2_000_000)
        var warnings = WarningList()
        let survey = try? CalendarSurvey(bytes.span, isLenient: true, &budget, &warnings)
        let horizon = Self.horizon(of: bytes.span)
        // A time without a zone is a finding by itself; which zone it is read in doesn't matter.
        let table = ZoneTable(place: nil, written: survey?.zones ?? [], horizon: horizon, source: zones)
        reader = EventReader(zones: table, budget: budget, warnings: WarningList())
    }

    /// From the first to the last time that an event begins; where something recurs, a year more.
    private static func horizon(of bytes: Span<UInt8>) -> Range<Instant> {
        var scanner = CalendarScanner()
        scanner.skipByteOrderMark(bytes)
        var first = Int.max
        var last = Int.min
        var recurs = false
        while let token = try? scanner.next(bytes) {
            guard token == .property, scanner.component == .event else { continue }
            recurs = recurs || scanner.property == .rule
            guard scanner.property == .start else { continue }
            scanner.load(bytes)
            guard let start = scanner.valueStart, let time = WrittenTime(scanner.text[start...]) else { continue }
            switch time {
            case .utc(let instant):
                first = min(first, instant.epochSeconds)
                last = max(last, instant.epochSeconds)
            // No clock is further ahead of UTC than 14 hours, or behind than 12.
            case .local(let local):
                first = min(first, local.localSeconds - 14 * 3600)
                last = max(last, local.localSeconds + 12 * 3600)
            case .date: break
            }
        }
        guard first <= last else { return Instant(epochSeconds: 0)..<Instant(epochSeconds: 0) }
        return Instant(epochSeconds: first)..<Instant(epochSeconds: last + (recurs ? 366 * 86_400 : 1))
    }

    mutating func begin(_ scanner: CalendarScanner, _ report: inout LintReport) {
        switch scanner.component {
        case .event, .available:
            if let open = scanner.open.last { event.begin(open) }
            uid = []
            recurrenceLine = []
            hasEvent = true
        case .timeZone:
            if hasEvent {
                report.warning(
                    "zone-late", scanner.line, "the VTIMEZONE comes after an event; ruby-icalendar then reads UTC",
                    "write it before the first event")
            }
        default: break
        }
    }

    mutating func identifier(_ uid: [UInt8]) { self.uid = uid }

    mutating func property(_ scanner: inout CalendarScanner, _ bytes: Span<UInt8>, _ report: inout LintReport) {
        switch scanner.component {
        case .event, .available: eventProperty(&scanner, bytes, &report)
        case .freeBusy where scanner.property == .freeBusy: freeBusy(scanner, &report)
        case .timeZone where scanner.property == .zoneID:
            guard let start = scanner.valueStart else { return }
            let name = Array(scanner.text[start...])
            if defined.contains(where: { $0.name == name }) {
                report.error(
                    "zone-twice", scanner.line, "the VTIMEZONE is defined twice (RFC 5545 3.6.5)", "leave one out")
            } else {
                defined.append((name, scanner.line))
            }
        case .standard, .daylight:
            var zone = WrittenZone(line: scanner.line)
            zone.observances = [WrittenZone.Observance(isDaylight: false)]
            do throws(ICalendarError) {
                try zone.read(scanner)
            } catch {
                report.error(
                    "value", scanner.line, "\(error.name) \"\(error.value)\" \(error.rule)", "write a value that is")
            }
            if scanner.property == .recurrenceDates {
                report.warning(
                    "zone-rdate", scanner.line, "Outlook ignores RDATE in a VTIMEZONE (MS-STANOICAL)", "write an RRULE")
            }
        default: break
        }
    }

    private mutating func eventProperty(
        _ scanner: inout CalendarScanner, _ bytes: Span<UInt8>, _ report: inout LintReport
    ) {
        let line = scanner.line
        if let raw = scanner.parameter(.zoneID) {
            used.insert(raw)
            let isQuoted = scanner.text.prefix(scanner.valueStart ?? 0).contains(UInt8(ascii: "\""))
            if isQuoted,
                raw.allSatisfy({ $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") })
            {
                report.warning(
                    "zone-quoted", line, "the TZID is quoted, which some readers take into the name",
                    "leave the quotation marks out")
            }
            if let start = scanner.valueStart {
                switch WrittenTime(scanner.text[start...]) {
                case .utc:
                    report.error(
                        "zone-on-utc", line, "a time in UTC has a TZID (RFC 5545 3.2.19)", "leave the TZID out")
                case .date:
                    report.error("zone-on-date", line, "a DATE has a TZID (RFC 5545 3.2.19)", "leave the TZID out")
                default: break
                }
            }
            if !defined.contains(where: { $0.name == raw }) {
                report.error(
                    "zone-missing", line,
                    "the TZID has no VTIMEZONE before it (RFC 5545 3.2.19); Outlook is an hour off",
                    "write the VTIMEZONE, before the first event")
            }
        }
        if scanner.property == .start, event.start != nil { return }
        if scanner.property == .endTime, event.end != nil { return }
        if scanner.property == .recurrenceID { recurrenceLine = scanner.text }
        do throws(ICalendarError) {
            try reader.read(&scanner, bytes, into: &event)
        } catch {
            let rule = error.name == "RRULE" ? "rrule" : error.name == "TZID" ? "zone-unknown" : "value"
            report.error(rule, line, "\(error.name) \"\(error.value)\" \(error.rule)", "write a value that is")
            return
        }
        if scanner.property == .start, let start = event.start { checkStart(start, line, &report) }
    }

    private func checkStart(_ start: CalendarTime, _ line: Int, _ report: inout LintReport) {
        guard !start.isDate, start.zone != ZoneTable.utc else { return }
        guard start.zone != ZoneTable.place else {
            report.warning(
                "floating", line, "the time has no zone: clients show it at another moment each, Google as UTC",
                "write Z or a TZID")
            return
        }
        switch reader.zones.rules(of: start.zone).resolve(start.local) {
        case .gap:
            report.error(
                "gap", line, "no clock of the zone shows this time; readers differ by an hour (RFC 5545 3.3.5)",
                "write the time in UTC")
        case .overlap:
            report.warning(
                "overlap", line, "clocks show this time twice; RFC 5545 3.3.5 means the first, libical the second",
                "write the time in UTC")
        case .unique: break
        }
    }

    private func freeBusy(_ scanner: CalendarScanner, _ report: inout LintReport) {
        guard let start = scanner.valueStart else { return }
        if scanner.parameter(.busyType) == nil {
            report.warning("freebusy-type", scanner.line, "FREEBUSY has no FBTYPE", "write FBTYPE=BUSY or FBTYPE=FREE")
        }
        for item in scanner.text[start...].split(separator: UInt8(ascii: ",")) {
            guard let mark = item.firstIndex(of: UInt8(ascii: "/")), case .utc = WrittenTime(item[..<mark]) else {
                report.error(
                    "utc", scanner.line, "FREEBUSY must be periods in UTC (RFC 5545 3.8.2.6)", "write them with Z")
                return
            }
        }
    }

    mutating func end(_ scanner: CalendarScanner, _ report: inout LintReport) {
        guard scanner.ended.name == .event || scanner.ended.name == .available else { return }
        let line = scanner.ended.line
        if scanner.ended.name == .event, !uid.isEmpty, !identifiers.insert(uid + [0] + recurrenceLine).inserted {
            report.error(
                "uid-unique", line, "another event has the same UID (RFC 5545 3.8.4.7): clients show one of them",
                "give every event its own")
        }
        if let start = event.start, let end = event.end, start.isDate == end.isDate,
            reader.zones.instant(of: start) >= reader.zones.instant(of: end)
        {
            report.error("end", line, "the event doesn't end after it starts (RFC 5545 3.8.2.2)", "write a later DTEND")
            return
        }
        do throws(ICalendarError) {
            _ = try reader.extent(of: event)
        } catch {
            report.error("end", line, "the event \(error.rule)", "write one end, of the type of the start")
        }
    }

    /// What can be said only at the end of the file.
    func finish(_ report: inout LintReport) {
        for zone in defined where !used.contains(zone.name) {
            report.warning("zone-unused", zone.line, "no event uses the VTIMEZONE", "leave it out")
        }
        for warning in reader.warnings.kept where warning.kind == .zoneConflict {
            report.error("zone-wrong", warning.line, warning.text, "write the VTIMEZONE from current time zone data")
        }
    }
}

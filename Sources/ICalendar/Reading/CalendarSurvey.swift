internal import SlotTime

/// A first look at a whole calendar: is it whole, which zones does it define, which events override instances of a series?
///
/// What it keeps is bounded by the zones and the overrides, not by the events.
struct CalendarSurvey {
    /// A component that overrides an instance.
    struct Override {
        let offset: Int
        let line: Int
        let component: ComponentName

        /// The number of its VCALENDAR in the file.
        let calendar: Int
    }

    private(set) var zones: [WrittenZone] = []
    private(set) var overrides: [Override] = []

    /// The VCALENDARs, by number, whose METHOD is CANCEL: what they hold is off (RFC 5546 3.2.5).
    private(set) var cancelled: Set<Int> = []

    private var calendar = -1
    private var zone: WrittenZone?
    private var zoneNames: Set<[UInt8]> = []

    /// Looks at all lines.
    ///
    /// - Throws: where the components aren't whole, or nothing is there.
    init(
        _ bytes: Span<UInt8>, isLenient: Bool, _ budget: inout StepBudget, _ warnings: inout WarningList
    ) throws(ICalendarError) {
        var scanner = CalendarScanner()
        scanner.skipByteOrderMark(bytes)
        while let token = try scanner.next(bytes) {
            switch token {
            case .begin:
                do throws(StepBudget.Exceeded) {
                    try budget.spend()
                } catch {
                    throw ICalendarError(
                        line: scanner.line, name: "", value: [], rule: "there are more components than a file may have")
                }
                begin(scanner)
            case .end:
                if let zone, scanner.ended.name == .timeZone { try keep(zone) }
            case .property: try read(&scanner, bytes)
            case .malformed:
                guard scanner.open.isEmpty else { continue }
                guard calendar >= 0 else {
                    throw ICalendarError(
                        line: scanner.line, name: "", value: [], rule: "must begin with BEGIN:VCALENDAR (RFC 5545 3.4)")
                }
                try refuseText(after: scanner, isLenient, &warnings)
            }
        }
        if let last = scanner.open.last {
            throw ICalendarError(
                line: last.line, name: "BEGIN", value: last.name.text.utf8, rule: "is never ended: the file is cut off")
        }
        guard calendar >= 0 else {
            throw ICalendarError(line: 0, name: "", value: [], rule: "the file has no VCALENDAR (RFC 5545 3.4)")
        }
    }

    private mutating func begin(_ scanner: CalendarScanner) {
        switch scanner.component {
        case .calendar: calendar += 1
        case .timeZone: zone = WrittenZone(line: scanner.line)
        case .standard, .daylight:
            zone?.observances.append(WrittenZone.Observance(isDaylight: scanner.component == .daylight))
        default: break
        }
    }

    private func refuseText(
        after scanner: CalendarScanner, _ isLenient: Bool, _ warnings: inout WarningList
    ) throws(ICalendarError) {
        guard isLenient else {
            throw ICalendarError(
                line: scanner.line, name: "", value: [], rule: "there is text outside of VCALENDAR (RFC 5545 3.4)")
        }
        warnings.add(.ignored, line: scanner.line, "text outside of VCALENDAR is ignored")
    }

    /// Keeps the first zone of each name.
    private mutating func keep(_ zone: WrittenZone) throws(ICalendarError) {
        self.zone = nil
        guard zoneNames.insert(zone.identifier).inserted else { return }
        guard zones.count < Self.maximumZones else {
            throw ICalendarError(
                line: zone.line, name: "VTIMEZONE", value: zone.identifier,
                rule: "is more than the \(Self.maximumZones) zones that a file may define")
        }
        zones.append(zone)
    }

    private static let maximumZones = 1000

    private mutating func read(_ scanner: inout CalendarScanner, _ bytes: Span<UInt8>) throws(ICalendarError) {
        switch scanner.component {
        case .other where scanner.open.isEmpty:
            throw ICalendarError(
                line: scanner.line, name: scanner.property.text, value: [],
                rule: "must be inside BEGIN:VCALENDAR (RFC 5545 3.4)")
        case .calendar where scanner.property == .method:
            scanner.load(bytes)
            if PackedName(try scanner.value()) == PackedName("CANCEL") { cancelled.insert(calendar) }
        case .event where scanner.property == .recurrenceID, .available where scanner.property == .recurrenceID:
            guard let open = scanner.open.last, overrides.last?.offset != open.offset else { return }
            overrides.append(
                Override(offset: open.offset, line: open.line, component: open.name, calendar: calendar))
        case .timeZone, .standard, .daylight:
            scanner.load(bytes)
            do throws(ICalendarError) {
                try zone?.read(scanner)
            } catch {
                // It matters only where a time needs the zone.
                if zone?.error == nil { zone?.error = error }
            }
        default: break
        }
    }
}

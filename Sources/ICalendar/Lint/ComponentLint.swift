internal import SlotTime

/// The rules about components and their properties.
struct ComponentLint {
    /// A component that has begun, with what it has had so far.
    private struct Seen {
        let name: ComponentName
        var properties: [String] = []
        var hasComponent = false
    }

    private var times: TimeLint
    private var seen: [Seen] = []
    private var calendars = 0
    private var isPublished = false

    init(_ bytes: [UInt8], zones: @escaping (String) -> TimeZoneRules?) {
        times = TimeLint(bytes, zones: zones)
    }

    /// Holds every component against them, as far as they are whole.
    mutating func check(_ bytes: Span<UInt8>, _ report: inout LintReport) {
        var scanner = CalendarScanner()
        scanner.skipByteOrderMark(bytes)
        do throws(ICalendarError) {
            while let token = try scanner.next(bytes) {
                switch token {
                case .begin: begin(scanner, &report)
                case .end: end(scanner, &report)
                case .property:
                    scanner.load(bytes)
                    property(&scanner, bytes, &report)
                case .malformed:
                    report.error(
                        "grammar", scanner.line, "the line isn't NAME:value (RFC 5545 3.1)",
                        "escape line ends in texts as \\n, and fold with a space")
                }
            }
        } catch {
            report.error(
                "nesting", error.line, "\(error.name) \"\(error.value)\" \(error.rule)",
                "let every BEGIN have its END, in order")
            return
        }
        if let last = scanner.open.last {
            report.error(
                "nesting", last.line, "BEGIN:\(last.name.text) is never ended",
                "write the file to its end before it is served")
        }
        if calendars == 0 { report.error("one-calendar", 0, "the file has no VCALENDAR (RFC 5545 3.4)", "write one") }
        if calendars > 1 {
            report.warning(
                "one-calendar", 0, "the file has \(calendars) VCALENDARs; many clients read the first alone",
                "write one")
        }
        times.finish(&report)
    }

    private mutating func begin(_ scanner: CalendarScanner, _ report: inout LintReport) {
        if !seen.isEmpty { seen[seen.count - 1].hasComponent = true }
        seen.append(Seen(name: scanner.component))
        if scanner.component == .calendar {
            calendars += 1
            isPublished = false
        }
        times.begin(scanner, &report)
    }

    private mutating func end(_ scanner: CalendarScanner, _ report: inout LintReport) {
        guard let component = seen.popLast() else { return }
        let line = scanner.ended.line
        for name in LintProperty.required(in: component.name) where !component.properties.contains(name) {
            report.error(
                "required", line, "\(component.name.text) has no \(name) (RFC 5545 3.6)", "write \(name)")
        }
        switch component.name {
        case .calendar where !component.hasComponent:
            report.error(
                "no-component", line,
                "VCALENDAR has no component (RFC 5545 3.6); many clients then keep the old events",
                "write a component, such as one hidden event")
        case .calendar where component.properties.contains("NAME") != component.properties.contains("X-WR-CALNAME"):
            report.warning(
                "name", line, "NAME and X-WR-CALNAME aren't both there", "write both: clients know one of them")
        case .calendar
        where component.properties.contains("REFRESH-INTERVAL") != component.properties.contains("X-PUBLISHED-TTL"):
            report.warning(
                "refresh-interval", line, "REFRESH-INTERVAL and X-PUBLISHED-TTL aren't both there",
                "write both: clients know one of them")
        case .event where isPublished && !component.properties.contains("ORGANIZER"):
            report.error(
                "method-publish", line, "METHOD:PUBLISH obliges every event to have an ORGANIZER (RFC 5546 3.2.1)",
                "leave METHOD out, or write ORGANIZER")
        case .event where component.properties.contains("DTEND") && component.properties.contains("DURATION"):
            report.error("end-and-duration", line, "the event has DTEND and DURATION (RFC 5545 3.6.1)", "leave one out")
        case .event where !component.properties.contains("TRANSP"):
            report.warning("transp", line, "the event has no TRANSP, so it makes every subscriber busy", "write TRANSP")
        case .timeZone where !component.hasComponent:
            report.error("required", line, "VTIMEZONE has no STANDARD or DAYLIGHT (RFC 5545 3.6.5)", "write one")
        default: break
        }
        times.end(scanner, &report)
    }

    private mutating func property(
        _ scanner: inout CalendarScanner, _ bytes: Span<UInt8>, _ report: inout LintReport
    ) {
        let line = scanner.line
        let name = Self.name(scanner.text)
        guard let start = scanner.valueStart else {
            report.error("grammar", line, "a quotation mark is never closed (RFC 5545 3.2)", "close it")
            return
        }
        let value = scanner.text[start...]
        guard !seen.isEmpty else {
            report.error("nesting", line, "\(name) is outside of VCALENDAR (RFC 5545 3.4)", "move it inside")
            return
        }
        let known = LintProperty.named(name)
        if known?.isSingle == true, seen[seen.count - 1].properties.contains(name) {
            let rule = name == "RRULE" ? "rrule-twice" : "twice"
            report.error(rule, line, "\(name) occurs twice in one component (RFC 5545 3.6)", "leave one out")
        }
        seen[seen.count - 1].properties.append(name)
        if known?.isText == true { checkText(name, value, line, &report) }
        if known?.isUTC == true {
            guard case .utc = WrittenTime(value) else {
                report.error(
                    "utc", line, "\(name) must be a time in UTC (RFC 5545 3.8.7)", "write it with Z at its end")
                return
            }
        }
        switch name {
        case "UID": checkIdentifier(value, scanner, &report)
        case "VERSION" where !value.elementsEqual("2.0".utf8):
            report.error("version", line, "VERSION must be 2.0 (RFC 5545 3.7.4)", "write VERSION:2.0")
        case "METHOD": isPublished = PackedName(value) == PackedName("PUBLISH")
        default: break
        }
        times.property(&scanner, bytes, &report)
    }

    private mutating func checkIdentifier(
        _ value: ArraySlice<UInt8>, _ scanner: CalendarScanner, _ report: inout LintReport
    ) {
        if value.isEmpty { report.error("uid", scanner.line, "UID is empty (RFC 5545 3.8.4.7)", "write one") }
        if value.count > 255 {
            report.warning(
                "uid", scanner.line, "UID has \(value.count) octets, more than 255 (RFC 7986 5.3)", "shorten it")
        }
        guard scanner.component == .event else { return }
        times.identifier(Array(value))
    }

    /// Escapes that aren't, and commas and semicolons that should be.
    private func checkText(_ name: String, _ value: ArraySlice<UInt8>, _ line: Int, _ report: inout LintReport) {
        var isEscape = false
        for byte in value {
            if isEscape {
                isEscape = false
                guard
                    [UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\")]
                        .contains(byte)
                else {
                    report.error(
                        "text-escape", line, "\(name) has a backslash that escapes nothing (RFC 5545 3.3.11)",
                        "write a backslash as \\\\")
                    return
                }
            } else if byte == UInt8(ascii: "\\") {
                isEscape = true
            } else if byte == UInt8(ascii: ";") || (byte == UInt8(ascii: ",") && name != "UID") {
                report.error(
                    "text-escape", line, "\(name) has a comma or a semicolon without a backslash (RFC 5545 3.3.11)",
                    "write \\, and \\;: some readers cut the text there")
                return
            }
        }
    }

    private static func name(_ text: [UInt8]) -> String {
        let name = text.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
        return String(decoding: name.map { $0.isLetter ? $0 & 0xDF : $0 }, as: UTF8.self)
    }
}

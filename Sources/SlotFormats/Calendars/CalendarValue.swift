/// What the values of our calendars are, by the names of their properties, and how the newer syntaxes spell them.
enum CalendarValue: String {
    case text, integer, uri, duration, date, recur, period, unknown
    case dateTime = "date-time"
    case utcOffset = "utc-offset"
    /// Two numbers.
    case position = "float"
    /// Several texts.
    case texts

    /// The type as it is named in jCal and xCal.
    var name: String { self == .texts ? "text" : rawValue }

    /// The type of a line's value.
    init(_ lines: CalendarLines) {
        let name = lines.name
        func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
        if name.starts(with: "X-".utf8) {
            self = .unknown
        } else if isNamed("DTSTART") || isNamed("DTEND") || isNamed("DTSTAMP") || isNamed("LAST-MODIFIED")
            || isNamed("EXDATE")
        {
            self = lines.parameter("VALUE").elementsEqual("DATE".utf8) ? .date : .dateTime
        } else if isNamed("TZOFFSETFROM") || isNamed("TZOFFSETTO") {
            self = .utcOffset
        } else if isNamed("CATEGORIES") {
            self = .texts
        } else if isNamed("SEQUENCE") {
            self = .integer
        } else if isNamed("URL") {
            self = .uri
        } else if isNamed("REFRESH-INTERVAL") {
            self = .duration
        } else if isNamed("RRULE") {
            self = .recur
        } else if isNamed("GEO") {
            self = .position
        } else {
            self = isNamed("FREEBUSY") ? .period : .text
        }
    }

    /// Appends a time as RFC 3339 has it: `2026-06-01T10:40:00`, `2026-06-01`, with a `Z` where it has one.
    static func append(time value: ArraySlice<UInt8>, to text: inout [UInt8]) {
        for (index, byte) in value.enumerated() {
            if index == 4 || index == 6 { text.append(UInt8(ascii: "-")) }
            if index == 11 || index == 13 { text.append(UInt8(ascii: ":")) }
            text.append(byte)
        }
    }

    /// Appends an offset with a colon: `+08:00`.
    static func append(offset value: ArraySlice<UInt8>, to text: inout [UInt8]) {
        for (index, byte) in value.enumerated() {
            if index == 3 || index == 5 { text.append(UInt8(ascii: ":")) }
            text.append(byte)
        }
    }

    /// Appends a TEXT value without its escapes.
    static func append(unescaped value: ArraySlice<UInt8>, to text: inout [UInt8]) {
        var isEscape = false
        for byte in value {
            if isEscape {
                text.append(byte == UInt8(ascii: "n") ? 0x0A : byte)
                isEscape = false
            } else if byte == UInt8(ascii: "\\") {
                isEscape = true
            } else {
                text.append(byte)
            }
        }
    }

    /// Appends bytes in lower case.
    static func append(lowercased value: ArraySlice<UInt8>, to text: inout [UInt8]) {
        for byte in value { text.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    }

    /// Hands on the parts of a rule, `FREQ` and `YEARLY`, in their order.
    static func eachPart(of rule: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Void) {
        for part in rule.split(separator: UInt8(ascii: ";")) {
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
            body(part[..<equals], part[(equals + 1)...])
        }
    }
}

import SlotTime

/// A calendar as a small reader of RFC 5545 sees it, which takes nothing that the writer should not write.
struct ICSCalendar {
    struct Line: Equatable {
        let name: String
        let parameters: [String: String]
        let value: String
    }

    struct Component {
        let name: String
        fileprivate(set) var lines: [Line] = []
        fileprivate(set) var components: [Component] = []

        /// The value of the only line of a name, with the escapes of TEXT undone; nothing where there is no such line.
        subscript(name: String) -> String {
            let found = lines.filter { $0.name == name }
            return found.count == 1 ? ICSCalendar.unescaped(found[0].value) : ""
        }

        /// The line of a name.
        func line(_ name: String) throws -> Line {
            guard let line = lines.first(where: { $0.name == name }) else {
                throw FixtureError(text: "ics: no \(name)")
            }
            return line
        }

        /// The instant of a DATE-TIME: in UTC, or local in the calendar's only zone, where it must be unique.
        func instant(_ name: String, in zone: TimeZoneRules) throws -> Instant {
            let line = try line(name)
            let isUTC = line.value.utf8.last == UInt8(ascii: "Z")
            let wall = try ICSCalendar.wall(line.value)
            if isUTC, line.parameters.isEmpty { return Instant(epochSeconds: wall.localSeconds) }
            guard !isUTC, line.parameters == ["TZID": zone.identifier], case .unique(let instant) = zone.resolve(wall)
            else { throw FixtureError(text: "ics: \(name) \(line) is no one instant") }
            return instant
        }
    }

    /// Lines as they stand in the file, without CRLF.
    let physicalLines: [[UInt8]]

    /// VCALENDAR.
    let root: Component

    /// The events, without the hidden one of a calendar that has no others.
    var events: [Component] {
        root.components.filter { $0.name == "VEVENT" && $0["UID"] != "00000000-0000-8000-8000-000000000000" }
    }

    init(_ bytes: [UInt8]) throws {
        physicalLines = try Self.split(bytes)
        var open: [Component] = []
        var root: Component?
        for line in try Self.unfolded(physicalLines).map(Self.line) {
            switch line.name {
            case _ where root != nil: throw FixtureError(text: "ics: more after VCALENDAR")
            case "BEGIN": open.append(Component(name: line.value))
            case "END":
                guard let closed = open.popLast(), closed.name == line.value else {
                    throw FixtureError(text: "ics: END:\(line.value) closes nothing")
                }
                if open.isEmpty { root = closed } else { open[open.count - 1].components.append(closed) }
            case _ where open.isEmpty: throw FixtureError(text: "ics: \(line.name) outside VCALENDAR")
            default: open[open.count - 1].lines.append(line)
            }
        }
        guard let root, root.name == "VCALENDAR" else { throw FixtureError(text: "ics: no VCALENDAR") }
        self.root = root
    }

    /// At CRLF alone; a bare CR or LF, and a missing CRLF at the end, are errors.
    private static func split(_ bytes: [UInt8]) throws -> [[UInt8]] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        guard lines.popLast() == [], lines.allSatisfy({ $0.firstIndex(of: 0x0D) == $0.count - 1 }) else {
            throw FixtureError(text: "ics: a line end that is not CRLF")
        }
        return lines.map { Array($0.dropLast()) }
    }

    private static func unfolded(_ lines: [[UInt8]]) throws -> [[UInt8]] {
        var unfolded: [[UInt8]] = []
        for line in lines {
            if line.first == UInt8(ascii: " ") {
                guard !unfolded.isEmpty else { throw FixtureError(text: "ics: begins with a folded line") }
                unfolded[unfolded.count - 1] += line.dropFirst()
            } else {
                unfolded.append(line)
            }
        }
        return unfolded
    }

    private static func line(_ bytes: [UInt8]) throws -> Line {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            let value = String(validating: bytes[(colon + 1)...], as: UTF8.self)
        else { throw FixtureError(text: "ics: no content line: \(bytes.string)") }
        let head = bytes[..<colon].string.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        var parameters: [String: String] = [:]
        for parameter in head.dropFirst() {
            let parts = parameter.split(separator: "=").map(String.init)
            guard parts.count == 2, !parameter.contains("\"") else {
                throw FixtureError(text: "ics: parameter \(parameter)")
            }
            parameters[parts[0]] = parts[1]
        }
        return Line(name: head[0], parameters: parameters, value: value)
    }

    /// TEXT without its escapes (RFC 5545 3.3.11).
    static func unescaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            bytes.append([UInt8(ascii: "n"), UInt8(ascii: "N")].contains(next) ? 0x0A : next)
        }
        return bytes.string
    }

    /// `20260601T104000`, with or without a `Z`.
    static func wall(_ text: String) throws -> CivilDateTime {
        let bytes = Array(text.utf8)
        guard bytes.count == 15 || (bytes.count == 16 && bytes[15] == UInt8(ascii: "Z")), bytes[8] == UInt8(ascii: "T"),
            let date = Int(bytes[..<8].string), let time = Int(bytes[9..<15].string),
            let day = CivilDate(year: date / 10_000, month: date / 100 % 100, day: date % 100),
            let clock = TimeOfDay(hour: time / 10_000, minute: time / 100 % 100, second: time % 100)
        else { throw FixtureError(text: "ics: no DATE-TIME: \(text)") }
        return CivilDateTime(day, clock)
    }
}

/// Why a calendar can't be read: the line, the value there and the rule that it breaks.
public struct ICalendarError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The physical line that the value begins on, from 1; 0 for the file as a whole.
    public let line: Int

    /// The property or component, such as `DTSTART`; empty where the line has none.
    public let name: String

    /// The value, cut to 60 characters, without control characters.
    public let value: String

    /// What the value has to be, such as `must be a DATE or a DATE-TIME (RFC 5545 3.3.5)`.
    public let rule: String

    /// An error about a value of a line.
    init(line: Int, name: String, value: some Sequence<UInt8>, rule: String) {
        self.line = line
        self.name = name
        self.value = Self.printable(value)
        self.rule = rule
    }

    /// The text for people, such as `line 7: DTSTART "20260230" must be a date of the calendar`.
    public var description: String {
        line > 0 ? "line \(line): \(message)" : message
    }

    /// The text without the line.
    public var message: String {
        var text = name
        if !value.isEmpty { text += (name.isEmpty ? "" : " ") + "\"\(value)\"" }
        return text + (name.isEmpty && value.isEmpty ? "" : " ") + rule
    }

    /// The first 60 characters of UTF-8, with U+FFFD for what could move a cursor or isn't UTF-8.
    static func printable(_ bytes: some Sequence<UInt8>) -> String {
        var text = ""
        var count = 0
        // Four bytes a character at most: the rest of a line of megabytes isn't looked at.
        for scalar in String(decoding: Array(bytes.prefix(244)), as: UTF8.self).unicodeScalars {
            guard count < 60 else { return text + "…" }
            text.unicodeScalars.append(isPrintable(scalar) ? scalar : "\u{FFFD}")
            count += 1
        }
        return text
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}

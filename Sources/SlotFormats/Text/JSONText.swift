/// Text of JSON (RFC 8259 section 7).
package enum JSONText {
    /// The text without its quotes. Line and paragraph separators are escaped too, so that it is valid in JavaScript.
    static func escape(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(where: isSuspect) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                escaped.append(UInt8(ascii: "\\"))
                escaped.append(byte)
            case 0x00...0x1F, 0x7F:
                escaped += "\\u00".utf8
                escaped.append(Digits.hexDigit(byte >> 4))
                escaped.append(Digits.hexDigit(byte & 15))
            case 0xA8...0xA9 where text[..<index].suffix(2) == [0xE2, 0x80]:
                // U+2028 and U+2029: E2 80 A8 and E2 80 A9.
                escaped.removeLast(2)
                escaped += byte == 0xA8 ? "\\u2028".utf8 : "\\u2029".utf8
            default: escaped.append(byte)
            }
        }
        return escaped
    }

    /// Escapes the bytes from an index on.
    static func escape(_ bytes: inout [UInt8], from start: Int) {
        bytes.escape(from: start, unless: { !isSuspect($0) }, escape)
    }

    /// Whether a byte may be one that is escaped: most texts have none.
    private static func isSuspect(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xE2
    }

    /// The text in quotes, or `null`.
    package static func quote(_ text: String?) -> [UInt8] {
        guard let text else { return Array("null".utf8) }
        return quote(Array(text.utf8))
    }

    /// The text in quotes.
    static func quote(_ text: [UInt8]) -> [UInt8] {
        [UInt8(ascii: "\"")] + escape(text) + [UInt8(ascii: "\"")]
    }
}

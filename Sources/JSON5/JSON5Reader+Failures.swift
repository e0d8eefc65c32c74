internal import SlotTime

/// The words of the reader's errors.
extension JSON5Reader {
    /// An error at an offset, by default at the current position, about what is found there.
    func failure(
        _ expected: String, at offset: Int? = nil, found: String? = nil, hint: String? = nil
    ) -> JSON5Error {
        let offset = min(offset ?? self.offset, bytes.count)
        return JSON5Error(
            offset: offset, position: position(ofByte: offset), expected: expected,
            found: found ?? self.found(at: offset), hint: hint ?? quoteHint(at: offset))
    }

    /// A hint for somebody whose editor made quotes typographic.
    private func quoteHint(at offset: Int) -> String? {
        guard let (scalar, _) = scalar(at: offset) else { return nil }
        switch scalar.value {
        case 0x2018...0x201F, 0x2039, 0x203A, 0xAB, 0xBB, 0xFF02, 0xFF07, 0x300C...0x300F, 0x60, 0xB4:
            return "text has straight quotes: ' or \""
        default: return nil
        }
    }

    /// The line and column of a byte.
    public func position(ofByte offset: Int) -> TextPosition {
        TextPosition(ofByte: offset, in: bytes, firstLine: firstLine)
    }

    /// A hint for somebody who wrote JSON5 where JSON is read.
    static func only(_ things: String) -> String {
        "only JSON5 has \(things): let the file's name end in .json5"
    }

    /// The escape that begins at an offset, as far as it goes.
    func escapeFound(at offset: Int) -> String {
        var end = offset + 1
        if byte(at: end) > 0x20, byte(at: end) < 0x7F { end += 1 }
        while end - offset < 6, byte(at: end).isHexDigit { end += 1 }
        guard end > offset + 1 else { return "a \\ before \(found(at: end))" }
        return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    /// What is at an offset, in a few words.
    private func found(at offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the text" }
        guard let (scalar, length) = scalar(at: offset) else {
            return
                "the byte 0x\(Self.hexadecimal(UInt32(bytes[offset]), width: 2)) (number \(offset + 1)), which is no UTF-8"
        }
        switch scalar {
        case "\n", "\r": return "the end of the line"
        case "\"": return "a double quote"
        case "'": return "a single quote"
        case "\u{2018}"..."\u{201F}":
            return "the curly quote " + String(decoding: bytes[offset..<offset + length], as: UTF8.self)
        case "/" where byte(at: offset + 1) == UInt8(ascii: "/") || byte(at: offset + 1) == UInt8(ascii: "*"):
            return "a comment"
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse:
            return scalar == " " ? "a space" : "the character U+\(Self.hexadecimal(scalar.value, width: 4))"
        default: break
        }
        var end = offset + length
        if isIdentifierPart(at: offset) {
            while isIdentifierPart(at: end), let (_, next) = self.scalar(at: end) { end += next }
        }
        return quoted(shortened(String(decoding: bytes[offset..<end], as: UTF8.self)))
    }

    private static func hexadecimal(_ value: UInt32, width: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

/// A text that is short enough for a line of words: at most 60 code points.
func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex), end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "..."
}

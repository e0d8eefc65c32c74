internal import SlotTime

/// Strings: RFC 8259 section 7, JSON5 section 5.
extension JSON5Reader {
    /// Takes a string, whose opening quote is next.
    mutating func string() throws(JSON5Error) -> Text {
        let quote = byte(at: offset)
        let start = offset + 1
        var at = start
        var hasEscapes = false
        while true {
            at = endOfPlainText(from: at, quote: quote)
            let byte = byte(at: at)
            switch byte {
            case quote:
                offset = at + 1
                return Text(range: start..<at, hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                at = try escape(at: at, quote: quote).end
            case 0x80...0xFF:
                guard let (_, length) = scalar(at: at) else { throw failure("text", at: at) }
                at += length
            case UInt8(ascii: "\t"): throw failure("text", at: at, hint: "write a tab as \\t")
            case 0x01...0x1F where byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r"):
                throw failure("text", at: at)
            default: throw failure("the closing quote of the string", at: at)
            }
        }
    }

    /// Reads an escape; nil is a line continuation.
    func escape(at start: Int, quote: UInt8) throws(JSON5Error) -> (scalar: Unicode.Scalar?, end: Int) {
        let byte = byte(at: start + 1)
        let end = start + 2
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (Unicode.Scalar(byte), end)
        case UInt8(ascii: "b"): return ("\u{08}", end)
        case UInt8(ascii: "f"): return ("\u{0C}", end)
        case UInt8(ascii: "n"): return ("\n", end)
        case UInt8(ascii: "r"): return ("\r", end)
        case UInt8(ascii: "t"): return ("\t", end)
        case UInt8(ascii: "u"): return try unicodeEscape(at: start)
        default: break
        }
        guard dialect == .json5 else {
            throw failure("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start, found: escapeFound(at: start))
        }
        switch byte {
        case UInt8(ascii: "v"): return ("\u{0B}", end)
        case UInt8(ascii: "0") where !self.byte(at: end).isDigit: return ("\0", end)
        case UInt8(ascii: "x"):
            guard let value = hexadecimal(2, at: end) else {
                throw failure("two hexadecimal digits after \\x", at: start, found: escapeFound(at: start))
            }
            return (Unicode.Scalar(UInt8(truncatingIfNeeded: value)), end + 2)
        case UInt8(ascii: "\n"): return (nil, end)
        case UInt8(ascii: "\r"): return (nil, self.byte(at: end) == UInt8(ascii: "\n") ? end + 1 : end)
        case 0x00...0x1F, UInt8(ascii: "0")...UInt8(ascii: "9"):
            throw failure("an escape", at: start, found: escapeFound(at: start))
        default:
            guard let (scalar, length) = scalar(at: start + 1) else { throw failure("an escape", at: start + 1) }
            let isLineEnd = scalar.value == 0x2028 || scalar.value == 0x2029
            return (isLineEnd ? nil : scalar, start + 1 + length)
        }
    }

    /// Reads `\uXXXX`, or two of them that are one surrogate pair.
    private func unicodeEscape(at start: Int) throws(JSON5Error) -> (scalar: Unicode.Scalar?, end: Int) {
        guard let first = hexadecimal(4, at: start + 2) else {
            throw failure("four hexadecimal digits after \\u", at: start, found: escapeFound(at: start))
        }
        if let scalar = Unicode.Scalar(first) { return (scalar, start + 6) }
        guard first < 0xDC00, byte(at: start + 6) == UInt8(ascii: "\\"), byte(at: start + 7) == UInt8(ascii: "u"),
            let second = hexadecimal(4, at: start + 8), (0xDC00...0xDFFF).contains(second)
        else { throw failure("both halves of a surrogate pair", at: start, found: escapeFound(at: start)) }
        return (Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF), start + 12)
    }

    private func hexadecimal(_ count: Int, at start: Int) -> UInt32? {
        var value: UInt32 = 0
        for at in start..<(start + count) {
            let byte = byte(at: at)
            guard byte.isHexDigit else { return nil }
            value = value << 4 | UInt32(byte.isDigit ? byte & 15 : byte & 15 + 9)
        }
        return value
    }
}

// MARK: - What a text says

extension JSON5Reader {
    /// The bytes of a text without its escapes, UTF-8.
    public func unescaped(_ text: Text) -> [UInt8] {
        guard text.hasEscapes else { return Array(bytes[text.range]) }
        var result: [UInt8] = []
        result.reserveCapacity(text.range.count)
        var at = text.range.lowerBound
        while at < text.range.upperBound {
            // Every escape was read before, so none can fail now.
            if bytes[at] == UInt8(ascii: "\\"), let (scalar, end) = try? escape(at: at, quote: 0) {
                if let scalar { result += scalar.utf8 }
                at = end
            } else {
                result.append(bytes[at])
                at += 1
            }
        }
        return result
    }

    /// A text without its escapes.
    public func string(of text: Text) -> String {
        text.hasEscapes
            ? String(decoding: unescaped(text), as: UTF8.self) : String(decoding: bytes[text.range], as: UTF8.self)
    }

    /// Whether a text, without its escapes, has exactly these bytes.
    public func isEqual(_ text: Text, _ other: [UInt8]) -> Bool {
        guard !text.hasEscapes else { return unescaped(text) == other }
        return text.range.count == other.count && bytes[text.range].elementsEqual(other)
    }

    func isEqual(_ text: Text, _ other: Text) -> Bool {
        isEqual(text, unescaped(other))
    }

    /// The code point at an offset with its length, or nil where there is no well-formed one (Unicode, table 3-7).
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let first = byte(at: offset)
        let length: Int
        switch first {
        case 0x00...0x7F: return offset < bytes.count ? (Unicode.Scalar(first), 1) : nil
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for at in (offset + 1)..<(offset + length) {
            let next = byte(at: at)
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }
}

/// White space and comments between tokens, and keys without quotes.
extension JSON5Reader {
    /// Moves to the next token.
    mutating func skipSpace() throws(JSON5Error) {
        // Most tokens have nothing between them.
        let byte = byte(at: offset)
        guard byte <= 0x20 || byte >= 0x80 || byte == UInt8(ascii: "/") else { return }
        try skipLongSpace()
    }

    private mutating func skipLongSpace() throws(JSON5Error) {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
            case UInt8(ascii: "/"):
                let next = byte(at: offset + 1)
                guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return }
                guard dialect == .json5 else { throw failure("JSON", hint: Self.only("comments")) }
                try skipComment(isBlock: next == UInt8(ascii: "*"))
            case 0x0B, 0x0C:
                guard dialect == .json5 else { return }
                offset += 1
            case 0x80...0xFF:
                guard dialect == .json5, let (scalar, length) = scalar(at: offset), Self.isSpace(scalar) else { return }
                offset += length
            default: return
            }
        }
    }

    /// Takes `// …` up to the end of its line, or `/* … */`.
    private mutating func skipComment(isBlock: Bool) throws(JSON5Error) {
        let start = offset
        var at = offset + 2
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "*") where isBlock && byte(at: at + 1) == UInt8(ascii: "/"):
                offset = at + 2
                return
            case UInt8(ascii: "\n") where !isBlock, UInt8(ascii: "\r") where !isBlock:
                offset = at
                return
            case 0: throw failure("text", at: at)
            case 1...0x7F: at += 1
            default:
                guard let (scalar, length) = scalar(at: at) else { throw failure("text", at: at) }
                if !isBlock, scalar.value == 0x2028 || scalar.value == 0x2029 {
                    offset = at
                    return
                }
                at += length
            }
        }
        guard !isBlock else {
            let line = TextPosition(ofByte: start, in: bytes, firstLine: firstLine).line
            throw failure("the end */ of the comment that begins in line \(line)", at: at)
        }
        offset = at
    }

    /// White space beyond ASCII: U+FEFF, line and paragraph separators, and the category Zs.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0xFEFF, 0x2028, 0x2029: true
        default: scalar.properties.generalCategory == .spaceSeparator
        }
    }

    /// A key without quotes: an IdentifierName of ECMAScript 5.1 (section 7.6).
    mutating func identifier() throws(JSON5Error) -> Text {
        let start = offset
        var hasEscapes = false
        var at = offset
        while at < bytes.count {
            let isFirst = at == start
            if bytes[at] == UInt8(ascii: "\\"), dialect == .json5 {
                guard byte(at: at + 1) == UInt8(ascii: "u") else {
                    throw failure("a letter or \\u and four hexadecimal digits in the key", at: at)
                }
                let (scalar, end) = try escape(at: at, quote: 0)
                guard let scalar, Self.isIdentifierPart(scalar, isFirst: isFirst) else {
                    throw failure("the escape of a letter, since the key has no quotes", at: at)
                }
                hasEscapes = true
                at = end
            } else if let (scalar, length) = scalar(at: at), Self.isIdentifierPart(scalar, isFirst: isFirst) {
                at += length
            } else {
                break
            }
        }
        guard at > start else { throw failure(dialect == .json ? "a key in double quotes" : "a key") }
        guard dialect == .json5 else { throw failure("a key in double quotes", hint: Self.only("keys without them")) }
        offset = at
        return Text(range: start..<at, hasEscapes: hasEscapes)
    }

    /// Whether a word continues at an offset.
    func isIdentifierPart(at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        return scalar(at: offset).map { Self.isIdentifierPart($0.scalar, isFirst: false) } ?? false
    }

    private static func isIdentifierPart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "$", "_": return true
        case "0"..."9": return !isFirst
        case "\u{200C}", "\u{200D}": return !isFirst
        default: break
        }
        guard scalar.value >= 0x80 else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
            return true
        case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
        default: return false
        }
    }
}

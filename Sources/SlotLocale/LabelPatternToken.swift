import SlotTime

/// A part of a CLDR pattern: literal text, or a field letter and how often it is repeated.
enum LabelPatternToken: Equatable {
    case text([UInt8])
    case field(UInt8, count: Int)

    /// Cuts a pattern into text and fields.
    ///
    /// ASCII letters outside of quotes are fields; `''` is an apostrophe.
    static func tokens(of pattern: some Collection<UInt8>) -> [LabelPatternToken] {
        let quote = UInt8(ascii: "'")
        let bytes = Array(pattern)
        var tokens: [LabelPatternToken] = []
        var text: [UInt8] = []
        var isQuoted = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == quote {
                if index < bytes.count, bytes[index] == quote {
                    text.append(quote)
                    index += 1
                } else {
                    isQuoted.toggle()
                }
            } else if isQuoted || !byte.isLetter {
                text.append(byte)
            } else {
                if !text.isEmpty { tokens.append(.text(text)) }
                text = []
                let start = index - 1
                while index < bytes.count, bytes[index] == byte { index += 1 }
                tokens.append(.field(byte, count: index - start))
            }
        }
        if !text.isEmpty { tokens.append(.text(text)) }
        return tokens
    }

    /// Cuts the pattern of a range before the first field that appears a second time: what comes before shows the
    /// start of the range, the rest its end (UTS 35 part 4, section 2.6.3).
    static func halves(of pattern: some Collection<UInt8>) -> (start: [UInt8], end: [UInt8]) {
        let quote = UInt8(ascii: "'")
        let bytes = Array(pattern)
        var seen: Set<UInt8> = []
        var isQuoted = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == quote { isQuoted.toggle() }
            if byte.isLetter, !isQuoted {
                guard seen.insert(byte).inserted else { break }
                while index + 1 < bytes.count, bytes[index + 1] == byte { index += 1 }
            }
            index += 1
        }
        return (Array(bytes[..<index]), Array(bytes[index...]))
    }
}

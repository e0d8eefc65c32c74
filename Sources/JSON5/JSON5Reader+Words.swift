/// Eight bytes at a time: most of a text is the inside of its strings.
extension JSON5Reader {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Where the run of plain ASCII ends: at the quote, a backslash, a control character, or a byte over 0x7F.
    func endOfPlainText(from start: Int, quote: UInt8) -> Int {
        let span = bytes.span
        let quotes = Self.ones &* UInt64(quote)
        var at = start
        while at + 8 <= span.count {
            let word = Self.word(in: span, at: at)
            let quoteHits = word ^ quotes
            let slashHits = word ^ (Self.ones &* UInt64(UInt8(ascii: "\\")))
            // A byte's high bit is set where it was 0 or, in the first line, below 0x20; the lowest one is always right.
            let stops =
                (word &- Self.ones &* 0x20) & ~word | (quoteHits &- Self.ones) & ~quoteHits
                | (slashHits &- Self.ones) & ~slashHits | word
            let marks = stops & Self.highs
            if marks != 0 { return at + marks.trailingZeroBitCount / 8 }
            at += 8
        }
        while at < span.count {
            let byte = span[at]
            // Below 0x20 it wraps around: one comparison for both ends.
            if byte &- 0x20 >= 0x60 || byte == quote || byte == UInt8(ascii: "\\") { break }
            at += 1
        }
        return at
    }

    /// A number for a text's bytes without its escapes.
    func hash(of text: Text) -> UInt64 {
        guard text.hasEscapes else { return Self.hash(bytes.span, text.range) }
        let plain = unescaped(text)
        return Self.hash(plain.span, plain.indices)
    }

    private static func hash(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hash = DuplicateKeyDetector.seed
        var at = range.lowerBound
        while at + 8 <= range.upperBound {
            hash = mix(hash, word(in: span, at: at))
            at += 8
        }
        var rest = UInt64(range.upperBound - at)
        while at < range.upperBound {
            rest = rest << 8 | UInt64(span[at])
            at += 1
        }
        return mix(hash, rest)
    }

    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ mixed >> 32
    }

    private static func word(in span: Span<UInt8>, at offset: Int) -> UInt64 {
        // Any eight bytes are a number, and the offset is checked.
        let word = unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        return UInt64(littleEndian: word)
    }
}

internal import SlotTime

/// Reads a CLDR pattern part by part: ASCII letters outside of quotes are fields, `''` is an apostrophe.
struct LabelPatternScanner: Sequence, IteratorProtocol {
    /// A byte of text, or a field letter and how often it is repeated.
    enum Part {
        case text(UInt8)
        case field(UInt8, count: Int)
    }

    private let pattern: ArraySlice<UInt8>
    private var index: Int
    private var isQuoted = false

    init(_ pattern: ArraySlice<UInt8>) {
        self.pattern = pattern
        index = pattern.startIndex
    }

    mutating func next() -> Part? {
        let quote = UInt8(ascii: "'")
        while index < pattern.endIndex {
            let start = index
            let byte = pattern[index]
            index += 1
            if byte == quote {
                guard index < pattern.endIndex, pattern[index] == quote else {
                    isQuoted.toggle()
                    continue
                }
                index += 1
            } else if byte.isLetter, !isQuoted {
                while index < pattern.endIndex, pattern[index] == byte { index += 1 }
                return .field(byte, count: index - start)
            }
            return .text(byte)
        }
        return nil
    }

    /// Where the pattern of a range is cut: before the first field that appears a second time. What comes before shows
    /// the start of the range, the rest its end (UTS 35 part 4, section 2.6.3).
    static func middle(of pattern: ArraySlice<UInt8>) -> Int {
        var scanner = LabelPatternScanner(pattern)
        var seen: UInt64 = 0
        while let part = scanner.next() {
            guard case .field(let letter, let count) = part else { continue }
            let bit: UInt64 = 1 << UInt64(letter & 63)
            guard seen & bit == 0 else { return scanner.index - count }
            seen |= bit
        }
        return pattern.endIndex
    }
}

import SlotTime

/// Searches the bytes of a label table where they lie: lines sorted by their bytes, each `<key> <rest>`.
enum LabelSearch {
    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    /// The range of the lines with a key, with their line ends; found by halving the table by byte offset.
    static func lines(under key: [UInt8], in bytes: Span<UInt8>) -> Range<Int> {
        let beginning = key + [space]
        var low = 0
        var high = bytes.count
        while low < high {
            var start = low + (high - low) / 2
            while start > low, bytes[start - 1] != newline { start -= 1 }
            if place(ofLineAt: start, in: bytes, against: beginning) == .before {
                low = min(end(of: start, in: bytes) + 1, high)
            } else {
                high = start
            }
        }
        var stop = low
        while stop < bytes.count, place(ofLineAt: stop, in: bytes, against: beginning) == .within {
            stop = min(end(of: stop, in: bytes) + 1, bytes.count)
        }
        return low..<stop
    }

    /// Every key that is a locale and not just another name of one, nor one of its calendars, in order; those that lack
    /// words only where they are asked for.
    static func locales(in bytes: Span<UInt8>, incomplete: Bool = false) -> [String] {
        let alias = Array("alias ".utf8)
        let lacks = Array("lacks ".utf8)
        // An incomplete locale has a second line, that of the nearest complete one.
        let near = Array("near ".utf8)
        var locales: [String] = []
        var start = 0
        while start < bytes.count {
            let end = end(of: start, in: bytes)
            var stop = start
            while stop < end, bytes[stop] != space, bytes[stop] != UInt8(ascii: "/") { stop += 1 }
            if bytes[start].isLetter, stop < end, bytes[stop] == space,
                place(ofLineAt: stop + 1, in: bytes, against: alias) != .within,
                incomplete
                    || place(ofLineAt: stop + 1, in: bytes, against: lacks) != .within
                        && place(ofLineAt: stop + 1, in: bytes, against: near) != .within
            {
                let key = String(decoding: copy(start..<stop, of: bytes), as: UTF8.self)
                if locales.last.map({ Array($0.utf8) != Array(key.utf8) }) ?? true { locales.append(key) }
            }
            start = end + 1
        }
        return locales
    }

    private enum Place {
        case before, within, after
    }

    /// Whether a line sorts before some bytes, begins with them, or comes after.
    private static func place(ofLineAt start: Int, in bytes: Span<UInt8>, against beginning: [UInt8]) -> Place {
        for offset in 0..<beginning.count {
            let (index, byte) = (start + offset, beginning[offset])
            guard index < bytes.count, bytes[index] != newline, bytes[index] >= byte else { return .before }
            if bytes[index] > byte { return .after }
        }
        return .within
    }

    private static func end(of start: Int, in bytes: Span<UInt8>) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != newline { end += 1 }
        return end
    }

    /// Some of the bytes.
    static func copy(_ range: Range<Int>, of bytes: Span<UInt8>) -> [UInt8] {
        Array(capacity: range.count) { output in
            for index in range { output.append(bytes[index]) }
        }
    }
}

/// The words and texts of a locale one after the other in one piece of memory, and the pieces of its patterns in another:
/// copying one of them out counts no references.
struct LabelWords: Sendable {
    private(set) var bytes: ContiguousArray<UInt8> = []
    private var ends: ContiguousArray<Int> = [0]

    /// The pieces of the patterns that show these words.
    var pieces: ContiguousArray<LabelPattern.Piece> = []

    /// The most bytes that a number takes.
    let longestNumber: Int

    /// Where a word is that is ready to be copied.
    struct Entry {
        private let startAndLength: UInt64

        init(_ range: Range<Int>) { startAndLength = UInt64(range.lowerBound) << 32 | UInt64(range.count) }

        /// No bytes at all.
        static var empty: Entry { Entry(0..<0) }

        var start: Int { Int(startAndLength >> 32) }
        var length: Int { Int(startAndLength & 0xFFFF_FFFF) }
    }

    private var entries: ContiguousArray<Entry> = []

    /// What patterns show of each hour, then of each full one.
    private var hours: ContiguousArray<LabelPattern.Values> = []

    /// Words that begin with the precomputed numbers.
    init(_ digits: LabelDigits) {
        longestNumber = digits.longestNumber
        bytes.reserveCapacity(2048)
        ends.reserveCapacity(512)
        pieces.reserveCapacity(128)
        digits.add(to: &self)
        hours.reserveCapacity(48)
        for isFull in [false, true] {
            for hour in 0..<24 { hours.append(LabelPattern.Values(hour: hour, isFull: isFull)) }
        }
    }

    /// What patterns show of a time; numbers out of range are brought into it.
    @inline(__always)
    func values(hour: Int, minute: Int) -> LabelPattern.Values {
        let hour = Self.wrapped(hour, 24)
        let minute = Self.wrapped(minute, 60)
        var values = hours[minute == 0 ? hour &+ 24 : hour]
        values.add(minute: minute)
        return values
    }

    @inline(__always)
    private static func wrapped(_ number: Int, _ modulus: Int) -> Int {
        if number >= 0, number < modulus { return number }
        let rest = number % modulus
        return rest < 0 ? rest + modulus : rest
    }

    /// How many words there are: the place of the next one.
    var count: Int { ends.count - 1 }

    /// Adds a byte to the word that is being written.
    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Ends the word that is being written, and gives its place.
    @discardableResult
    mutating func end() -> Int {
        ends.append(bytes.count)
        return ends.count - 2
    }

    /// Whether a word has been begun.
    var isOpen: Bool { bytes.count > ends[ends.count - 1] }

    /// Adds words separated by `|`; an empty one repeats the one before it where that is asked for.
    ///
    /// Returns how many there were.
    mutating func add(list: ArraySlice<UInt8>, repeatsEmpty: Bool = false) -> Int {
        let first = count
        for byte in list {
            if byte == UInt8(ascii: "|") { end(list: first, repeatsEmpty) } else { append(byte) }
        }
        end(list: first, repeatsEmpty)
        return count - first
    }

    private mutating func end(list first: Int, _ repeatsEmpty: Bool) {
        if repeatsEmpty, !isOpen, count > first {
            for index in range(of: count - 1) { append(bytes[index]) }
        }
        end()
    }

    /// Makes the words ready to be copied: no word comes after that.
    mutating func close() {
        // Copying may continue past the last one.
        for _ in 0..<LabelOutput.spare { append(0) }
        entries.reserveCapacity(count)
        for place in 0..<count { entries.append(Entry(range(of: place))) }
    }

    /// Where a word is, once all are ready; nil where there is no such place.
    @inline(__always)
    func entry(at place: Int) -> Entry? {
        let entries = entries.span
        // One comparison for both ends.
        guard UInt(bitPattern: place) < UInt(bitPattern: entries.count) else { return nil }
        // As was just seen.
        return unsafe entries[unchecked: place]
    }

    /// The first sixteen bytes of a word.
    func head(of place: Int) -> SIMD16<UInt8> {
        var head = SIMD16<UInt8>()
        for (index, byte) in bytes[range(of: place)].prefix(16).enumerated() { head[index] = byte }
        return head
    }

    /// The number of bytes of a word.
    func length(of place: Int) -> Int { range(of: place).count }

    /// The number of bytes of the longest of some words.
    func longest(of places: Range<Int>) -> Int {
        var longest = 0
        for place in places { longest = max(longest, length(of: place)) }
        return longest
    }

    /// Whether two words are the same, byte for byte.
    func areEqual(_ place: Int, _ other: Int) -> Bool {
        let (range, otherRange) = (range(of: place), range(of: other))
        return range.count == otherRange.count && bytes[range].elementsEqual(bytes[otherRange])
    }

    private func range(of place: Int) -> Range<Int> { ends[place]..<ends[place + 1] }
}

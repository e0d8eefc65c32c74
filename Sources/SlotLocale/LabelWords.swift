/// The words and texts of a locale one behind the other in one piece of memory: copying one of them out counts no
/// references.
struct LabelWords: Sendable {
    private var bytes: ContiguousArray<UInt8> = []
    private var ends: ContiguousArray<Int> = [0]

    /// A word ready to be copied: most have no more than eight bytes.
    private struct Entry {
        let head: UInt64
        let start: Int
        let length: Int
    }

    private var entries: ContiguousArray<Entry> = []

    init() {
        bytes.reserveCapacity(1024)
        ends.reserveCapacity(128)
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

    /// Adds words that stand separated by `|`; an empty one repeats the one before it where that is asked for.
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
        // Copying goes in steps of eight bytes.
        for _ in 0..<LabelOutput.spare { append(0) }
        entries.reserveCapacity(count)
        for place in 0..<count {
            entries.append(Entry(head: head(of: place), start: ends[place], length: length(of: place)))
        }
    }

    /// The first eight bytes of a word, the first one lowest.
    func head(of place: Int) -> UInt64 {
        var head: UInt64 = 0
        for index in range(of: place).prefix(8).reversed() { head = head << 8 | UInt64(bytes[index]) }
        return head
    }

    /// Appends a word to a label; nothing where there is no such place.
    @inline(__always)
    func append(_ place: Int, to output: inout LabelOutput) {
        guard place >= 0, place < entries.count else { return }
        let entry = entries[place]
        if entry.length <= 8 {
            output.append(entry.head, count: entry.length)
        } else {
            output.append(from: entry.start, count: entry.length, of: bytes.span)
        }
    }

    /// Appends a word to a label; nothing where there is no such place.
    @inline(__always)
    func append(_ place: Int, to label: inout [UInt8]) {
        guard place >= 0, place < count else { return }
        label.append(labelOf: length(of: place)) { append(place, to: &$0) }
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

/// The words and texts of a locale one behind the other in one piece of memory: copying one of them out counts no
/// references.
struct LabelWords: Sendable {
    private var bytes: ContiguousArray<UInt8> = []
    private var ends: ContiguousArray<Int> = [0]

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

    /// Appends a word to a label; nothing where there is no such place.
    @inline(__always)
    func append(_ place: Int, to output: inout OutputSpan<UInt8>) {
        guard place >= 0, place < count else { return }
        let bytes = bytes.span
        for index in range(of: place) { output.append(bytes[index]) }
    }

    /// Appends a word to a label; nothing where there is no such place.
    @inline(__always)
    func append(_ place: Int, to label: inout [UInt8]) {
        guard place >= 0, place < count else { return }
        label.append(addingCapacity: length(of: place)) { append(place, to: &$0) }
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

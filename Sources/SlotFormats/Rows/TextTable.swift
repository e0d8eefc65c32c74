/// Texts by number in one block of bytes, each made when it is first asked for.
struct TextTable: Sendable {
    private(set) var bytes: [UInt8] = []
    private var starts: [Int32]
    private var lengths: [Int32]

    init(count: Int) {
        starts = Array(repeating: -1, count: count)
        lengths = Array(repeating: 0, count: count)
    }

    /// Makes the text of a number if it is not there yet.
    @inline(__always)
    mutating func prepare(_ index: Int, _ make: () -> [UInt8]) {
        if starts[index] < 0 { insert(index, make()) }
    }

    /// Puts a text in the place of the one that was made last.
    mutating func replaceLast(_ index: Int, _ text: [UInt8]) {
        if starts[index] >= 0 { bytes.removeSubrange(Int(starts[index])...) }
        insert(index, text)
    }

    /// The place of a text in `bytes`. The text must have been prepared.
    @inline(__always)
    func range(of index: Int) -> Range<Int> {
        Int(starts[index])..<Int(starts[index] + lengths[index])
    }

    /// A text. It must have been prepared.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(of: index)] }

    /// The number of bytes of a text.
    @inline(__always)
    func width(of index: Int) -> Int {
        Int(lengths[index])
    }

    private mutating func insert(_ index: Int, _ text: [UInt8]) {
        starts[index] = Int32(bytes.count)
        lengths[index] = Int32(text.count)
        bytes += text
    }
}

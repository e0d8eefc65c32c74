/// Texts by number in one block of bytes, each made when it is first needed.
struct TextTable: Sendable {
    private(set) var bytes: [UInt8] = []
    private var starts: [Int32]
    private var lengths: [Int32]

    init(count: Int) {
        starts = Array(repeating: -1, count: count)
        lengths = Array(repeating: 0, count: count)
    }

    /// Whether a number has its text.
    @inline(__always)
    func has(_ index: Int) -> Bool { starts[index] >= 0 }

    /// Gives a number its text.
    mutating func insert(_ index: Int, _ text: [UInt8]) {
        starts[index] = Int32(bytes.count)
        lengths[index] = Int32(text.count)
        bytes += text
    }

    /// Gives a number another text.
    ///
    /// It takes the place of the old one where that is the last in the block. Elsewhere the old one stays there unused, at
    /// most once for each text that is made in between.
    mutating func replace(_ index: Int, _ text: [UInt8]) {
        if has(index), range(of: index).upperBound == bytes.count { bytes.removeLast(width(of: index)) }
        insert(index, text)
    }

    /// The place of a text in `bytes`. The text must be there.
    @inline(__always)
    func range(of index: Int) -> Range<Int> {
        Int(starts[index])..<Int(starts[index] + lengths[index])
    }

    /// A text. It must be there.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(of: index)] }

    /// The number of bytes of a text.
    @inline(__always)
    func width(of index: Int) -> Int {
        Int(lengths[index])
    }
}

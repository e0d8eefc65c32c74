/// Texts by number in one block of bytes, each made when it is first needed.
struct TextTable: Sendable {
    private(set) var bytes: [UInt8] = []
    private var places: [Place]

    /// Where a text is; the length is -1 until it is set.
    private struct Place: Sendable {
        var start: Int32 = 0
        var length: Int32 = -1
    }

    init(count: Int) {
        places = Array(repeating: Place(), count: count)
    }

    /// Whether a number has its text.
    @inline(__always)
    func has(_ index: Int) -> Bool { places[index].length >= 0 }

    /// Gives a number its text: what is appended.
    @inline(__always)
    mutating func insert(_ index: Int, append: (inout [UInt8]) -> Void) {
        let start = bytes.count
        append(&bytes)
        places[index] = Place(start: Int32(start), length: Int32(bytes.count - start))
    }

    /// Forgets all texts and keeps their memory.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        for index in 0..<places.count { places[index] = Place() }
    }

    /// The range of a text in `bytes`, empty until it is set.
    @inline(__always)
    func range(of index: Int) -> Range<Int> {
        let place = places[index]
        return Int(place.start)..<Int(place.start + max(place.length, 0))
    }

    /// Appends a text, if it is set.
    @inline(__always)
    func append(_ index: Int, to writer: inout ByteWriter) {
        writer.append(bytes.span.extracting(range(of: index)))
    }

    /// A text, or empty.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(of: index)] }

    /// The number of bytes of a text, or 0.
    @inline(__always)
    func width(of index: Int) -> Int { range(of: index).count }
}

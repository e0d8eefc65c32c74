/// Where a label is put together: room behind an array's bytes, with eight bytes to spare.
///
/// Everything is copied in words of eight bytes, the last of which may be longer than what is left of a text; the next
/// piece overwrites that. The only unsafe pointers of labels are here.
@safe struct LabelOutput {
    private let start: UnsafeMutableRawPointer
    private let capacity: Int
    private(set) var count = 0

    /// The spare bytes behind a label.
    static let spare = 8

    /// The room of a buffer.
    @inline(__always)
    init?(_ buffer: UnsafeMutableBufferPointer<UInt8>, from count: Int) {
        guard let base = buffer.baseAddress, count <= buffer.count - Self.spare else { return nil }
        // Within the buffer, as was just seen.
        unsafe start = UnsafeMutableRawPointer(base) + count
        capacity = buffer.count - count - Self.spare
    }

    /// Appends the lowest bytes of a word, at most eight; nothing where there is no room.
    @inline(__always)
    mutating func append(_ word: UInt64, count length: Int) {
        // Eight bytes fit wherever the count is within the capacity: that is what the spare ones are for.
        guard count <= capacity else { return }
        unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
        count &+= length
    }

    /// Appends some of the bytes of a span that goes on for eight bytes behind them; nothing where there is no room.
    @inline(__always)
    mutating func append(from first: Int, count length: Int, of bytes: Span<UInt8>) {
        guard count &+ length <= capacity else { return }
        var offset = 0
        while offset < length {
            // Within the span: the call checks it. Every eight bytes are a word.
            let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: first &+ offset, as: UInt64.self)
            unsafe start.storeBytes(of: word, toByteOffset: count &+ offset, as: UInt64.self)
            offset &+= 8
        }
        count &+= length
    }
}

extension [UInt8] {
    /// Appends what is put together in a room of some bytes.
    @inline(__always)
    mutating func append(labelOf capacity: Int, _ build: (inout LabelOutput) -> Void) {
        append(addingCapacity: capacity + LabelOutput.spare) { output in
            // The bytes that are counted have been stored.
            unsafe output.withUnsafeMutableBufferPointer { buffer, count in
                guard var room = unsafe LabelOutput(buffer, from: count) else { return }
                build(&room)
                count += room.count
            }
        }
    }
}

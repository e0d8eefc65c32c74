/// Where a label is put together: room behind an array's bytes, with some to spare.
///
/// Everything is copied in vectors of sixteen bytes, which may be longer than what is left of a text; the next piece
/// overwrites that. How long the label is by now is a plain number that callers hand on: it stays in a register,
/// where a count in here would be stored and loaded for each piece. The only unsafe pointers of labels are here.
@safe struct LabelOutput {
    private let start: UnsafeMutableRawPointer
    private let capacity: Int

    /// The spare bytes after a label: a word and a text that are copied at once.
    static let spare = 32

    /// The room of a buffer.
    @inline(__always)
    init?(_ buffer: UnsafeMutableBufferPointer<UInt8>, from count: Int) {
        guard let base = buffer.baseAddress, count <= buffer.count &- Self.spare else { return nil }
        // Within the buffer, as was just seen.
        unsafe start = UnsafeMutableRawPointer(base) + count
        capacity = buffer.count &- count &- Self.spare
    }

    /// Appends at most the first sixteen bytes of a word, and those of a text, to a label of some bytes; nothing where
    /// there is no room. Returns how long the label is then.
    @inline(__always)
    func append(
        _ word: LabelWords.Entry, of bytes: ContiguousArray<UInt8>, _ text: SIMD16<UInt8>, count length: Int,
        to count: Int
    ) -> Int {
        // Both vectors fit wherever the count is within the capacity: that is what the spare ones are for.
        guard count <= capacity else { return count }
        // Words are made so that sixteen bytes follow their beginning. Any of them are such a vector.
        let head = unsafe bytes.span.bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: word.start, as: SIMD16<UInt8>.self)
        unsafe start.storeBytes(of: head, toByteOffset: count, as: SIMD16<UInt8>.self)
        let end = count &+ min(word.length, 16)
        unsafe start.storeBytes(of: text, toByteOffset: end, as: SIMD16<UInt8>.self)
        return end &+ length
    }
}

extension [UInt8] {
    /// Appends what is put together in a room of some bytes; the closure returns how many there are.
    @inline(__always)
    mutating func append(labelOf capacity: Int, _ build: (LabelOutput) -> Int) {
        append(addingCapacity: capacity &+ LabelOutput.spare) { output in
            // The bytes that are counted have been stored.
            unsafe output.withUnsafeMutableBufferPointer { buffer, count in
                guard let room = unsafe LabelOutput(buffer, from: count) else { return }
                count &+= build(room)
            }
        }
    }
}

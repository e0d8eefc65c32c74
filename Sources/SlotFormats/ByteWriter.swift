/// A buffer in front of a sink: formats append, the sink gets large writes.
///
/// Appending never fails. The first error of the sink is kept, what follows is dropped, and `finish()` throws it.
@safe public struct ByteWriter: ~Copyable {
    private let sink: any ByteSink
    private var failure: SinkError?
    private var storage: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var used = 0

    private var flushed = 0

    /// A writer to a sink. The capacity is the size of one write, in bytes, at least 64.
    public init(to sink: any ByteSink, capacity: Int = 1 << 17) {
        self.sink = sink
        self.capacity = max(capacity, 64)
        // Safe: owned by this value alone, which is not copyable, and freed once, in `deinit`.
        unsafe storage = .allocate(capacity: self.capacity)
    }

    deinit {
        unsafe storage.deallocate()
    }

    /// The number of bytes appended so far.
    public var count: Int { flushed + used }

    /// Appends one byte.
    public mutating func append(_ byte: UInt8) {
        reserve(1)
        // Safe: `reserve` made room for one byte.
        unsafe storage[used] = byte
        used += 1
    }

    /// Appends bytes.
    public mutating func append(_ bytes: [UInt8]) {
        // Safe: the pointer is used inside the closure only.
        unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
    }

    /// Appends bytes.
    public mutating func append(_ bytes: Span<UInt8>) {
        // Safe: the pointer is used inside the closure only.
        unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
    }

    /// Appends bytes that may be many: a block that is worth a write of its own goes to the sink without being copied.
    mutating func append(block: Span<UInt8>) {
        guard block.count >= capacity / 4 else { return append(block) }
        flush()
        flushed += block.count
        hand(block)
    }

    /// Appends text that was put together as a shape without fields.
    mutating func append(_ shape: RowShape) {
        for case .text(let bytes) in shape.parts { append(bytes) }
    }

    /// Notes that the document can't be finished; what follows is dropped, and `finish()` throws the first error.
    mutating func fail(_ error: SinkError) {
        if failure == nil { failure = error }
    }

    /// Hands everything to the sink and says how many bytes it was.
    ///
    /// - Throws: The first error of the sink.
    public consuming func finish() throws(SinkError) -> Int {
        flush()
        if let failure { throw failure }
        return flushed
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        guard let source = bytes.baseAddress else { return }
        // Safe: `reserve` made room for the bytes, and nothing else points into the storage.
        unsafe UnsafeMutableRawPointer(storage + used).copyMemory(from: source, byteCount: bytes.count)
        used += bytes.count
    }

    @inline(__always)
    private mutating func reserve(_ count: Int) {
        if capacity - used < count { makeRoom(count) }
    }

    private mutating func makeRoom(_ count: Int) {
        flush()
        guard capacity < count else { return }
        // Safe: the storage is empty after the flush, so nothing in it is lost.
        unsafe storage.deallocate()
        unsafe storage = .allocate(capacity: count)
        capacity = count
    }

    private mutating func flush() {
        // Safe: the first `used` bytes have been written, and the span does not outlive the call.
        let bytes = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: storage, count: used))
        flushed += used
        used = 0
        hand(bytes)
    }

    private mutating func hand(_ bytes: Span<UInt8>) {
        guard failure == nil, !bytes.isEmpty else { return }
        do throws(SinkError) {
            try sink.write(bytes)
        } catch {
            failure = error
        }
    }
}

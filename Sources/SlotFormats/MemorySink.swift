/// A sink that keeps the bytes in memory.
///
/// `sink.bytes` is read after the writer's `finish()`.
public final class MemorySink: ByteSink {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []

    /// A sink without bytes.
    public init() {}

    /// Keeps the bytes; there is always room, or the program ends.
    public func write(_ bytes: Span<UInt8>) throws(SinkError) {
        self.bytes.append(addingCapacity: bytes.count) { output in
            for index in bytes.indices { output.append(bytes[index]) }
        }
    }
}

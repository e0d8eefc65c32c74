internal import SlotFormats

/// Keeps the rows of a document in memory, for output in the order of the input.
final class RowSink: ByteSink {
    private(set) var bytes: [UInt8] = []

    init() {}

    func write(_ bytes: Span<UInt8>) throws(SinkError) {
        self.bytes.append(addingCapacity: bytes.count) { output in
            for index in bytes.indices { output.append(bytes[index]) }
        }
    }
}

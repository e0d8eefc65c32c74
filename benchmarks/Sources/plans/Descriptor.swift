import Glibc
import SlotFormats

/// An open file that takes what a writer hands over.
final class Descriptor: ByteSink {
    let number: Int32

    /// Creates a file, or empties it.
    init(creating path: String) throws(SinkError) {
        number = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        if number < 0 { throw SinkError(code: errno) }
    }

    func write(_ bytes: Span<UInt8>) throws(SinkError) {
        var rest = bytes
        while !rest.isEmpty {
            let written = rest.withUnsafeBufferPointer { Glibc.write(number, $0.baseAddress, $0.count) }
            guard written > 0 else { throw SinkError(code: errno) }
            rest = rest.extracting(droppingFirst: written)
        }
    }
}

/// The bytes of a file.
func contents(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&block, 1, block.count, file)
        guard count > 0 else { return bytes }
        bytes += block[..<count]
    }
}

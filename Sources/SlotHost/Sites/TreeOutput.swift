internal import ICalendar
package import SlotFormats

/// One file on its way into a tree, with its digest: the bytes stay in memory until it is known that the tree before has
/// no such file, or until they are many.
package final class TreeOutput: ByteSink {
    /// How many bytes are kept in memory.
    package static let limit = 4 << 20

    private let tree: () throws(HostError) -> FileTree
    private let name: String
    private var digest = SHA256()
    private var kept: [UInt8] = []
    private var file: Descriptor?
    private var failure: HostError?

    /// How many bytes came.
    package private(set) var count = 0

    /// A file that isn't there yet, of a tree that is asked for when it is needed.
    package init(_ name: String, in tree: @escaping () throws(HostError) -> FileTree) {
        self.tree = tree
        self.name = name
    }

    /// Takes bytes.
    package func write(_ bytes: Span<UInt8>) throws(SinkError) {
        count += bytes.count
        digest.update(bytes)
        if file == nil, kept.count + bytes.count > Self.limit {
            do throws(HostError) {
                file = try tree().create(name)
            } catch {
                failure = error
                throw SinkError(code: SystemError.ioError.code)
            }
            let early = kept
            kept = []
            try store(early.span)
        }
        if file == nil {
            kept.append(addingCapacity: bytes.count) { output in
                for index in bytes.indices { output.append(bytes[index]) }
            }
        } else {
            try store(bytes)
        }
    }

    private func store(_ bytes: Span<UInt8>) throws(SinkError) {
        guard let number = file?.number else { return }
        try FileSink(descriptor: number).write(bytes)
    }

    /// The digest of all bytes, 64 hexadecimal digits.
    package func digestText() -> [UInt8] { hexadecimal(digest.finish()) }

    /// What the disk said, where writing failed with `error`.
    package func error(_ error: SinkError) -> HostError {
        failure ?? HostError(writing: name, error)
    }

    /// Leaves the file in the tree.
    package func keep() throws(HostError) {
        guard file != nil else { return try tree().write(name, kept) }
        do throws(SystemError) {
            try file?.close()
        } catch {
            throw try tree().failure(name, error)
        }
        file = nil
    }

    /// All bytes, for whoever needs them again; after `keep()` they may have to be read back.
    package func content() throws(HostError) -> [UInt8] {
        kept.count == count ? kept : try tree().read(name)
    }

    /// Leaves no file.
    package func drop() throws(HostError) {
        guard file != nil else { return }
        file = nil
        try tree().remove(name)
    }
}

/// Octets as hexadecimal digits, lower case.
package func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
            text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
    }
    return text
}

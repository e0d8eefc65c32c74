/// Reads a file or a pipe line by line, in bounded memory.
package struct LineReader: ~Copyable {
    /// A line without its end.
    package enum Line {
        case text([UInt8])
        /// A line with more bytes than are allowed; its rest has been skipped. With its whole length.
        case tooLong(Int)
    }

    private let input: Input
    private let path: String
    private let limit: Int
    private var buffer = [UInt8](repeating: 0, count: 1 << 17)
    private var start = 0
    private var end = 0

    /// How many bytes there are, and how many of them were read; nil for a pipe.
    package var share: (done: Int, of: Int)? { size.map { (min(consumed, $0), $0) } }

    private let size: Int?
    private var consumed = 0

    /// The number of the last line, counted from 1.
    package private(set) var number = 0

    /// A reader of a file, or of standard input for `-`.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - limit: The most bytes of a line.
    /// - Throws: 66 where there is no such file.
    package init(path: String, limit: Int) throws(HostError) {
        do throws(SystemError) {
            input = Input(try Self.open(path))
        } catch {
            throw HostError(.missingInput, "cannot read", path: path, reason: error.words)
        }
        let status = path == "-" ? nil : try? FileStatus(of: path)
        size = status?.kind == .file ? status?.size : nil
        self.path = path
        self.limit = limit
    }

    private static func open(_ path: String) throws(SystemError) -> Descriptor {
        guard path != "-" else { return try Descriptor(duplicating: StandardStreams.input) }
        let file = try Descriptor(opening: path, .reading)
        if try file.status().kind == .folder { throw .isFolder }
        return file
    }

    /// The next line; nil at the end.
    ///
    /// - Throws: 74 where reading fails.
    package mutating func next() throws(HostError) -> Line? {
        var line: [UInt8] = []
        var length = 0
        while true {
            var index = start
            while index < end, buffer[index] != UInt8(ascii: "\n") { index += 1 }
            length += index - start
            if length <= limit { line += buffer[start..<index] } else { line = [] }
            if index < end {
                start = index + 1
                break
            }
            start = 0
            end = try fill()
            if end == 0 {
                guard length > 0 else { return nil }
                break
            }
        }
        number += 1
        if length > limit { return .tooLong(length) }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return .text(line)
    }

    private mutating func fill() throws(HostError) -> Int {
        while true {
            do throws(SystemError) {
                let count = try System.readNext(input.descriptor.number, into: &buffer, from: 0)
                consumed += count
                return count
            } catch {
                if error == .wouldBlock {
                    System.awaitInput(input.descriptor.number)
                    continue
                }
                throw HostError(.readWrite, "cannot read", path: path, reason: error.words)
            }
        }
    }
}

/// Owns the open file. A class, because other modules end a reader, and in Embedded Swift they don't see the `deinit` of a
/// descriptor, which is internal.
private final class Input {
    let descriptor: Descriptor

    init(_ descriptor: consuming Descriptor) {
        self.descriptor = descriptor
    }
}

internal import SlotFormats
internal import SlotTime

/// Lines that go to a file or to standard output as they come, in large writes.
package final class LineSink {
    private var file: Descriptor?
    private let number: Int32
    private let path: String
    private var buffer: [UInt8] = []

    /// Whether the reader of a pipe has left: the end of the work, no failure.
    package private(set) var isClosed = false

    /// Lines to standard output.
    package init() {
        number = StandardStreams.output
        path = "standard output"
    }

    /// Lines to a new file of a tree.
    package init(_ name: String, in tree: FileTree) throws(HostError) {
        let file = try tree.create(name)
        number = file.number
        self.file = consume file
        path = tree.path + "/" + name
    }

    /// Lines to a file that is replaced where it exists.
    package init(path: String) throws(HostError) {
        do throws(SystemError) {
            let file = try Descriptor(opening: path, .replacing, mode: System.newFileMode)
            number = file.number
            self.file = consume file
            self.path = path
        } catch {
            throw HostError(creating: path, error)
        }
    }

    /// Adds a line, without its end.
    package func add(_ line: [UInt8]) throws(HostError) {
        buffer += line
        buffer.append(UInt8(ascii: "\n"))
        if buffer.count > 1 << 16 { try flush() }
    }

    /// Adds bytes as they are.
    package func add(bytes: [UInt8]) throws(HostError) {
        buffer += bytes
        if buffer.count > 1 << 16 { try flush() }
    }

    /// Hands over everything.
    package func flush() throws(HostError) {
        guard !buffer.isEmpty else { return }
        defer { buffer.removeAll(keepingCapacity: true) }
        do throws(SinkError) {
            try FileSink(descriptor: number).write(buffer.span)
        } catch {
            isClosed = error.isClosedPipe
            throw HostError(writing: path, error)
        }
    }

    /// Hands over everything and closes the file.
    package func finish() throws(HostError) {
        try flush()
        do throws(SystemError) {
            try file?.close()
        } catch {
            throw HostError(writing: path, error)
        }
        file = nil
    }
}

/// A clock that can't be set.
package enum Uptime {
    /// Microseconds since some moment.
    package static var microseconds: Int { Int(System.uptimeMicroseconds) }
}

/// Holds back the signals that end a program, so that a run can finish the record at hand.
package final class SignalBlock {
    private let hold = BlockedSignals()

    /// Holds them back until it goes.
    package init() {}

    /// Whether one of them has come.
    package var isInterrupted: Bool { BlockedSignals.isInterrupted }
}

/// The number of this process.
package enum ProcessNumber {
    /// As the system counts.
    package static var own: Int { System.process }
}

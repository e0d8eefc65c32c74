public import SlotFormats

/// A sink that writes to an open file descriptor.
///
/// It doesn't own it: somebody else closes it.
public final class FileSink: ByteSink, Sendable {
    private let descriptor: Int32

    /// Whether to stop at a signal that is held back (`BlockedSignals`).
    private let isInterruptible: Bool

    /// A sink over an open descriptor.
    public convenience init(descriptor: Int32) {
        self.init(descriptor: descriptor, isInterruptible: false)
    }

    init(descriptor: Int32, isInterruptible: Bool) {
        self.descriptor = descriptor
        self.isInterruptible = isInterruptible
    }

    /// The program's standard output.
    public static let standardOutput = FileSink(descriptor: StandardStreams.output)

    /// The program's standard error.
    public static let standardError = FileSink(descriptor: StandardStreams.error)

    /// Writes all the bytes, however few the system takes at a time and however often a signal interrupts it.
    public func write(_ bytes: Span<UInt8>) throws(SinkError) {
        var rest = bytes
        while !rest.isEmpty {
            if isInterruptible, BlockedSignals.isInterrupted { throw SinkError(code: SystemError.interrupted.code) }
            do throws(SystemError) {
                let written = try System.write(descriptor, rest)
                rest = rest.extracting(droppingFirst: written)
            } catch {
                switch error {
                case .interrupted: continue
                case .wouldBlock: System.awaitRoom(descriptor)
                default: throw SinkError(code: error.code)
                }
            }
        }
    }

    /// Makes a pipe whose reader has left (`SinkError.isClosedPipe`), and a file over its limit, an error of the sink and not
    /// the end of the process.
    public static func reportErrors() { System.reportWriteErrors() }
}

extension SinkError {
    /// Whether the reader of a pipe has left: the end of the work, no failure.
    public var isClosedPipe: Bool { code == SystemError.brokenPipe.code }
}

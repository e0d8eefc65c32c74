import Glibc
public import SlotFormats

/// A sink that writes to an open file descriptor.
///
/// It doesn't own it: somebody else closes it.
public struct FileSink: ByteSink, Sendable {
    private let descriptor: Int32

    /// Whether to stop at a signal that is held back (`BlockedSignals`).
    private let isInterruptible: Bool

    /// A sink over an open descriptor.
    public init(descriptor: Int32) {
        self.init(descriptor: descriptor, isInterruptible: false)
    }

    init(descriptor: Int32, isInterruptible: Bool) {
        self.descriptor = descriptor
        self.isInterruptible = isInterruptible
    }

    /// The program's standard output.
    public static let standardOutput = FileSink(descriptor: STDOUT_FILENO)

    /// The program's standard error.
    public static let standardError = FileSink(descriptor: STDERR_FILENO)

    /// Writes all the bytes, however few the system takes at a time and however often a signal interrupts it.
    public func write(_ bytes: Span<UInt8>) throws(SinkError) {
        var rest = bytes
        while !rest.isEmpty {
            if isInterruptible, BlockedSignals.isInterrupted { throw SinkError(code: EINTR) }
            let written = take(rest)
            if written > 0 {
                rest = rest.extracting(droppingFirst: written)
                continue
            }
            // A device that takes nothing without saying why would be asked for ever.
            let code = written == 0 ? EIO : errno
            switch code {
            case EINTR: continue
            case EAGAIN: awaitRoom()
            default: throw SinkError(code: code)
            }
        }
    }

    /// Makes a pipe whose reader has left (`SinkError.isClosedPipe`), and a file over its limit, an error of the sink and not
    /// the end of the process.
    public static func reportErrors() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    private func take(_ bytes: Span<UInt8>) -> Int {
        // The span lends its own memory for the call.
        unsafe bytes.withUnsafeBufferPointer { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Waits for room in a pipe that somebody else has made non-blocking.
    private func awaitRoom() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        // One request, ours, for the call.
        _ = unsafe poll(&request, 1, -1)
    }
}

extension SinkError {
    /// Whether the reader of a pipe has left: the end of the work, no failure.
    public var isClosedPipe: Bool { code == EPIPE }
}

internal import CLinux

/// The process itself: its arguments, variables, clocks and signals.
extension System {
    /// The permissions that the process's umask leaves to a new file.
    static var newFileMode: UInt32 { clinux_new_file_mode() }

    /// The user whose rights the process has.
    static var user: UInt32 { clinux_user() }

    /// A number that no other run has.
    static var random: UInt64 { clinux_random() }

    /// The machine's clock, in whole seconds since 1970, cut towards the past.
    static var secondsSinceEpoch: Int { Int(clinux_seconds()) }

    /// A clock that can't be set.
    static var uptimeMilliseconds: Int64 { clinux_uptime_milliseconds() }

    static func sleep(milliseconds: Int32) { clinux_sleep(milliseconds) }

    static func variable(_ name: String) -> String? {
        // The answer is copied at once, and this process sets no variable.
        guard let value = unsafe clinux_variable(name) else { return nil }
        return unsafe String(cString: value)
    }

    static func words(for error: Int32) -> String {
        // Copied at once.
        unsafe String(cString: clinux_words(error))
    }

    static func exit(_ status: Int32) { clinux_exit(status) }

    /// The number of arguments, with the program's own name; 0 where the system doesn't say.
    static var argumentCount: Int { Int(clinux_argument_count()) }

    /// The bytes of an argument, or nil beyond the last one.
    static func argument(_ index: Int) -> [UInt8]? {
        // It lives as long as the process, and ends in a NUL.
        guard var byte = unsafe clinux_argument(Int32(index)) else { return nil }
        var bytes: [UInt8] = []
        while unsafe byte.pointee != 0 {
            unsafe bytes.append(UInt8(bitPattern: byte.pointee))
            unsafe byte += 1
        }
        return bytes
    }

    /// The signals that were held back before.
    struct Signals {
        fileprivate var raw: clinux_signals
    }

    /// Holds back every signal that would end the process and that its caller doesn't ignore.
    static func holdSignals() -> Signals {
        var former = clinux_signals()
        unsafe clinux_hold_signals(&former)
        return Signals(raw: former)
    }

    static func releaseSignals(_ former: Signals) {
        var raw = former.raw
        unsafe clinux_release_signals(&raw)
    }

    /// Whether one of the signals that are held back has come.
    static var isSignalWaiting: Bool { clinux_is_signal_waiting() }

    /// Makes a pipe without a reader, and a file over its limit, an error of the call and not the end of the process.
    static func reportWriteErrors() { clinux_report_write_errors() }
}

extension SystemError {
    static let notPermitted = SystemError(code: clinux_eperm)
    static let noSuchFile = SystemError(code: clinux_enoent)
    static let interrupted = SystemError(code: clinux_eintr)
    static let ioError = SystemError(code: clinux_eio)
    static let noReader = SystemError(code: clinux_enxio)
    static let badDescriptor = SystemError(code: clinux_ebadf)
    static let wouldBlock = SystemError(code: clinux_eagain)
    static let permissionDenied = SystemError(code: clinux_eacces)
    static let fileExists = SystemError(code: clinux_eexist)
    static let noSuchDevice = SystemError(code: clinux_enodev)
    static let notFolder = SystemError(code: clinux_enotdir)
    static let isFolder = SystemError(code: clinux_eisdir)
    static let invalidArgument = SystemError(code: clinux_einval)
    static let fileTooLarge = SystemError(code: clinux_efbig)
    static let tooManyLinks = SystemError(code: clinux_emlink)
    static let crossDevice = SystemError(code: clinux_exdev)
    static let readOnlyFileSystem = SystemError(code: clinux_erofs)
    static let brokenPipe = SystemError(code: clinux_epipe)
    static let nameTooLong = SystemError(code: clinux_enametoolong)
    static let noLocks = SystemError(code: clinux_enolck)
    static let notImplemented = SystemError(code: clinux_enosys)
    static let linkLoop = SystemError(code: clinux_eloop)
    static let illegalBytes = SystemError(code: clinux_eilseq)
    static let notSupported = SystemError(code: clinux_enotsup)
}

import Glibc

/// What a system call answered instead of doing its work.
struct SystemError: Error, Hashable {
    /// The system's error number.
    let code: Int32

    /// The number that the last system call of this thread left behind.
    static var last: SystemError { SystemError(code: errno) }

    /// The system's words for the number, in English: the program never calls `setlocale`.
    var words: String {
        // glibc's strerror is safe among threads since 2.32, and its answer is copied at once.
        unsafe String(cString: strerror(code))
    }

    /// Whether the name itself stands in the way (a missing or closed folder, a folder of that name), not the disk.
    var forbidsCreation: Bool {
        switch code {
        case ENOENT, ENOTDIR, EISDIR, EEXIST, EACCES, EPERM, EROFS, ELOOP, ENAMETOOLONG, EINVAL, ENXIO, ENODEV: true
        default: false
        }
    }
}

/// Repeats a system call until no signal interrupts it, and turns its -1 into an error.
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        let error = SystemError.last
        if error.code != EINTR { throw error }
    }
}

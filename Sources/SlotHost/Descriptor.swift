import Glibc

/// An open file or folder with one owner; it is closed when its owner goes.
struct Descriptor: ~Copyable {
    /// The system's number for it.
    let number: Int32

    /// Opens a file or folder.
    ///
    /// A relative path starts at `folder`, by default at the working folder.
    ///
    /// The descriptor is never handed on to child processes.
    init(
        opening path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32, mode: mode_t = 0
    ) throws(SystemError) {
        // A C string would end at a NUL and name another file.
        guard !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
        number = try retrying {
            // The path's bytes are only lent for the call.
            unsafe openat(folder, path, flags | O_CLOEXEC, mode)
        }
    }

    /// Opens a folder, to reach the files in it and to make their names durable.
    init(openingFolder path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) {
        try self.init(opening: path.isEmpty ? "." : path, in: folder, O_RDONLY | O_DIRECTORY)
    }

    private init(adopting number: Int32) {
        self.number = number
    }

    deinit {
        _ = Glibc.close(number)
    }

    /// Closes it now, and reports what a network disk may only say at the end.
    consuming func close() throws(SystemError) {
        let number = number
        discard self
        // After EINTR Linux has closed the descriptor: to try again could close another file.
        guard Glibc.close(number) == 0 || errno == EINTR else { throw SystemError.last }
    }

    /// A second descriptor of the same open file.
    func duplicate() throws(SystemError) -> Descriptor {
        Descriptor(adopting: try retrying { fcntl(number, F_DUPFD_CLOEXEC, 0) })
    }

    /// Kind, size and identity of what is open.
    func status() throws(SystemError) -> FileStatus {
        var raw = stat()
        // The structure is ours and lives through the call.
        guard unsafe fstat(number, &raw) == 0 else { throw SystemError.last }
        return FileStatus(raw)
    }

    /// Sets the permissions, whatever the umask.
    func setMode(_ mode: mode_t) throws(SystemError) {
        _ = try retrying { fchmod(number, mode) }
    }

    /// Makes the content durable, or a folder's names.
    func synchronize() throws(SystemError) {
        _ = try retrying { fsync(number) }
    }

    /// Reads at most a number of bytes from an offset on; an empty answer is the end.
    func read(atMost count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let got = try retrying {
            // The array lends its memory for the call, which never fills more than its count.
            unsafe bytes.withUnsafeMutableBytes { unsafe pread(number, $0.baseAddress, $0.count, offset) }
        }
        bytes.removeLast(count - got)
        return bytes
    }
}

import Glibc

/// Reads a whole regular file, or throws EFBIG where it is longer than a number of bytes.
///
/// Devices, pipes and folders are refused (EINVAL), so that no name can make the program wait or read for ever.
func readFile(_ path: String, in folder: Int32 = AT_FDCWD, atMost limit: Int) throws(SystemError) -> [UInt8] {
    try readFileWithTime(path, in: folder, atMost: limit).bytes
}

/// As above, with when the file was last changed, in epoch seconds.
func readFileWithTime(
    _ path: String, in folder: Int32 = AT_FDCWD, atMost limit: Int
) throws(SystemError) -> (bytes: [UInt8], modified: Int) {
    // Without O_NONBLOCK a FIFO would hold the program until somebody writes to it.
    let file = try Descriptor(opening: path, in: folder, O_RDONLY | O_NONBLOCK)
    let status = try file.status()
    guard status.kind == .file else { throw SystemError(code: status.kind == .folder ? EISDIR : EINVAL) }
    guard status.size <= limit else { throw SystemError(code: EFBIG) }
    var bytes: [UInt8] = []
    while true {
        // No more memory than the file is said to need, and a little to see where it ends.
        let rest = status.size - bytes.count
        let part = try file.read(atMost: rest > 0 ? min(rest, 65_536) : 4096, at: bytes.count)
        if part.isEmpty { return (bytes, status.modified) }
        bytes += part
        // The file may have grown since its size was asked.
        guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
    }
}

/// Reads the first bytes of a regular file, at most a number of them.
func readStart(of path: String, in folder: Int32 = AT_FDCWD, count: Int) throws(SystemError) -> [UInt8] {
    let file = try Descriptor(opening: path, in: folder, O_RDONLY | O_NONBLOCK)
    guard try file.status().kind == .file else { throw SystemError(code: EINVAL) }
    return try file.read(atMost: count, at: 0)
}

/// What a symbolic link points at, or nil where the path is no link.
func linkTarget(_ path: String, in folder: Int32 = AT_FDCWD) -> String? {
    guard !path.utf8.contains(0) else { return nil }
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe bytes.withUnsafeMutableBufferPointer { buffer -> Int in
        guard let start = buffer.baseAddress else { return -1 }
        // It fills at most the array's count, says how many, and writes no final NUL.
        return unsafe readlinkat(folder, path, start, buffer.count)
    }
    guard length > 0 else { return nil }
    return String(decoding: bytes[..<length].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The names in an open folder, without `.` and `..`, in no order.
///
/// Names that are no UTF-8 are left out.
func names(in folder: Int32) throws(SystemError) -> [String] {
    // A descriptor of its own: the listing moves a position and closes what it was given.
    let number = try retrying {
        // The constant path is lent for the call.
        unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    // From here on the stream owns the descriptor.
    guard let stream = unsafe fdopendir(number) else {
        let error = SystemError.last
        _ = close(number)
        throw error
    }
    // The stream is closed once, on every way out.
    defer { unsafe _ = closedir(stream) }
    var names: [String] = []
    // An entry is valid until the next one is read; its name is copied before.
    while let entry = unsafe readdir(stream) {
        // `d_name` ends in a NUL inside the structure.
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
            unsafe String(validating: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
}

/// Reads a whole regular file, or throws EFBIG where it is longer than a number of bytes.
///
/// Devices, pipes and folders are refused (EINVAL), so that no name can make the program wait or read for ever.
func readFile(_ path: String, in folder: Int32 = System.workingFolder, atMost limit: Int) throws(SystemError) -> [UInt8]
{
    try readFileWithTime(path, in: folder, atMost: limit).bytes
}

/// Reads a whole regular file as ``readFile(_:in:atMost:)`` does, and says when it was last changed.
func readFileWithTime(
    _ path: String, in folder: Int32 = System.workingFolder, atMost limit: Int
) throws(SystemError) -> (bytes: [UInt8], modified: FileStatus.Time) {
    // Opening for reading never waits for the writer of a FIFO.
    let file = try Descriptor(opening: path, in: folder, .reading)
    let status = try file.status()
    guard status.kind == .file else { throw status.kind == .folder ? .isFolder : .invalidArgument }
    guard status.size <= limit else { throw .fileTooLarge }
    var bytes: [UInt8] = []
    while true {
        // No more memory than the file is said to need, and a little to see where it ends.
        let rest = status.size - bytes.count
        let part = try file.read(atMost: rest > 0 ? min(rest, 65_536) : 4096, at: bytes.count)
        if part.isEmpty { return (bytes, status.modified) }
        bytes += part
        // The file may have grown since its size was asked.
        guard bytes.count <= limit else { throw .fileTooLarge }
    }
}

/// Reads the first bytes of a regular file, at most a number of them.
func readStart(of path: String, in folder: Int32 = System.workingFolder, count: Int) throws(SystemError) -> [UInt8] {
    let file = try Descriptor(opening: path, in: folder, .reading)
    guard try file.status().kind == .file else { throw .invalidArgument }
    return try file.read(atMost: count, at: 0)
}

/// What a symbolic link points at, or nil where the path is no link.
///
/// - Throws: EILSEQ where the link holds bytes that are not UTF-8: with others in their place it would name another file.
func linkTarget(_ path: String, in folder: Int32 = System.workingFolder) throws(SystemError) -> String? {
    let bytes: [UInt8]
    do throws(SystemError) {
        bytes = try System.readLink(path, in: folder)
    } catch {
        // EINVAL says that it is no link.
        if error == .invalidArgument || error == .noSuchFile { return nil }
        throw error
    }
    guard let target = String(validating: bytes, as: UTF8.self) else { throw .illegalBytes }
    return target
}

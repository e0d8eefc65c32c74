/// An open file or folder with one owner; it is closed when its owner goes.
struct Descriptor: ~Copyable {
    /// The system's number for it; negative once it is closed.
    private(set) var number: Int32

    /// Opens a file or folder.
    ///
    /// A relative path starts at `folder`, by default at the working folder.
    ///
    /// The descriptor is never handed on to child processes.
    init(
        opening path: String, in folder: Int32 = System.workingFolder, _ opening: System.Opening, mode: UInt32 = 0
    ) throws(SystemError) {
        number = try System.open(path, in: folder, opening, mode: mode)
    }

    /// Opens a folder, to reach the files in it and to make their names durable.
    init(openingFolder path: String, in folder: Int32 = System.workingFolder) throws(SystemError) {
        try self.init(opening: path.isEmpty ? "." : path, in: folder, .folder)
    }

    /// Opens a file below a folder, to read: no part of the path leads out of it, nor through a symbolic link.
    init(beneath folder: Int32, _ path: String) throws(SystemError) {
        number = try System.open(beneath: folder, path)
    }

    /// A second descriptor of an open file that somebody else owns.
    init(duplicating number: Int32) throws(SystemError) {
        self.number = try System.duplicate(number)
    }

    deinit {
        // An owner that wants to hear of errors has closed it before.
        if number >= 0 { try? System.close(number) }
    }

    /// Closes it now, and reports what a network disk may only say at the end.
    mutating func close() throws(SystemError) {
        let open = number
        number = -1
        if open >= 0 { try System.close(open) }
    }

    /// Kind, size and identity of what is open.
    func status() throws(SystemError) -> FileStatus { try System.status(of: number) }

    /// Sets the permissions, whatever the umask.
    func setMode(_ mode: UInt32) throws(SystemError) { try System.setMode(number, mode) }

    /// Makes the content durable, or a folder's names.
    func synchronize() throws(SystemError) { try System.synchronize(number) }

    /// Makes a folder's names durable, as far as the file system knows such a thing.
    func synchronizeNames() throws(SystemError) {
        do throws(SystemError) {
            try synchronize()
        } catch {
            if error != .invalidArgument && error != .notSupported { throw error }
        }
    }

    /// Takes the exclusive lock, which goes with the descriptor; never waits.
    func lock() throws(SystemError) { try System.lock(number) }

    /// Reads a pipe to its end, or throws EFBIG where it has more than a number of bytes.
    func readToEnd(atMost limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let got = try System.readNext(number, into: &part, from: 0)
            if got == 0 { return bytes }
            bytes += part[..<got]
            guard bytes.count <= limit else { throw .fileTooLarge }
        }
    }

    /// Reads at most a number of bytes from an offset on; an empty answer is the end.
    func read(atMost count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let got = try System.read(number, into: &bytes, at: offset)
        bytes.removeLast(count - got)
        return bytes
    }
}

internal import CLinux

/// The system calls of the product.
///
/// Nothing else calls the module `CLinux`, but for the processes' part beside it (`System+Process.swift`). Paths are lent
/// for a call and never copied; structures are ours and live through the call.
enum System {
    /// Where relative paths start by default.
    static let workingFolder = clinux_working_folder

    /// How a path is opened.
    enum Opening {
        /// A file to read, without waiting where it is a FIFO.
        case reading
        /// The same, refused where the path is a symbolic link.
        case readingNoLink
        /// A device or a FIFO to write to.
        case writing
        /// The same, where every write goes to the end.
        case appending
        /// A new file to read and write, refused where the name is taken.
        case creating
        /// A file to write from its beginning, made where it is missing.
        case replacing
        /// A lock file, refused where the path is a symbolic link.
        case holdingNoLink
        /// A folder, to reach the files in it and to make their names durable.
        case folder

        fileprivate var number: Int32 {
            let opening =
                switch self {
                case .reading: clinux_reading
                case .readingNoLink: clinux_reading_no_link
                case .writing: clinux_writing
                case .appending: clinux_appending
                case .creating: clinux_creating
                case .replacing: clinux_replacing
                case .holdingNoLink: clinux_holding_no_link
                case .folder: clinux_folder
                }
            return Int32(opening.rawValue)
        }
    }

    static func open(
        _ path: String, in folder: Int32, _ opening: Opening, mode: UInt32
    ) throws(SystemError) -> Int32 {
        try requireWhole(path)
        return try retrying { unsafe clinux_open(folder, path, opening.number, mode) }
    }

    /// Closes a descriptor; the error is what a network disk may only say now.
    static func close(_ descriptor: Int32) throws(SystemError) {
        let result = clinux_close(descriptor)
        // After EINTR Linux has closed the descriptor: to try again could close another file.
        if result < 0, -result != SystemError.interrupted.code { throw SystemError(code: -result) }
    }

    static func duplicate(_ descriptor: Int32) throws(SystemError) -> Int32 {
        try retrying { clinux_duplicate(descriptor) }
    }

    /// Reads from an offset on into an array; the number of bytes read, 0 at the end.
    static func read(_ descriptor: Int32, into bytes: inout [UInt8], at offset: Int) throws(SystemError) -> Int {
        let count = bytes.count
        return try retrying {
            // The array lends its memory for the call, which never fills more than its count.
            Int(
                unsafe bytes.withUnsafeMutableBufferPointer { buffer -> Int64 in
                    guard let start = buffer.baseAddress else { return 0 }
                    return unsafe clinux_read(descriptor, start, count, Int64(offset))
                })
        }
    }

    /// Writes some of the bytes; how many, at least one.
    static func write(_ descriptor: Int32, _ bytes: Span<UInt8>) throws(SystemError) -> Int {
        // The span lends its own memory for the call.
        let result = unsafe bytes.withUnsafeBufferPointer { unsafe clinux_write(descriptor, $0.baseAddress, $0.count) }
        guard result >= 0 else { throw SystemError(code: Int32(-result)) }
        // A device that takes nothing without saying why would be asked for ever.
        guard result > 0 else { throw .ioError }
        return Int(result)
    }

    static func synchronize(_ descriptor: Int32) throws(SystemError) {
        _ = try retrying { clinux_synchronize(descriptor) }
    }

    static func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
        _ = try retrying { clinux_set_mode(descriptor, mode) }
    }

    /// Takes the exclusive lock of an open file; never waits.
    static func lock(_ descriptor: Int32) throws(SystemError) {
        _ = try retrying { clinux_lock(descriptor) }
    }

    /// Waits for room in a pipe that somebody else has made non-blocking.
    static func awaitRoom(_ descriptor: Int32) { _ = clinux_await_room(descriptor) }

    static func isOpen(_ descriptor: Int32) -> Bool { clinux_is_open(descriptor) }

    static func isTerminal(_ descriptor: Int32) -> Bool { clinux_is_terminal(descriptor) }

    /// Whether an open folder shows the kernel's view of processes (proc(5)).
    static func isOnProc(_ descriptor: Int32) -> Bool { clinux_is_on_proc(descriptor) }

    static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        var raw = clinux_status()
        _ = try retrying { unsafe clinux_status_of(descriptor, &raw) }
        return FileStatus(raw)
    }

    static func status(of path: String, in folder: Int32, followingLinks: Bool) throws(SystemError) -> FileStatus {
        try requireWhole(path)
        var raw = clinux_status()
        _ = try retrying { unsafe clinux_status_at(folder, path, followingLinks, &raw) }
        return FileStatus(raw)
    }

    /// The bytes that a symbolic link holds.
    static func readLink(_ path: String, in folder: Int32) throws(SystemError) -> [UInt8] {
        try requireWhole(path)
        // PATH_MAX of Linux: no link holds more.
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = try retrying {
            unsafe bytes.withUnsafeMutableBufferPointer { buffer -> Int64 in
                guard let start = buffer.baseAddress else { return 0 }
                return unsafe clinux_read_link(folder, path, start, buffer.count)
            }
        }
        return Array(bytes[..<Int(count)])
    }

    static func makeFolder(_ path: String, mode: UInt32) throws(SystemError) {
        try requireWhole(path)
        _ = try retrying { unsafe clinux_make_folder(path, mode) }
    }

    static func removeFolder(_ path: String) throws(SystemError) {
        _ = try retrying { unsafe clinux_remove_folder(path) }
    }

    static func remove(_ name: String, in folder: Int32) throws(SystemError) {
        _ = try retrying { unsafe clinux_remove(folder, name) }
    }

    /// Gives a file a second name in its folder.
    static func link(_ name: String, as other: String, in folder: Int32) throws(SystemError) {
        _ = try retrying { unsafe clinux_link_name(folder, name, other) }
    }

    static func rename(_ name: String, to other: String, in folder: Int32) throws(SystemError) {
        _ = try retrying { unsafe clinux_rename(folder, name, other) }
    }

    /// Swaps the names of two files, at once and for all readers.
    static func exchange(_ name: String, with other: String, in folder: Int32) throws(SystemError) {
        _ = try retrying { unsafe clinux_exchange(folder, name, other) }
    }

    /// The names in an open folder, without `.` and `..`, in no order.
    ///
    /// Names that are not UTF-8 are left out.
    static func names(in folder: Int32) throws(SystemError) -> [String] {
        var listing: OpaquePointer?
        _ = try retrying { unsafe clinux_open_listing(folder, &listing) }
        guard let listing = unsafe listing else { return [] }
        // Closed once, on every way out.
        defer { unsafe clinux_close_listing(listing) }
        var names: [String] = []
        // A name is valid until the next one is read; it is copied before.
        while let name = unsafe clinux_next_name(listing) {
            if let name = unsafe String(validatingCString: name), name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// A C string would end at a NUL and name another file.
    static func requireWhole(_ path: String) throws(SystemError) {
        guard !path.utf8.contains(0) else { throw .invalidArgument }
    }

    /// Repeats a call until no signal interrupts it, and turns a negative result into an error.
    static func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            let error = SystemError(code: Int32(-result))
            if error != .interrupted { throw error }
        }
    }
}

extension FileStatus {
    fileprivate init(_ raw: clinux_status) {
        self.init(
            kind: Kind(raw.kind), size: Int(raw.size), device: raw.device, inode: raw.inode,
            modified: Time(seconds: raw.modified_seconds, nanoseconds: raw.modified_nanoseconds),
            changed: Time(seconds: raw.changed_seconds, nanoseconds: raw.changed_nanoseconds),
            linkCount: raw.links, owner: raw.owner, mode: raw.mode, isProtected: raw.is_protected)
    }
}

extension FileStatus.Kind {
    fileprivate init(_ raw: Int32) {
        switch UInt32(raw) {
        case clinux_file.rawValue: self = .file
        case clinux_directory.rawValue: self = .folder
        case clinux_link.rawValue: self = .link
        default: self = .other
        }
    }
}

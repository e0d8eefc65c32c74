internal import CLinux

/// The calls that whole trees of files need.
extension System {
    static func makeFolder(_ path: String, in folder: Int32, mode: UInt32) throws(SystemError) {
        try requireWhole(path)
        _ = try retrying { unsafe clinux_make_folder_at(folder, path, mode) }
    }

    static func removeFolder(_ path: String, in folder: Int32) throws(SystemError) {
        try requireWhole(path)
        _ = try retrying { unsafe clinux_remove_folder_at(folder, path) }
    }

    /// Makes a symbolic link.
    static func makeLink(_ name: String, to target: String, in folder: Int32) throws(SystemError) {
        _ = try retrying { unsafe clinux_make_link(folder, name, target) }
    }

    /// Gives a file of one folder a second name in another one.
    static func link(_ name: String, in folder: Int32, as other: String, in target: Int32) throws(SystemError) {
        try requireWhole(name)
        try requireWhole(other)
        _ = try retrying { unsafe clinux_link_between(folder, name, target, other) }
    }

    /// Makes everything durable that is on the disk of an open file.
    static func synchronizeDisk(_ descriptor: Int32) throws(SystemError) {
        _ = try retrying { clinux_synchronize_disk(descriptor) }
    }

    /// Gives a file the times of another one.
    static func copyTimes(from descriptor: Int32, to other: Int32) throws(SystemError) {
        _ = try retrying { clinux_copy_times(descriptor, other) }
    }

    /// Reads what comes next, from a pipe or a file, into an array from an index on; 0 is the end.
    static func readNext(_ descriptor: Int32, into bytes: inout [UInt8], from start: Int) throws(SystemError) -> Int {
        let count = bytes.count - start
        return try retrying {
            // The array lends its memory for the call, which never fills more than the rest of it.
            Int(
                unsafe bytes.withUnsafeMutableBufferPointer { buffer -> Int64 in
                    guard let address = buffer.baseAddress, count > 0 else { return 0 }
                    return unsafe clinux_read_next(descriptor, address + start, count)
                })
        }
    }

    /// Waits for bytes in a pipe that somebody else has made non-blocking.
    static func awaitInput(_ descriptor: Int32) { _ = clinux_await_input(descriptor) }

    /// Opens a file below a folder, to read: no part of the path leads out of it, nor through a symbolic link.
    static func open(beneath folder: Int32, _ path: String) throws(SystemError) -> Int32 {
        try requireWhole(path)
        return try retrying { unsafe clinux_open_beneath(folder, path) }
    }

    /// What is left on a disk.
    struct Space {
        let bytes: UInt64
        /// Nil where the file system doesn't count files.
        let files: UInt64?
    }

    static func space(of descriptor: Int32) throws(SystemError) -> Space {
        var raw = clinux_space()
        _ = try retrying { unsafe clinux_space_of(descriptor, &raw) }
        return Space(bytes: raw.free_bytes, files: raw.all_files == 0 ? nil : raw.free_files)
    }

    /// The number of cores that this process may use.
    static var coreCount: Int { Int(clinux_core_count()) }

    /// A clock that nobody sets, in microseconds.
    static var uptimeMicroseconds: Int64 { clinux_uptime_microseconds() }

    /// The number of this process.
    static var process: Int { Int(clinux_process()) }
}

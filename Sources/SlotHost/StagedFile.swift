import Glibc

/// A locked file in a folder, under a name that no reader looks for.
///
/// It is removed with its owner.
///
/// The lock tells a live file from one that a killed run has left behind; it is held until the entry goes.
struct StagedFile: ~Copyable {
    /// Ends when the entry is gone: an interrupted run leaves nothing behind.
    private let hold: BlockedSignals
    private let folder: Descriptor
    private let lock: Descriptor
    private let name: String
    private var isHidden = true

    private init(hold: consuming BlockedSignals, folder: consuming Descriptor, lock: consuming Descriptor, name: String)
    {
        self.hold = hold
        self.folder = folder
        self.lock = lock
        self.name = name
    }

    /// Creates an empty one beside a file's name.
    static func create(beside name: String, in folder: consuming Descriptor) throws(SystemError) -> StagedFile {
        let hold = BlockedSignals()
        while true {
            let fresh = TemporaryName.fresh(for: name)
            let lock = try Descriptor(
                opening: fresh, in: folder.number, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644)
            // Where the file system knows no locks, nobody can take this one for a stale file either.
            _ = try? retrying { flock(lock.number, LOCK_EX) }
            // Between creation and lock, a sweep may have taken it for a stale file and removed it: once more then.
            do throws(SystemError) {
                if try lock.status().linkCount > 0 {
                    return StagedFile(hold: hold, folder: folder, lock: lock, name: fresh)
                }
            } catch {
                removeFile(fresh, in: folder.number)
                throw error
            }
        }
    }

    deinit {
        if isHidden { removeFile(name, in: folder.number) }
    }

    /// A second descriptor of the file, to write through and to close before the lock goes.
    func duplicate() throws(SystemError) -> Descriptor {
        try lock.duplicate()
    }

    /// Whether a regular file in the same folder holds the same bytes; symbolic links are not followed.
    func isEqual(to other: String) throws(SystemError) -> Bool {
        let size = try lock.status().size
        guard let status = try FileStatus(of: other, in: folder.number, followingLinks: false),
            status.kind == .file, status.size == size
        else { return false }
        let file = try Descriptor(opening: other, in: folder.number, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
        var offset = 0
        while offset < size {
            let part = try lock.read(atMost: 65_536, at: offset)
            guard !part.isEmpty, try file.read(atMost: part.count, at: offset).hasBytes(of: part) else { return false }
            offset += part.count
        }
        return true
    }

    /// Takes the place of a name in its folder, at once and for all readers.
    mutating func rename(to target: String) throws(SystemError) {
        // The names' bytes are only lent for the call.
        guard unsafe renameat(folder.number, name, folder.number, target) == 0 else { throw SystemError.last }
        isHidden = false
    }

    /// Makes the folder's names durable.
    func synchronizeFolder() throws(SystemError) {
        do throws(SystemError) {
            try folder.synchronize()
        } catch {
            // Some file systems know no such thing for folders, and say so.
            if error.code != EINVAL && error.code != ENOTSUP { throw error }
        }
    }
}

extension [UInt8] {
    /// Whether two arrays hold the same bytes; `==` looks at them one by one.
    fileprivate func hasBytes(of other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        // Both arrays lend their memory for the call, which reads no more than their count.
        return unsafe withUnsafeBytes { left in
            unsafe other.withUnsafeBytes { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return unsafe memcmp(left, right, count) == 0
            }
        }
    }
}

/// Removes what killed runs have left in a folder.
///
/// Files that a live run still holds are locked, and stay.
///
/// A failure here is no failure of the run: the next one sweeps again.
func sweepStaleFiles(in folder: borrowing Descriptor) {
    for name in (try? names(in: folder.number)) ?? [] where TemporaryName.isOurs(name) {
        guard let file = try? Descriptor(opening: name, in: folder.number, O_RDONLY | O_NONBLOCK | O_NOFOLLOW),
            let opened = try? file.status(), opened.kind == .file,
            flock(file.number, LOCK_EX | LOCK_NB) == 0,
            // Only under the lock is it sure that the name still means the file that was opened.
            let named = try? FileStatus(of: name, in: folder.number, followingLinks: false),
            named.isSameFile(as: opened)
        else { continue }
        removeFile(name, in: folder.number)
    }
}

/// Removes a name from a folder, as far as that is possible.
private func removeFile(_ name: String, in folder: Int32) {
    // The name's bytes are only lent for the call.
    _ = unsafe unlinkat(folder, name, 0)
}

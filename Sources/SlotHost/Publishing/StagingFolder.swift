/// A folder in which files are on their way: opened once, swept once, and locked while they take their places.
///
/// A class, so that a set can keep several; what it has open is closed with it.
final class StagingFolder {
    /// The folder, to reach names in it.
    let descriptor: Descriptor

    /// What the folder itself is.
    let status: FileStatus

    private var names = TemporaryName.fresh()
    private var count = 0

    /// The run's file of number 0. Its lock tells the run's files from those that a killed run has left behind.
    private var first: Descriptor?

    /// Whether number 0 is an empty file that only holds the lock.
    private var hasMarker = false

    private var lock: Descriptor?

    /// The lock that a set of files is published under. Readers who want a whole set take it shared (flock(1)).
    static let lockName = ".slotexport.lock"

    /// Opens a folder, and removes what killed runs have left in it.
    init(path: String) throws(SystemError) {
        descriptor = try Descriptor(openingFolder: path)
        status = try descriptor.status()
        sweepStaleFiles(in: descriptor.number)
    }

    /// Creates an empty file under a hidden name, and says which. Only its owner can open it.
    ///
    /// - Parameter isAlone: Whether it is the only one of its run: then it is number 0 itself, and needs no other.
    func create(isAlone: Bool, as name: inout String?) throws(SystemError) -> Descriptor {
        if isAlone {
            let file = try createFirst()
            name = names.name(0)
            first = try? Descriptor(duplicating: file.number)
            return file
        }
        if first == nil {
            first = try createFirst()
            hasMarker = true
        }
        let fresh = freshName()
        let file = try Descriptor(opening: fresh, in: descriptor.number, .creating, mode: 0o600)
        name = fresh
        return file
    }

    /// The run's next hidden name.
    func freshName() -> String {
        count += 1
        return names.name(count)
    }

    private func createFirst() throws(SystemError) -> Descriptor {
        while true {
            let name = names.name(0)
            let file = try Descriptor(opening: name, in: descriptor.number, .creating, mode: 0o600)
            do throws(SystemError) {
                // Where the file system has no locks, no run can mistake it for a stale file either.
                do throws(SystemError) { try file.lock() } catch  where error != .wouldBlock {}
                if try file.status().linkCount > 0 { return file }
            } catch {
                try? System.remove(name, in: descriptor.number)
                if error != .wouldBlock { throw error }
            }
            // A sweep was faster, and took it for a stale file.
            names = TemporaryName.fresh()
        }
    }

    /// Removes number 0 when all others are gone.
    func finish() {
        guard hasMarker else { return }
        hasMarker = false
        try? System.remove(names.name(0), in: descriptor.number)
    }

    /// Opens one of the run's files once more.
    func reopen(_ name: String) throws(SystemError) -> Descriptor {
        try Descriptor(opening: name, in: descriptor.number, .readingNoLink)
    }

    /// Whether only its owner and group may create names here.
    private var isPrivate: Bool { status.mode & 0o002 == 0 }

    /// Takes the folder's lock if it is free.
    ///
    /// - Parameter creating: Whether to make a missing lock file.
    /// - Throws: EAGAIN where somebody holds it; EPERM where the lock file is not ours to trust.
    func tryLock(creating: Bool) throws(SystemError) {
        guard let file = try openLock(creating: creating) else { return }
        let opened = try file.status()
        // In a folder that all may write to, somebody else's lock could be held for ever, and a second name of one of
        // our files would get its mode.
        guard opened.kind == .file, isPrivate || opened.linkCount == 1,
            isPrivate || opened.owner == System.user || opened.owner == 0 || opened.owner == status.owner
        else { throw .notPermitted }
        do throws(SystemError) {
            try file.lock()
        } catch {
            // Where the file system knows no locks, every run has to be lucky.
            if error == .wouldBlock { throw error }
        }
        // It may have been removed meanwhile: then somebody else can hold the one that has the name now.
        guard let named = try FileStatus(of: Self.lockName, in: descriptor.number, followingLinks: false),
            named.isSameFile(as: opened)
        else { throw .wouldBlock }
        if opened.mode & 0o007 != 0, opened.owner == System.user { try file.setMode(0o640) }
        lock = consume file
    }

    private func openLock(creating: Bool) throws(SystemError) -> Descriptor? {
        do throws(SystemError) {
            return try Descriptor(opening: Self.lockName, in: descriptor.number, .holdingNoLink)
        } catch {
            switch error {
            case .noSuchFile: break
            // A member of the group may read it, and lock it.
            case .permissionDenied:
                return try Descriptor(opening: Self.lockName, in: descriptor.number, .readingNoLink)
            default: throw error
            }
        }
        guard creating else { return nil }
        do throws(SystemError) {
            let file = try Descriptor(opening: Self.lockName, in: descriptor.number, .creating, mode: 0o640)
            try file.setMode(0o640)
            return file
        } catch {
            // Another run was faster.
            if error == .fileExists { throw .wouldBlock }
            throw error
        }
    }
}

/// Removes what killed runs have left in a folder.
///
/// The files of a run whose first file is locked stay, and so do those of another user: only the owner can tell.
///
/// A failure here is no failure of the run: the next one sweeps again.
private func sweepStaleFiles(in folder: Int32) {
    var runs: [String: [String]] = [:]
    for name in (try? System.names(in: folder)) ?? [] {
        if let run = TemporaryName(of: name)?.run { runs[run, default: []].append(name) }
    }
    for (_, names) in runs { sweep(names.sorted(), in: folder) }
}

/// Removes the files of one run if it is dead, number 0 at last.
private func sweep(_ names: [String], in folder: Int32) {
    guard let first = names.first.flatMap({ TemporaryName(of: $0) })?.name(0) else { return }
    do throws(SystemError) {
        let file = try Descriptor(opening: first, in: folder, .readingNoLink)
        guard try file.status().kind == .file else { return }
        try file.lock()
        // Held until the names are gone, or their run could take it for its own lock in between.
        for name in names.reversed() { removeFile(name, in: folder) }
    } catch {
        // Without number 0 the run has come to its end.
        guard error == .noSuchFile else { return }
        for name in names { removeFile(name, in: folder) }
    }
}

/// Removes a name if it is a regular file's.
private func removeFile(_ name: String, in folder: Int32) {
    guard let status = try? FileStatus(of: name, in: folder, followingLinks: false), status.kind == .file else {
        return
    }
    try? System.remove(name, in: folder)
}

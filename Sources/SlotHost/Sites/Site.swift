internal import SlotTime

/// A folder of generations: `current` is a link to the one that readers see, and its swap by one rename is all that they
/// ever notice.
package final class Site {
    /// Its path, without a final slash.
    package let path: String

    private let folder: Descriptor
    private var lock: Descriptor?

    /// The link that readers follow.
    package static let currentName = "current"

    private static let lockName = ".lock"

    /// Opens a site.
    ///
    /// - Parameters:
    ///   - path: Its folder.
    ///   - creating: Whether to make the folder where it is missing: its last component only.
    /// - Throws: 73 if it can't be made, 66 if it is missing.
    package init(path: String, creating: Bool) throws(HostError) {
        var trimmed = path
        while trimmed.utf8.count > 1, trimmed.utf8.last == UInt8(ascii: "/") { trimmed.removeLast() }
        if creating { _ = try OutputPlace.folder(trimmed + "/").prepare() }
        do throws(SystemError) {
            folder = try Descriptor(openingFolder: trimmed)
        } catch {
            if creating { throw HostError(creating: trimmed, error) }
            throw HostError(.missingInput, "cannot read", path: trimmed, reason: error.words)
        }
        self.path = trimmed
    }

    /// Takes the lock of single runs, which goes with the process.
    ///
    /// - Throws: 75 where another run holds it for longer than `wait` seconds.
    package func takeLock(_ name: String = Site.lockName, wait: Int) throws(HostError) {
        let deadline = System.uptimeMilliseconds + Int64(wait) * 1000
        do throws(SystemError) {
            while true {
                do throws(SystemError) {
                    let file = try openLock(name)
                    try file.lock()
                    lock = consume file
                    return
                } catch {
                    guard error == .wouldBlock else { throw error }
                }
                guard System.uptimeMilliseconds < deadline else {
                    throw SystemError.wouldBlock
                }
                if BlockedSignals.isInterrupted { throw SystemError.interrupted }
                System.sleep(milliseconds: 20)
            }
        } catch {
            guard error == .wouldBlock else { throw HostError(creating: path + "/" + name, error) }
            throw HostError(
                .locked, "cannot publish to", path: path, reason: "another run holds \(name) in it; waited \(wait) s")
        }
    }

    private func openLock(_ name: String) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try Descriptor(opening: name, in: folder.number, .holdingNoLink)
        } catch {
            guard error == .noSuchFile else { throw error }
        }
        do throws(SystemError) {
            return try Descriptor(opening: name, in: folder.number, .creating, mode: 0o644)
        } catch {
            throw error == .fileExists ? .wouldBlock : error
        }
    }

    /// The generation that readers see, or nil before the first one.
    package func current() throws(HostError) -> Generation? {
        do throws(SystemError) {
            guard let target = try linkTarget(Self.currentName, in: folder.number) else { return nil }
            return Generation(name: target)
        } catch {
            throw HostError(.readWrite, "cannot read", path: path + "/" + Self.currentName, reason: error.words)
        }
    }

    /// All generations, complete or not, the oldest first.
    package func generations() -> [Generation] {
        let names = (try? System.names(in: folder.number)) ?? []
        return names.compactMap { Generation(name: $0) }.sorted { $0.sequence < $1.sequence }
    }

    /// The names in the site's folder, sorted by their bytes.
    package func names() -> [String] {
        ((try? System.names(in: folder.number)) ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// A folder of the site, or nil if it is missing.
    package func tree(_ name: String) throws(HostError) -> FileTree? {
        try FileTree(opening: name, in: folder.number, path: path + "/" + name)
    }

    /// Makes a folder of the site; one that is there stays.
    package func makeTree(_ name: String) throws(HostError) -> FileTree {
        try FileTree(making: name, in: folder.number, path: path + "/" + name)
    }

    /// The site's own folder, for files beside the generations.
    package func ownTree() throws(HostError) -> FileTree {
        guard let tree = try FileTree(opening: ".", in: folder.number, path: path) else {
            throw HostError(.missingInput, "cannot read", path: path, reason: "it is not a folder")
        }
        return tree
    }

    /// Lets the readers see a generation, at once and for good.
    package func show(_ generation: Generation) throws(HostError) {
        let staged = ".\(Self.currentName)-\(generation.name)"
        do throws(SystemError) {
            do throws(SystemError) { try System.remove(staged, in: folder.number) } catch  where error == .noSuchFile {}
            try System.makeLink(staged, to: generation.name, in: folder.number)
            do throws(SystemError) {
                try System.rename(staged, to: Self.currentName, in: folder.number)
            } catch {
                try? System.remove(staged, in: folder.number)
                throw error
            }
        } catch {
            throw HostError(creating: path + "/" + Self.currentName, error)
        }
        do throws(SystemError) {
            try folder.synchronizeNames()
        } catch {
            throw HostError(writing: path + "/" + Self.currentName, error)
        }
    }

    /// Removes a folder with everything in it, or a file. What can't be removed is left to the next run.
    package func remove(_ name: String) { removeTree(name, in: folder.number) }

    /// Removes a generation that readers don't see: after the swap, the flush of its name may still have failed.
    package func removeUnlessShown(_ generation: Generation) {
        do throws(HostError) {
            if try current()?.sequence != generation.sequence { remove(generation.name) }
        } catch {
            // Nobody knows what readers see: the next run clears up.
        }
    }

    /// What is left on the disk: bytes, and files where the file system counts them.
    package func space() -> (bytes: UInt64, files: UInt64?)? {
        guard let space = try? System.space(of: folder.number) else { return nil }
        return (space.bytes, space.files)
    }
}

/// Removes a name and all below it, without following links.
private func removeTree(_ name: String, in folder: Int32) {
    guard let status = try? FileStatus(of: name, in: folder, followingLinks: false) else { return }
    guard status.kind == .folder else {
        try? System.remove(name, in: folder)
        return
    }
    if let inner = try? Descriptor(openingFolder: name, in: folder) {
        for entry in (try? System.names(in: inner.number)) ?? [] {
            do throws(SystemError) {
                try System.remove(entry, in: inner.number)
            } catch {
                if error == .isFolder || error == .notPermitted { removeTree(entry, in: inner.number) }
            }
        }
    }
    try? System.removeFolder(name, in: folder)
}

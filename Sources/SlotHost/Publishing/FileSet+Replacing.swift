internal import SlotTime

extension FileSet {
    /// How a file took its place.
    enum Way {
        /// It hasn't yet.
        case hidden
        /// The name was free.
        case new
        /// The old file has its hidden name now.
        case exchanged
        /// The old file has a second name, this one.
        case linkedAside(String)
        /// The file system can neither exchange names nor give a file two: there is no way back.
        case replaced
    }

    /// Takes the locks of all folders, in an order that is the same for every run.
    ///
    /// One file alone takes its place by one rename, and needs no lock; it respects one that is there.
    func lock(wait: Int) throws(HostError) {
        let deadline = System.uptimeMilliseconds + Int64(wait) * 1000
        let order = folders.indices.sorted {
            let (left, right) = (folders[$0].status, folders[$1].status)
            return (left.device, left.inode) < (right.device, right.inode)
        }
        for number in order {
            let path = files.first { $0.folder == number }?.path ?? ""
            do throws(SystemError) {
                while try !takesLock(of: folders[number]) {
                    if BlockedSignals.isInterrupted { throw .interrupted }
                    guard System.uptimeMilliseconds < deadline else { throw .wouldBlock }
                    System.sleep(milliseconds: 20)
                }
            } catch {
                switch error {
                case .wouldBlock:
                    throw HostError(
                        .locked, "cannot publish", path: path,
                        reason: "another run holds \(StagingFolder.lockName) in its folder; waited \(wait) s")
                case .interrupted: throw HostError(writing: path, error)
                case .notPermitted, .linkLoop, .permissionDenied:
                    throw HostError(refusing: path, "\(StagingFolder.lockName) in its folder belongs to another user")
                default: throw HostError(creating: path, error)
                }
            }
        }
    }

    private func takesLock(of folder: StagingFolder) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try folder.tryLock(creating: files.count > 1)
        } catch {
            if error == .wouldBlock { return false }
            if files.count > 1 { throw error }
        }
        return true
    }

    /// Looks at a target once more, now that no other run changes it: what can be refused is refused before anything is
    /// replaced.
    func check(_ index: Int) throws(HostError) {
        let path = files[index].path
        do throws(SystemError) {
            let file = files[index]
            let old = try FileStatus(of: file.target, in: folder(of: file), followingLinks: false)
            files[index].hasOld = old != nil
            switch old?.kind {
            case nil, .file: break
            case .folder: throw .isFolder
            // Something else has the name since the target was resolved.
            case .link, .other: throw .fileExists
            }
            guard let equal = file.equal, let name = file.name else {
                if old?.isProtected == true { throw .notPermitted }
                return
            }
            if old == equal { return }
            // Another run has replaced it since.
            let staged = try folders[file.folder].reopen(name)
            if isEqual(staged, to: file, old) {
                files[index].equal = old
                return
            }
            files[index].equal = nil
            if old?.isProtected == true { throw .notPermitted }
            try setMode(of: staged, like: old)
            try staged.synchronize()
        } catch {
            throw HostError(creating: path, error)
        }
    }

    /// Lets the files take their places, or none of them.
    func replace(_ changed: [Int]) throws(HostError) {
        for (position, index) in changed.enumerated() {
            do throws(SystemError) {
                try show(index, isAlone: changed.count == 1)
            } catch {
                let stuck = changed[..<position].reversed().filter { !takesBack($0) }
                let path = files[index].path
                guard stuck.isEmpty else {
                    let others = stuck.map { quoted(files[$0].path) }.joined(separator: ", ")
                    throw HostError(
                        .readWrite, "cannot create", path: path,
                        reason: "\(error.words); these are new already and can't be taken back: \(others)")
                }
                throw HostError(creating: path, error)
            }
        }
    }

    /// Lets one file take its place, at once and for all readers.
    private func show(_ index: Int, isAlone: Bool) throws(SystemError) {
        let file = files[index]
        guard let name = file.name else { return }
        let folder = folder(of: file)
        var way = Way.new
        if file.hasOld, !isAlone {
            do throws(SystemError) {
                try System.exchange(name, with: file.target, in: folder)
                files[index].way = .exchanged
                return
            } catch {
                guard error == .invalidArgument || error == .notImplemented || error == .notSupported else {
                    throw error
                }
            }
            // Some file systems can't exchange names.
            let aside = folders[file.folder].freshName()
            let isLinked: Void? = try? System.link(file.target, as: aside, in: folder)
            way = isLinked == nil ? .replaced : .linkedAside(aside)
            files[index].way = way
        }
        try System.rename(name, to: file.target, in: folder)
        files[index].way = way
        files[index].name = nil
    }

    /// Puts the old file back into its place, by a second way where the first fails.
    private func takesBack(_ index: Int) -> Bool {
        let file = files[index]
        let folder = folder(of: file)
        do throws(SystemError) {
            switch file.way {
            case .hidden: break
            case .replaced: return false
            case .new:
                try System.remove(file.target, in: folder)
            case .exchanged:
                guard let name = file.name else { return false }
                do throws(SystemError) {
                    try System.exchange(name, with: file.target, in: folder)
                } catch {
                    try System.rename(name, to: file.target, in: folder)
                }
            case .linkedAside(let old):
                try System.rename(old, to: file.target, in: folder)
            }
            return true
        } catch {
            return false
        }
    }

    /// An old file keeps its mode; a new one gets what the umask leaves.
    func setMode(of file: borrowing Descriptor, like old: FileStatus?) throws(SystemError) {
        let mode = old.map { $0.mode & 0o777 } ?? System.newFileMode
        do throws(SystemError) {
            try file.setMode(mode)
        } catch {
            // Some file systems have one mode for all files.
            if error != .notPermitted && error != .notSupported { throw error }
        }
    }

    /// Whether the target holds the same bytes as a file; a target that can't be read is replaced like one that differs.
    func isEqual(_ staged: borrowing Descriptor, to file: File, _ old: FileStatus?) -> Bool {
        guard let old, old.kind == .file, let size = try? staged.status().size, old.size == size,
            let other = try? Descriptor(opening: file.target, in: folder(of: file), .readingNoLink)
        else { return false }
        var offset = 0
        while offset < size {
            guard let part = try? staged.read(atMost: 65_536, at: offset), !part.isEmpty,
                let same = try? other.read(atMost: part.count, at: offset), part == same
            else { return false }
            offset += part.count
        }
        return true
    }
}

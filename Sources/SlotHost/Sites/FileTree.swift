internal import SlotFormats
internal import SlotTime

/// A folder whose files are written once and then only read: a generation of a site, or one of its parts.
///
/// Several threads may write to it at once, different files each.
package final class FileTree: @unchecked Sendable {
    // Never changes after `init`, and the system's calls are safe among threads.
    private let folder: Descriptor

    /// Its path, for messages.
    package let path: String

    /// The permissions of its files.
    private let mode = System.newFileMode

    /// Opens a folder below another one; nil if it is missing.
    init?(opening name: String, in parent: Int32, path: String) throws(HostError) {
        do throws(SystemError) {
            folder = try Descriptor(openingFolder: name, in: parent)
        } catch {
            if error == .noSuchFile || error == .notFolder { return nil }
            throw HostError(.readWrite, "cannot read", path: path, reason: error.words)
        }
        self.path = path
    }

    /// Makes a folder below another one.
    init(making name: String, in parent: Int32, path: String) throws(HostError) {
        do throws(SystemError) {
            do throws(SystemError) {
                try System.makeFolder(name, in: parent, mode: 0o777)
            } catch {
                if error != .fileExists { throw error }
            }
            folder = try Descriptor(openingFolder: name, in: parent)
        } catch {
            throw HostError(creating: path, error)
        }
        self.path = path
    }

    var number: Int32 { folder.number }

    /// Begins a new file; its folders are made where they are missing.
    func create(_ name: String) throws(HostError) -> Descriptor {
        do throws(SystemError) {
            do throws(SystemError) {
                return try Descriptor(opening: name, in: number, .creating, mode: mode)
            } catch {
                guard error == .noSuchFile else { throw error }
                try makeFolders(of: name)
                return try Descriptor(opening: name, in: number, .creating, mode: mode)
            }
        } catch {
            throw failure(name, error)
        }
    }

    private func makeFolders(of name: String) throws(SystemError) {
        var end = name.utf8.startIndex
        while let slash = name.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
            do throws(SystemError) {
                try System.makeFolder(String(name[..<slash]), in: number, mode: 0o777)
            } catch {
                // Another thread was faster, or another file needed it.
                if error != .fileExists { throw error }
            }
            end = name.utf8.index(after: slash)
        }
    }

    /// Writes a whole file.
    package func write(_ name: String, _ bytes: [UInt8]) throws(HostError) {
        var file = try create(name)
        do throws(SinkError) {
            try FileSink(descriptor: file.number).write(bytes.span)
        } catch {
            throw HostError(writing: path + "/" + name, error)
        }
        do throws(SystemError) {
            try file.close()
        } catch {
            throw failure(name, error)
        }
    }

    /// Gives a file of another tree a name in this one: the same file, with its time and its identity.
    ///
    /// A file that already has this name stays.
    package func link(_ name: String, from other: FileTree, as newName: String? = nil) throws(HostError) {
        let newName = newName ?? name
        do throws(SystemError) {
            do throws(SystemError) {
                try System.link(name, in: other.number, as: newName, in: number)
            } catch {
                switch error {
                case .noSuchFile:
                    try makeFolders(of: newName)
                    try System.link(name, in: other.number, as: newName, in: number)
                default: throw error
                }
            }
        } catch {
            switch error {
            case .fileExists: return
            // A file may have only so many names, and some disks know no second ones.
            case .tooManyLinks, .crossDevice, .notPermitted, .notSupported:
                try write(newName, try other.read(name))
            default: throw failure(newName, error)
            }
        }
    }

    /// Gives a file the times of another one.
    package func copyTimes(from name: String, to other: String) throws(HostError) {
        do throws(SystemError) {
            let file = try Descriptor(opening: name, in: number, .reading)
            let target = try Descriptor(opening: other, in: number, .reading)
            try System.copyTimes(from: file.number, to: target.number)
        } catch {
            throw failure(other, error)
        }
    }

    /// Removes a file; one that isn't there is no error.
    package func remove(_ name: String) throws(HostError) {
        do throws(SystemError) {
            try System.remove(name, in: number)
        } catch {
            if error != .noSuchFile { throw failure(name, error) }
        }
    }

    /// The bytes of a file.
    package func read(_ name: String) throws(HostError) -> [UInt8] {
        do throws(SystemError) {
            return try readFile(name, in: number, atMost: 1 << 40)
        } catch {
            throw HostError(
                error == .noSuchFile ? .missingInput : .readWrite, "cannot read", path: path + "/" + name,
                reason: error.words)
        }
    }

    /// The size of a file, and an identity that is the same for all of its names; nil if it is missing.
    package func status(_ name: String) -> (size: Int, identity: UInt64)? {
        guard let status = try? FileStatus(of: name, in: number, followingLinks: false), status.kind == .file else {
            return nil
        }
        return (status.size, status.inode)
    }

    /// Makes everything on its disk durable.
    package func synchronizeDisk() throws(HostError) {
        do throws(SystemError) {
            try System.synchronizeDisk(number)
        } catch {
            throw HostError(writing: path, error)
        }
    }

    /// Makes one file and the names of the folder itself durable.
    package func synchronize(_ name: String) throws(HostError) {
        do throws(SystemError) {
            try Descriptor(opening: name, in: number, .reading).synchronize()
            try folder.synchronizeNames()
        } catch {
            throw failure(name, error)
        }
    }

    /// The names in the folder, sorted by their bytes.
    package func names() -> [String] {
        ((try? System.names(in: number)) ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func failure(_ name: String, _ error: SystemError) -> HostError {
        HostError(creating: path + "/" + name, error)
    }

    /// Opens a file to read it in parts.
    func open(_ name: String) throws(SystemError) -> Descriptor {
        try Descriptor(opening: name, in: number, .readingNoLink)
    }
}

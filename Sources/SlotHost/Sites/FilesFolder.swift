package import SlotPlaces
internal import SlotTime

/// The folder that the records of a batch may name files in: no path leads out of it, nor through a symbolic link.
package final class FilesFolder: @unchecked Sendable {
    // Never changes after `init`.
    private let folder: Descriptor

    /// Opens a folder.
    ///
    /// - Throws: 66 if it is missing.
    package init(path: String) throws(HostError) {
        do throws(SystemError) {
            folder = try Descriptor(openingFolder: path)
        } catch {
            throw HostError(.missingInput, "cannot read", path: path, reason: error.words)
        }
    }

    /// The folder of a file.
    package static func folder(of path: String) -> String {
        let folder = splitPath(path).folder
        return folder.isEmpty ? "." : folder
    }

    /// A file's size, and when it was last changed, in nanoseconds since 1970; nil where it can't be had.
    package func status(_ path: String) -> (size: Int, modified: Int)? {
        guard let file = try? open(path), let status = try? file.status(), status.kind == .file else { return nil }
        return (status.size, status.modified.inNanoseconds)
    }

    /// Reads a file, and says how it was then.
    package func read(
        _ path: String, atMost limit: Int
    ) throws(FileSource.Failure) -> (file: FileSource.File, size: Int, modified: Int) {
        do throws(SystemError) {
            let file = try open(path)
            let status = try file.status()
            guard status.kind == .file else { throw status.kind == .folder ? .isFolder : .invalidArgument }
            guard status.size <= limit else { throw .fileTooLarge }
            var bytes: [UInt8] = []
            while bytes.count < status.size {
                let part = try file.read(atMost: status.size - bytes.count, at: bytes.count)
                if part.isEmpty { break }
                bytes = bytes.isEmpty ? part : bytes + part
            }
            let content = FileSource.File(bytes, modified: Instant(epochSeconds: Int(status.modified.seconds)))
            return (content, status.size, status.modified.inNanoseconds)
        } catch {
            switch error {
            case .fileTooLarge: throw .tooLong
            case .invalidArgument: throw .missing("it is not a regular file")
            case .linkLoop, .crossDevice: throw .missing("it leads out of the folder of files, or through a link")
            default: throw error.forbidsCreation ? .missing(error.words) : .unreadable(error.words)
            }
        }
    }

    private func open(_ path: String) throws(SystemError) -> Descriptor {
        try Descriptor(beneath: folder.number, path)
    }
}

extension FileStatus.Time {
    // Only compared: a time after the year 2262 may wrap.
    fileprivate var inNanoseconds: Int { Int(seconds) &* 1_000_000_000 &+ Int(nanoseconds) }
}

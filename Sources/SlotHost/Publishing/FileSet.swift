internal import SlotFormats
internal import SlotTime

/// Files on their way to their readers, who see the old ones until `commit`, and all of the new ones after it.
///
/// The bytes go into hidden files in the same folders, which take the targets' places when all of them are on the disk. A
/// set that is dropped without a commit removes its own files and keeps the old ones unchanged.
///
/// A class with its files in an array: the folders and the one file that is being written are all that is open, however
/// many files there are.
final class FileSet {
    /// A file of the set.
    struct File {
        /// The path as it was given.
        let path: String
        /// Its folder's number.
        let folder: Int
        /// The name that it is to have.
        let target: String
        /// The hidden name, once it is written.
        var name: String?
        /// The file that has the same content already, as it was when they were compared.
        var equal: FileStatus?
        /// Whether there is an old file, as far as is known.
        var hasOld = false
        /// How it took its place.
        var way = Way.hidden
    }

    /// Ends when everything else is gone: an interrupted run leaves nothing behind.
    private let hold = BlockedSignals()
    private(set) var folders: [StagingFolder] = []
    var files: [File] = []

    /// The paths of folders that were opened, and the folders' numbers.
    private var paths: [String] = []
    private var numbers: [Int] = []

    /// Opens the folders of the targets, which are all entries of folders.
    init(_ paths: [String], _ targets: [PublishTarget]) throws(HostError) {
        for (path, target) in zip(paths, targets) {
            guard case .entry(let name, let folder) = target else { continue }
            let number: Int
            do throws(SystemError) {
                number = try open(folder)
            } catch {
                throw HostError(creating: path, error)
            }
            if let other = files.first(where: { $0.folder == number && $0.target.utf8.elementsEqual(name.utf8) }) {
                throw HostError(refusing: path, "it is the same file as \(quoted(other.path))")
            }
            files.append(File(path: path, folder: number, target: name))
        }
    }

    /// Takes back what hasn't been committed.
    deinit {
        removeHidden()
    }

    /// Removes every hidden file: one that wasn't shown, or an old one that made room.
    private func removeHidden() {
        for index in files.indices {
            let file = files[index]
            if let name = file.name { try? System.remove(name, in: folder(of: file)) }
            files[index].name = nil
            if case .linkedAside(let old) = file.way { try? System.remove(old, in: folder(of: file)) }
            files[index].way = .hidden
        }
        for folder in folders { folder.finish() }
    }

    /// A folder's number; the same folder by another path has the same.
    private func open(_ path: String) throws(SystemError) -> Int {
        if let known = paths.firstIndex(where: { $0.utf8.elementsEqual(path.utf8) }) { return numbers[known] }
        let status = try FileStatus(of: path.isEmpty ? "." : path)
        let number: Int
        if let status, let known = folders.firstIndex(where: { $0.status.isSameFile(as: status) }) {
            number = known
        } else {
            folders.append(try StagingFolder(path: path))
            number = folders.count - 1
        }
        paths.append(path)
        numbers.append(number)
        return number
    }

    func folder(of file: File) -> Int32 { folders[file.folder].descriptor.number }

    /// Writes a file under its hidden name, down to the disk unless the target has these bytes already.
    func write(
        _ index: Int, _ content: (Int, FileSink) throws(SinkError) -> Void
    ) throws(HostError) {
        let path = files[index].path
        var step = HostError.init(creating:_:) as (String, SystemError) -> HostError
        var broken: SinkError?
        do throws(SystemError) {
            let folder = folders[files[index].folder]
            var file = try folder.create(isAlone: files.count == 1, as: &files[index].name)
            step = HostError.init(writing:_:)
            let sink = FileSink(descriptor: file.number, isInterruptible: true)
            do throws(SinkError) {
                try content(index, sink)
            } catch {
                broken = error
                throw SystemError(code: error.code)
            }
            let old = try FileStatus(of: files[index].target, in: folder.descriptor.number, followingLinks: false)
            files[index].equal = isEqual(file, to: files[index], old) ? old : nil
            if files[index].equal == nil {
                try setMode(of: file, like: old)
                try file.synchronize()
            }
            try file.close()
        } catch {
            throw broken.map { HostError(writing: path, $0) } ?? step(path, error)
        }
    }

    /// Shows the content to the readers: all of it, on the disk for good, or nothing.
    ///
    /// - Throws: 75 where another run holds the lock, 73 where a name may not be replaced, 74 where the disk refuses. The old
    ///   files are then as they were, except where the very last step fails, which makes the new names survive a power
    ///   cut.
    func commit(wait: Int) throws(HostError) -> [PublishOutcome] {
        try lock(wait: wait)
        for index in files.indices { try check(index) }
        let changed = files.indices.filter { files[$0].equal == nil }
        try replace(changed)
        for (number, folder) in folders.enumerated() {
            do throws(SystemError) {
                // Also where nothing changed: a run that was killed before this step has left it to us.
                try folder.descriptor.synchronizeNames()
            } catch {
                let file = files.first { $0.folder == number }
                throw HostError(writing: file?.path ?? "", error)
            }
        }
        removeHidden()
        return files.map { $0.equal == nil ? .written : .unchanged }
    }
}

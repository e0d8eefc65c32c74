import Glibc
import SlotFormats

/// What became of a published file.
public enum PublishOutcome: Hashable, Sendable {
    /// The file has new content.
    case written

    /// The file had this content already; it wasn't touched, and keeps its inode and time.
    case unchanged
}

/// A file on its way to its readers: they see the old content until `commit()`, and the whole new content after it.
///
/// The bytes go into a hidden file in the same folder, which takes the target's place by one rename when all of them
/// are on the disk. A pending file that goes without a commit leaves nothing behind, and the old file as it was.
///
/// ```swift
/// let file = try PendingFile(publishingTo: "site/slots.json")
/// let sink = file.sink                    // write through it
/// let outcome = try file.commit()
/// ```
package struct PendingFile: ~Copyable {
    private enum Route: ~Copyable {
        case stream(Descriptor)
        case replacement(StagedFile, Descriptor, target: String)
    }

    /// The path as it was given.
    package let path: String

    /// Where to write the content, as long as the pending file is there.
    package let sink: FileSink

    private let route: Route

    /// Prepares to publish at a path.
    ///
    /// Symbolic links are followed once, here: the file they lead to is replaced.
    ///
    /// Where the path is an existing device or pipe, there is nothing to replace and the bytes go straight in.
    /// Files that killed runs have left in the folder are removed.
    ///
    /// - Throws: 73 where the folder is missing or closed, or where the path is a folder; 74 where the disk refuses.
    package init(publishingTo path: String) throws(HostError) {
        self.path = path
        let target = try PublishTarget(resolving: path)
        do throws(SystemError) {
            switch target {
            case .stream:
                let stream = try Descriptor(opening: path, O_WRONLY)
                sink = FileSink(descriptor: stream.number)
                route = .stream(stream)
            case .entry(let name, let folder):
                let folder = try Descriptor(openingFolder: folder)
                sweepStaleFiles(in: folder)
                let entry = try StagedFile.create(beside: name, in: folder)
                let file = try entry.duplicate()
                try file.setMode(0o644)
                sink = FileSink(descriptor: file.number, isInterruptible: true)
                route = .replacement(entry, file, target: name)
            }
        } catch {
            throw HostError(creating: path, error)
        }
    }

    /// Shows the content to the readers: all of it, on the disk for good, or nothing.
    ///
    /// Call it only when the sink has taken every byte.
    ///
    /// - Throws: 74 where the disk refuses, 73 where the name may not be replaced. The old file is then as it was,
    ///   except where the very last step fails, which makes the new name survive a power cut.
    package consuming func commit() throws(HostError) -> PublishOutcome {
        let path = path
        var step = HostError.init(writing:_:) as (String, SystemError) -> HostError
        do throws(SystemError) {
            switch consume route {
            case .stream(let stream):
                try stream.close()
                return .written
            case .replacement(var entry, let file, let target):
                // An old file that cannot be read is replaced like one that differs.
                if (try? entry.isEqual(to: target)) == true { return .unchanged }
                try file.synchronize()
                try file.close()
                step = HostError.init(creating:_:)
                try entry.rename(to: target)
                step = HostError.init(writing:_:)
                try entry.synchronizeFolder()
                return .written
            }
        } catch {
            throw step(path, error)
        }
    }
}

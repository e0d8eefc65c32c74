public import SlotFormats

/// Publishes files: readers see the old content or the new one, whole, never a part. The files of one call change together
/// or not at all, unless the process is killed or the machine dies between two renames.
///
/// Two runs that publish several files to the same folder take turns: each holds the lock `.slotexport.lock` in it while
/// its files take their places. A reader who needs all files of one run takes the same lock shared, as flock(1) does.
public struct Publisher: Sendable {
    /// How many seconds to wait for another run that holds the lock.
    public let wait: Int

    /// The usual time to wait, in seconds.
    public static let usualWait = 10

    /// A publisher that waits for other runs for a number of seconds.
    public init(wait: Int = Publisher.usualWait) {
        self.wait = wait
    }

    /// Lets a closure write the content of one file after the other, and shows them to the readers only when all are
    /// written. The files are numbered from 0.
    ///
    /// - Parameters:
    ///   - paths: Where the files go.
    ///   - isFolder: Whether they go into a folder that the caller has named: then each of them must be a regular file, or
    ///     nothing yet. Only one file that the caller named by itself may be a device, a FIFO or an open descriptor.
    ///   - content: Writes the file of a number.
    /// - Throws: 73 where a file cannot be created, 74 where writing fails, 75 where another run holds the lock for longer
    ///   than `wait`. Then the old files are as they were, unless it is the last flush that fails.
    public func publish(
        to paths: [String], isFolder: Bool, writing content: (Int, FileSink) throws(SinkError) -> Void
    ) throws(HostError) -> [PublishOutcome] {
        var targets: [PublishTarget] = []
        for path in paths {
            let target = try PublishTarget(resolving: path)
            if target.isStream, isFolder || paths.count > 1 {
                throw HostError(refusing: path, "it is not a regular file")
            }
            targets.append(target)
        }
        if targets.count == 1, targets[0].isStream {
            try write(to: targets[0], path: paths[0], content)
            return [.written]
        }
        let set = try FileSet(paths, targets)
        for index in paths.indices { try set.write(index, content) }
        return try set.commit(wait: wait)
    }

    /// The same for one file.
    public func publish(
        to path: String, writing content: (FileSink) throws(SinkError) -> Void
    ) throws(HostError) -> PublishOutcome {
        try publish(to: [path], isFolder: false) { (_, sink) throws(SinkError) in try content(sink) }[0]
    }

    private func write(
        to target: PublishTarget, path: String, _ content: (Int, FileSink) throws(SinkError) -> Void
    ) throws(HostError) {
        var stream: Descriptor
        do throws(SystemError) {
            stream =
                switch target {
                case .descriptor(let number): try Descriptor(duplicating: number)
                case .foreignDescriptor: try Descriptor(opening: path, .appending)
                case .device, .entry: try Descriptor(opening: path, .writing)
                }
        } catch {
            throw HostError(creating: path, error)
        }
        let sink = FileSink(descriptor: stream.number)
        do throws(SinkError) {
            try content(0, sink)
        } catch {
            throw HostError(writing: path, error)
        }
        do throws(SystemError) {
            try stream.close()
        } catch {
            throw HostError(writing: path, error)
        }
    }
}

extension Publisher {
    /// The same with the usual time to wait; several files go into a folder.
    public static func publish(
        to paths: [String], writing content: (Int, FileSink) throws(SinkError) -> Void
    ) throws(HostError) -> [PublishOutcome] {
        try Publisher().publish(to: paths, isFolder: paths.count > 1, writing: content)
    }
}

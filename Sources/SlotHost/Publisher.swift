public import SlotFormats

/// Publishes files: readers see the old content or the new one, whole, never a part.
public enum Publisher {
    /// Lets a closure write the content of one file after the other, and shows them to the readers only when all are
    /// written: where one fails, none of them changes. The files are numbered from 0.
    ///
    /// - Throws: 73 where a file cannot be created, 74 where writing fails. Then the old files are as they were, unless it
    ///   is the disk that fails between two renames.
    public static func publish(
        to paths: [String], writing content: (Int, inout FileSink) throws(SinkError) -> Void
    ) throws(HostError) -> [PublishOutcome] {
        var outcomes: [PublishOutcome] = []
        try publish(paths[...], writing: content, &outcomes)
        // The last was shown first.
        return outcomes.reversed()
    }

    /// The same for one file.
    public static func publish(
        to path: String, writing content: (inout FileSink) throws(SinkError) -> Void
    ) throws(HostError) -> PublishOutcome {
        try publish(to: [path]) { (_, sink) throws(SinkError) in try content(&sink) }[0]
    }

    /// Writes the first file, then the others, and at the end shows it: a pending file can't be kept in an array.
    private static func publish(
        _ paths: ArraySlice<String>, writing content: (Int, inout FileSink) throws(SinkError) -> Void,
        _ outcomes: inout [PublishOutcome]
    ) throws(HostError) {
        guard let path = paths.first else { return }
        let file = try PendingFile(publishingTo: path)
        var sink = file.sink
        do throws(SinkError) {
            try content(paths.startIndex, &sink)
        } catch {
            throw HostError(writing: path, error)
        }
        try publish(paths.dropFirst(), writing: content, &outcomes)
        outcomes.append(try file.commit())
    }
}

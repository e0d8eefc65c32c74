public import SlotFormats

/// Publishes one file at a time: readers see the old content or the new one, whole, never a part.
public enum Publisher {
    /// Lets a closure write the content, and shows it to the readers if nothing failed.
    ///
    /// - Throws: 73 where the file cannot be created, 74 where writing fails. Then the old file is as it was.
    public static func publish(
        to path: String, writing content: (inout FileSink) throws(SinkError) -> Void
    ) throws(HostError) -> PublishOutcome {
        let file = try PendingFile(publishingTo: path)
        var sink = file.sink
        do throws(SinkError) {
            try content(&sink)
        } catch {
            throw HostError(writing: path, error)
        }
        return try file.commit()
    }
}

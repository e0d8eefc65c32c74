/// What became of a published file.
public enum PublishOutcome: Hashable, Sendable {
    /// The file has new content.
    case written

    /// The file had this content already; it wasn't touched, and keeps its inode and time.
    case unchanged
}

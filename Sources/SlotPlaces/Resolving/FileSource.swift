public import SlotTime

/// Where files come from: the disk of the command, a folder that a batch may not leave, memory in an app or a test.
public struct FileSource: Sendable {
    /// A file's bytes, and when they were last changed.
    public struct File: Sendable {
        /// The content.
        public let bytes: [UInt8]

        /// When it was last changed; nil where unknown.
        public let modified: Instant?

        /// A file.
        public init(_ bytes: [UInt8], modified: Instant? = nil) {
            self.bytes = bytes
            self.modified = modified
        }
    }

    /// Why a file can't be read.
    public enum Failure: Error, Hashable, Sendable {
        /// It isn't there, is closed to us or isn't a regular file; with the reason.
        case missing(String)
        /// It has more bytes than are allowed.
        case tooLong
        /// Reading failed, with the reason.
        case unreadable(String)
    }

    private let reading: @Sendable (_ path: String, _ limit: Int) throws(Failure) -> File

    /// A source of files.
    ///
    /// - Parameter reading: Reads the file at a path, of at most a number of bytes.
    public init(_ reading: @escaping @Sendable (_ path: String, _ limit: Int) throws(Failure) -> File) {
        self.reading = reading
    }

    /// A source that has some files by their paths, and no others.
    public init(_ files: [String: [UInt8]]) {
        self.init { (path, limit) throws(Failure) in
            guard let bytes = files[path] else { throw .missing("no such file") }
            guard bytes.count <= limit else { throw .tooLong }
            return File(bytes)
        }
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: Its path, as the place names it.
    ///   - limit: The most bytes that it may have.
    public func read(_ path: String, atMost limit: Int) throws(Failure) -> File {
        try reading(path, limit)
    }
}

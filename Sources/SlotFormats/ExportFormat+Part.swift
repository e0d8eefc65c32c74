public import SlotDocument

extension ExportFormat {
    /// A file that a format writes of a document.
    ///
    /// Most formats write one file, whose part has no name. The others write a fixed list of named parts, which belong to the
    /// same set and go into a folder `<id>.<format>/`.
    public struct Part: Sendable {
        /// How a part is written.
        public typealias Writing = @Sendable (borrowing SlotDocument, inout ByteWriter, inout ExportCache) -> Void

        /// The file's name with its extension; nil for the only file of a format.
        public let name: String?

        /// The media type, with the charset for text.
        public let mediaType: String

        private let writing: Writing

        init(mediaType: String, write: @escaping Writing) {
            name = nil
            self.mediaType = mediaType
            writing = write
        }

        /// A named part.
        ///
        /// - Parameters:
        ///   - name: The file's name with its extension, different for each part of a format.
        ///   - mediaType: The media type, with the charset for text.
        ///   - write: Appends the bytes of a document; neither a file nor the clock is read here.
        public init(name: String, mediaType: String, write: @escaping Writing) {
            self.name = name
            self.mediaType = mediaType
            writing = write
        }

        /// Writes the part of a document.
        ///
        /// The writer keeps errors of its sink until it is finished.
        public func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
            var memory = ExportCache(limit: 0)
            writing(document, &writer, &memory)
        }

        /// Writes the part as above, faster where the memory has seen documents like this one.
        ///
        /// - Parameters:
        ///   - document: The document; its bytes don't depend on the memory.
        ///   - writer: Where it goes. The writer keeps errors of its sink until it is finished.
        ///   - memory: What the documents before left; any of any format.
        public func write(
            _ document: borrowing SlotDocument, to writer: inout ByteWriter, using memory: inout ExportCache
        ) {
            writing(document, &writer, &memory)
        }
    }

    /// Whether a document becomes a folder of named parts and not one file.
    public var isFolder: Bool { parts.contains { $0.name != nil } }
}

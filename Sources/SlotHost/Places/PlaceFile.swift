import Glibc
internal import SlotTime

/// A place file, or a record of a batch: what a place's owner writes, in JSON5 or JSON.
public struct PlaceFile: Sendable {
    /// The file as messages name it.
    public let name: String

    /// How it is written.
    public let dialect: JSON5Reader.Dialect

    let bytes: [UInt8]
    let firstLine: Int

    /// The most bytes that a place file or a record may have.
    public static let sizeLimit = 1_048_576

    /// A text from elsewhere, such as a line of a batch.
    ///
    /// - Parameters:
    ///   - name: The file as messages name it.
    ///   - bytes: The text, UTF-8.
    ///   - dialect: How it is written.
    ///   - firstLine: The number of the text's first line in its file.
    /// - Throws: 65 where it is longer than `sizeLimit`.
    public init(
        name: String, bytes: [UInt8], dialect: JSON5Reader.Dialect, firstLine: Int = 1
    ) throws(PlaceFileError) {
        self.name = name
        self.bytes = bytes
        self.dialect = dialect
        self.firstLine = firstLine
        guard bytes.count <= Self.sizeLimit else {
            throw PlaceFileError(
                file: name, at: TextPosition(line: firstLine, column: 1),
                "a place must have at most \(Self.sizeLimit) bytes, and this one has \(bytes.count)")
        }
    }

    /// Loads a file; it is JSON where its name ends in `.json`, else JSON5.
    ///
    /// - Throws: 66 where it is missing, closed to us or no regular file; 65 where it is longer than `sizeLimit`; 74
    ///   where reading fails.
    public init(path: String) throws(PlaceFileError) {
        try self.init(path: path, as: "place file")
    }

    /// Loads a file that messages call so.
    init(path: String, as kind: String) throws(PlaceFileError) {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try readFile(path, atMost: Self.sizeLimit)
        } catch {
            throw Self.failure(error, path: path, kind)
        }
        let ending = Array(path.utf8.suffix(5)).map { $0 | 0x20 }
        try self.init(name: path, bytes: bytes, dialect: ending.elementsEqual(".json".utf8) ? .json : .json5)
    }

    /// Adds what the file says to what options and nearer files say, each value checked on its own.
    ///
    /// A key that one of those has stays as it is. Settings of one format go key by key too; a name, with all its
    /// languages, is one key, and so are own words.
    ///
    /// Whether there is such a zone, whether there are labels for the locale, and whether the rules fit together is
    /// found out later; `PlaceSettings.refusal` then names the place in this file.
    ///
    /// - Parameters:
    ///   - settings: What options and nearer files say.
    ///   - isGiven: Whether an option says something about a key.
    /// - Throws: 65, with the line and the column.
    public func read(
        into settings: inout PlaceSettings, unless isGiven: (PlaceKey) -> Bool = { _ in false }
    ) throws(PlaceFileError) {
        var reading = PlaceFileReader(self)
        try reading.read(into: &settings, unless: isGiven)
    }

    func position(ofByte offset: Int) -> TextPosition {
        TextPosition(ofByte: offset, in: bytes, firstLine: firstLine)
    }

    private static func failure(_ error: SystemError, path: String, _ kind: String) -> PlaceFileError {
        let status: ExitStatus
        var reason = error.words
        switch error.code {
        case EFBIG: (status, reason) = (.content, "it has more than \(sizeLimit) bytes")
        case EINVAL: (status, reason) = (.missingInput, "it is no regular file")
        default: status = error.forbidsCreation ? .missingInput : .readWrite
        }
        return PlaceFileError(status, file: path, at: nil, "cannot read \(kind) \(quoted(path)): \(reason)")
    }
}

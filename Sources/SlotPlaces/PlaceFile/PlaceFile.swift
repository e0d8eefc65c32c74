public import JSON5
internal import SlotTime

/// A place file, or a record of a batch: what a place's owner writes, in JSON5 or JSON.
public struct PlaceFile: Sendable {
    /// The file as messages name it.
    public let name: String

    /// The language that it is written in.
    public let dialect: JSON5Reader.Dialect

    let bytes: [UInt8]
    let firstLine: Int

    /// The most bytes that a place file or a record may have.
    public static let sizeLimit = 1_048_576

    /// The path that means standard input.
    public static let standardInput = "-"

    /// What messages call standard input.
    static let standardInputName = "<stdin>"

    /// A text from elsewhere, such as a line of a batch.
    ///
    /// - Parameters:
    ///   - name: The file as messages name it.
    ///   - bytes: The text, UTF-8.
    ///   - dialect: How it is written.
    ///   - firstLine: The number of the text's first line in its file.
    /// - Throws: Where it is longer than `sizeLimit`.
    public init(
        name: String, bytes: [UInt8], dialect: JSON5Reader.Dialect, firstLine: Int = 1
    ) throws(PlaceError) {
        self.name = name
        self.bytes = bytes
        self.dialect = dialect
        self.firstLine = firstLine
        guard bytes.count <= Self.sizeLimit else {
            throw PlaceError(
                file: name, at: TextPosition(line: firstLine, column: 1),
                "a place must have at most \(Self.sizeLimit) bytes, and this one has \(bytes.count)")
        }
        guard !Self.isUTF16(bytes) else {
            throw PlaceError(
                file: name, at: TextPosition(line: firstLine, column: 1),
                "the text must be UTF-8, and this one is UTF-16; save it as UTF-8")
        }
    }

    /// Loads a file; it is JSON where its name ends in `.json`, else JSON5.
    ///
    /// - Parameters:
    ///   - path: The path, as the source knows it.
    ///   - files: Where files come from.
    ///   - kind: What messages call it.
    /// - Throws: Where the file is missing, longer than `sizeLimit` or can't be read.
    public init(path: String, in files: FileSource, as kind: String = "place file") throws(PlaceError) {
        let bytes: [UInt8]
        do throws(FileSource.Failure) {
            bytes = try files.read(path, atMost: Self.sizeLimit).bytes
        } catch {
            throw Self.failure(error, path: path, kind)
        }
        let ending = Array(path.utf8.suffix(5)).map { $0 | 0x20 }
        let name = path == Self.standardInput ? Self.standardInputName : path
        try self.init(name: name, bytes: bytes, dialect: ending.elementsEqual(".json".utf8) ? .json : .json5)
    }

    /// Adds what the file says to what options and files of higher precedence say, each value checked on its own.
    ///
    /// A key that one of those sets keeps its value. Settings of one format are separate keys; a name, with all its
    /// languages, is one key, and so are label overrides.
    ///
    /// Whether there is such a zone, whether there are labels for the locale, and whether the rules fit together is
    /// found out by `PlaceResolver`, whose errors then name the position in this file.
    ///
    /// - Parameters:
    ///   - settings: What options and files of higher precedence say.
    ///   - table: The settings that there are.
    /// - Throws: With line and column.
    public func read(into settings: inout PlaceSettings, by table: SettingTable) throws(PlaceError) {
        var reading = PlaceFileReader(self, table)
        try reading.read(into: &settings)
    }

    /// Whether a text begins with a byte order mark of UTF-16, or has a NUL beside its first character.
    private static func isUTF16(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 1 else { return false }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF), (0xFF, 0xFE), (0, 1...), (1..., 0): return true
        default: return false
        }
    }

    func position(ofByte offset: Int) -> TextPosition {
        TextPosition(ofByte: offset, in: bytes, firstLine: firstLine)
    }

    static func failure(
        _ error: FileSource.Failure, path: String, _ kind: String, limit: Int = sizeLimit
    ) -> PlaceError {
        let (fault, reason): (PlaceError.Kind, String) =
            switch error {
            case .tooLong: (.invalid, "it has more than \(limit) bytes")
            case .missing(let reason): (.missing, reason)
            case .unreadable(let reason): (.unreadable, reason)
            }
        return PlaceError(fault, file: path, at: nil, "cannot read \(kind) \(quoted(path)): \(reason)")
    }
}

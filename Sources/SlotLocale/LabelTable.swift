internal import Resources

/// A label table: text whose lines are sorted by their bytes, so that a locale is found without reading the rest.
///
/// A line is `<locale> <topic> <value>`; lists are separated by `|`. Lines that begin with `#` are comments and stand
/// at the top; the key `*` holds what all locales share. The comments of the built-in table explain the topics.
public struct LabelTable: Sendable {
    private enum Storage {
        case builtIn
        // Not an Array: its span needs the newest Apple systems, this one's does not.
        case bytes(ContiguousArray<UInt8>)
    }

    private let storage: Storage

    /// The table that was compiled in.
    public static let builtIn = LabelTable(storage: .builtIn)

    /// A table from elsewhere, such as a newer one.
    ///
    /// What is wrong with it shows when a locale is used.
    public init(_ bytes: [UInt8]) {
        self.init(storage: .bytes(ContiguousArray(bytes)))
    }

    private init(storage: Storage) {
        self.storage = storage
    }

    /// The CLDR version that the labels come from, such as `47`; empty where the table does not say.
    public var version: String {
        String(decoding: shared("version") ?? [], as: UTF8.self)
    }

    /// The locales that have labels, sorted by their bytes.
    public var identifiers: [String] {
        withBytes { LabelSearch.locales(in: $0) }
    }

    /// The value of a topic that all locales share, or nil without a line.
    func shared(_ topic: String) -> ArraySlice<UInt8>? {
        guard let line = block("* \(topic)") else { return nil }
        let value = line.dropFirst(topic.utf8.count + 3)
        return value.last == UInt8(ascii: "\n") ? value.dropLast() : value
    }

    /// The lines under a key, or nil where it has none.
    func record(_ key: String) -> LabelRecord? {
        block(key).map { LabelRecord(key: key, lines: $0) }
    }

    /// The lines under a key as written in the table, or nil where it has none.
    func block(_ key: String) -> [UInt8]? {
        withBytes { bytes in
            let lines = LabelSearch.lines(under: Array(key.utf8), in: bytes)
            return lines.isEmpty ? nil : LabelSearch.copy(lines, of: bytes)
        }
    }

    func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        switch storage {
        case .bytes(let bytes):
            return body(bytes.span)
        case .builtIn:
            // The C side promises this many bytes at this address for as long as the program runs.
            let buffer = unsafe UnsafeBufferPointer(start: slotexport_labels(), count: slotexport_labels_length())
            // The span does not outlive this call.
            let span = unsafe buffer.span
            return body(span)
        }
    }
}

internal import SlotHost

/// New rows of a run whose places lie in one file for each format. They wait in a file of their own until the end, when they
/// and the unchanged ones are put together in the order of the input.
final class PackedRows {
    /// The name of the file of new rows.
    static let fileName = ".rows"

    private let tree: () throws(HostError) -> FileTree
    private var sink: LineSink?
    private var size = 0

    init(in tree: @escaping () throws(HostError) -> FileTree) {
        self.tree = tree
    }

    /// Takes the new rows of a place, and notes where they lie.
    func add(_ result: inout RecordResult) throws(HostError) {
        for index in result.rows.indices where !result.rows[index].isEmpty {
            let sink = try opened(header: result.header)
            try sink.add(bytes: result.rows[index])
            result.place?.files[index].offset = size
            size += result.rows[index].count
        }
        result.rows = []
    }

    private func opened(header: [UInt8]) throws(HostError) -> LineSink {
        if let sink { return sink }
        let made = try LineSink(Self.fileName, in: tree())
        // The columns of a table come first, for whoever puts it together.
        try made.add(bytes: header)
        size = header.count
        sink = made
        return made
    }

    /// Hands over everything.
    func finish() throws(HostError) { try sink?.finish() }

    /// The name of a format's file.
    static func path(_ suffix: String) -> String { "slots." + suffix }

    /// The rows of a table without the line of its columns.
    static func withoutHeader(_ bytes: [UInt8]) -> [UInt8] {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return bytes }
        return Array(bytes[(end + 1)...])
    }

    /// The line of a table's columns.
    static func header(of bytes: [UInt8]) -> [UInt8] {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
        return Array(bytes[...end])
    }
}

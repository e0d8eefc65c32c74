internal import SlotHost

/// The lines of the places of a run on their way to the manifest, each with the line of its input and its changes:
/// `{"id":…}` TAB line TAB changed files TAB removed files.
struct PlaceSpool {
    /// The name of a part's spool.
    static let fileName = ".places"

    private let sink: LineSink

    /// A spool that begins with a head.
    init(_ name: String, in tree: FileTree, head: ManifestHead) throws(HostError) {
        sink = try LineSink(name, in: tree)
        try sink.add(head.json)
    }

    /// Adds the line of a place.
    func add(_ result: RecordResult) throws(HostError) {
        guard let place = result.place else { return }
        var line = place.json
        line.append(UInt8(ascii: "\t"))
        line += String(result.status.line).utf8
        line.append(UInt8(ascii: "\t"))
        line += JSONLine.array(result.changed.lazy.map { JSONLine.quote($0) })
        line.append(UInt8(ascii: "\t"))
        line += JSONLine.array(result.removed.lazy.map { JSONLine.quote($0) })
        try sink.add(line)
    }

    func flush() throws(HostError) { try sink.flush() }

    func finish() throws(HostError) { try sink.finish() }

    /// One line of a spool.
    struct Line {
        let place: ArraySlice<UInt8>
        let line: Int
        let changed: ArraySlice<UInt8>
        let removed: ArraySlice<UInt8>

        init?(_ bytes: ArraySlice<UInt8>) {
            let parts = bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard parts.count == 4, let line = Int(String(decoding: Array(parts[1]), as: UTF8.self)) else { return nil }
            place = parts[0]
            self.line = line
            changed = parts[2]
            removed = parts[3]
        }

        /// The paths of a list.
        static func paths(_ list: ArraySlice<UInt8>) -> [String] {
            guard list.count > 2 else { return [] }
            return JSONValue(list)?.array?.compactMap { $0.string } ?? []
        }
    }
}

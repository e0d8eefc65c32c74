internal import SlotHost

/// Puts the rows of all places together: new ones, and unchanged ones from the set before.
struct Packing {
    private let publication: Publication

    /// The spool of the places with their places in the packed files.
    static let spoolName = ".packed"

    init(_ publication: Publication) { self.publication = publication }

    /// Writes the packed files and a spool whose lines say where the rows lie; how many rows of places are new.
    func write(to tree: FileTree, head: ManifestHead) throws(HostError) -> (part: SpoolCursor.Part, count: Int) {
        var outputs: [(path: String, sink: LineSink, size: Int)] = []
        var olds: [(path: String, file: FileBytes)] = []
        let spool = try PlaceSpool(Self.spoolName, in: tree, head: head)
        var count = 0
        try publication.eachPlace { (place, line, own) throws(HostError) in
            var place = place
            let changed = PlaceSpool.Line.paths(line.changed)
            count += changed.count
            for index in place.files.indices {
                let file = place.files[index]
                var number = outputs.firstIndex { $0.path.utf8.elementsEqual(file.path.utf8) }
                if number == nil {
                    let sink = try LineSink(file.path, in: tree)
                    let header = file.path.hasEnding(".csv") ? try header(own ?? tree, file.path) : []
                    try sink.add(bytes: header)
                    outputs.append((file.path, sink, header.count))
                    number = outputs.count - 1
                }
                guard let number else { continue }
                let isNew = changed.contains(String(index))
                let source = isNew ? own ?? tree : publication.previous?.tree
                let name = isNew ? PackedRows.fileName : file.path
                let key = isNew ? (own ?? tree).path : file.path
                if !olds.contains(where: { $0.path.utf8.elementsEqual(key.utf8) }) {
                    guard let source, let opened = FileBytes.opening(name, in: source) else {
                        throw HostError(
                            .readWrite, "cannot read", path: name, reason: "the rows of \(place.id) are gone")
                    }
                    olds.append((key, opened))
                }
                guard let rows = olds.first(where: { $0.path.utf8.elementsEqual(key.utf8) })?.file else { continue }
                try outputs[number].sink.add(bytes: rows.bytes(at: file.offset ?? 0, count: file.size))
                place.files[index].offset = outputs[number].size
                outputs[number].size += file.size
            }
            try spool.add(place, line)
        }
        for output in outputs { try output.sink.finish() }
        try spool.finish()
        guard let file = FileBytes.opening(Self.spoolName, in: tree) else {
            throw HostError(.readWrite, "cannot read", path: Self.spoolName, reason: "it is gone")
        }
        return (SpoolCursor.Part(file: file, tree: nil), count)
    }

    /// Removes what only the packing needed.
    func clear(_ tree: FileTree) throws(HostError) {
        try tree.remove(Self.spoolName)
        try tree.remove(PackedRows.fileName)
    }

    /// The line of the columns: from the new rows, or from the table before.
    private func header(_ tree: FileTree, _ path: String) throws(HostError) -> [UInt8] {
        for (name, source) in [(PackedRows.fileName, tree), (path, publication.previous?.tree ?? tree)] {
            if let file = FileBytes.opening(name, in: source), let line = try file.line(at: 0) {
                return line + [UInt8(ascii: "\n")]
            }
        }
        return []
    }
}

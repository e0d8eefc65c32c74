internal import SlotHost

/// Reads the spools of one run or of all its parts as one, in the order of the input.
struct SpoolCursor {
    /// A spool, and the folder of its new files; nil where they lie in the generation already.
    struct Part {
        let file: FileBytes
        let tree: FileTree?
    }

    private let parts: [Part]
    private var offsets: [Int]
    private var heads: [PlaceSpool.Line?]

    /// A reader of all lines from the first one on.
    init(_ parts: [Part]) throws(HostError) {
        self.parts = parts
        offsets = parts.map { _ in 0 }
        heads = parts.map { _ in nil }
        for index in parts.indices {
            // The head comes first.
            offsets[index] = (try parts[index].file.line(at: 0)?.count ?? 0) + 1
            try advance(index)
        }
    }

    private mutating func advance(_ index: Int) throws(HostError) {
        heads[index] = nil
        guard let bytes = try parts[index].file.line(at: offsets[index]) else { return }
        offsets[index] += bytes.count + 1
        guard let line = PlaceSpool.Line(bytes[...]) else {
            throw HostError(.content, "cannot read", path: parts[index].file.path, reason: "a line of it is damaged")
        }
        heads[index] = line
    }

    /// The next line, and the folder of its new files.
    mutating func next() throws(HostError) -> (line: PlaceSpool.Line, tree: FileTree?)? {
        var best: Int?
        for index in heads.indices {
            guard let line = heads[index]?.line else { continue }
            if let best, let other = heads[best]?.line, other <= line { continue }
            best = index
        }
        guard let best, let line = heads[best] else { return nil }
        try advance(best)
        return (line, parts[best].tree)
    }
}

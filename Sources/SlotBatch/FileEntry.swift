internal import SlotFormats

/// A file of a place, as manifest and status lines name it.
struct FileEntry: Equatable {
    /// Its path in the generation.
    var path: String

    /// Where its rows begin in a packed file; nil for a file of its own.
    var offset: Int?

    /// Its bytes.
    var size: Int

    /// The SHA-256 of its bytes, 64 hexadecimal digits.
    var sha256: [UInt8]

    /// How many slots it has.
    var slots: Int

    /// As an object of JSON.
    var json: [UInt8] {
        var line = JSONLine()
        line.add("path", path)
        if let offset { line.add("offset", offset) }
        line.add("size", size)
        line.add("sha256", plain: sha256)
        line.add("slots", slots)
        return line.finish()
    }

    /// Whether both have the same bytes.
    func hasSameBytes(as other: FileEntry) -> Bool { size == other.size && sha256 == other.sha256 }
}

extension [FileEntry] {
    /// As an array of JSON.
    var json: [UInt8] { JSONLine.array(lazy.map { $0.json }) }

    /// The file of a path, or nil.
    func named(_ path: String) -> FileEntry? { first { $0.path.utf8.elementsEqual(path.utf8) } }
}

/// A file that a record names, as it was when it was read.
struct NamedFile: Equatable {
    /// Its path, as the record names it.
    let path: String

    /// Its bytes.
    let size: Int

    /// When it was last changed, in nanoseconds since 1970.
    let modified: Int

    /// As an object of JSON.
    var json: [UInt8] {
        var line = JSONLine()
        line.add("path", path)
        line.add("size", size)
        line.add("modified", modified)
        return line.finish()
    }
}

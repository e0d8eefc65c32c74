/// What became of a record: one line of JSON for each line of the input, in its order.
struct StatusLine {
    enum Status: String {
        /// It has new files.
        case ok
        /// Its files are those of the run before.
        case unchanged
        /// It failed, and its last good files are kept.
        case stale
        /// It failed, and has no files.
        case error

        /// Whether the record failed.
        var isFailure: Bool { self == .stale || self == .error }
    }

    /// The line of the input, counted from 1; the number of the file for a folder of places.
    var line: Int
    /// The place; nil where the record doesn't say.
    var id: String?
    var status: Status
    var fault: PlaceLine.Fault?
    var files: [FileEntry]
    var milliseconds: Int

    /// The line, without its end.
    var json: [UInt8] {
        var json = JSONLine()
        json.add("line", line)
        json.add("id", id)
        json.add("status", plain: Array(status.rawValue.utf8))
        json.add("code", fault?.code ?? 0)
        json.add("message", fault?.message)
        json.add("files", json: files.json)
        json.add("milliseconds", milliseconds)
        return json.finish()
    }
}

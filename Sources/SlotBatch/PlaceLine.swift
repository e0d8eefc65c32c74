internal import SlotTime

/// A place's line in a manifest.
struct PlaceLine {
    /// What became of its record.
    enum Status: String {
        /// Its files are of its present record.
        case ok
        /// Its record failed, and its last good files are kept.
        case stale
        /// Its record failed, and it has no files.
        case error
    }

    var id: String
    var status: Status
    /// The digest of all that its bytes depend on but the present; nil where its record failed.
    var record: [UInt8]?
    /// The first moment at which its bytes would differ; nil if its record failed, or if they never differ.
    var dueAt: Instant?
    /// Open minutes of a plain week; nil where its record failed before they were known.
    var openMinutes: Int?
    /// Since when its files are stale.
    var staleSince: Instant?
    /// Why its record failed: an exit status and the message.
    var fault: Fault?
    var files: [FileEntry] = []
    /// The files that its record names.
    var inputs: [NamedFile] = []
    /// Its object in the index, where there is one.
    var index: [UInt8]?

    /// Why a record failed.
    struct Fault: Equatable {
        /// The exit status that a run of the place alone would have had.
        let code: Int
        let message: String
    }

    /// The line, without its end.
    var json: [UInt8] {
        var line = JSONLine()
        line.add("id", id)
        line.add("status", plain: Array(status.rawValue.utf8))
        if let record { line.add("record", plain: record) }
        if let dueAt { line.add("dueAt", dueAt) }
        if let openMinutes { line.add("openMinutes", openMinutes) }
        if let staleSince { line.add("staleSince", staleSince) }
        if let fault {
            line.add("code", fault.code)
            line.add("message", fault.message)
        }
        line.add("files", json: files.json)
        if !inputs.isEmpty { line.add("inputs", json: JSONLine.array(inputs.lazy.map { $0.json })) }
        if let index { line.add("index", json: index) }
        return line.finish()
    }
}

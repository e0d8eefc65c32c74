/// A record that a worker is to do.
struct RecordJob: Sendable {
    /// The line, counted from 1.
    let line: Int
    /// The file, where records are files.
    let file: String?
    let bytes: [UInt8]
    /// Its id; nil where it has none.
    let id: String?
    /// Why it can't be done, known before it is read: it is too long, or its id is taken.
    let fault: PlaceLine.Fault?
    /// Whether the place of its id is another record's.
    var isDuplicate = false
}

/// What became of a record.
struct RecordResult: Sendable {
    var status: StatusLine
    /// The place's line of the manifest; nil where no place is known, or it is another record's.
    var place: PlaceLine?
    /// The number of the place in the manifest before.
    var previous: Int?
    /// Files with new bytes.
    var changed: [String] = []
    /// Files that the place had before, and has no more.
    var removed: [String] = []
    /// Rows for standard output, or for a packed file.
    var rows: [[UInt8]] = []
    /// The line of a table's columns, or empty.
    var header: [UInt8] = []
    /// What ends the run.
    var fatal: BatchError?
}

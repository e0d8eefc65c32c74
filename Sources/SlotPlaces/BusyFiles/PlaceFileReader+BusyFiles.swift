internal import JSON5
internal import SlotEngine
internal import SlotTime

extension BusyFile {
    /// The keys that an element of `busy` has only beside a file.
    static let keys = ["file", "allDay", "maxAge", "lenient"]
}

extension PlaceFileReader {
    /// Reads a key of an element of `busy` that names a file.
    mutating func busyFile(_ file: inout BusyFile, _ word: String, _ entry: Entry) throws(PlaceError) {
        switch word {
        case "file":
            let path = try text(entry, rule: "must be the name of a calendar file in quotes")
            guard !path.isEmpty else { throw failure(about: entry, "must be the name of a calendar file in quotes") }
            file.path = pathBesideFile(path)
            file.mention = entry.path
            file.offset = entry.offset
        case "allDay": file.allDay = try self.word(entry)
        case "maxAge": file.maxAge = try minutes(entry, .lead).count
        default: file.isLenient = try flag(entry)
        }
    }
}

internal import ICalendar
internal import SlotHost
internal import SlotPlaces

/// The files that the record at hand has named, as they were when they were read. One thread alone uses it.
final class NamedFiles: @unchecked Sendable {
    private(set) var files: [NamedFile] = []

    init() {}

    /// The place at hand.
    private var id = ""

    /// Begins another record.
    func begin(_ id: String) {
        self.id = id
        files.removeAll()
    }

    /// A file as it is now; nil where it can't be had.
    func present(_ path: String, of id: String, from folder: FilesFolder?, _ bookings: BookingIndex?) -> NamedFile? {
        if let bookings, bookings.path.utf8.elementsEqual(path.utf8) {
            guard let rows = try? bookings.rows(of: id) else { return nil }
            return Self.named(path, rows)
        }
        guard let status = folder?.status(path) else { return nil }
        return NamedFile(path: path, size: status.size, modified: status.modified)
    }

    /// Rows of bookings: a digest of them takes the place of a time.
    private static func named(_ path: String, _ rows: [UInt8]) -> NamedFile {
        var number = 0
        for byte in SHA256.digest(of: rows).prefix(7) { number = number << 8 | Int(byte) }
        return NamedFile(path: path, size: rows.count, modified: number)
    }

    /// Reads a file for the record.
    func read(
        _ path: String, atMost limit: Int, from folder: FilesFolder?, _ bookings: BookingIndex?
    ) throws(FileSource.Failure) -> FileSource.File {
        if let bookings, bookings.path.utf8.elementsEqual(path.utf8) {
            let rows: [UInt8]
            do throws(HostError) { rows = try bookings.rows(of: id) } catch { throw .unreadable(error.reason) }
            guard rows.count <= limit else { throw .tooLong }
            files.append(Self.named(path, rows))
            return FileSource.File(rows)
        }
        guard let folder else { throw .missing("no folder of files is named: use --files") }
        let (file, size, modified) = try folder.read(path, atMost: limit)
        let named = NamedFile(path: path, size: size, modified: modified)
        if !files.contains(named) { files.append(named) }
        return file
    }
}

extension String {
    /// Whether the text ends in some ASCII, in lower or upper case.
    func hasEnding(_ ending: String) -> Bool {
        let wanted = Array(ending.utf8)
        guard utf8.count >= wanted.count else { return false }
        return utf8.suffix(wanted.count).elementsEqual(wanted) { ($0 | 0x20) == ($1 | 0x20) }
    }
}

internal import SlotHost
internal import SlotPlaces

/// The files that the record at hand has named, as they were when they were read. One thread alone uses it.
final class NamedFiles: @unchecked Sendable {
    private(set) var files: [NamedFile] = []

    init() {}

    /// Begins another record.
    func reset() { files.removeAll() }

    /// Reads a file for the record.
    func read(
        _ path: String, atMost limit: Int, from folder: FilesFolder?
    ) throws(FileSource.Failure) -> FileSource.File {
        guard let folder else { throw .missing("no folder of files is named: use --files") }
        let (file, size, modified) = try folder.read(path, atMost: limit)
        let named = NamedFile(path: path, size: size, modified: modified)
        if !files.contains(named) { files.append(named) }
        return file
    }
}

extension String {
    /// Whether the text ends in some ASCII, in lower or upper case.
    func hasEnding(_ ending: StaticString) -> Bool {
        let wanted = Array(ending.description.utf8)
        guard utf8.count >= wanted.count else { return false }
        return utf8.suffix(wanted.count).elementsEqual(wanted) { ($0 | 0x20) == ($1 | 0x20) }
    }
}

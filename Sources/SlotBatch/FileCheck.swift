internal import JSON5
internal import SlotHost

/// Reads files of a set back from the disk, and holds them against the manifest.
struct FileCheck {
    private let tree: FileTree

    init(_ tree: FileTree) { self.tree = tree }

    /// What is wrong with a file, or nil.
    func fault(of entry: FileEntry) -> String? {
        guard let file = FileBytes.opening(entry.path, in: tree) else { return "it is missing" }
        let offset = entry.offset ?? 0
        if entry.offset == nil, file.count != entry.size {
            return "it has \(file.count) bytes, and should have \(entry.size)"
        }
        var digest = SHA256()
        var done = 0
        var bytes: [UInt8] = []
        let isParsed = entry.size <= 64 << 20 && Self.isJSON(entry.path)
        while done < entry.size {
            guard let part = try? file.bytes(at: offset + done, count: min(1 << 18, entry.size - done)), !part.isEmpty
            else { return "it can't be read" }
            digest.update(part)
            if isParsed { bytes += part }
            done += part.count
        }
        guard hexadecimal(digest.finish()) == entry.sha256 else { return "its bytes are not those of the manifest" }
        return isParsed ? Self.problem(entry.path, bytes) : nil
    }

    private static func isJSON(_ path: String) -> Bool { path.hasEnding(".json") }

    /// What a parser has to say about the content, or nil.
    private static func problem(_ path: String, _ bytes: [UInt8]) -> String? {
        JSONText.isValid(bytes) ? nil : "it is not JSON"
    }
}

/// Whether a text is JSON (RFC 8259).
private enum JSONText {
    static func isValid(_ bytes: [UInt8]) -> Bool {
        var reader = JSON5Reader(bytes, dialect: .json)
        do throws(JSON5Error) {
            while try reader.next() != .end {}
            return true
        } catch {
            return false
        }
    }
}

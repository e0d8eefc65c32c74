internal import ICalendar
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
        let isParsed = entry.offset == nil && entry.size <= 64 << 20 && Self.isParsed(entry.path)
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

    private static func isParsed(_ path: String) -> Bool { path.hasEnding(".json") || path.hasEnding(".ics") }

    /// What a parser has to say about the content, or nil.
    private static func problem(_ path: String, _ bytes: [UInt8]) -> String? {
        guard path.hasEnding(".ics") else { return JSONText.isValid(bytes) ? nil : "it is not JSON" }
        // Names of zones are not looked up: they were ours when it was written.
        let findings = CalendarLint.findings(bytes) { _ in nil }
        return findings.first { $0.severity == .error && $0.rule != "tzid-unknown" }.map { $0.description }
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

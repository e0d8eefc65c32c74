internal import ICalendar
internal import SlotHost
internal import SlotTime

/// The manifest of a set that was published before, looked up by id, with 17 bytes of memory a place.
final class Manifest: @unchecked Sendable {
    /// A place's line: where it begins, by a hash of its id.
    private struct Entry {
        let hash: UInt64
        let offset: Int
    }

    // Read-only once it is read, but for `seen`, which one thread alone touches.
    let head: ManifestHead
    private let file: FileBytes
    private let entries: [Entry]
    private let firstPlace: Int
    private var seen: [Bool]

    /// Reads the manifest of a generation; nil where it has none.
    ///
    /// - Throws: 65 where it is damaged.
    init?(of tree: FileTree, name: String = ManifestHead.fileName) throws(HostError) {
        guard let file = FileBytes.opening(name, in: tree) else { return nil }
        // The lists of changed files at its end may be long.
        let first = try file.bytes(at: 0, count: 8192).prefix { $0 != UInt8(ascii: "\n") }
        guard let head = ManifestHead(first) else {
            throw HostError(.content, "cannot read", path: file.path, reason: "it is no manifest of this version")
        }
        self.head = head
        self.file = file
        var entries: [Entry] = []
        firstPlace = try file.startOfNextLine(after: 0)
        var broken = false
        try file.eachLine(from: firstPlace) { (offset, line) throws(HostError) in
            guard let id = Self.rawID(line) else {
                broken = true
                return
            }
            entries.append(Entry(hash: Self.hash(id), offset: offset))
        }
        if broken { throw HostError(.content, "cannot read", path: file.path, reason: "a line of it is damaged") }
        entries.sort { ($0.hash, $0.offset) < ($1.hash, $1.offset) }
        seen = [Bool](repeating: false, count: entries.count)
        self.entries = entries
    }

    /// The SHA-256 of the manifest, 64 hexadecimal digits.
    func digest() throws(HostError) -> [UInt8] {
        var digest = SHA256()
        var offset = 0
        while offset < file.count {
            let part = try file.bytes(at: offset, count: 1 << 18)
            if part.isEmpty { break }
            digest.update(part)
            offset += part.count
        }
        return hexadecimal(digest.finish())
    }

    /// The number of a place's line, or nil. Two threads may ask at once.
    func find(_ id: String) -> Int? {
        let quoted = JSONLine.quote(id)
        let inner = quoted[1..<quoted.count - 1]
        let hash = Self.hash(inner)
        var index = entries.partitioningIndex { $0.hash >= hash }
        while index < entries.count, entries[index].hash == hash {
            if let start = try? file.bytes(at: entries[index].offset, count: inner.count + 8),
                Self.rawID(start[...])?.elementsEqual(inner) == true
            {
                return index
            }
            index += 1
        }
        return nil
    }

    /// The bytes of a line.
    ///
    /// What a spool adds after a tab is left out.
    func line(_ number: Int) throws(HostError) -> [UInt8] {
        let line = try file.line(at: entries[number].offset) ?? []
        return Array(line.prefix { $0 != UInt8(ascii: "\t") })
    }

    /// The place of a line.
    func place(_ number: Int) throws(HostError) -> PlaceLine {
        guard let line = PlaceLine(try line(number)) else {
            throw HostError(.content, "cannot read", path: file.path, reason: "a line of it is damaged")
        }
        return line
    }

    /// Notes that the place of a line is still there.
    func see(_ number: Int) { seen[number] = true }

    /// Hands over the places that are not there any more.
    func eachUnseen(_ body: (PlaceLine) throws(HostError) -> Void) throws(HostError) {
        for number in seen.indices where !seen[number] { try body(try place(number)) }
    }

    /// Whether all of its places are still there.
    var isSeenWhole: Bool { !seen.contains(false) }

    /// Hands over every place, in the order of the manifest.
    func eachPlace(_ body: (PlaceLine) throws(HostError) -> Void) throws(HostError) {
        var broken = false
        try file.eachLine(from: firstPlace) { (_, line) throws(HostError) in
            guard let place = PlaceLine(line) else {
                broken = true
                return
            }
            try body(place)
        }
        if broken { throw HostError(.content, "cannot read", path: file.path, reason: "a line of it is damaged") }
    }

    /// The id of a line as it is written, without its quotes.
    private static func rawID(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.starts(with: "{\"id\":\"".utf8) else { return nil }
        let start = line.startIndex + 7
        var index = start
        while index < line.endIndex {
            if line[index] == UInt8(ascii: "\\") {
                index += 1
            } else if line[index] == UInt8(ascii: "\"") {
                return line[start..<index]
            }
            index += 1
        }
        return nil
    }

    /// FNV-1a, 64 bits: never stored.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}

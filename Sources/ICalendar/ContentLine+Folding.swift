extension ContentLine {
    /// Appends a line with CRLF and a space wherever it would grow longer than 75 octets.
    static func fold(_ line: [UInt8], to output: inout [UInt8]) {
        var start = 0
        var room = maximumLength
        while line.count - start > room {
            let end = cut(line, from: start, room: room)
            output.append(contentsOf: line[start..<end])
            output.append(contentsOf: lineEnd)
            output.append(UInt8(ascii: " "))
            start = end
            room = maximumLength - 1
        }
        output.append(contentsOf: line[start...])
    }

    /// Where to end a piece that begins at `start` and has more than `room` octets left: after `start`, and as late as allowed.
    private static func cut(_ line: [UInt8], from start: Int, room: Int) -> Int {
        let scalar = scalarStart(line, at: start + room, after: start)
        let cluster = clusterStart(line, at: scalar, from: start)
        let escape = escapeStart(line, at: cluster, from: start)
        // A backslash may itself belong to the cluster of a prefix before it.
        let whole = escape < cluster ? clusterStart(line, at: escape, from: start) : cluster
        return whole > start ? whole : escapeStart(line, at: scalar, from: start)
    }

    /// The beginning of the code point that holds an octet.
    private static func scalarStart(_ line: [UInt8], at position: Int, after start: Int) -> Int {
        var first = position
        while first > start + 1, position - first < 3, line[first] & 0xC0 == 0x80 { first -= 1 }
        // Four continuation octets in a row are no UTF-8: there is no code point to spare.
        return line[first] & 0xC0 == 0x80 ? position : first
    }

    /// The beginning of the extended grapheme cluster that holds a code point; `from` begins one too.
    private static func clusterStart(_ line: [UInt8], at scalar: Int, from start: Int) -> Int {
        guard scalar > start, !isPlainBoundary(line, at: scalar) else { return scalar }
        // Whether clusters part before a code point depends on what comes before and on that code point alone.
        let end = min(scalar + scalarLength(line[scalar]), line.count)
        let text = String(decoding: line[start..<end], as: UTF8.self)
        guard let last = text.last else { return scalar }
        return min(scalar, max(start, end - last.utf8.count))
    }

    /// The backslash where the octet at a position is the second half of an escape, else the position.
    private static func escapeStart(_ line: [UInt8], at position: Int, from start: Int) -> Int {
        var backslashes = 0
        while position - backslashes > start, line[position - backslashes - 1] == UInt8(ascii: "\\") {
            backslashes += 1
        }
        return position - backslashes % 2
    }

    private static func scalarLength(_ first: UInt8) -> Int {
        switch first {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }

    /// Whether two code points meet here that never join.
    private static func isPlainBoundary(_ line: [UInt8], at position: Int) -> Bool {
        var before = position - 1
        while before > 0, position - before < 3, line[before] & 0xC0 == 0x80 { before -= 1 }
        return isPlain(line, at: before, before: position) && isPlain(line, at: position, before: line.count)
    }

    /// Whether a code point that ends before a place is one of the common ones that never join a neighbour (UAX #29: Other):
    /// ASCII, letters and digits of Cyrillic and Arabic, dashes and quotation marks, ideographs.
    private static func isPlain(_ line: [UInt8], at start: Int, before end: Int) -> Bool {
        let lead = line[start]
        guard lead >= 0x80 else { return true }
        guard start + scalarLength(lead) <= end else { return false }
        return switch lead {
        // U+0400...U+047F.
        case 0xD0, 0xD1: true
        // U+0620...U+064A and U+0660...U+066F: marks are between them, and signs that join what follows are before.
        case 0xD8: line[start + 1] >= 0xA0
        case 0xD9: line[start + 1] <= 0x8A || (0xA0...0xAF).contains(line[start + 1])
        // U+2010...U+2027.
        case 0xE2: line[start + 1] == 0x80 && (0x90...0xA7).contains(line[start + 2])
        // U+5000...U+9FFF.
        case 0xE5...0xE9: true
        default: false
        }
    }
}

internal import ICalendar
internal import JSON5
internal import SlotHost
internal import SlotTime

/// The identifier of a record, found before the record is read as a whole.
enum RecordID {
    /// The text of a key on the first level of a JSON object, or nil; nothing is known about the rest yet.
    ///
    /// Whether the record is right is found out later: this looks at brackets, quotes and the key alone.
    static func find(_ key: String = "id", in bytes: [UInt8]) -> String? {
        let key = Array(key.utf8)
        var index = byteOrderMarkLength(of: bytes)
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                guard let end = endOfString(bytes, index + 1) else { return nil }
                if depth == 1, bytes[(index + 1)..<end].elementsEqual(key), let value = valueStart(bytes, end + 1) {
                    return string(bytes, at: value)
                }
                index = end
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The closing quote of a string whose first character is at `start`.
    private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            } else if bytes[index] == UInt8(ascii: "\"") {
                return index
            }
            index += 1
        }
        return nil
    }

    /// Where the value of a key begins, or nil where the string was no key.
    private static func valueStart(_ bytes: [UInt8], _ start: Int) -> Int? {
        var index = start
        var hasColon = false
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
            case UInt8(ascii: ":") where !hasColon: hasColon = true
            default: return hasColon ? index : nil
            }
            index += 1
        }
        return nil
    }

    private static func string(_ bytes: [UInt8], at start: Int) -> String? {
        guard bytes[start] == UInt8(ascii: "\""), let end = endOfString(bytes, start + 1) else { return nil }
        var reader = JSON5Reader(Array(bytes[start...end]), dialect: .json)
        guard case .string(let text)? = try? reader.next() else { return nil }
        return reader.string(of: text)
    }

    /// The longest id, in bytes.
    private static let limit = 128

    /// Why an id can't name the files of a place in a set of many; nil where it can.
    ///
    /// Stricter than for one place: a set is copied to other systems, and two of its ids must never meet in one file.
    static func problem(_ id: String) -> String? {
        guard !id.isEmpty else { return "must not be empty" }
        guard id.utf8.count <= limit else { return "must have at most \(limit) bytes, and has \(id.utf8.count)" }
        for scalar in id.unicodeScalars {
            switch scalar.value {
            case 0x2F, 0x5C: return "must not have / or \\: it names files"
            case 0..<0x20, 0x7F..<0xA0: return "must not have control characters"
            case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0x61C, 0xFEFF, 0x2028, 0x2029,
                0xE0000...0xE007F:
                return "must not have invisible or direction characters"
            default: break
            }
        }
        switch id.utf8.first {
        case UInt8(ascii: "."), UInt8(ascii: "-"): return "must not begin with . or -"
        default: break
        }
        switch id.utf8.last {
        case UInt8(ascii: "."), UInt8(ascii: " "): return "must not end with a dot or a space"
        default: break
        }
        guard let stem = try? FileName.stem(forID: id) else { return "is too long for the name of a file" }
        // A first letter that was encoded belongs to a word that Windows takes for a device.
        if stem.utf8.first == UInt8(ascii: "%"), id.utf8.first?.isLetter == true {
            return "must not be the name of a device of Windows"
        }
        return nil
    }

    /// A number that two ids share if they are equal after case folding or normalization, and else almost never.
    ///
    /// For the life of the process only.
    static func foldedKey(_ id: String) -> Int {
        var hasher = Hasher()
        hasher.combine(id.lowercased())
        return hasher.finalize()
    }

    /// A number of an id that is the same everywhere and for ever: for shards and samples.
    static func stableKey(_ id: String) -> UInt64 {
        var key: UInt64 = 0
        for byte in SHA256.digest(of: Array(id.lowercased().utf8)).prefix(8) { key = key << 8 | UInt64(byte) }
        return key
    }
}

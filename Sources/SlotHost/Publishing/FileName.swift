import SlotTime

/// File names made from ids that somebody else has chosen.
package enum FileName {
    /// The most bytes that an id of plain characters may have.
    private static let plainLimit = 128

    /// The most bytes that an id may have once its other bytes are percent-encoded.
    ///
    /// Room is left for suffixes.
    private static let encodedLimit = 200

    /// The name without suffix for an id: letters, digits, `.`, `_` and `-` are kept; every other byte, and
    /// a first `.` or `-`, becomes `%` and two hex digits.
    ///
    /// Two ids that differ in a byte have two names.
    ///
    /// A first letter is encoded too where Windows would take the name for a device (`con`, `lpt1`).
    ///
    /// - Throws: 65 where the id is empty or too long.
    package static func stem(forID id: String) throws(HostError) -> String {
        guard !id.isEmpty else {
            throw HostError(.content, "cannot make a file name of id", path: id, reason: "it is empty")
        }
        let guardsFirst = id.utf8.first == UInt8(ascii: ".") || id.utf8.first == UInt8(ascii: "-") || isDevice(id)
        var stem = ""
        for (position, byte) in id.utf8.enumerated() {
            if isPlain(byte) && !(position == 0 && guardsFirst) {
                stem.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                stem += byte < 16 ? "%0" + digits : "%" + digits
            }
        }
        let limit = stem.utf8.contains(UInt8(ascii: "%")) ? encodedLimit : plainLimit
        guard stem.utf8.count <= limit else {
            throw HostError(
                .content, "cannot make a file name of id", path: id,
                reason: "it would have \(stem.utf8.count) bytes, more than \(limit)")
        }
        return stem
    }

    /// The full name: `ID.SUFFIX`.
    ///
    /// - Parameters:
    ///   - id: the place's id, any text.
    ///   - suffix: what the format's files end in, without the first dot (`ExportFormat.fileSuffix`).
    /// - Throws: 65 where the id is empty or too long.
    package static func name(forID id: String, suffix: String) throws(HostError) -> String {
        try stem(forID: id) + "." + suffix
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: byte.isAlphanumeric
        }
    }

    private static func isDevice(_ id: String) -> Bool {
        let stem = String(decoding: id.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self).lowercased()
        switch stem {
        case "con", "prn", "aux", "nul": return true
        default:
            let port = stem.utf8.dropFirst(3)
            return (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && port.count == 1
                && port.allSatisfy { $0.isDigit }
        }
    }
}

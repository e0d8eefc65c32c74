/// The shape of a time zone's name in the IANA database.
public enum ZoneName {
    /// The most bytes of a name.
    public static let lengthLimit = 64

    /// Whether a text can be a zone's name: parts of letters, digits, `+`, `_` and `-` between slashes, 64 bytes at most.
    ///
    /// The other files of a zoneinfo folder, and its second and third copy of all zones (`posix/`, `right/`), are refused.
    public static func isValid(_ name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count <= lengthLimit else { return false }
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isNameByte) }) else { return false }
        let others = parts.count == 1 ? ["localtime", "posixrules", "leapseconds"] : ["right", "posix"]
        return !others.contains { parts[0].elementsEqual($0.utf8) }
    }

    /// Whether a byte can occur in a part of a name.
    package static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: byte.isAlphanumeric
        }
    }
}

public import SlotTime

/// Identifiers of events: UUIDs of version 8, the same for the same slot on every run (RFC 9562 5.8, RFC 7986 5.3).
///
/// A UID has 36 octets, such as `1b4c2f0e-93d7-8a51-b2c4-00006a1cd600`. All but the last twelve are the same for a whole
/// document, so they are computed once; the last twelve say when the slot is.
public enum UID {
    /// The first 24 octets, `xxxxxxxx-xxxx-8xxx-yxxx-`: from SHA-256 of the place's id, LF, and the duration in decimal.
    public static func prefix(placeID: String, durationSeconds: Int) -> [UInt8] {
        prefix(of: Array("\(placeID)\n\(durationSeconds)".utf8))
    }

    /// The first 24 octets, from SHA-256 of a message.
    public static func prefix(of message: [UInt8]) -> [UInt8] {
        var prefix: [UInt8] = []
        prefix.reserveCapacity(24)
        append(of: message, octets: 10, to: &prefix)
        prefix.append(UInt8(ascii: "-"))
        return prefix
    }

    /// Appends a whole UID, from SHA-256 of a message.
    public static func append(of message: [UInt8], to output: inout [UInt8]) {
        append(of: message, octets: 16, to: &output)
    }

    /// Appends the last twelve octets: the start's epoch seconds as 48 bits in hexadecimal, two's complement before 1970.
    public static func append(start: Instant, to output: inout [UInt8]) {
        for shift in stride(from: 44, through: 0, by: -4) {
            output.append(hexDigit(UInt8(truncatingIfNeeded: start.epochSeconds >> shift) & 0x0F))
        }
    }

    private static func append(of message: [UInt8], octets: Int, to output: inout [UInt8]) {
        var digest = SHA256.digest(of: message)
        digest[6] = digest[6] & 0x0F | 0x80
        digest[8] = digest[8] & 0x3F | 0x80
        for (index, byte) in digest.prefix(octets).enumerated() {
            if index == 4 || index == 6 || index == 8 || index == 10 { output.append(UInt8(ascii: "-")) }
            output.append(hexDigit(byte >> 4))
            output.append(hexDigit(byte & 0x0F))
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

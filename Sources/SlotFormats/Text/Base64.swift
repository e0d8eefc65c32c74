/// Base64 (RFC 4648 4).
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The text of some bytes, with padding.
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let rest = min(3, bytes.count - index)
            var word = 0
            for place in 0..<3 { word = word << 8 | (place < rest ? Int(bytes[index + place]) : 0) }
            for place in 0..<4 {
                text.append(place <= rest ? digits[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
            index += 3
        }
        return text
    }
}

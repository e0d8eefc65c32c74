/// Text inside an HTML element.
enum HTMLText {
    /// Whether a byte needs no escaping.
    static func isPlain(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
    }

    /// The text with references for what would be markup.
    static func escape(_ text: [UInt8]) -> [UInt8] {
        var escaped: [UInt8] = []
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            default: escaped.append(byte)
            }
        }
        return escaped
    }
}

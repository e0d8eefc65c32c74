extension ContentLine {
    /// Appends a TEXT value with its escapes (RFC 5545 3.3.11).
    ///
    /// `\`, `;` and `,` get a backslash; CRLF, LF and a lone CR each become one `\n`; a quotation mark stays bare. Other
    /// control characters are dropped, but HTAB is kept.
    public static func escape(text: String, to output: inout [UInt8]) {
        var escaper = TextEscaper()
        for byte in text.utf8 { escaper.append(byte, to: &output) }
    }

    /// Appends a TEXT value with its escapes; as above, from UTF-8.
    public static func escape(text: Span<UInt8>, to output: inout [UInt8]) {
        var escaper = TextEscaper()
        for index in text.indices { escaper.append(text[index], to: &output) }
    }

    /// Appends one content line whose value is TEXT, escaped on the way.
    public static func append(name: String, text: String, to output: inout [UInt8]) {
        var value: [UInt8] = []
        escape(text: text, to: &value)
        append(name: name, value: value, to: &output)
    }

    /// Text as the value of a TEXT property (RFC 5545 3.3.11).
    public static func escaped(text: [UInt8]) -> [UInt8] {
        guard text.contains(where: isEscaped) else { return text }
        var escaped: [UInt8] = []
        escape(text: text.span, to: &escaped)
        return escaped
    }

    /// Escapes the text that starts at an offset.
    public static func escape(_ bytes: inout [UInt8], from start: Int) {
        var index = start
        while index < bytes.count, !isEscaped(bytes[index]) { index += 1 }
        if index < bytes.count { bytes.replaceSubrange(start..., with: escaped(text: Array(bytes[start...]))) }
    }

    /// Whether an octet must be escaped in TEXT: most texts have none of those.
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") || isControl(byte)
            || byte == 0x0A || byte == 0x0D
    }
}

/// Escapes octet by octet; it remembers a CR, whose LF adds nothing.
private struct TextEscaper {
    private var isAfterReturn = false

    mutating func append(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case 0x0A where isAfterReturn: break
        case 0x0A, 0x0D: output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
        case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
            output.append(UInt8(ascii: "\\"))
            output.append(byte)
        case _ where ContentLine.isControl(byte): break
        default: output.append(byte)
        }
        isAfterReturn = byte == 0x0D
    }
}

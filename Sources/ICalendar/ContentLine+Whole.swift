extension ContentLine {
    /// Appends a line that stands whole already, `NAME:value` without control characters, folded and ended by CRLF.
    public static func append(line: ArraySlice<UInt8>, to output: inout [UInt8]) {
        if line.count <= maximumLength {
            output += line
        } else {
            fold(Array(line), to: &output)
        }
        output += lineEnd
    }

    /// Text as the value of a TEXT property (RFC 5545 3.3.11).
    public static func escaped(text: [UInt8]) -> [UInt8] {
        guard text.contains(where: isEscaped) else { return text }
        var escaped: [UInt8] = []
        escape(text: text.span, to: &escaped)
        return escaped
    }

    /// Whether an octet can't stand in TEXT as it is: most texts have none of those.
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") || isControl(byte)
            || byte == 0x0A || byte == 0x0D
    }
}

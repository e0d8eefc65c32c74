/// Writes content lines: `NAME:value`, folded at 75 octets and ended by CRLF (RFC 5545 3.1).
public enum ContentLine {
    /// The most octets on a line, without its CRLF.
    package static let maximumLength = 75

    /// Appends one content line.
    ///
    /// A fold never divides a code point, an escape such as `\n`, or an extended grapheme cluster; only a cluster longer
    /// than a line is divided, between code points. Control characters but HTAB are left out, so that no value can begin
    /// a line of its own: callers that would rather refuse them ask `hasControls` before.
    ///
    /// - Parameters:
    ///   - name: the property's name with its parameters, such as `DTSTART;TZID=Asia/Shanghai`.
    ///   - value: the value, UTF-8, already escaped where it is TEXT.
    ///   - output: where the line goes.
    public static func append(name: String, value: Span<UInt8>, to output: inout [UInt8]) {
        let start = output.count
        output.append(contentsOf: name.utf8)
        output.append(UInt8(ascii: ":"))
        if output.count - start + value.count <= maximumLength, !hasControls(value) {
            for index in value.indices { output.append(value[index]) }
        } else {
            var line = Array(output[start...])
            output.removeLast(line.count)
            for index in value.indices where !isControl(value[index]) { line.append(value[index]) }
            fold(line, to: &output)
        }
        output.append(contentsOf: lineEnd)
    }

    /// Appends one content line; as above, from an array.
    public static func append(name: String, value: [UInt8], to output: inout [UInt8]) {
        append(name: name, value: value.span, to: &output)
    }

    /// Appends one content line whose value is ASCII that needs no escapes, such as `VERSION:2.0`.
    public static func append(name: String, value: String, to output: inout [UInt8]) {
        append(name: name, value: Array(value.utf8), to: &output)
    }

    /// Whether a value has characters that no content line may hold: U+0000...U+001F but HTAB, and DEL (RFC 5545 3.1).
    public static func hasControls(_ value: Span<UInt8>) -> Bool {
        for index in value.indices where isControl(value[index]) { return true }
        return false
    }

    static let lineEnd: [UInt8] = [0x0D, 0x0A]

    static func isControl(_ byte: UInt8) -> Bool {
        (byte < 0x20 && byte != UInt8(ascii: "\t")) || byte == 0x7F
    }
}

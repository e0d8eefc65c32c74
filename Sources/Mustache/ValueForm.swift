/// How one tag writes its value: the language of the template, and where in it the tag is.
enum ValueForm: UInt8, Sendable {
    /// As it is.
    case raw
    /// In HTML.
    case html
    /// In XML.
    case xml
    /// In a string of JSON.
    case json
    /// As a whole cell of CSV.
    case cell
    /// In double quotes, which are doubled: a cell of CSV, a name of SQL.
    case doubleQuoted
    /// In single quotes, which are doubled: a string of SQL.
    case singleQuoted
    /// In a comment to the end of the line, without line ends.
    case comment

    /// Appends a value.
    func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
        switch self {
        case .raw: output.append(contentsOf: bytes)
        case .html:
            Self.append(bytes, to: &output, Self.isMarkup) { byte, output in
                output += Self.reference(byte)
            }
        case .xml:
            Self.append(bytes, to: &output, { Self.isMarkup($0) || Self.isControl($0) }) { byte, output in
                output += Self.isMarkup(byte) ? Self.reference(byte) : [0xEF, 0xBF, 0xBD]
            }
        case .json: Self.append(bytes, to: &output, Self.isSpecialInJSON, Self.appendJSON)
        case .cell: Self.appendCell(bytes, to: &output)
        case .doubleQuoted: Self.append(bytes, doubling: UInt8(ascii: "\""), to: &output)
        case .singleQuoted: Self.append(bytes, doubling: UInt8(ascii: "'"), to: &output)
        case .comment:
            Self.append(bytes, to: &output, { $0 < 0x20 }) { _, output in output.append(UInt8(ascii: " ")) }
        }
    }

    /// Appends bytes, and something else for the few that are special.
    @inline(__always)
    private static func append(
        _ bytes: ArraySlice<UInt8>, to output: inout [UInt8], _ isSpecial: (UInt8) -> Bool,
        _ replace: (UInt8, inout [UInt8]) -> Void
    ) {
        var plain = bytes.startIndex
        for index in bytes.indices where isSpecial(bytes[index]) {
            output.append(contentsOf: bytes[plain..<index])
            replace(bytes[index], &output)
            plain = index + 1
        }
        output.append(contentsOf: bytes[plain...])
    }

    private static func append(_ bytes: ArraySlice<UInt8>, doubling quote: UInt8, to output: inout [UInt8]) {
        append(bytes, to: &output, { $0 == quote || $0 == 0 }) { byte, output in
            // NUL would end the text for many readers.
            output += byte == 0 ? [0xEF, 0xBF, 0xBD] : [quote, quote]
        }
    }

    /// RFC 4180 section 2; a space at an edge is quoted too, because readers differ on it.
    private static func appendCell(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
        let space = UInt8(ascii: " ")
        let isPlain = bytes.allSatisfy {
            $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n")
                && $0 != 0
        }
        if isPlain, bytes.first != space, bytes.last != space { return output.append(contentsOf: bytes) }
        output.append(UInt8(ascii: "\""))
        append(bytes, doubling: UInt8(ascii: "\""), to: &output)
        output.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }

    @inline(__always)
    private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D }

    private static func reference(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "&"): Array("&amp;".utf8)
        case UInt8(ascii: "<"): Array("&lt;".utf8)
        case UInt8(ascii: ">"): Array("&gt;".utf8)
        case UInt8(ascii: "\""): Array("&quot;".utf8)
        default: Array("&#39;".utf8)
        }
    }

    /// What JSON escapes, and `<`, so that no value can end a script element of HTML.
    @inline(__always)
    private static func isSpecialInJSON(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
            || byte == 0x7F
    }

    private static func appendJSON(_ byte: UInt8, to output: inout [UInt8]) {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            output += [UInt8(ascii: "\\"), byte]
        } else {
            output += "\\u00".utf8
            for nibble in [byte >> 4, byte & 15] {
                output.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") - 10 + nibble)
            }
        }
    }
}

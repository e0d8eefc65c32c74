/// A place in a text as editors show it.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1; LF, CR and CR LF end one.
    public let line: Int

    /// The column, from 1, in Unicode code points.
    ///
    /// A byte order mark has none.
    public let column: Int

    /// A line and a column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of a byte of a UTF-8 text, whose first line may have a number other than 1.
    public init(ofByte offset: Int, in bytes: [UInt8], firstLine: Int = 1) {
        var line = firstLine
        var column = 1
        var at = byteOrderMarkLength(of: bytes)
        while at < offset, at < bytes.count {
            let byte = bytes[at]
            at += 1
            let isReturnBeforeFeed =
                byte == UInt8(ascii: "\r") && at < bytes.count && bytes[at] == UInt8(ascii: "\n")
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                // A CR LF is one line end, at its LF.
                guard !isReturnBeforeFeed else { continue }
                line += 1
                column = 1
            case 0x80...0xBF: break
            default: column += 1
            }
        }
        self.init(line: line, column: column)
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }
}

/// How many bytes U+FEFF takes at the start of a UTF-8 text: 3 or, where it isn't there, 0.
package func byteOrderMarkLength(of bytes: [UInt8]) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

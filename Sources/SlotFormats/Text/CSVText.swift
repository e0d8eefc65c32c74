/// Text of CSV (RFC 4180 section 2).
enum CSVText {
    /// A cell, in quotes where it has a mark of CSV or a space at an edge.
    static func cell(_ text: [UInt8]) -> [UInt8] {
        let space = UInt8(ascii: " ")
        if text.allSatisfy(isPlain), text.first != space, text.last != space { return text }
        var cell = [UInt8(ascii: "\"")]
        for byte in text {
            if byte == UInt8(ascii: "\"") { cell.append(byte) }
            cell.append(byte)
        }
        cell.append(UInt8(ascii: "\""))
        return cell
    }

    /// A cell for a spreadsheet: text that it would run as a formula begins with an apostrophe (CWE-1236).
    static func guardedCell(_ text: [UInt8]) -> [UInt8] {
        let start = text.drop { $0 == UInt8(ascii: " ") }
        return cell(startsFormula(start) ? [UInt8(ascii: "'")] + text : text)
    }

    /// Makes a cell of the bytes from an index on.
    static func cell(_ bytes: inout [UInt8], from start: Int) {
        guard bytes.count > start else { return }
        let space = UInt8(ascii: " ")
        let hasEdge = bytes[start] == space || bytes[bytes.count - 1] == space
        bytes.escape(from: start, unless: { isPlain($0) && !hasEdge }, cell)
    }

    /// Makes a cell for a spreadsheet of the bytes from an index on.
    static func guardedCell(_ bytes: inout [UInt8], from start: Int) {
        bytes.escape(from: start, unless: { _ in false }, guardedCell)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\r")
            && byte != UInt8(ascii: "\n")
    }

    private static func startsFormula(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return false }
        switch first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D, 0x0A: return true
        default:
            // The full-width forms of = + - @.
            return [[0xEF, 0xBC, 0x9D], [0xEF, 0xBC, 0x8B], [0xEF, 0xBC, 0x8D], [0xEF, 0xBC, 0xA0]]
                .contains(Array(text.prefix(3)))
        }
    }
}

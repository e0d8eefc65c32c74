/// Text of CSV (RFC 4180 section 2).
enum CSVText {
    /// A cell, in quotes where it has a mark of CSV or a space at an edge.
    static func cell(_ text: [UInt8]) -> [UInt8] {
        let isPlain = text.allSatisfy { byte in
            byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\r")
                && byte != UInt8(ascii: "\n")
        }
        let space = UInt8(ascii: " ")
        if isPlain, text.first != space, text.last != space { return text }
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

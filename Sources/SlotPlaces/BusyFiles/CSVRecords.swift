/// The records of a CSV file (RFC 4180), one after the other; line ends of any kind.
struct CSVRecords {
    /// What is wrong at a byte of the file.
    struct Fault: Error {
        let offset: Int
        let rule: String
    }

    private let bytes: [UInt8]
    private var offset: Int

    /// The number of the line on which the last record began.
    private(set) var line = 0
    private var nextLine = 1

    init(_ bytes: [UInt8], from offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    /// The fields of the next record; nil at the end. Empty lines are no records.
    mutating func next() throws(Fault) -> [String]? {
        while offset < bytes.count, let length = lineEnd(at: offset) {
            offset += length
            nextLine += 1
        }
        guard offset < bytes.count else { return nil }
        line = nextLine
        var fields: [String] = []
        while true {
            fields.append(try field())
            guard offset < bytes.count else { return fields }
            if let length = lineEnd(at: offset) {
                offset += length
                nextLine += 1
                return fields
            }
            // A field ends at a comma, a line end or the end of the file.
            offset += 1
        }
    }

    private mutating func field() throws(Fault) -> String {
        let start = offset
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else {
            while offset < bytes.count, bytes[offset] != UInt8(ascii: ","), lineEnd(at: offset) == nil {
                guard bytes[offset] != UInt8(ascii: "\"") else {
                    throw Fault(offset: offset, rule: "a field with quotation marks must be in quotation marks")
                }
                offset += 1
            }
            return try text(bytes[start..<offset], at: start)
        }
        var content: [UInt8] = []
        offset += 1
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            guard byte == UInt8(ascii: "\"") else {
                content.append(byte)
                if byte == UInt8(ascii: "\n") { nextLine += 1 }
                continue
            }
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
                content.append(byte)
                offset += 1
                continue
            }
            guard offset == bytes.count || bytes[offset] == UInt8(ascii: ",") || lineEnd(at: offset) != nil else {
                throw Fault(offset: offset, rule: "a comma or a line end must follow the closing quotation mark")
            }
            return try text(content[...], at: start)
        }
        throw Fault(offset: start, rule: "a quotation mark must be closed")
    }

    private func text(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(Fault) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        // What is no UTF-8 was decoded as U+FFFD.
        guard text.utf8.elementsEqual(bytes) else {
            throw Fault(offset: offset, rule: "the text must be UTF-8")
        }
        return text
    }

    /// The length of the line end at an offset, or nil.
    private func lineEnd(at offset: Int) -> Int? {
        switch bytes[offset] {
        case UInt8(ascii: "\n"): 1
        case UInt8(ascii: "\r"): offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
        default: nil
        }
    }
}

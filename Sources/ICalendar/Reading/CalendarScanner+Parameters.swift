extension CalendarScanner {
    /// The value of the current line; an error where it has none.
    func value() throws(ICalendarError) -> ArraySlice<UInt8> {
        guard let start = valueStart else {
            throw ICalendarError(
                line: line, name: property.text, value: text[...], rule: "has a quotation mark that is never closed")
        }
        return text[start...]
    }

    /// An error about the current line.
    func error(_ value: ArraySlice<UInt8>, _ rule: String) -> ICalendarError {
        ICalendarError(line: line, name: property.text, value: value, rule: rule)
    }

    /// The value of a parameter of the current line, without quotation marks and with the escapes of RFC 6868 undone;
    /// nil where the line has no such parameter.
    func parameter(_ name: PackedName) -> [UInt8]? {
        guard let end = valueStart else { return nil }
        var index = text.firstIndex(of: UInt8(ascii: ";")) ?? end
        while index < end - 1 {
            var packed = PackedName()
            index += 1
            while index < end, packed.append(text[index]) { index += 1 }
            guard index < end, text[index] == UInt8(ascii: "=") else { return nil }
            let start = index + 1
            var isQuoted = false
            index = start
            while index < end - 1, isQuoted || text[index] != UInt8(ascii: ";") {
                if text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
                index += 1
            }
            if packed == name { return Self.decoded(text[start..<index]) }
        }
        return nil
    }

    private static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        var index = raw.startIndex
        while index < raw.endIndex {
            let byte = raw[index]
            let following = index + 1 < raw.endIndex ? raw[index + 1] : 0
            index += 1
            switch (byte, following) {
            case (UInt8(ascii: "\""), _): continue
            case (UInt8(ascii: "^"), UInt8(ascii: "^")): decoded.append(byte)
            case (UInt8(ascii: "^"), UInt8(ascii: "'")): decoded.append(UInt8(ascii: "\""))
            case (UInt8(ascii: "^"), UInt8(ascii: "n")): decoded.append(0x0A)
            default:
                decoded.append(byte)
                continue
            }
            index += 1
        }
        return decoded
    }
}

extension PackedName {
    /// A name that is spelled out in the code.
    init(_ name: String) {
        self.init()
        for byte in name.utf8 { _ = append(byte) }
    }

    static let zoneID = PackedName("TZID")
    static let valueType = PackedName("VALUE")
    static let range = PackedName("RANGE")
    static let busyType = PackedName("FBTYPE")
}

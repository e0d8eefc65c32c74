internal import Resources

/// The IANA zones that Windows' names of zones mean for the whole world, by CLDR's windowsZones.
package enum WindowsZones {
    /// The IANA name of a Windows name such as `W. Europe Standard Time`; nil for any other text.
    package static func identifier(of name: [UInt8]) -> String? {
        // The C side promises this many bytes at this address for as long as the program runs.
        let buffer = unsafe UnsafeBufferPointer(
            start: slotexport_windows_zones(), count: slotexport_windows_zones_length())
        // The span does not outlive this call.
        let table = unsafe buffer.span
        return find(name, in: table)
    }

    private static func find(_ name: [UInt8], in table: Span<UInt8>) -> String? {
        var start = 0
        while start < table.count {
            var end = start
            while end < table.count, table[end] != 0x0A { end += 1 }
            if let identifier = identifier(of: name, in: table, start..<end) { return identifier }
            start = end + 1
        }
        return nil
    }

    /// The second field of a line whose first field is the name.
    private static func identifier(of name: [UInt8], in table: Span<UInt8>, _ line: Range<Int>) -> String? {
        guard !name.isEmpty, line.count > name.count + 1, table[line.lowerBound + name.count] == UInt8(ascii: "|")
        else {
            return nil
        }
        for index in name.indices where table[line.lowerBound + index] != name[index] { return nil }
        var identifier: [UInt8] = []
        for index in line.dropFirst(name.count + 1) { identifier.append(table[index]) }
        return String(decoding: identifier, as: UTF8.self)
    }
}

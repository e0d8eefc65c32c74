/// The content lines of a calendar that we wrote, one after the other: for formats that hold the same in another syntax.
///
/// Nothing is allocated for a line; what a writer of ours never writes isn't looked for.
struct CalendarLines {
    /// The present line without its folds.
    private(set) var line: [UInt8] = []

    /// Where its name ends, and where its value begins.
    private(set) var nameEnd = 0
    private(set) var valueStart = 0

    private var position = 0

    init() {
        line.reserveCapacity(1024)
    }

    /// Moves to the next line; false at the end.
    mutating func next(in bytes: [UInt8]) -> Bool {
        guard position < bytes.count else { return false }
        line.removeAll(keepingCapacity: true)
        nameEnd = -1
        valueStart = -1
        var index = position
        while index < bytes.count {
            let byte = bytes[index]
            guard byte != 0x0D else {
                index += 2
                guard index < bytes.count, bytes[index] == UInt8(ascii: " ") else { break }
                index += 1
                continue
            }
            if valueStart < 0 {
                if nameEnd < 0, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") { nameEnd = line.count }
                if byte == UInt8(ascii: ":") { valueStart = line.count + 1 }
            }
            line.append(byte)
            index += 1
        }
        position = index
        return true
    }

    /// The name.
    var name: ArraySlice<UInt8> { line[..<nameEnd] }

    /// The value as it is written.
    var value: ArraySlice<UInt8> { line[valueStart...] }

    /// The value of the only parameter, without its name, or empty.
    func parameter(_ name: String) -> ArraySlice<UInt8> {
        guard nameEnd + 1 < valueStart - 1 else { return [] }
        let parameters = line[(nameEnd + 1)..<(valueStart - 1)]
        guard let equals = parameters.firstIndex(of: UInt8(ascii: "=")),
            parameters[..<equals].elementsEqual(name.utf8)
        else { return [] }
        return parameters[(equals + 1)...]
    }
}

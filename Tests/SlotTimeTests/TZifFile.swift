/// A compiled time zone, built by hand (RFC 9636 section 3). Each part can be made wrong.
struct TZifFile {
    var version: Character = "2"
    var transitions: [(at: Int, type: UInt8)] = []
    var types: [(utcOffset: Int, isDaylight: UInt8, nameIndex: UInt8)] = [(0, 0, 0)]
    var names = "UTC\0"
    var leapSeconds = 0
    var indicators = 0
    var footer = ""

    /// A version 1 file is one block; later ones put an empty version 1 block before theirs, as `zic -b slim` does.
    var bytes: [UInt8] {
        guard version != "1" else { return block(timeSize: 4) }
        let empty = TZifFile(version: version, names: "\0").block(timeSize: 4)
        return empty + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
    }

    private func block(timeSize: Int) -> [UInt8] {
        var bytes = Array("TZif".utf8)
        bytes.append(version == "1" ? 0 : version.asciiValue ?? 0)
        bytes += Array(repeating: 0, count: 15)
        for count in [indicators, indicators, leapSeconds, transitions.count, types.count, names.utf8.count] {
            bytes.append(bigEndian: count, size: 4)
        }
        for transition in transitions { bytes.append(bigEndian: transition.at, size: timeSize) }
        bytes += transitions.map(\.type)
        for type in types {
            bytes.append(bigEndian: type.utcOffset, size: 4)
            bytes += [type.isDaylight, type.nameIndex]
        }
        bytes += Array(names.utf8)
        for second in 0..<max(0, leapSeconds) {
            bytes.append(bigEndian: 78_796_800 + second, size: timeSize)
            bytes.append(bigEndian: second + 1, size: 4)
        }
        return bytes + Array(repeating: 0, count: 2 * max(0, indicators))
    }
}

extension [UInt8] {
    fileprivate mutating func append(bigEndian number: Int, size: Int) {
        for shift in stride(from: (size - 1) * 8, through: 0, by: -8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}

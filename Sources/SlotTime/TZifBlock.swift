/// A header and the data block after it (RFC 9636 sections 3.1 and 3.2), as offsets into the file.
///
/// A span cannot be stored, so each step is given it again.
struct TZifBlock {
    /// 1...4.
    private let version: Int

    /// 4 octets a time in the first block of a file, 8 in the second.
    private let timeSize: Int

    private let timeCount: Int
    private let typeCount: Int
    private let characterCount: Int
    private let leapCount: Int
    private let wallIndicatorCount: Int
    private let utIndicatorCount: Int

    /// Where the data begin.
    private let start: Int

    private static let headerSize = 44

    /// The block that a reader of today uses: the second one, but in a version 1 file.
    static func latest(in bytes: Span<UInt8>) throws(TimeZoneError.Reason) -> TZifBlock {
        let first = try TZifBlock(in: bytes, at: 0, timeSize: 4)
        guard first.version > 1 else { return try first.checked(in: bytes) }
        return try TZifBlock(in: bytes, at: first.end, timeSize: 8).checked(in: bytes)
    }

    private init(in bytes: Span<UInt8>, at header: Int, timeSize: Int) throws(TimeZoneError.Reason) {
        guard header <= bytes.count, bytes.count - header >= Self.headerSize else { throw .truncated }
        for (index, letter) in "TZif".utf8.enumerated() where bytes[header + index] != letter { throw .magic }
        switch bytes[header + 4] {
        case 0: version = 1
        case UInt8(ascii: "2")...UInt8(ascii: "4"): version = Int(bytes[header + 4] - UInt8(ascii: "0"))
        default: throw .version
        }
        // Unsigned 32-bit numbers: none is negative, and no sum of their products overflows.
        utIndicatorCount = bytes.unsigned(at: header + 20, size: 4)
        wallIndicatorCount = bytes.unsigned(at: header + 24, size: 4)
        leapCount = bytes.unsigned(at: header + 28, size: 4)
        timeCount = bytes.unsigned(at: header + 32, size: 4)
        typeCount = bytes.unsigned(at: header + 36, size: 4)
        characterCount = bytes.unsigned(at: header + 40, size: 4)
        start = header + Self.headerSize
        self.timeSize = timeSize
        guard end <= bytes.count else { throw .truncated }
    }

    private var indexStart: Int { start + timeCount * timeSize }
    private var typeStart: Int { indexStart + timeCount }
    private var characterStart: Int { typeStart + typeCount * 6 }
    private var end: Int {
        characterStart + characterCount + leapCount * (timeSize + 4) + wallIndicatorCount + utIndicatorCount
    }

    private func checked(in bytes: Span<UInt8>) throws(TimeZoneError.Reason) -> TZifBlock {
        guard leapCount == 0 else { throw .leapSeconds }
        guard (1...256).contains(typeCount), characterCount > 0, [0, typeCount].contains(wallIndicatorCount),
            [0, typeCount].contains(utIndicatorCount)
        else { throw .counts }
        return self
    }

    /// The runs between the transitions, covering all time.
    func runs(in bytes: Span<UInt8>) throws(TimeZoneError.Reason) -> [ZonePeriod] {
        var types: [(utcOffset: Int, isDaylight: Bool, abbreviation: String)] = []
        for index in 0..<typeCount { types.append(try type(index, in: bytes)) }
        var runs: [ZonePeriod] = []
        runs.reserveCapacity(timeCount + 1)
        var start = Instant.distantPast
        var type = types[0]
        for index in 0...timeCount {
            let isLast = index == timeCount
            let end = isLast ? Instant.distantFuture : transition(index, in: bytes)
            guard start < end, isLast || end < .distantFuture else { throw .transitionOrder }
            runs.append(
                ZonePeriod(
                    start: start, end: end, utcOffset: type.utcOffset, isDaylight: type.isDaylight,
                    abbreviation: type.abbreviation))
            guard !isLast else { break }
            let next = Int(bytes[indexStart + index])
            guard next < typeCount else { throw .typeIndex }
            (start, type) = (end, types[next])
        }
        return runs
    }

    /// The rules in the footer; nil in a version 1 file and where the footer is empty.
    func footer(in bytes: Span<UInt8>) throws(TimeZoneError.Reason) -> POSIXTimeZone? {
        guard timeSize == 8 else { return nil }
        let newline = UInt8(ascii: "\n")
        guard bytes.count - end >= 2, bytes[end] == newline, bytes[bytes.count - 1] == newline else { throw .footer }
        guard bytes.count - end > 2 else { return nil }
        guard let zone = POSIXTimeZone(parsing: bytes.extracting(end + 1..<bytes.count - 1)) else { throw .footer }
        return zone
    }

    private func transition(_ index: Int, in bytes: Span<UInt8>) -> Instant {
        let bits = bytes.unsigned(at: start + index * timeSize, size: timeSize)
        return Instant(epochSeconds: timeSize == 4 ? Int(Int32(truncatingIfNeeded: bits)) : bits)
    }

    private func type(
        _ index: Int, in bytes: Span<UInt8>
    ) throws(TimeZoneError.Reason) -> (utcOffset: Int, isDaylight: Bool, abbreviation: String) {
        let record = typeStart + index * 6
        let utcOffset = Int(Int32(truncatingIfNeeded: bytes.unsigned(at: record, size: 4)))
        guard TimeZoneRules.offsetRange.contains(utcOffset) else { throw .offset }
        guard bytes[record + 4] <= 1 else { throw .daylightFlag }
        var position = Int(bytes[record + 5])
        var abbreviation = ""
        while position < characterCount, (0x21...0x7E).contains(bytes[characterStart + position]) {
            abbreviation.unicodeScalars.append(Unicode.Scalar(bytes[characterStart + position]))
            position += 1
        }
        guard !abbreviation.isEmpty, position < characterCount, bytes[characterStart + position] == 0 else {
            throw .abbreviation
        }
        return (utcOffset, bytes[record + 4] == 1, abbreviation)
    }
}

extension Span<UInt8> {
    /// A big-endian number of up to eight octets; eight fill every bit, so they come out signed.
    fileprivate func unsigned(at position: Int, size: Int) -> Int {
        var value = 0
        for index in position..<position + size {
            value = value << 8 | Int(self[index])
        }
        return value
    }
}

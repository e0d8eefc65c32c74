internal import SlotTime

extension Instant {
    /// The moment in UTC, without marks: `20260601T021600Z`.
    var compact: String {
        let local = CivilDateTime(self, utcOffset: 0)
        var bytes: [UInt8] = []
        local.date.appendRFC3339(to: &bytes)
        bytes.removeAll { $0 == UInt8(ascii: "-") }
        bytes.append(UInt8(ascii: "T"))
        for (value) in [local.time.hour, local.time.minute, local.time.second] { bytes.appendDigits(value, width: 2) }
        bytes.append(UInt8(ascii: "Z"))
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// The text with another one in place of a part, wherever it is.
    func replacing(_ part: String, with other: String) -> String {
        let mark = Array(part.utf8)
        var rest = Array(utf8)
        var bytes: [UInt8] = []
        while let start = rest.firstRange(startingWith: mark) {
            bytes += rest[..<start]
            bytes += other.utf8
            rest = Array(rest[(start + mark.count)...])
        }
        return String(decoding: bytes + rest, as: UTF8.self)
    }
}

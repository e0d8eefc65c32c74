internal import SlotTime

extension PlaceMoment {
    /// What messages call a start that somebody asks about.
    public static let startForm =
        "a start as an output has it: YYYY-MM-DDThh:mm, with or without a UTC offset; "
        + "seconds since 1970; or YYYYMMDDThhmmss, with Z for UTC"

    /// Reads a start as it is in one of our outputs, or as a person writes it.
    ///
    /// RFC 3339, `2026-06-01 10:40` on the place's clock, epoch seconds with or without `@`, and the basic form of
    /// calendars (RFC 5545 3.3.5), alone or with the property that it belongs to: `DTSTART;TZID=Asia/Shanghai:20260601T104000`.
    public init?(start text: String) {
        if let moment = PlaceMoment(parsing: text) {
            self = moment
            return
        }
        let bytes = Array(text.utf8)
        // Eight digits would be a date.
        if (9...12).contains(bytes.count), bytes.allSatisfy({ $0.isDigit }), let epoch = Int(text) {
            self = .instant(Instant(epochSeconds: epoch))
            return
        }
        let isProperty = bytes.starts(with: "DTSTART".utf8)
        guard let moment = Self.basic(isProperty ? Array(bytes.suffix(while: { $0 != UInt8(ascii: ":") })) : bytes)
        else { return nil }
        self = moment
    }

    /// `20260601T104000`, with or without seconds and a `Z`.
    private static func basic(_ bytes: [UInt8]) -> PlaceMoment? {
        var bytes = bytes
        let isUTC = bytes.last == UInt8(ascii: "Z")
        if isUTC { bytes.removeLast() }
        guard bytes.count == 13 || bytes.count == 15, bytes[8] == UInt8(ascii: "T") else { return nil }
        let digits = bytes[..<8] + bytes[9...]
        guard digits.allSatisfy({ $0.isDigit }) else { return nil }
        let number = { (range: Range<Int>) in bytes[range].reduce(0) { $0 * 10 + Int($1 & 15) } }
        guard let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8)),
            let time = TimeOfDay(
                hour: number(9..<11), minute: number(11..<13), second: bytes.count == 15 ? number(13..<15) : 0)
        else { return nil }
        let local = CivilDateTime(date, time)
        return isUTC ? .instant(Instant(epochSeconds: local.localSeconds)) : .local(local)
    }
}

extension [UInt8] {
    /// The longest end of which all bytes fulfil a condition.
    fileprivate func suffix(while isIn: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var start = endIndex
        while start > startIndex, isIn(self[start - 1]) { start -= 1 }
        return self[start...]
    }
}

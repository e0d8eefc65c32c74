/// Reading and writing RFC 3339 dates and times (its section 5.6), as UTF-8 bytes.
extension CivilDate {
    /// Reads `2026-06-01`; nil for anything else and for a date that the calendar doesn't have.
    public init?(rfc3339 text: String) {
        var reader = DigitReader(text)
        guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2), reader.take("-"),
            let day = reader.digits(2), reader.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Appends `2026-06-01`.
    ///
    /// RFC 3339 has years of four digits: one before 0 is written as 0000, one after 9999 as 9999.
    public func appendRFC3339(to bytes: inout [UInt8]) {
        let (year, month, day) = parts
        bytes.appendDigits(min(max(year, 0), 9999), width: 4)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(month, width: 2)
        bytes.append(UInt8(ascii: "-"))
        bytes.appendDigits(day, width: 2)
    }

    /// `2026-06-01` for messages; the year alone where RFC 3339 has none.
    package var rfc3339: String {
        guard (0...9999).contains(year) else { return String(year) }
        var bytes: [UInt8] = []
        appendRFC3339(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Instant {
    /// What messages call one that a person gives.
    package static let form =
        "a moment with its UTC offset, YYYY-MM-DDThh:mm:ss+hh:mm (RFC 3339), or @ and epoch seconds"

    /// Reads `2026-06-01T10:16:00+08:00`, `2026-06-01t02:16:00.5Z` (the fraction is dropped) or `@1780280160`; nil for
    /// anything else: a time without offset, a leap second, a date that the calendar doesn't have.
    ///
    /// The form with `@` is not one of RFC 3339: epoch seconds, digits after at most a minus, less than 2^40 either way.
    public init?(rfc3339 text: String) {
        if text.utf8.first == UInt8(ascii: "@") {
            self.init(epoch: text.utf8.dropFirst())
            return
        }
        var reader = DigitReader(text)
        guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2), reader.take("-"),
            let day = reader.digits(2), reader.take("T") || reader.take("t") || reader.take(" "),
            let hour = reader.digits(2), hour < 24, reader.take(":"), let minute = reader.digits(2), reader.take(":"),
            let second = reader.digits(2), let date = CivilDate(year: year, month: month, day: day),
            let time = TimeOfDay(hour: hour, minute: minute, second: second)
        else { return nil }
        if reader.take(".") {
            guard reader.digits(1) != nil else { return nil }
            while reader.digits(1) != nil {}
        }
        guard let utcOffset = reader.utcOffset(), reader.isAtEnd else { return nil }
        self.init(epochSeconds: CivilDateTime(date, time).localSeconds - utcOffset)
    }

    /// Reads `1780280160` or `-1`.
    private init?(epoch text: Substring.UTF8View) {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
        guard digits.allSatisfy({ $0.isDigit }), let seconds = Int(Substring(text)), seconds.magnitude < 1 << 40 else {
            return nil
        }
        self.init(epochSeconds: seconds)
    }

    /// Appends `2026-06-01T10:16:00+08:00`.
    ///
    /// The offset is written without its seconds and within ±99:59; a local year before 0 as 0000, one after 9999 as
    /// 9999.
    public func appendRFC3339(utcOffset: Int, to bytes: inout [UInt8]) {
        let local = CivilDateTime(self, utcOffset: utcOffset)
        local.date.appendRFC3339(to: &bytes)
        bytes.append(UInt8(ascii: "T"))
        bytes.appendDigits(local.time.hour, width: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(local.time.minute, width: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.appendDigits(local.time.second, width: 2)
        bytes.appendUTCOffset(utcOffset)
    }
}

extension [UInt8] {
    /// Appends a UTC offset as `+08:00`, without its seconds and within ±99:59; UTC itself is `+00:00`.
    package mutating func appendUTCOffset(_ seconds: Int) {
        let size = Int(Swift.min(seconds.magnitude, 359_999))
        append(seconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        appendDigits(size / 3600, width: 2)
        append(UInt8(ascii: ":"))
        appendDigits(size / 60 % 60, width: 2)
    }

    /// Appends the last digits of a number, 1...19 of them, with zeros where it has fewer; a negative one counts as 0.
    package mutating func appendDigits(_ value: Int, width: Int) {
        let value = Swift.max(value, 0)
        var unit = 1
        for _ in 1..<Swift.min(Swift.max(width, 1), 19) { unit *= 10 }
        while unit > 0 {
            append(UInt8(ascii: "0") + UInt8(value / unit % 10))
            unit /= 10
        }
    }
}

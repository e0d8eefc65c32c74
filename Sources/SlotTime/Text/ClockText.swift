/// How messages show dates and times: digits in the order of RFC 3339, whatever the locale.
extension CivilDateTime {
    /// `2026-10-10 09:20`; with seconds where there are some.
    package var text: String { "\(date.rfc3339) \(time.text)" }
}

extension TimeOfDay {
    /// `09:20`; with seconds where there are some, and 24:00 for the end of a day.
    package var text: String {
        var bytes: [UInt8] = []
        bytes.appendClock(minutes: secondsSinceMidnight / 60)
        if second != 0 {
            bytes.append(UInt8(ascii: ":"))
            bytes.appendDigits(second, width: 2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads `09:20` or `09:20:30`, 00:00 to 24:00; nil for anything else.
    package init?(text: String) {
        var reader = DigitReader(text)
        guard let hour = reader.digits(2), reader.take(":"), let minute = reader.digits(2) else { return nil }
        var second = 0
        if reader.take(":") {
            guard let digits = reader.digits(2) else { return nil }
            second = digits
        }
        guard reader.isAtEnd else { return nil }
        self.init(hour: hour, minute: minute, second: second)
    }

    /// `09:20` for minutes since 00:00; 24:00 and later, up to 99:59, belong to the next dates.
    package static func text(minutes: Int) -> String {
        var bytes: [UInt8] = []
        bytes.appendClock(minutes: minutes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends `09:20` for minutes since 00:00, 0...5999.
    package mutating func appendClock(minutes: Int) {
        appendDigits(minutes / 60, width: 2)
        append(UInt8(ascii: ":"))
        appendDigits(minutes % 60, width: 2)
    }
}

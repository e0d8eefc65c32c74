internal import JSON5
public import SlotTime

/// A moment as a place file writes it: with a UTC offset, or on the wall clock of the place.
public enum PlaceMoment: Hashable, Sendable {
    /// The same all over the world.
    case instant(Instant)
    /// On the wall clock.
    case local(CivilDateTime)

    /// What messages call one that a person gives.
    public static let form = "a time on the place's clock, YYYY-MM-DDThh:mm, or one with a UTC offset"

    /// Reads `2026-06-01T09:00`, with or without seconds and a UTC offset; and `@` with epoch seconds.
    public init?(parsing text: String) {
        if let instant = Instant(rfc3339: text) {
            self = .instant(instant)
            return
        }
        let bytes = Array(text.utf8)
        guard bytes.count >= 16, [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
            let date = CivilDate(rfc3339: String(decoding: bytes[..<10], as: UTF8.self))
        else { return nil }
        let rest = String(decoding: bytes[11...], as: UTF8.self)
        if let time = Self.time(rest) {
            self = .local(CivilDateTime(date, time))
        } else if rest == "24:00" || rest == "24:00:00" {
            self = .local(CivilDateTime(date.advanced(byDays: 1)))
        } else {
            // With an offset, but without seconds.
            let full = String(decoding: bytes[..<16] + ":00".utf8 + bytes[16...], as: UTF8.self)
            guard let instant = Instant(rfc3339: full) else { return nil }
            self = .instant(instant)
        }
    }

    /// Reads `09:00` or `09:00:00`.
    static func time(_ text: String) -> TimeOfDay? {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy({ $0.isDigit }) }) else {
            return nil
        }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 & 15) } }
        return TimeOfDay(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
    }

    /// The first instant that it can mean in a zone, and the last: two where the clock shows it twice; where the clock
    /// skips it, the moment of the skip.
    public func instants(in zone: TimeZoneRules) -> (first: Instant, last: Instant) {
        switch self {
        case .instant(let instant): return (instant, instant)
        case .local(let local):
            let moment = zone.resolve(local)
            return (moment.earliest, moment.latest)
        }
    }
}

extension PlaceMoment {
    /// Reads a text where it stands: a file may have thousands of them.
    init?(_ text: JSON5Reader.Text, in reader: JSON5Reader) {
        if !text.hasEscapes, let moment = Self.usual(reader.bytes[text.range]) {
            self = moment
        } else {
            self.init(parsing: reader.string(of: text))
        }
    }

    /// `2026-06-01T09:00` or `2026-06-01T09:00:00`, alone or with `Z` or an offset like `+08:00`; nil for everything else,
    /// right or wrong.
    private static func usual(_ bytes: ArraySlice<UInt8>) -> PlaceMoment? {
        let start = bytes.startIndex
        guard bytes.count >= 16, bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"),
            bytes[start + 10] == UInt8(ascii: "T"), bytes[start + 13] == UInt8(ascii: ":"),
            let century = twoDigits(bytes, 0), let year = twoDigits(bytes, 2), let month = twoDigits(bytes, 5),
            let day = twoDigits(bytes, 8), let hour = twoDigits(bytes, 11), let minute = twoDigits(bytes, 14),
            let date = CivilDate(year: century * 100 + year, month: month, day: day)
        else { return nil }
        var second = 0
        var length = 16
        if bytes.count >= 19, bytes[start + 16] == UInt8(ascii: ":") {
            guard let seconds = twoDigits(bytes, 17) else { return nil }
            second = seconds
            length = 19
        }
        guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else { return nil }
        let local = CivilDateTime(date, time)
        switch bytes.count - length {
        case 0: return .local(local)
        case 1 where bytes[start + length] == UInt8(ascii: "Z"):
            return .instant(Instant(epochSeconds: local.localSeconds))
        case 6 where bytes[start + length + 3] == UInt8(ascii: ":"):
            guard let hours = twoDigits(bytes, length + 1), let minutes = twoDigits(bytes, length + 4), hours < 24,
                minutes < 60
            else { return nil }
            let offset = hours * 3600 + minutes * 60
            switch bytes[start + length] {
            case UInt8(ascii: "+"): return .instant(Instant(epochSeconds: local.localSeconds - offset))
            case UInt8(ascii: "-"): return .instant(Instant(epochSeconds: local.localSeconds + offset))
            default: return nil
            }
        default: return nil
        }
    }

    private static func twoDigits(_ bytes: ArraySlice<UInt8>, _ at: Int) -> Int? {
        let (tens, ones) = (bytes[bytes.startIndex + at], bytes[bytes.startIndex + at + 1])
        return tens.isDigit && ones.isDigit ? Int(tens & 15) * 10 + Int(ones & 15) : nil
    }
}

public import SlotTime

/// A moment as a place file writes it: with a UTC offset, or on the wall clock of the place.
public enum PlaceMoment: Hashable, Sendable {
    /// The same all over the world.
    case instant(Instant)
    /// On the wall clock.
    case local(CivilDateTime)

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
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isDigit) }) else {
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
            switch zone.resolve(local) {
            case .unique(let instant): return (instant, instant)
            case .gap(let transition, _, _): return (transition, transition)
            case .overlap(let first, let last): return (first, last)
            }
        }
    }
}

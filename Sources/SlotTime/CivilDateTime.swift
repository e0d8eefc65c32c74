/// What a calendar and a clock on a wall show together: a date and a time without a zone (RFC 5545 3.3.5, form 1).
public struct CivilDateTime: Hashable, Comparable, Sendable {
    /// The date.
    public let date: CivilDate

    /// The time; 24:00 has become 00:00 of the next date.
    public let time: TimeOfDay

    /// The date and the time; 24:00 becomes 00:00 of the next date.
    public init(_ date: CivilDate, _ time: TimeOfDay = .midnight) {
        self.init(localSeconds: date.daysSinceEpoch * 86_400 + time.secondsSinceMidnight)
    }

    /// What the wall shows at a number of local seconds, counted as if every day had 86,400 of them since 1970-01-01.
    public init(localSeconds: Int) {
        let rest = localSeconds % 86_400
        date = CivilDate(daysSinceEpoch: localSeconds / 86_400 - (rest < 0 ? 1 : 0))
        time = TimeOfDay(unchecked: rest < 0 ? rest + 86_400 : rest)
    }

    /// What the wall shows at an instant where the clock is a number of seconds ahead of UTC.
    public init(_ instant: Instant, utcOffset: Int) {
        self.init(localSeconds: instant.epochSeconds.addingSaturated(utcOffset))
    }

    /// Seconds since 1970-01-01T00:00 as the wall shows them: the instant's epoch seconds plus the UTC offset.
    public var localSeconds: Int {
        date.daysSinceEpoch * 86_400 + time.secondsSinceMidnight
    }

    /// Whether the left date and time comes first on the wall.
    public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        left.localSeconds < right.localSeconds
    }
}

/// A period in which a zone's clocks keep one distance from UTC under one abbreviation.
public struct ZonePeriod: Hashable, Sendable {
    /// The first instant of the run; `Instant.distantPast` where it has no beginning.
    public let start: Instant

    /// The first instant after the run; `Instant.distantFuture` where it has no end.
    public let end: Instant

    /// Seconds that the wall clock is ahead of UTC; negative west of Greenwich.
    public let utcOffset: Int

    /// Whether the zone calls this daylight saving time.
    ///
    /// It may lie below standard time (Dublin): never add an hour for it.
    public let isDaylight: Bool

    /// The zone's short name in this run, such as `CST`, `EDT` or `+0330`.
    public let abbreviation: String

    /// A run over [start, end).
    public init(start: Instant, end: Instant, utcOffset: Int, isDaylight: Bool, abbreviation: String) {
        self.start = start
        self.end = end
        self.utcOffset = utcOffset
        self.isDaylight = isDaylight
        self.abbreviation = abbreviation
    }

    /// What the wall shows at the run's first instant, in local seconds (`CivilDateTime.localSeconds`).
    public var localStart: Int { start.epochSeconds.addingSaturated(utcOffset) }

    /// What the wall would show at the run's end if the run went on, in local seconds.
    public var localEnd: Int { end.epochSeconds.addingSaturated(utcOffset) }
}

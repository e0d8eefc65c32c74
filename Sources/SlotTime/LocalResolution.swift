/// The instants that a date and time on the wall mean in a zone.
public enum LocalResolution: Hashable, Sendable {
    /// The clock shows it once.
    case unique(Instant)

    /// The clock jumps over it: no instant.
    ///
    /// The transition is the first instant after the gap; `before` and `after` are the offsets on its two sides, in
    /// seconds ahead of UTC.
    case gap(transition: Instant, before: Int, after: Int)

    /// The clock shows it twice.
    case overlap(first: Instant, last: Instant)

    /// The first instant at or after the wall time: where something opens.
    ///
    /// In a gap it is the transition, in an overlap the first pass.
    public var earliest: Instant {
        switch self {
        case .unique(let instant), .gap(let instant, _, _), .overlap(let instant, _): instant
        }
    }

    /// The last instant of the wall time: where something closes.
    ///
    /// In a gap it is the transition, in an overlap the second pass.
    public var latest: Instant {
        switch self {
        case .unique(let instant), .gap(let instant, _, _), .overlap(_, let instant): instant
        }
    }
}

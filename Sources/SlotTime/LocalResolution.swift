/// The instants that a date and time on the wall stand for in a zone.
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
}

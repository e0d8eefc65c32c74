/// A point on the time line, counted in whole seconds since 1970-01-01T00:00:00Z without leap seconds (POSIX time).
public struct Instant: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z; negative before it.
    public let epochSeconds: Int

    /// The instant at a number of seconds since 1970-01-01T00:00:00Z.
    public init(epochSeconds: Int) {
        self.epochSeconds = epochSeconds
    }

    /// Before every instant that a zone or a rule can name; far enough from `Int.min` that an offset can be added.
    public static let distantPast = Instant(epochSeconds: Int.min / 4)

    /// After every instant that a zone or a rule can name; far enough from `Int.max` that an offset can be added.
    public static let distantFuture = Instant(epochSeconds: Int.max / 4)

    /// The instant a number of elapsed seconds later, or earlier when negative; the last that there is where that one
    /// would be beyond.
    public func advanced(bySeconds seconds: Int) -> Instant {
        Instant(epochSeconds: epochSeconds.addingSaturated(seconds))
    }

    /// Whether the left instant comes first.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.epochSeconds < right.epochSeconds
    }
}

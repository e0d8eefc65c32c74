/// Where the present comes from.
///
/// Only this value reads a clock: everything else is told the time.
public struct WallClock: Sendable {
    private let read: @Sendable () -> Instant

    /// A clock that asks a closure.
    public init(_ read: @escaping @Sendable () -> Instant) {
        self.read = read
    }

    /// A stopped clock, for tests and for `--now`.
    public static func fixed(_ instant: Instant) -> WallClock {
        WallClock { instant }
    }

    /// The present instant, whole seconds, cut towards the past.
    public var now: Instant { read() }
}

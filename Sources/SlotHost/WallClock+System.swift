public import SlotTime

extension WallClock {
    /// The clock of the machine (CLOCK_REALTIME), whole seconds, cut towards the past.
    public static let system = WallClock { Instant(epochSeconds: System.secondsSinceEpoch) }
}

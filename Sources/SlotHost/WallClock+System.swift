import Glibc
public import SlotTime

extension WallClock {
    /// The clock of the machine (CLOCK_REALTIME), whole seconds, cut towards the past.
    public static let system = WallClock {
        var now = timespec()
        // The structure is ours; the call cannot fail for this clock.
        _ = unsafe clock_gettime(CLOCK_REALTIME, &now)
        return Instant(epochSeconds: now.tv_sec)
    }
}

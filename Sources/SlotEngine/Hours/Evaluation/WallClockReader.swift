package import SlotTime

/// Turns times on a zone's wall clock into instants, ascending ones at the cost of an addition each.
package struct WallClockReader {
    private let zone: TimeZoneRules

    /// Local seconds that the clock shows once, and its offset there.
    private var known = 0..<0
    private var utcOffset = 0

    package init(_ zone: TimeZoneRules) {
        self.zone = zone
    }

    /// The first instant at or after a wall time, in local seconds: an opening.
    package mutating func opening(_ local: Int) -> Instant {
        if known.contains(local) { return Instant(epochSeconds: local - utcOffset) }
        return resolve(local).earliest
    }

    /// The last instant of a wall time, in local seconds: a closing. In a gap it is the gap's end.
    package mutating func closing(_ local: Int) -> Instant {
        if known.contains(local) { return Instant(epochSeconds: local - utcOffset) }
        return resolve(local).latest
    }

    private mutating func resolve(_ local: Int) -> LocalResolution {
        let resolution = zone.resolve(CivilDateTime(localSeconds: local))
        if case .unique(let instant) = resolution {
            let run = zone.run(at: instant)
            // Clear of what the clock skips or repeats at both ends: no clock changes by more than two days.
            let low = run.localStart + 172_800
            let high = run.localEnd - 172_800
            if low <= local, local < high { (known, utcOffset) = (low..<high, run.utcOffset) }
        }
        return resolution
    }
}

public import SlotEngine
public import SlotTime

/// A time at which something is taken, as a place file writes it: what it means depends on the zone.
public struct BusyTime: Hashable, Sendable {
    /// When it begins.
    public let start: PlaceMoment

    /// When it ends.
    public let end: PlaceMoment

    /// How much it takes.
    public let takes: BusyEntry.Takes

    /// Where its end stands in its file.
    let offset: Int

    /// The entry in a zone, in the widest reading of an hour that comes twice; nil where it has no length there.
    public func entry(in zone: TimeZoneRules) -> BusyEntry? {
        BusyEntry(start: start.instants(in: zone).first, end: end.instants(in: zone).last, takes: takes)
    }

    /// Whether both ends are on the wall clock: then it has no length only where the clock skips all of it.
    public var isOnWallClock: Bool {
        if case (.local, .local) = (start, end) { true } else { false }
    }
}

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

    /// Whether it has buffers: false for what another calendar says.
    public let hasBuffers: Bool

    /// The service that it is a booking of, or nil.
    public let service: String?

    /// Where its end is in its file.
    let offset: Int

    /// The entry in a zone, in the widest reading of an hour that comes twice; nil where it has no length there.
    public func entry(in zone: TimeZoneRules) -> BusyEntry? {
        BusyEntry(
            start: start.instants(in: zone).first, end: end.instants(in: zone).last, takes: takes,
            hasBuffers: hasBuffers, service: service)
    }

    /// Whether both ends are on the wall clock: then it has no length only where the clock skips all of it.
    public var isOnWallClock: Bool {
        if case (.local, .local) = (start, end) { true } else { false }
    }
}

public import SlotTime

/// A time at which a resource is taken: a booking, or a block.
public struct BusyEntry: Hashable, Sendable {
    /// How much an entry takes.
    public enum Takes: Hashable, Sendable {
        /// So many of the capacity, at least 1.
        case places(Int)
        /// The whole capacity.
        case all
    }

    /// The first instant.
    public let start: Instant

    /// The first instant after it.
    public let end: Instant

    /// How much it takes.
    public let takes: Takes

    /// An entry, or nil where it ends before it has begun.
    public init?(start: Instant, end: Instant, takes: Takes = .places(1)) {
        guard start < end else { return nil }
        self.start = start
        self.end = end
        self.takes = takes
    }

    /// How much of a capacity it takes.
    func load(of capacity: Int) -> Int {
        switch takes {
        case .places(let count): min(max(count, 1), capacity)
        case .all: capacity
        }
    }
}

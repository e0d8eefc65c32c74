public import SlotTime

/// A time at which a resource is taken: a booking, or a block.
public struct BusyEntry: Hashable, Sendable {
    /// How much an entry takes.
    public enum Takes: Hashable, Sendable {
        /// A number of the capacity, at least 1.
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

    /// Whether it has buffers: a booking of this place has, an entry of another calendar has not.
    public let hasBuffers: Bool

    /// The identifier of the service that it is a booking of, or nil: then its buffers are the place's.
    public let service: String?

    /// An entry, or nil where it doesn't end after its start.
    public init?(
        start: Instant, end: Instant, takes: Takes = .places(1), hasBuffers: Bool = true, service: String? = nil
    ) {
        guard start < end else { return nil }
        self.start = start
        self.end = end
        self.takes = takes
        self.hasBuffers = hasBuffers
        self.service = service
    }

    /// How much of a capacity it takes.
    func load(of capacity: Int) -> Int {
        switch takes {
        case .places(let count): min(max(count, 1), capacity)
        case .all: capacity
        }
    }

    /// How many bookings it is.
    var bookings: Int {
        switch takes {
        case .places(let count): max(count, 1)
        case .all: 1
        }
    }
}

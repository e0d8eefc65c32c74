public import SlotTime

/// The time that a booking keeps free before and after itself.
public struct Buffers: Hashable, Sendable {
    /// How long before it.
    public let before: Minutes

    /// How long after it.
    public let after: Minutes

    /// None: what an entry of another calendar has.
    public static let none = Buffers(before: .minutes(0), after: .minutes(0))

    /// Some time before and after.
    public init(before: Minutes, after: Minutes) {
        self.before = before
        self.after = after
    }
}

extension Venue {
    /// The buffers of a busy entry: those of the service that it is a booking of, or the place's; none where it isn't a
    /// booking of this place.
    public func buffers(of entry: BusyEntry) -> Buffers {
        guard entry.hasBuffers else { return .none }
        guard let id = entry.service, let service = service(id) else { return ownBuffers }
        return buffers(of: service)
    }

    /// The buffers of a service, of which each may be the place's.
    func buffers(of service: Service) -> Buffers {
        Buffers(
            before: service.bufferBefore ?? ownBuffers.before, after: service.bufferAfter ?? ownBuffers.after)
    }

    /// How much of a resource's capacity an entry takes.
    ///
    /// A capacity of a service counts its own bookings: whatever else uses the resource takes all of it.
    func load(of entry: BusyEntry, capacity: Int) -> Int {
        guard !services.isEmpty else { return entry.load(of: capacity) }
        let isShared =
            service?.id == entry.service
            || service?.capacity == nil && entry.service.flatMap(service)?.capacity == nil
        return isShared ? entry.load(of: capacity) : capacity
    }
}

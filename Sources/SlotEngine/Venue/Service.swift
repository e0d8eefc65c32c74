public import SlotTime

/// Something that a place does for people: a haircut of 30 minutes, a colouring of two hours.
///
/// All services of a place share its hours and what is taken. What a service leaves out is the place's.
public struct Service: Hashable, Sendable {
    /// Its identifier, unique in its place: what `BusyEntry.service` names.
    public let id: String

    /// Its name for people, or nil.
    public let name: String?

    /// The length of its slots; nil is that of the rules.
    public let duration: Minutes?

    /// From one start to the next; nil is that of the rules.
    public let step: Minutes?

    /// How long before a booking of it nothing may be busy; nil is the place's.
    public let bufferBefore: Minutes?

    /// How long after a booking of it nothing may be busy; nil is the place's.
    public let bufferAfter: Minutes?

    /// The last moment for a booking; nil is the place's.
    public let notice: BookingNotice?

    /// How many can book the same start of it; nil is the capacity of the resource.
    ///
    /// With a capacity of its own a service shares a resource with no other: a booking of another service takes all of it.
    public let capacity: Int?

    /// The resources that it can use, by their identifiers; nil is every one.
    public let resources: [String]?

    /// A service; a capacity below 1 counts as 1.
    public init(
        id: String, name: String? = nil, duration: Minutes? = nil, step: Minutes? = nil, bufferBefore: Minutes? = nil,
        bufferAfter: Minutes? = nil, notice: BookingNotice? = nil, capacity: Int? = nil, resources: [String]? = nil
    ) {
        self.id = id
        self.name = name
        self.duration = duration
        self.step = step
        self.bufferBefore = bufferBefore
        self.bufferAfter = bufferAfter
        self.notice = notice
        self.capacity = capacity.map { max(1, $0) }
        self.resources = resources
    }
}

extension SlotRules {
    /// The rules for one service: with its step and its duration, where it has them.
    public func offering(_ service: Service) throws(SlotError) -> SlotRules {
        let step = service.step ?? step
        // An offset is less than the step that it shifts.
        return try SlotRules(
            days: days, step: step, lead: lead, duration: service.duration ?? duration, anchor: anchor,
            offset: step.count > 0 ? .minutes(offset.count % step.count) : offset, overlap: overlap, cut: cut)
    }
}

extension Venue {
    /// The place as one of its services sees it: the resources that it uses, with its own capacity, buffers and notice.
    ///
    /// - Throws: An error about `services` where the service names a resource that the place doesn't have.
    public func offering(_ service: Service) throws(SlotError) -> Venue {
        var offered = resources
        if let used = service.resources {
            for id in used where !resources.contains(where: { $0.id == id }) {
                throw SlotError(key: "services", value: id, rule: "must be the id of a resource")
            }
            offered = offered.filter { resource in resource.id.map(used.contains) ?? false }
            guard !offered.isEmpty else {
                throw SlotError(key: "services", value: service.id, rule: "must have a resource")
            }
        }
        if let capacity = service.capacity { offered = offered.map { $0.with(capacity: capacity) } }
        let buffers = buffers(of: service)
        var booking = booking
        booking.bufferBefore = buffers.before
        booking.bufferAfter = buffers.after
        booking.notice = service.notice ?? booking.notice
        return with(resources: offered, booking: booking, service: service)
    }

    /// The place with one of its resources only, or nil where it has none of that name.
    public func limited(toResource id: String) -> Venue? {
        guard let resource = resources.first(where: { $0.id == id }) else { return nil }
        return with(resources: [resource], booking: booking, service: service)
    }
}

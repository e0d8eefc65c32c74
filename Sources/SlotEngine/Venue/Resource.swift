internal import SlotTime

/// Something that can be booked: a room, a doctor, a table.
public struct Resource: Sendable {
    /// Its identifier, or nil where there is only one.
    public let id: String?

    /// Its name for people, or nil.
    public let name: String?

    /// When it is open.
    public let schedule: Schedule

    /// When it is taken, ascending by start.
    public let busy: [BusyEntry]

    /// How many can book it at once, at least 1; nil is one, and then outputs don't say how many are left.
    public let capacity: Int?

    /// A resource; a capacity below 1 counts as 1.
    ///
    /// Hours that may not exceed those of the place are made with `Schedule.within(_:)`.
    public init(
        id: String? = nil, name: String? = nil, schedule: Schedule = .always, busy: [BusyEntry] = [],
        capacity: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.schedule = schedule
        self.busy = busy.sorted { $0.start < $1.start }
        self.capacity = capacity.map { max(1, $0) }
    }

    /// The same with hours that say what holds on holidays, where there are any.
    func closed(on holidays: HolidayCalendar?) -> Resource {
        holidays == nil ? self : Resource(self, schedule: schedule.closedOnPublicHolidays, capacity: capacity)
    }

    /// The same for another number of bookings at once.
    func with(capacity: Int?) -> Resource {
        Resource(self, schedule: schedule, capacity: capacity)
    }

    private init(_ resource: Resource, schedule: Schedule, capacity: Int?) {
        id = resource.id
        name = resource.name
        self.schedule = schedule
        busy = resource.busy
        self.capacity = capacity.map { max(1, $0) }
    }
}

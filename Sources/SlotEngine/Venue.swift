public import SlotTime

/// What a place offers: resources that are open and taken at their own times, holidays, and the rules for booking.
public struct Venue: Sendable {
    /// How several resources make one offer.
    public enum Combine: String, CaseIterable, Sendable {
        /// A start is a slot where any of them has it; what they have left is added up.
        case any
        /// A start is a slot where all of them have it; the one that has least decides.
        case all
    }

    /// The resources, at least one.
    public let resources: [Resource]

    /// How they make one offer.
    public let combine: Combine

    /// Holidays and make-up workdays, or nil where nobody said anything about them.
    public let holidays: HolidayCalendar?

    /// What opening hours need to know beside the date.
    public internal(set) var facts: HoursFacts

    /// When and how much can be booked.
    public let booking: BookingRules

    /// How many can book a start at most; nil where one of the resources doesn't say it.
    public var capacity: Int? {
        let capacities = resources.compactMap(\.capacity)
        guard capacities.count == resources.count else { return nil }
        switch combine {
        case .any: return capacities.reduce(0) { $0.addingSaturated($1) }
        case .all: return capacities.min()
        }
    }

    /// A place that is open around the clock, with one thing to book that nobody has taken.
    public static let always = Venue(resources: [Resource()])

    /// A place.
    ///
    /// - Parameters:
    ///   - resources: What can be booked; none is one that is open around the clock.
    ///   - combine: How several make one offer.
    ///   - holidays: Holidays and make-up workdays. Hours that don't mention `PH` are closed on holidays.
    ///   - schoolHolidays: What `SH` matches, with names.
    ///   - worksAs: The weekday whose hours hold on a make-up workday.
    ///   - worksAsOnDate: The same for single ones.
    ///   - position: Where the place is, for sun times.
    ///   - booking: When and how much can be booked.
    public init(
        resources: [Resource], combine: Combine = .any, holidays: HolidayCalendar? = nil,
        schoolHolidays: [CivilDate: String] = [:], worksAs: Weekday = .monday,
        worksAsOnDate: [CivilDate: Weekday] = [:], position: Coordinates? = nil,
        booking: BookingRules = BookingRules()
    ) {
        self.resources = (resources.isEmpty ? [Resource()] : resources).map { $0.closed(on: holidays) }
        self.combine = combine
        self.holidays = holidays
        self.booking = booking
        var facts = HoursFacts(schoolHolidays: schoolHolidays, position: position)
        if let holidays {
            facts.publicHolidays = holidays.holidays
            for date in holidays.makeUpWorkdays { facts.worksAs[date] = worksAsOnDate[date] ?? worksAs }
        }
        self.facts = facts
    }
}

/// Something that can be booked: a room, a doctor, a table.
public struct Resource: Sendable {
    /// Its name in messages, or nil where there is only one.
    public let id: String?

    /// When it is open.
    public let schedule: Schedule

    /// When it is taken, ascending by start.
    public let busy: [BusyEntry]

    /// How many can book it at once, at least 1; nil is one, and then outputs don't say how many are left.
    public let capacity: Int?

    /// A resource; a capacity below 1 counts as 1.
    public init(
        id: String? = nil, schedule: Schedule = .always, busy: [BusyEntry] = [], capacity: Int? = nil
    ) {
        self.id = id
        self.schedule = schedule
        self.busy = busy.sorted { $0.start < $1.start }
        self.capacity = capacity.map { max(1, $0) }
    }

    /// The same with hours that say what holds on holidays, where there are any.
    func closed(on holidays: HolidayCalendar?) -> Resource {
        guard holidays != nil, !schedule.hours.mentionsPublicHolidays else { return self }
        return Resource(self, schedule: schedule.closedOnPublicHolidays)
    }

    private init(_ resource: Resource, schedule: Schedule) {
        id = resource.id
        self.schedule = schedule
        busy = resource.busy
        capacity = resource.capacity
    }
}

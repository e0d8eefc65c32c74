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

    private let content: Content

    /// The resources, at least one.
    public var resources: [Resource] { content.resources }

    /// How they make one offer.
    public var combine: Combine { content.combine }

    /// Holidays and make-up workdays, or nil where nobody said anything about them.
    public var holidays: HolidayCalendar? { content.holidays }

    /// What opening hours need to know beside the date.
    public var facts: HoursContext { content.facts }

    /// When and how much can be booked.
    public var booking: BookingRules { content.booking }

    /// What a venue consists of.
    ///
    /// A class, so that a venue is handed on as one reference: a plan keeps it in many places.
    private final class Content: Sendable {
        let resources: [Resource]
        let combine: Combine
        let holidays: HolidayCalendar?
        let facts: HoursContext
        let booking: BookingRules

        init(
            resources: [Resource], combine: Combine, holidays: HolidayCalendar?, facts: HoursContext,
            booking: BookingRules
        ) {
            self.resources = resources
            self.combine = combine
            self.holidays = holidays
            self.facts = facts
            self.booking = booking
        }
    }

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
    ///   - substituteWeekday: The weekday whose hours hold on a make-up workday.
    ///   - substituteWeekdayByDate: The same for single ones.
    ///   - position: Where the place is, for sun times.
    ///   - booking: When and how much can be booked.
    public init(
        resources: [Resource], combine: Combine = .any, holidays: HolidayCalendar? = nil,
        schoolHolidays: [CivilDate: String] = [:], substituteWeekday: Weekday = .monday,
        substituteWeekdayByDate: [CivilDate: Weekday] = [:], position: Coordinates? = nil,
        booking: BookingRules = BookingRules()
    ) {
        // Where one says how many it takes, the others take one.
        let capacity = resources.contains { $0.capacity != nil } ? 1 : nil
        let resources = (resources.isEmpty ? [Resource()] : resources).map { resource in
            resource.closed(on: holidays).with(capacity: resource.capacity ?? capacity)
        }
        var facts = HoursContext(schoolHolidays: schoolHolidays, position: position)
        if let holidays {
            facts.publicHolidays = holidays.holidays
            for date in holidays.makeUpWorkdays {
                facts.substituteWeekday[date] = substituteWeekdayByDate[date] ?? substituteWeekday
            }
        }
        content = Content(
            resources: resources, combine: combine, holidays: holidays, facts: facts, booking: booking)
    }

    /// The same venue with other facts.
    func with(_ facts: HoursContext) -> Venue {
        Venue(
            Content(
                resources: resources, combine: combine, holidays: holidays, facts: facts, booking: booking))
    }

    private init(_ content: Content) {
        self.content = content
    }
}

extension Venue {
    /// The most starts that all resources together may have, taken or not.
    static let startLimit = 10_000_000

    /// Throws an error where the resources have more starts than can be looked at.
    func checkSize(_ rules: SlotRules) throws(SlotError) {
        let starts = resources.count.multipliedSaturated(by: rules.startBound)
        guard resources.count == 1 || starts <= Self.startLimit else {
            throw SlotError(
                key: "resources", value: "\(resources.count) of them",
                rule: "have at most \(Self.startLimit) starts together; "
                    + "with \(rules.days) days and a step of \(rules.step.count) minutes they have \(starts)")
        }
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
        return Resource(self, schedule: schedule.closedOnPublicHolidays, capacity: capacity)
    }

    func with(capacity: Int?) -> Resource {
        Resource(self, schedule: schedule, capacity: capacity)
    }

    private init(_ resource: Resource, schedule: Schedule, capacity: Int?) {
        id = resource.id
        self.schedule = schedule
        busy = resource.busy
        self.capacity = capacity
    }
}

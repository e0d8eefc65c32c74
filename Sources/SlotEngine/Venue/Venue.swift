public import SlotTime

/// What a place offers: resources that are open and taken at their own times, services, holidays, and the rules for
/// booking.
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

    /// The services that busy entries may name.
    public var services: [Service] { content.services }

    /// The service that the place is seen as offering (`offering(_:)`), or nil.
    public var service: Service? { content.service }

    /// Holidays and make-up workdays, or nil where none are configured.
    public var holidays: HolidayCalendar? { content.holidays }

    /// What opening hours need to know beside the date.
    public var facts: HoursContext { content.facts }

    /// When and how much can be booked.
    public var booking: BookingRules { content.booking }

    /// The buffers of bookings that name no service.
    var ownBuffers: Buffers { content.ownBuffers }

    /// The hours that make a date a business day: open in one of them.
    var businessHours: [Schedule] { content.businessHours }

    /// What a venue consists of.
    ///
    /// A class, so that a venue is passed on as one reference: a plan keeps it in many places.
    private final class Content: Sendable {
        let resources: [Resource]
        let combine: Combine
        let services: [Service]
        let service: Service?
        let holidays: HolidayCalendar?
        let facts: HoursContext
        let booking: BookingRules
        let ownBuffers: Buffers
        let businessHours: [Schedule]

        init(
            resources: [Resource], combine: Combine, services: [Service], service: Service?,
            holidays: HolidayCalendar?, facts: HoursContext, booking: BookingRules, ownBuffers: Buffers,
            businessHours: [Schedule]
        ) {
            self.resources = resources
            self.combine = combine
            self.services = services
            self.service = service
            self.holidays = holidays
            self.facts = facts
            self.booking = booking
            self.ownBuffers = ownBuffers
            self.businessHours = businessHours
        }
    }

    /// How many can book a start at most; nil where one of the resources doesn't say it.
    public var capacity: Int? {
        let capacities = resources.compactMap { $0.capacity }
        guard capacities.count == resources.count else { return nil }
        switch combine {
        case .any: return capacities.reduce(0) { $0.addingSaturated($1) }
        case .all: return capacities.min()
        }
    }

    /// A place that is open around the clock, with one thing to book that is free.
    public static let always = Venue(resources: [Resource()])

    /// A place.
    ///
    /// - Parameters:
    ///   - resources: What can be booked; an empty list is one that is open around the clock.
    ///   - combine: How several make one offer.
    ///   - services: What busy entries may name, and `offering(_:)` asks for.
    ///   - holidays: Holidays and make-up workdays. Hours that don't mention `PH` are closed on holidays.
    ///   - schoolHolidays: What `SH` matches, with names.
    ///   - substituteWeekday: The weekday whose hours hold on a make-up workday.
    ///   - substituteWeekdayByDate: The same for single ones.
    ///   - position: Where the place is, for sun times.
    ///   - booking: When and how much can be booked.
    public init(
        resources: [Resource], combine: Combine = .any, services: [Service] = [], holidays: HolidayCalendar? = nil,
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
        // Without exceptions nothing is thrown.
        let businessDays = booking.businessDays.flatMap { try? Schedule(hours: $0) }
        content = Content(
            resources: resources, combine: combine, services: services, service: nil, holidays: holidays, facts: facts,
            booking: booking, ownBuffers: Buffers(before: booking.bufferBefore, after: booking.bufferAfter),
            businessHours: businessDays.map { [$0] } ?? resources.map { $0.schedule })
    }

    /// The service of an identifier.
    func service(_ id: String) -> Service? {
        services.first { $0.id.utf8.elementsEqual(id.utf8) }
    }

    /// The same venue with other facts.
    func with(_ facts: HoursContext) -> Venue {
        Venue(
            Content(
                resources: resources, combine: combine, services: services, service: service, holidays: holidays,
                facts: facts, booking: booking, ownBuffers: ownBuffers, businessHours: businessHours))
    }

    /// The same venue, some of its resources with other rules for one service. The bookings keep their own.
    func with(resources: [Resource], booking: BookingRules, service: Service?) -> Venue {
        Venue(
            Content(
                resources: resources, combine: combine, services: services, service: service, holidays: holidays,
                facts: facts, booking: booking, ownBuffers: ownBuffers, businessHours: businessHours))
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
                rule: "must have at most \(Self.startLimit) starts together; "
                    + "with \(rules.days) days and a step of \(rules.step.count) minutes they have \(starts)")
        }
    }
}

public import SlotTime

/// When something is open: hours, and the dates on which others apply.
public struct Schedule: Hashable, Sendable {
    /// The hours of ordinary dates.
    public let hours: OpeningHours

    /// The exceptions, ascending and apart.
    public let exceptions: [ScheduleException]

    /// Open around the clock.
    public static let always = Schedule(hours: .always, exceptions: [], limit: [], closesOnPublicHolidays: false)

    /// The schedule that these hours are cut to, if any: an array, since a struct can't hold one of itself.
    private let limit: [Schedule]

    /// Whether nothing begins on public holidays: what they mean where the hours don't mention them.
    private let closesOnPublicHolidays: Bool

    /// Whether it is open around the clock without an exception.
    let isAlways: Bool

    /// A schedule, or an error where two exceptions name one date.
    public init(hours: OpeningHours = .always, exceptions: [ScheduleException] = []) throws(SlotError) {
        let sorted = exceptions.sorted { $0.dates.lowerBound < $1.dates.lowerBound }
        for (before, after) in zip(sorted, sorted.dropFirst())
        where after.dates.lowerBound <= before.dates.upperBound {
            throw SlotError(
                key: "exceptions", value: after.dates.lowerBound.rfc3339,
                rule: "must not name a date twice: it is in two exceptions")
        }
        self.init(hours: hours, exceptions: sorted, limit: [], closesOnPublicHolidays: false)
    }

    private init(
        hours: OpeningHours, exceptions: [ScheduleException], limit: [Schedule], closesOnPublicHolidays: Bool
    ) {
        self.hours = hours
        self.exceptions = exceptions
        self.limit = limit
        self.closesOnPublicHolidays = closesOnPublicHolidays
        isAlways = hours == .always && exceptions.isEmpty && limit.isEmpty && !closesOnPublicHolidays
    }

    /// The same schedule, cut to another one: what is open in both.
    ///
    /// A window belongs to the earlier of the two service days that it comes from.
    public func within(_ limit: Schedule) -> Schedule {
        if limit.isAlways { return self }
        if isAlways { return limit }
        return Schedule(
            hours: hours, exceptions: exceptions, limit: [outer?.within(limit) ?? limit],
            closesOnPublicHolidays: closesOnPublicHolidays)
    }

    /// The schedule that these hours are cut to, or nil.
    var outer: Schedule? { limit.first }

    /// The schedule without the one that it is cut to.
    var inner: Schedule {
        Schedule(hours: hours, exceptions: exceptions, limit: [], closesOnPublicHolidays: closesOnPublicHolidays)
    }

    /// The same schedule; hours that don't mention public holidays are closed on them.
    var closedOnPublicHolidays: Schedule {
        Schedule(
            hours: hours, exceptions: exceptions, limit: limit.map { $0.closedOnPublicHolidays },
            closesOnPublicHolidays: closesOnPublicHolidays || !hours.mentionsPublicHolidays)
    }

    /// Whether a date is a public holiday on which nothing begins.
    func isClosedHoliday(_ date: CivilDate, _ facts: HoursContext) -> Bool {
        closesOnPublicHolidays && facts.publicHolidays[date] != nil
    }

    /// The exception for a service day: its own one, or else that of the schedule that it is cut to; or nil.
    public func exception(on date: CivilDate) -> ScheduleException? {
        ownException(on: date) ?? outer?.exception(on: date)
    }

    /// The exception that replaces the hours of a service day, or nil.
    func ownException(on date: CivilDate) -> ScheduleException? {
        let index = exceptions.partitioningIndex { $0.dates.upperBound >= date }
        return index < exceptions.count && exceptions[index].dates.contains(date) ? exceptions[index] : nil
    }

    /// The windows that begin on a date, ascending and apart.
    ///
    /// An exception replaces everything that begins on its dates, and nothing else: a night of the day before lasts into
    /// them. A holiday that the hours don't mention does the same.
    public func windows(on date: CivilDate, _ facts: HoursContext) -> [ServiceWindow] {
        var evaluation = ScheduleEvaluation(self, facts)
        return evaluation.windows(on: date)
    }

    /// Whether it opens on a date: what a rule leaves of a night that would have begun on it doesn't count.
    func opens(on date: CivilDate, _ facts: HoursContext) -> Bool {
        var evaluation = ScheduleEvaluation(self, facts)
        return evaluation.opens(on: date)
    }
}

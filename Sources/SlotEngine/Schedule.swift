public import SlotTime

/// When something is open: hours, and the dates on which others hold.
public struct Schedule: Hashable, Sendable {
    /// The hours of ordinary dates.
    public let hours: OpeningHours

    /// The exceptions, ascending and apart.
    public let exceptions: [ScheduleException]

    /// Open around the clock.
    public static let always = Schedule()

    /// Whether nothing begins on public holidays: what they mean where the hours don't mention them.
    let closesOnPublicHolidays: Bool

    /// Whether it is open around the clock without an exception.
    let isAlways: Bool

    /// A schedule, or an error where two exceptions name one date.
    public init(hours: OpeningHours = .always, exceptions: [ScheduleException] = []) throws(SlotError) {
        let sorted = exceptions.sorted { $0.dates.lowerBound < $1.dates.lowerBound }
        for (before, after) in zip(sorted, sorted.dropFirst())
        where after.dates.lowerBound <= before.dates.upperBound {
            throw SlotError(
                key: "exceptions", value: after.dates.lowerBound.rfc3339,
                rule: "not name a date twice: it is in two exceptions")
        }
        self.hours = hours
        self.exceptions = sorted
        closesOnPublicHolidays = false
        isAlways = hours == .always && sorted.isEmpty
    }

    private init() {
        hours = .always
        exceptions = []
        closesOnPublicHolidays = false
        isAlways = true
    }

    /// The exception for a service day, or nil.
    public func exception(on date: CivilDate) -> ScheduleException? {
        // The first one that doesn't end before the date.
        var low = 0
        var high = exceptions.count
        while low < high {
            let middle = (low + high) / 2
            if exceptions[middle].dates.upperBound < date { low = middle + 1 } else { high = middle }
        }
        return low < exceptions.count && exceptions[low].dates.contains(date) ? exceptions[low] : nil
    }

    /// The windows that begin on a date, ascending and apart.
    ///
    /// An exception replaces everything that begins on its dates, and nothing else: what began the day before goes on. A
    /// holiday that the hours don't mention does the same.
    public func windows(on date: CivilDate, _ facts: HoursContext) -> [ServiceWindow] {
        if let exception = exception(on: date) { return exception.hours?.windows(on: date, facts) ?? [] }
        return isClosedHoliday(date, facts) ? [] : hours.windows(on: date, facts)
    }

    private func isClosedHoliday(_ date: CivilDate, _ facts: HoursContext) -> Bool {
        closesOnPublicHolidays && facts.publicHolidays[date] != nil
    }

    /// Visits the windows that begin on a date, in order; `evaluation` is that of the hours of ordinary dates.
    func eachWindow(on date: CivilDate, _ evaluation: inout HoursEvaluation, _ visit: (ServiceWindow) -> Void) {
        if let exception = exception(on: date) {
            for window in exception.hours?.windows(on: date, evaluation.facts, evaluation.kind) ?? [] { visit(window) }
        } else if !isClosedHoliday(date, evaluation.facts) {
            hours.eachWindow(on: date, &evaluation, visit)
        }
    }

    /// Whether it opens on a date: what a rule leaves of a night that would have begun on it doesn't count.
    func opens(on date: CivilDate, _ facts: HoursContext) -> Bool {
        windows(on: date, facts).contains(where: \.isOnItsDate)
    }

    /// The same, with an evaluation of the hours of ordinary dates.
    func opens(on date: CivilDate, _ evaluation: inout HoursEvaluation) -> Bool {
        var opens = false
        eachWindow(on: date, &evaluation) { if $0.isOnItsDate { opens = true } }
        return opens
    }
}

/// Dates on which a schedule is not the usual one.
public struct ScheduleException: Hashable, Sendable {
    /// The service days.
    public let dates: ClosedRange<CivilDate>

    /// The hours of these dates; nil is closed.
    public let hours: OpeningHours?

    /// Why, for people; or nil.
    public let note: String?

    /// An exception.
    public init(dates: ClosedRange<CivilDate>, hours: OpeningHours? = nil, note: String? = nil) {
        self.dates = dates
        self.hours = hours
        self.note = note
    }
}

extension Schedule {
    /// The same schedule, closed on public holidays: what they mean where hours don't mention them.
    var closedOnPublicHolidays: Schedule {
        Schedule(closingOnPublicHolidays: self)
    }

    private init(closingOnPublicHolidays schedule: Schedule) {
        hours = schedule.hours
        exceptions = schedule.exceptions
        closesOnPublicHolidays = true
        isAlways = false
    }
}

extension ServiceWindow {
    /// Whether it opens on its service day itself.
    var isOnItsDate: Bool { open < 1440 }
}

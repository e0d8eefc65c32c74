internal import SlotTime

/// The dates on which a place does business.
struct BusinessDays: Sendable {
    private let venue: Venue

    /// The hours of business days, or else those of the resources, with what is known of their dates by now; made when the
    /// first date is asked about.
    private lazy var hours = venue.businessHours.map { ScheduleEvaluation($0, venue.facts) }
    private var known: [CivilDate: Bool] = [:]

    /// The maximum number of dates to search: a place that never opens has no business days.
    static let reach = Limits.daysBefore.range.upperBound

    init(_ venue: Venue) {
        self.venue = venue
    }

    /// Whether a date is one.
    mutating func contains(_ date: CivilDate) -> Bool {
        if let known = known[date] { return known }
        var answer = false
        for index in hours.indices where !answer { answer = hours[index].opens(on: date) }
        known[date] = answer
        return answer
    }

    /// The business day a number of them before a date; the date itself for 0, nil where there are not enough of them.
    mutating func date(_ count: Int, before date: CivilDate) -> CivilDate? {
        var left = count
        var day = date
        for _ in 0..<Self.reach where left > 0 {
            day = day.advanced(byDays: -1)
            if contains(day) { left -= 1 }
        }
        return left > 0 ? nil : day
    }
}

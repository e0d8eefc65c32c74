internal import SlotTime

/// The sun's times at a place on dates that follow each other.
///
/// Made once for a plan: every rule of every resource asks about the same dates.
struct SunTable: Sendable {
    private let first: CivilDate
    private let times: [SunTimes]

    /// The times on a number of dates from the first on.
    init(from first: CivilDate, days: Int, at position: Coordinates, in zone: TimeZoneRules) {
        self.first = first
        times = (0..<max(days, 0)).map { SunTimes(on: first.advanced(byDays: $0), at: position, in: zone) }
    }

    /// The times on a date, or nil where the table doesn't reach it.
    subscript(date: CivilDate) -> SunTimes? {
        let index = date.daysSinceEpoch - first.daysSinceEpoch
        return times.indices.contains(index) ? times[index] : nil
    }
}

extension Venue {
    /// The same venue, with the sun's times for a number of dates and the few around them, where hours need them.
    func withSunTimes(from date: CivilDate, days: Int) -> Venue {
        guard let position = facts.position, let zone = facts.zone,
            resources.contains(where: { $0.schedule.hours.needsPosition })
                || booking.businessDays?.needsPosition == true
        else { return self }
        var facts = facts
        facts.sun = SunTable(from: date.advanced(byDays: -4), days: days + 16, at: position, in: zone)
        return with(facts)
    }
}

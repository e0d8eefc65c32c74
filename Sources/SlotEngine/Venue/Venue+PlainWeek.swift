public import SlotTime

extension Venue {
    /// How many minutes the place is open in the ISO week after that of a date, by its hours alone: without exceptions,
    /// holidays and bookings.
    public func plainOpenMinutes(inWeekAfter date: CivilDate, zone: TimeZoneRules) -> Int {
        let monday = date.advanced(byDays: 8 - date.weekday.rawValue)
        let plain = resources.compactMap { (resource) -> Resource? in
            guard let schedule = resource.schedule.plain else { return nil }
            return Resource(schedule: schedule)
        }
        let venue = Venue(resources: plain, combine: combine, position: facts.position)
        let intervals = venue.openIntervals(from: monday, to: monday.advanced(byDays: 7), zone: zone)
        var seconds = 0
        for interval in intervals { seconds += interval.end.epochSeconds - interval.start.epochSeconds }
        return seconds / 60
    }
}

extension Schedule {
    /// The hours without exceptions, cut to those of the place.
    fileprivate var plain: Schedule? {
        // Without exceptions nothing is thrown.
        guard let own = try? Schedule(hours: hours) else { return nil }
        guard let outer else { return own }
        return outer.plain.map { own.within($0) }
    }
}

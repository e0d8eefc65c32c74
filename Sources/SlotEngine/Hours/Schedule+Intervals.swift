public import SlotTime

extension Schedule {
    /// The stretches of time between 00:00 of two dates in which it is open, as `OpeningHours.openIntervals` has them,
    /// exceptions included.
    public func openIntervals(
        from: CivilDate, to: CivilDate, zone: TimeZoneRules, facts: HoursFacts
    ) -> [OpenInterval] {
        OpeningHours.intervals(from: from, to: to, zone: zone) { (date, visit) in
            for window in windows(on: date, facts) { visit(window) }
        }
    }
}

extension Venue {
    /// The stretches of time between 00:00 of two dates in which any of its resources is open.
    public func openIntervals(from: CivilDate, to: CivilDate, zone: TimeZoneRules) -> [OpenInterval] {
        let facts = self.facts(in: zone)
        return OpeningHours.merged(
            resources.flatMap { $0.schedule.openIntervals(from: from, to: to, zone: zone, facts: facts) })
    }

    /// What opening hours need to know, with the zone for sun times.
    func facts(in zone: TimeZoneRules) -> HoursFacts {
        guard facts.position != nil, facts.zone == nil else { return facts }
        var facts = facts
        facts.zone = zone
        return facts
    }

    /// The same place in a zone.
    func located(in zone: TimeZoneRules) -> Venue {
        facts.position == nil ? self : with(facts(in: zone))
    }
}

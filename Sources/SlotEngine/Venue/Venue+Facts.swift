internal import SlotTime

extension Venue {
    /// What opening hours need to know, with the zone for sun times.
    func facts(in zone: TimeZoneRules) -> HoursContext {
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

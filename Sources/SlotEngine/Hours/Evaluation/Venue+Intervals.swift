public import SlotTime

extension Venue {
    /// The stretches of time between 00:00 of two dates in which its resources are open: any of them, or all of them, as
    /// they make one offer.
    public func openIntervals(from: CivilDate, to: CivilDate, zone: TimeZoneRules) -> [OpenInterval] {
        let facts = self.facts(in: zone)
        let lists = resources.map { $0.schedule.openIntervals(from: from, to: to, zone: zone, facts: facts) }
        return combine == .all ? OpeningHours.common(lists) : OpeningHours.merged(lists.flatMap(\.self))
    }

    /// The stretches of time between 00:00 of two dates of which it is unknown whether any of its resources is open: they
    /// count as closed.
    public func unknownIntervals(from: CivilDate, to: CivilDate, zone: TimeZoneRules) -> [OpenInterval] {
        let facts = self.facts(in: zone)
        let unknown = resources.map { $0.schedule.unknownIntervals(from: from, to: to, zone: zone, facts: facts) }
        guard resources.count > 1, unknown.contains(where: { !$0.isEmpty }) else { return unknown.flatMap(\.self) }
        let open = resources.map { $0.schedule.openIntervals(from: from, to: to, zone: zone, facts: facts) }
        guard combine == .all else {
            // Where another one is open, the place is.
            return OpeningHours.subtracting(
                OpeningHours.merged(open.flatMap(\.self)), from: OpeningHours.merged(unknown.flatMap(\.self)))
        }
        // Where another one is closed, the place is.
        let possible = zip(open, unknown).map { OpeningHours.merged($0 + $1) }
        return OpeningHours.merged(
            unknown.indices.flatMap { index in
                var lists = possible
                lists[index] = unknown[index]
                return OpeningHours.common(lists)
            })
    }

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

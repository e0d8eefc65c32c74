public import SlotTime

extension Venue {
    /// The intervals between 00:00 of two dates in which its resources are open: any of them, or all of them, as they make
    /// one offer.
    public func openIntervals(from: CivilDate, to: CivilDate, zone: TimeZoneRules) -> [OpenInterval] {
        let facts = self.facts(in: zone)
        let lists = resources.map { $0.schedule.openIntervals(from: from, to: to, zone: zone, facts: facts) }
        return combine == .all ? OpeningHours.common(lists) : OpeningHours.merged(lists.flatMap { $0 })
    }

    /// The intervals between 00:00 of two dates of which it is unknown whether any of its resources is open: they count as
    /// closed.
    public func unknownIntervals(from: CivilDate, to: CivilDate, zone: TimeZoneRules) -> [OpenInterval] {
        let facts = self.facts(in: zone)
        let unknown = resources.map { $0.schedule.unknownIntervals(from: from, to: to, zone: zone, facts: facts) }
        guard resources.count > 1, unknown.contains(where: { !$0.isEmpty }) else { return unknown.flatMap { $0 } }
        let open = resources.map { $0.schedule.openIntervals(from: from, to: to, zone: zone, facts: facts) }
        guard combine == .all else {
            // Where another one is open, the place is.
            return OpeningHours.subtracting(
                OpeningHours.merged(open.flatMap { $0 }), from: OpeningHours.merged(unknown.flatMap { $0 }))
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
}

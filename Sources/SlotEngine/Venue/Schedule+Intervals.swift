public import SlotTime

extension Schedule {
    /// The intervals between 00:00 of two dates in which it is open, as `OpeningHours.openIntervals` has them, exceptions
    /// included.
    public func openIntervals(
        from: CivilDate, to: CivilDate, zone: TimeZoneRules, facts: HoursContext
    ) -> [OpenInterval] {
        intervals(.open, from: from, to: to, zone: zone, facts: facts)
    }

    /// The intervals of which it is unknown whether it is open: they count as closed.
    func unknownIntervals(from: CivilDate, to: CivilDate, zone: TimeZoneRules, facts: HoursContext) -> [OpenInterval] {
        let own =
            mentionsUnknown ? inner.intervals(.unknown, from: from, to: to, zone: zone, facts: facts) : []
        guard let outer else { return own }
        let limit = outer.unknownIntervals(from: from, to: to, zone: zone, facts: facts)
        guard !own.isEmpty || !limit.isEmpty else { return [] }
        // Unknown in one of both, and not closed in the other.
        let open = inner.openIntervals(from: from, to: to, zone: zone, facts: facts)
        let limitOpen = outer.openIntervals(from: from, to: to, zone: zone, facts: facts)
        return OpeningHours.merged(
            OpeningHours.common([own, OpeningHours.merged(limit + limitOpen)]) + OpeningHours.common([open, limit]))
    }

    private var mentionsUnknown: Bool {
        hours.mentionsUnknown || exceptions.contains { $0.hours?.mentionsUnknown == true }
    }

    private func intervals(
        _ kind: HoursRule.Kind, from: CivilDate, to: CivilDate, zone: TimeZoneRules, facts: HoursContext
    ) -> [OpenInterval] {
        var evaluation = ScheduleEvaluation(self, facts, kind: kind)
        return OpeningHours.intervals(from: from, to: to, zone: zone) { (date, visit) in
            evaluation.eachWindow(on: date, visit)
        }
    }
}

public import SlotTime

extension Schedule {
    /// The stretches of time between 00:00 of two dates in which it is open, as `OpeningHours.openIntervals` has them,
    /// exceptions included.
    public func openIntervals(
        from: CivilDate, to: CivilDate, zone: TimeZoneRules, facts: HoursContext
    ) -> [OpenInterval] {
        intervals(.open, from: from, to: to, zone: zone, facts: facts)
    }

    /// The stretches of time of which it is unknown whether it is open: they count as closed.
    func unknownIntervals(from: CivilDate, to: CivilDate, zone: TimeZoneRules, facts: HoursContext) -> [OpenInterval] {
        guard hours.mentionsUnknown || exceptions.contains(where: { $0.hours?.mentionsUnknown == true }) else {
            return []
        }
        return intervals(.unknown, from: from, to: to, zone: zone, facts: facts)
    }

    private func intervals(
        _ kind: HoursRule.Kind, from: CivilDate, to: CivilDate, zone: TimeZoneRules, facts: HoursContext
    ) -> [OpenInterval] {
        var evaluation = HoursEvaluation(hours, facts, kind: kind)
        return OpeningHours.intervals(from: from, to: to, zone: zone) { (date, visit) in
            eachWindow(on: date, &evaluation, visit)
        }
    }
}

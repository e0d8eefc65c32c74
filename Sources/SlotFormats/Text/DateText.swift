internal import SlotEngine
internal import SlotTime

extension CivilDate {
    /// `2026-06-01`.
    var text: [UInt8] {
        var text: [UInt8] = []
        appendRFC3339(to: &text)
        return text
    }
}

extension SlotPlan {
    /// `2026-06-01T00:00:00+08:00`, an instant of the plan on its wall clock.
    func text(of instant: Instant) -> [UInt8] {
        var text: [UInt8] = []
        instant.appendRFC3339(utcOffset: span(at: instant).utcOffset, to: &text)
        return text
    }
}

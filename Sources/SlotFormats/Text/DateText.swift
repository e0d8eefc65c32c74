internal import SlotEngine
internal import SlotTime

extension CivilDate {
    /// `2026-06-01`.
    var text: [UInt8] {
        var text: [UInt8] = []
        text.append(self)
        return text
    }
}

extension [UInt8] {
    /// Appends `2026-06-01`, a date of a plan: of the years 1970 to 9999, whose digits fit two machine words.
    mutating func append(_ date: CivilDate) {
        let (start, end) = Digits.date(date)
        append(start, count: 8)
        append(UInt64(end), count: 2)
    }
}

extension DocumentKind {
    /// `2026-06-01T00:00:00+08:00`, an instant on the wall clock of the zone.
    func text(of instant: Instant) -> [UInt8] {
        var text: [UInt8] = []
        instant.appendRFC3339(utcOffset: zone.utcOffset(at: instant), to: &text)
        return text
    }
}

public import SlotTime

/// Writes VTIMEZONE components that are exact over a window and survive readers that simplify them (RFC 5545 3.6.5).
///
/// Outlook reduces a zone to one yearly STANDARD and one yearly DAYLIGHT and ignores RDATE; older Android libraries carry
/// ended rules on for ever. So there is no history and no RDATE, and a yearly rule wherever one tells the truth:
/// - no change of offset in the window: one STANDARD;
/// - all changes by the zone's lasting rules, and those expressible: a pair with RRULEs without an end;
/// - anything else (24:00 in Cairo, Ramadan in Casablanca, a new law): each change as an observance of its own.
public enum VTimeZone {
    /// Appends a zone's VTIMEZONE with the zone's identifier as TZID.
    ///
    /// - Parameters:
    ///   - zone: the zone. One without an offset from UTC is better served by the `Z` form and no VTIMEZONE.
    ///   - window: from the first to after the last instant that the file names in this zone.
    ///   - output: where the lines go.
    public static func append(_ zone: TimeZoneRules, covering window: Range<Instant>, to output: inout [UInt8]) {
        ContentLine.append(name: "BEGIN", value: "VTIMEZONE", to: &output)
        ContentLine.append(name: "TZID", value: zone.identifier, to: &output)
        let onsets = Onset.all(of: zone, covering: window)
        let hasDaylight = onsets.contains { $0.isDaylight }
        let lowest = onsets.map(\.offsetAfter).min() ?? 0
        let rules = onsets.count > 1 ? yearlyRules(of: onsets, footer: zone.footer) : nil
        for (index, onset) in (rules == nil ? onsets : Array(onsets.prefix(2))).enumerated() {
            let kind = hasDaylight && onsets.count > 1 && onset.offsetAfter > lowest ? "DAYLIGHT" : "STANDARD"
            onset.append(kind: kind, rule: rules?[index], to: &output)
        }
        ContentLine.append(name: "END", value: "VTIMEZONE", to: &output)
    }

    /// The RRULEs of the first two onsets, where the footer says all of them; else nil.
    private static func yearlyRules(of onsets: [Onset], footer: POSIXTimeZone?) -> [String]? {
        guard let footer, let daylight = footer.daylight else { return nil }
        for onset in onsets {
            let rule = onset.isDaylight ? daylight.start : daylight.end
            let offsets = (daylight.utcOffset, footer.standardOffset)
            guard let wall = onset.wall, (0..<86_400).contains(rule.time),
                wall.localSeconds == rule.localSeconds(year: wall.date.year),
                (onset.offsetAfter, onset.offsetBefore) == (onset.isDaylight ? offsets : (offsets.1, offsets.0))
            else { return nil }
        }
        let texts = onsets.prefix(2).compactMap { recurrence($0.isDaylight ? daylight.start.day : daylight.end.day) }
        return texts.count == 2 ? texts : nil
    }

    /// `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU`; nil for a day that is no weekday of a month.
    private static func recurrence(_ day: POSIXTimeZone.Day) -> String? {
        guard case .weekday(let weekday, let week, let month) = day else { return nil }
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(week == 5 ? -1 : week)\(names[weekday.rawValue - 1])"
    }
}

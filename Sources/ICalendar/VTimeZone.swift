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
        for (onset, rule) in yearlyPair(of: zone, onsets) ?? onsets.map({ ($0, nil) }) {
            let kind = hasDaylight && onset.offsetAfter > lowest ? "DAYLIGHT" : "STANDARD"
            onset.append(kind: kind, rule: rule, to: &output)
        }
        ContentLine.append(name: "END", value: "VTIMEZONE", to: &output)
    }

    /// Two onsets with their RRULEs, where the footer says all of the window's; else nil.
    private static func yearlyPair(of zone: TimeZoneRules, _ onsets: [Onset]) -> [(Onset, String?)]? {
        let rules = onsets.compactMap { yearlyRule(of: $0, footer: zone.footer) }
        guard rules.count == onsets.count, onsets.count > 1 else { return nil }
        // Some readers fail on a time that lies before one of the two, so the pair begins before the window if it can.
        if let earlier = onsets[0].preceding(in: zone), let rule = yearlyRule(of: earlier, footer: zone.footer) {
            return [(earlier, rule), (onsets[0], rules[0])]
        }
        return Array(zip(onsets, rules).prefix(2))
    }

    /// The RRULE of an onset; nil where it is none of the footer's, or one that no RRULE with a DTSTART on its day can say.
    private static func yearlyRule(of onset: Onset, footer: POSIXTimeZone?) -> String? {
        guard let footer, let daylight = footer.daylight, let wall = onset.wall else { return nil }
        let rule = onset.isDaylight ? daylight.start : daylight.end
        let (before, after) =
            onset.isDaylight
            ? (footer.standardOffset, daylight.utcOffset) : (daylight.utcOffset, footer.standardOffset)
        guard (0..<86_400).contains(rule.time), wall.localSeconds == rule.localSeconds(year: wall.date.year),
            onset.offsetBefore == before, onset.offsetAfter == after
        else { return nil }
        return recurrence(rule.day)
    }

    /// `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU`; nil for a day that is no weekday of a month.
    private static func recurrence(_ day: POSIXTimeZone.Day) -> String? {
        guard case .weekday(let weekday, let week, let month) = day else { return nil }
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(week == 5 ? -1 : week)\(names[weekday.rawValue - 1])"
    }
}

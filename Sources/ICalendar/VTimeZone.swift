public import SlotTime

/// Writes VTIMEZONE components that are exact over a window and survive readers that simplify them (RFC 5545 3.6.5).
///
/// Outlook reduces a zone to one yearly STANDARD and one yearly DAYLIGHT and ignores RDATE; older Android libraries carry
/// ended rules on for ever. So there is no history and no RDATE, and a yearly rule wherever one tells the truth:
/// - no change of offset in the window: one STANDARD, or the pair of the zone's lasting rules where it has such;
/// - all changes by the zone's lasting rules, and those expressible: a pair with RRULEs without an end;
/// - anything else (24:00 in Cairo, Ramadan in Casablanca, a new law): each change as an observance of its own.
///
/// STANDARD is the window's least offset and DAYLIGHT every larger one, whatever the zone calls them: Ireland's data call
/// its winter daylight saving time, and two STANDARDs would be one to Outlook.
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
        for observance in observances(of: zone, covering: window) {
            observance.onset.append(
                kind: observance.isDaylight ? "DAYLIGHT" : "STANDARD", rule: observance.rule, to: &output)
        }
        ContentLine.append(name: "END", value: "VTIMEZONE", to: &output)
    }

    /// An observance of a VTIMEZONE.
    struct Observance {
        let onset: Onset

        /// The yearly RRULE, or nil.
        let rule: String?

        /// Whether it is written as DAYLIGHT.
        let isDaylight: Bool
    }

    /// The observances, in the order in which they are written.
    static func observances(of zone: TimeZoneRules, covering window: Range<Instant>) -> [Observance] {
        let onsets = Onset.all(of: zone, covering: window)
        let written =
            yearlyPair(of: zone, onsets, until: window.upperBound)
            ?? wholePair(of: zone, around: window, onsets) ?? single(onsets, in: window)
        let lowest = written.map { $0.0.offsetAfter }.min() ?? 0
        return written.map { Observance(onset: $0, rule: $1, isDaylight: $0.offsetAfter > lowest) }
    }

    /// The pair of the zone's lasting rules for a window without a change: both of its offsets have their own names then.
    private static func wholePair(
        of zone: TimeZoneRules, around window: Range<Instant>, _ onsets: [Onset]
    ) -> [(Onset, String?)]? {
        guard onsets.count == 1, let first = Onset.current(of: zone, at: window.lowerBound),
            let year = YearlyOnset(first, footer: zone.footer), year.next >= window.upperBound,
            let earlier = first.preceding(in: zone).flatMap({ YearlyOnset($0, footer: zone.footer) }),
            earlier.next == first.start
        else { return nil }
        return [(earlier.onset, earlier.rule), (first, year.rule)]
    }

    /// The onsets, each by itself.
    ///
    /// Where one change is the only one, what it ends begins the day before the window: a reader that takes both for
    /// yearly dates is then right for a year, whatever the clocks did in the years before.
    private static func single(_ onsets: [Onset], in window: Range<Instant>) -> [(Onset, String?)] {
        guard onsets.count == 2 else { return onsets.map { ($0, nil) } }
        return [(onsets[0].standing(before: window.lowerBound), nil), (onsets[1], nil)]
    }

    /// Two onsets with their RRULEs, where the footer says all of the window's onsets and no other; else nil.
    private static func yearlyPair(
        of zone: TimeZoneRules, _ onsets: [Onset], until end: Instant
    ) -> [(Onset, String?)]? {
        let years = onsets.compactMap { YearlyOnset($0, footer: zone.footer) }
        guard let first = years.first, let last = years.last, years.count == onsets.count, years.count > 1,
            zip(years, years.dropFirst()).allSatisfy({ $0.next == $1.onset.start }), last.next >= end
        else { return nil }
        // Some readers fail on a time that lies before one of the two, so the pair begins before the window if it can.
        let earlier = first.onset.preceding(in: zone).flatMap { YearlyOnset($0, footer: zone.footer) }
        if let earlier, earlier.next == first.onset.start {
            return [(earlier.onset, earlier.rule), (first.onset, first.rule)]
        }
        return years.prefix(2).map { ($0.onset, $0.rule) }
    }
}

/// An onset that a footer's lasting rules say, in words that an RRULE has.
private struct YearlyOnset {
    let onset: Onset

    /// `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU`.
    let rule: String

    /// When the rules end what begins here; a law may have left that change out.
    let next: Instant

    /// Nil for an onset at another time than the rules', or by a rule whose day no RRULE that strikes on it can name.
    init?(_ onset: Onset, footer: POSIXTimeZone?) {
        guard let footer, let daylight = footer.daylight, let wall = onset.wall else { return nil }
        let isDaylight = onset.isDaylight
        let (rule, opposite) = isDaylight ? (daylight.start, daylight.end) : (daylight.end, daylight.start)
        let offsets = [footer.standardOffset, daylight.utcOffset]
        let year = wall.date.year
        guard (0..<86_400).contains(rule.time), wall.localSeconds == rule.localSeconds(year: year),
            [onset.offsetBefore, onset.offsetAfter] == (isDaylight ? offsets : offsets.reversed()),
            let text = Self.text(rule.day)
        else { return nil }
        let strikes = [year, year + 1].map { opposite.localSeconds(year: $0) - onset.offsetAfter }
        next = Instant(epochSeconds: strikes[0] > wall.localSeconds - onset.offsetBefore ? strikes[0] : strikes[1])
        self.onset = onset
        self.rule = text
    }

    private static func text(_ day: POSIXTimeZone.Day) -> String? {
        guard case .weekday(let weekday, let week, let month) = day else { return nil }
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(week == 5 ? -1 : week)\(names[weekday.rawValue - 1])"
    }
}

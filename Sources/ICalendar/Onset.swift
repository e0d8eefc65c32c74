internal import SlotTime

/// A change of a zone's offset: where an observance of a VTIMEZONE begins.
struct Onset {
    /// The wall clock at the onset, as it showed before (RFC 5545 3.6.5); nil where the offset always held.
    let wall: CivilDateTime?

    /// Seconds ahead of UTC before the onset; the same as after it where the offset always held.
    let offsetBefore: Int

    /// Seconds ahead of UTC from the onset on.
    let offsetAfter: Int

    /// Whether the zone's data call what begins here daylight saving time.
    let isDaylight: Bool

    /// The zone's short name from the onset on.
    let abbreviation: String

    /// When the onset is; nil where the offset always held.
    var start: Instant? {
        wall.map { Instant(epochSeconds: $0.localSeconds - offsetBefore) }
    }

    /// The onset of the offset at the window's start, then every change of offset inside the window.
    ///
    /// Without a change the first says nothing of the past.
    static func all(of zone: TimeZoneRules, covering window: Range<Instant>) -> [Onset] {
        let first = zone.run(at: window.lowerBound)
        var changes: [Onset] = []
        var offset = first.utcOffset
        for run in zone.runs(from: window.lowerBound, to: window.upperBound) where run.utcOffset != offset {
            changes.append(Onset(run, before: (run.start, offset)))
            offset = run.utcOffset
        }
        return [Onset(first, before: changes.isEmpty ? nil : lastOtherRun(of: zone, before: first))] + changes
    }

    /// The onset of the offset that holds at an instant; nil where it always held, since 1970.
    static func current(of zone: TimeZoneRules, at instant: Instant) -> Onset? {
        let run = zone.run(at: instant)
        return lastOtherRun(of: zone, before: run).map { Onset(run, before: $0) }
    }

    /// Where and from which offset the clocks came to a run's offset; nil where they always kept it, since 1970.
    private static func lastOtherRun(of zone: TimeZoneRules, before run: ZonePeriod) -> (at: Instant, offset: Int)? {
        var start = run.start
        while start > Instant(epochSeconds: 0) {
            let before = zone.run(at: start.advanced(bySeconds: -1))
            guard before.utcOffset == run.utcOffset else { return (start, before.utcOffset) }
            start = before.start
        }
        return nil
    }

    /// The onset before this one, or nil if that is before 1970.
    func preceding(in zone: TimeZoneRules) -> Onset? {
        guard let start else { return nil }
        let run = zone.run(at: start.advanced(bySeconds: -1))
        return Onset(run, before: Self.lastOtherRun(of: zone, before: run))
    }

    /// The same offset from 00:00 of the day before an instant on, as if it had always held.
    func standing(before instant: Instant) -> Onset {
        let shown = CivilDateTime(max(instant, .distantPast), utcOffset: offsetAfter)
        return Onset(
            wall: CivilDateTime(shown.date.advanced(byDays: -1)), offsetBefore: offsetAfter, offsetAfter: offsetAfter,
            isDaylight: isDaylight, abbreviation: abbreviation)
    }

    private init(_ run: ZonePeriod, before: (at: Instant, offset: Int)?) {
        self.init(
            wall: before.map { CivilDateTime($0.at, utcOffset: $0.offset) },
            offsetBefore: before?.offset ?? run.utcOffset, offsetAfter: run.utcOffset, isDaylight: run.isDaylight,
            abbreviation: run.abbreviation)
    }

    private init(wall: CivilDateTime?, offsetBefore: Int, offsetAfter: Int, isDaylight: Bool, abbreviation: String) {
        self.wall = wall
        self.offsetBefore = offsetBefore
        self.offsetAfter = offsetAfter
        self.isDaylight = isDaylight
        self.abbreviation = abbreviation
    }

    /// Appends the observance: STANDARD or DAYLIGHT, with a yearly rule or none.
    func append(kind: String, rule: String?, to output: inout [UInt8]) {
        ContentLine.append(name: "BEGIN", value: kind, to: &output)
        var value: [UInt8] = []
        ICalendarDateFormat.append(wall ?? CivilDateTime(localSeconds: 0), to: &value)
        ContentLine.append(name: "DTSTART", value: value, to: &output)
        for (name, offset) in [("TZOFFSETFROM", offsetBefore), ("TZOFFSETTO", offsetAfter)] {
            value.removeAll(keepingCapacity: true)
            ICalendarDateFormat.append(utcOffset: offset, to: &value)
            ContentLine.append(name: name, value: value, to: &output)
        }
        ContentLine.append(name: "TZNAME", text: abbreviation, to: &output)
        if let rule { ContentLine.append(name: "RRULE", value: rule, to: &output) }
        ContentLine.append(name: "END", value: kind, to: &output)
    }
}

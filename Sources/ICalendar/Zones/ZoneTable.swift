internal import SlotTime

/// The zones that a calendar's times are in, each by a number.
struct ZoneTable {
    /// The number of the place's own zone, for dates and floating times.
    static let place = 0

    /// The number of UTC.
    static let utc = 1

    /// A zone with the period that answered last: most times of a file lie close together.
    private struct Zone {
        let rules: TimeZoneRules

        /// The local seconds at which only this offset is possible.
        var plain = 0..<0
        var offset = 0

        init(_ rules: TimeZoneRules) { self.rules = rules }
    }

    private var zones: [Zone]

    /// The names that have been looked up, with the zones that they mean.
    private var known: [(name: [UInt8], zone: Int)] = []

    /// The file's own zones, the first of each name.
    private let written: [WrittenZone]

    private let source: (String) -> TimeZoneRules?

    /// The time that answers are about.
    private let horizon: Range<Instant>

    /// The time in which the file's own zones are evaluated: from 1970 on, for what began before the horizon.
    private var window: Range<Instant> {
        let margin = 400 * 86_400
        let begin = min(horizon.lowerBound.advanced(bySeconds: -margin), Instant(epochSeconds: 0))
        return begin..<max(begin, horizon.upperBound.advanced(bySeconds: margin))
    }

    /// - Parameters:
    ///   - place: the zone of dates and of floating times; nil for UTC.
    ///   - written: the zones that the file defines, the first of each name.
    ///   - horizon: the time that answers are about.
    ///   - source: the rules of an IANA name, or nil for any other name.
    init(
        place: TimeZoneRules?, written: [WrittenZone], horizon: Range<Instant>,
        source: @escaping (String) -> TimeZoneRules?
    ) {
        // An offset of 0 is always allowed.
        let utc = try? TimeZoneRules(identifier: "UTC", utcOffset: 0, abbreviation: "UTC")
        zones = [place ?? utc, utc].compactMap { $0.map { Zone($0) } }
        self.written = written
        self.horizon = horizon
        self.source = source
    }

    /// The rules of a zone.
    func rules(of zone: Int) -> TimeZoneRules { zones[zone].rules }

    /// The number of the zone that a TZID means; nil where nothing says which.
    mutating func zone(
        _ name: [UInt8], _ warnings: inout WarningList, _ budget: inout StepBudget
    ) throws(ICalendarError) -> Int? {
        for entry in known where entry.name == name { return entry.zone }
        guard let rules = try find(name, &warnings, &budget) else { return nil }
        zones.append(Zone(rules))
        known.append((name, zones.count - 1))
        return zones.count - 1
    }

    /// Time zone data for IANA names, then the file's own zones, then names that are known by custom.
    private func find(
        _ name: [UInt8], _ warnings: inout WarningList, _ budget: inout StepBudget
    ) throws(ICalendarError) -> TimeZoneRules? {
        let text = String(decoding: name, as: UTF8.self)
        let own = written.first { $0.identifier == name }
        if let rules = source(text) {
            if let own { compare(own, with: rules, &warnings, &budget) }
            return rules
        }
        if let own { return try own.rules(over: window, &budget) }
        // Exchange means UTC by this name; others write UTC in ways that IANA doesn't have.
        if ["tzone://microsoft/utc", "utc", "gmt", "z"].contains(text.lowercased()) { return zones[Self.utc].rules }
        if let identifier = WindowsZones.identifier(of: name) { return source(identifier) }
        return globalName(text)
    }

    /// The zone of a name such as `/freeassociation.sourceforge.net/Asia/Shanghai`, which ends in an IANA name.
    private func globalName(_ text: String) -> TimeZoneRules? {
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        let parts = text.split(separator: "/")
        for count in [3, 2, 1] where count < parts.count {
            if let rules = source(parts.suffix(count).joined(separator: "/")) { return rules }
        }
        return nil
    }

    /// Warns where the file's zone isn't that of the data.
    private func compare(
        _ own: WrittenZone, with rules: TimeZoneRules, _ warnings: inout WarningList, _ budget: inout StepBudget
    ) {
        let name = ICalendarError.printable(own.identifier)
        guard let ownRules = try? own.rules(over: window, &budget) else {
            warnings.add(
                .zoneConflict, line: own.line, "VTIMEZONE \"\(name)\" can't be read; the time zone data are used")
            return
        }
        for instant in Self.changes(of: rules, ownRules, in: horizon)
        where rules.utcOffset(at: instant) != ownRules.utcOffset(at: instant) {
            var date: [UInt8] = []
            instant.appendRFC3339(utcOffset: 0, to: &date)
            warnings.add(
                .zoneConflict, line: own.line,
                "VTIMEZONE \"\(name)\" differs from the time zone data from \(String(decoding: date, as: UTF8.self))"
                    + " on; the data are used")
            return
        }
    }

    private static func changes(of zones: TimeZoneRules..., in limits: Range<Instant>) -> [Instant] {
        guard limits.lowerBound < limits.upperBound else { return [] }
        var instants: [Instant] = []
        for zone in zones {
            for run in zone.runs(from: limits.lowerBound, to: limits.upperBound) {
                instants.append(max(run.start, limits.lowerBound))
            }
        }
        return instants.sorted()
    }
}

extension ZoneTable {
    /// When a time is: a date at its first instant, a time in a gap by the offset before it, a time that is shown twice at
    /// the first (RFC 5545 3.3.5).
    mutating func instant(of time: CalendarTime) -> Instant {
        if time.isDate { return zones[time.zone].rules.firstInstant(of: time.local.date) }
        return instant(of: time.local, in: time.zone)
    }

    /// As above, for what the wall shows in a zone.
    mutating func instant(of local: CivilDateTime, in zone: Int) -> Instant {
        let seconds = local.localSeconds
        if zones[zone].plain.contains(seconds) { return Instant(epochSeconds: seconds - zones[zone].offset) }
        switch zones[zone].rules.resolve(local) {
        case .gap(_, let before, _): return Instant(epochSeconds: seconds - before)
        case .overlap(let first, _): return first
        case .unique(let instant):
            let run = zones[zone].rules.run(at: instant)
            // No change moves a clock by more than two days.
            let low = run.localStart.addingSaturated(2 * 86_400)
            let high = run.localEnd.addingSaturated(-2 * 86_400)
            if low < high { zones[zone].plain = low..<high }
            zones[zone].offset = run.utcOffset
            return instant
        }
    }

    /// What the wall shows in a zone.
    func local(_ instant: Instant, in zone: Int) -> CivilDateTime {
        CivilDateTime(instant, utcOffset: zones[zone].rules.utcOffset(at: instant))
    }
}

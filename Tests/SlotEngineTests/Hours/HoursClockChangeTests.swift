import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Opening hours where the clock changes: an opening is the first instant at or after its wall time, a closing its last.
struct HoursClockChangeTests {
    @Test(arguments: [
        // The clock goes from 02:00 to 03:00.
        "America/New_York | 01:30-04:00 | 2026-03-08 | 06:30Z-08:00Z",
        "America/New_York | 02:15-02:45 | 2026-03-08 | none",
        "America/New_York | 02:30-04:00 | 2026-03-08 | 07:00Z-08:00Z",
        "America/New_York | 01:00-02:30 | 2026-03-08 | 06:00Z-07:00Z",
        // From 02:00 back to 01:00.
        "America/New_York | 00:30-01:30 | 2026-11-01 | 04:30Z-06:30Z",
        "America/New_York | 01:15-01:45 | 2026-11-01 | 05:15Z-06:45Z",
        "America/New_York | 01:10-01:20,01:40-01:50 | 2026-11-01 | 05:10Z-06:50Z",
        "America/New_York | 00:00-24:00 | 2026-11-01 | 04:00Z-05:00Z",
        // By half an hour, and at midnight.
        "Australia/Lord_Howe | 02:00-03:00 | 2026-10-04 | 15:30Z-16:00Z",
        "Australia/Lord_Howe | 01:30-02:00 | 2026-04-05 | 14:30Z-15:30Z",
        "Africa/Cairo | 00:00-02:00 | 2026-04-24 | 22:00Z-23:00Z",
        // A night over the gap of the next date, and 10:00 that a skipped date never had.
        "America/New_York | Sa 22:00-02:30 | 2026-03-07 | 03:00Z-07:00Z",
        "Pacific/Apia | Fr 10:00-12:00 | 2011-12-30 | none",
        "Pacific/Apia | Th 22:00-26:00 | 2011-12-29 | 08:00Z-10:00Z",
    ])
    func `Windows in the zone's instants`(line: String) throws {
        let row = columns(line)
        let zone = try systemZone(row[0])
        let date = local(row[2]).date
        let hours = try OpeningHours(parsing: row[1])
        let intervals = hours.openIntervals(
            from: date, to: date.advanced(byDays: row[1].contains("22:00") ? 3 : 1), zone: zone)
        let text = intervals.map { "\($0.start.text)-\($0.end.text)" }.joined(separator: " ")
        #expect((text.isEmpty ? "none" : text) == row[3])
        let alone = hours.windows(on: date, HoursContext()).compactMap { $0.interval(in: zone) }
        #expect(alone.map(\.start).min() == intervals.first?.start)
    }

    @Test func `Intervals are merged across midnight and clipped at both ends`() throws {
        let zone = try systemZone("Asia/Shanghai")
        let always = OpeningHours.always.openIntervals(
            from: local("2026-11-30").date, to: local("2026-12-07").date, zone: zone)
        #expect(always.map(\.start.epochSeconds) == [1_795_968_000])
        #expect(always.map { $0.end.epochSeconds - $0.start.epochSeconds } == [7 * 86_400])
        let nights = try OpeningHours(parsing: "22:00-26:00").openIntervals(
            from: local("2026-11-30").date, to: local("2026-12-01").date, zone: zone)
        #expect(nights.map { "\($0.start.text)-\($0.end.text)" } == ["16:00Z-18:00Z", "14:00Z-16:00Z"])
        let none = OpeningHours.always.openIntervals(
            from: local("2026-12-01").date, to: local("2026-12-01").date, zone: zone)
        #expect(none.isEmpty)
    }

    @Test func `Long windows of several days that overlap are one interval`() throws {
        let zone = try systemZone("America/New_York")
        let hours = try OpeningHours(parsing: "Sa 10:00-48:00, Su 08:00-09:00, Su 23:00-25:00")
        let intervals = hours.openIntervals(from: local("2026-10-31").date, to: local("2026-11-03").date, zone: zone)
        #expect(intervals.map { $0.end.epochSeconds - $0.start.epochSeconds } == [39 * 3600 + 3600])
    }

    @Test(arguments: ["America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Antarctica/Troll", "Pacific/Apia"])
    func `The reader of the wall clock agrees with the zone at every quarter of two years`(identifier: String) throws {
        let zone = try systemZone(identifier)
        var reader = WallClockReader(zone)
        let first = local("2011-01-01").localSeconds
        for local in stride(from: first, to: first + 730 * 86_400, by: 900) {
            let (opening, closing) =
                switch zone.resolve(CivilDateTime(localSeconds: local)) {
                case .unique(let instant), .gap(let instant, _, _): (instant, instant)
                case .overlap(let first, let last): (first, last)
                }
            guard reader.opening(local) == opening, reader.closing(local) == closing else {
                Issue.record("\(identifier) \(local)")
                return
            }
        }
    }
}

import SlotTime
import Testing

/// Zones that come from a list of runs and not from a file.
struct OffsetRunsTests {
    private func run(_ start: Instant, _ end: Instant, _ utcOffset: Int = 0, _ name: String = "AAA") -> ZonePeriod {
        ZonePeriod(start: start, end: end, utcOffset: utcOffset, isDaylight: false, abbreviation: name)
    }

    @Test func `Runs that cover all time make a zone`() throws {
        let change = utc("2026-03-08T07:00")
        let runs = [run(.distantPast, change, -18_000), run(change, .distantFuture, -14_400, "GMT-4")]
        let rules = try TimeZoneRules(identifier: "App/Zone", runs: runs)
        #expect(rules.runs(from: .distantPast, to: .distantFuture) == runs)
        #expect(rules.resolve(local("2026-03-08T02:30")).text == "gap 2026-03-08T07:00Z -18000 -14400")
        #expect(rules.footer == nil)
    }

    @Test func `Neighbours that differ in nothing are merged`() throws {
        let change = utc("2026-01-01")
        let rules = try TimeZoneRules(
            identifier: "App/Zone", runs: [run(.distantPast, change), run(change, .distantFuture)])
        #expect(rules.run(at: change) == run(.distantPast, .distantFuture))
    }

    @Test func `Runs with a hole, an overlap, a wrong order or an end are refused`() {
        let (early, late) = (utc("2026-01-01"), utc("2027-01-01"))
        let wrong: [[ZonePeriod]] = [
            [], [run(early, .distantFuture)], [run(.distantPast, late)],
            [run(.distantPast, early), run(late, .distantFuture)],
            [run(.distantPast, late), run(early, .distantFuture)],
            [run(.distantPast, early), run(early, early), run(early, .distantFuture)],
            [run(early, .distantFuture), run(.distantPast, early)],
            [run(Instant(epochSeconds: .min), Instant(epochSeconds: .max))],
        ]
        for runs in wrong {
            #expect(throws: TimeZoneError(identifier: "App/Zone", reason: .runs)) {
                try TimeZoneRules(identifier: "App/Zone", runs: runs)
            }
        }
    }

    @Test(arguments: [
        (93_600, "AAA", TimeZoneError.Reason.offset), (.min, "AAA", .offset), (0, "", .abbreviation),
        (0, "A B", .abbreviation), (0, "时", .abbreviation),
    ])
    func `A run with an impossible offset or name is refused`(
        utcOffset: Int, name: String, reason: TimeZoneError.Reason
    ) {
        #expect(throws: TimeZoneError(identifier: "App/Zone", reason: reason)) {
            try TimeZoneRules(identifier: "App/Zone", runs: [run(.distantPast, .distantFuture, utcOffset, name)])
        }
    }

    @Test func `A clock that shows a time three times has a first and a last`() throws {
        let times = (0...2).map { utc("2026-01-01T12:00").advanced(bySeconds: $0 * 1800) }
        let rules = try TimeZoneRules(
            identifier: "App/Zone",
            runs: [
                run(.distantPast, times[0], 7200), run(times[0], times[1], 3600), run(times[1], .distantFuture, 0),
            ])
        #expect(rules.resolve(local("2026-01-01T13:15")).text == "2026-01-01T11:15Z 2026-01-01T13:15Z")
    }
}

import SlotEngine
import SlotTime
import Testing

/// Gaps, overlaps and skipped dates.
struct ClockChangeTests {
    @Test(arguments: [
        "America/New_York 2026-11-01 both -> 00:00..01:30 01:00..23:30",
        "America/New_York 2026-11-01 first -> 00:00..01:30 02:00..23:30",
        "America/New_York 2026-11-01 last -> 00:00..00:30 01:00..23:30",
        "Australia/Lord_Howe 2026-04-05 both -> 00:00..01:30 01:30..23:30",
        "Australia/Lord_Howe 2026-04-05 first -> 00:00..01:30 02:00..23:30",
        "Australia/Lord_Howe 2026-04-05 last -> 00:00..01:00 01:30..23:30",
        // Two hours.
        "Antarctica/Troll 2026-10-25 both -> 00:00..02:30 01:00..23:30",
        "Antarctica/Troll 2026-10-25 first -> 00:00..02:30 03:00..23:30",
        "Antarctica/Troll 2026-10-25 last -> 00:00..00:30 01:00..23:30",
        // Just before and just after midnight.
        "Africa/Cairo 2026-10-29 both -> 00:00..23:30 23:00..23:30", "Africa/Cairo 2026-10-29 first -> 00:00..23:30",
        "Africa/Cairo 2026-10-29 last -> 00:00..22:30 23:00..23:30", "Africa/Cairo 2026-10-30 both -> 00:00..23:30",
        "Atlantic/Azores 2026-10-25 both -> 00:00..00:30 00:00..23:30",
        "Atlantic/Azores 2026-10-25 first -> 00:00..00:30 01:00..23:30",
        "Atlantic/Azores 2026-10-25 last -> 00:00..23:30",
        // At 00:01 the clock went back over midnight to 23:01.
        "America/Goose_Bay 2010-11-06 both -> 00:00..23:30 23:30", "America/Goose_Bay 2010-11-06 first -> 00:00..23:30",
        "America/Goose_Bay 2010-11-06 last -> 00:00..23:00 23:30",
        "America/Goose_Bay 2010-11-07 both -> 00:00 00:00..23:30",
        "America/Goose_Bay 2010-11-07 first -> 00:00 00:30..23:30",
        "America/Goose_Bay 2010-11-07 last -> 00:00..23:30",
        // Clocks that go on have no such choice.
        "America/New_York 2026-03-08 both -> 00:00..01:30 03:00..23:30",
        "America/New_York 2026-03-08 first -> 00:00..01:30 03:00..23:30",
        "America/New_York 2026-03-08 last -> 00:00..01:30 03:00..23:30",
        "Australia/Lord_Howe 2026-10-04 last -> 00:00..01:30 02:30..23:30",
        "Africa/Cairo 2026-04-24 both -> 01:00..23:30", "America/Nuuk 2026-03-28 both -> 00:00..22:30",
    ])
    func `What the clock skips has no start; what it shows twice has both, the first or the last`(line: String) throws {
        let (request, answer) = sides(line)
        let words = request.split(separator: " ")
        let rest = "today \(words[1]) days 1 cut none step 30 overlap \(words[2])"
        let plan = try plan("\(words[0]) \(words[1])T12:00 \(rest)")
        #expect(plan.text == "\(plan.today.text) \(answer)")
        #expect(plan.days[0].count == plan.count)
    }

    @Test func `A start in the second pass can be booked when the first pass is over`() throws {
        let request = "America/New_York 2026-11-01T01:40:00-04:00 days 1 lead 0 step 30"
        #expect(try plan(request).text == "11-01 01:00..23:30")
        #expect(try plan(request + " overlap first").text == "11-01 02:00..23:30")
        #expect(try plan(request + " overlap last").text == "11-01 01:00..23:30")
    }

    @Test func `Spans say which wall times are shown twice`() throws {
        let plan = try plan("America/New_York 2026-11-01T00:00 days 1")
        #expect(plan.spans.map(\.utcOffset) == [-14_400, -18_000])
        let one = local("2026-11-01T01:00").localSeconds
        #expect([one - 1, one, one + 7200].map(plan.spans[0].isAmbiguousOrAdjacent) == [false, true, true])
        #expect([one, one + 3600, one + 3601].map(plan.spans[1].isAmbiguousOrAdjacent) == [true, true, false])
        #expect(plan.span(at: plan.spans[0].end) == plan.spans[1])
        #expect(plan.span(at: plan.spans[0].end.advanced(bySeconds: -1)) == plan.spans[0])
    }

    @Test func `A new abbreviation alone is no new span`() throws {
        // Pyongyang and others have changed names only; here, two names of one offset.
        let change = Instant(epochSeconds: 1_780_272_000)
        let zone = try TimeZoneRules(
            identifier: "Test/Names",
            runs: [("AAA", Instant.distantPast, change), ("BBB", change, Instant.distantFuture)].map {
                ZonePeriod(start: $1, end: $2, utcOffset: 28_800, isDaylight: false, abbreviation: $0)
            })
        let plan = try SlotPlan(rules: try SlotRules(lead: .minutes(0)), zone: zone, now: change)
        #expect(plan.spans.count == 1)
        #expect(plan.days.map(\.runs.count) == [1, 1, 1])
    }

    @Test func `An hour that the clock leaves in the middle and comes back to is no repeated one without two starts`()
        throws
    {
        let day = try #require(plan("Australia/Lord_Howe 2026-04-05T00:00 days 1 lead 0 step 60 offset 45").days.first)
        #expect(day.runs.map(\.text) == ["00:45..01:45", "01:45..23:45"])
        #expect(day.repeatedHours == 1 << 1)
    }
}

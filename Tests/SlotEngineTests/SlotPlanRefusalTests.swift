import SlotEngine
import SlotTime
import TestSupport
import Testing

struct SlotPlanRefusalTests {
    private func refusal(_ request: String) -> String {
        do {
            return try plan(request).text
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        "Asia/Shanghai 1969-12-31T12:00 -> today 1969-12-31 must leave the whole horizon, with the ends of its slots, within the years 1970 to 9999",
        "Asia/Shanghai 9999-12-31T12:00 -> today 9999-12-31 must leave the whole horizon, with the ends of its slots, within the years 1970 to 9999",
        "Asia/Shanghai 2026-06-01T12:00 today 0000-01-01 "
            + "-> today 0000-01-01 must leave the whole horizon, with the ends of its slots, within the years 1970 to 9999",
        "Asia/Shanghai 9990-01-01T12:00 days 3660 "
            + "-> today 9990-01-01 must leave the whole horizon, with the ends of its slots, within the years 1970 to 9999",
        "America/New_York 1970-01-01T00:00:00Z "
            + "-> today 1969-12-31 must leave the whole horizon, with the ends of its slots, within the years 1970 to 9999",
        "Pacific/Apia 2011-12-29T12:00 today 2011-12-30 "
            + "-> today 2011-12-30 must be a date that Pacific/Apia has: its clocks skipped this one",
        "Africa/Monrovia 1971-06-01T12:00 "
            + "-> timeZone Africa/Monrovia must have UTC offsets of whole minutes below 24 hours in the horizon (RFC 3339 5.6)",
        // A plan before the change would show the seconds, too.
        "Africa/Monrovia 1972-01-05T12:00 today 1972-01-06 "
            + "-> timeZone Africa/Monrovia must have UTC offsets of whole minutes below 24 hours in the horizon (RFC 3339 5.6)",
        // The first and the last that are not refused.
        "Asia/Shanghai 1970-01-01T00:00:00+08:00 days 1 step 720 lead 0 -> 01-01 00:00..12:00",
        "Asia/Shanghai 9999-12-19T00:00:00+08:00 days 1 step 720 lead 0 -> 12-19 00:00..12:00",
        "Africa/Monrovia 1972-02-01T00:00 days 1 step 720 lead 0 -> 02-01 00:00..12:00",
    ])
    func `A plan that can't be written is refused with its value and the reason`(line: String) {
        let (request, answer) = sides(line)
        #expect(refusal(request) == answer)
    }

    @Test(arguments: [Int.min, Int.min + 1, Int.min / 2, Int.min / 4, Int.max / 4, Int.max / 2, Int.max - 1, Int.max])
    func `No present and no date traps, however far away`(number: Int) throws {
        let zone = try systemZone("America/New_York")
        let rules = try SlotRules(lead: .days(366), anchor: .earliest)
        let now = Instant(epochSeconds: number)
        #expect(throws: SlotError.self) { try SlotPlan(rules: rules, zone: zone, now: now) }
        let plan = try SlotPlan(rules: rules, zone: zone, now: now, today: local("2026-06-01").date)
        #expect(plan.days.count == (number < 0 ? 3 : 0))
        let farAway = CivilDate(daysSinceEpoch: number)
        #expect(throws: SlotError.self) { try SlotPlan(rules: rules, zone: zone, now: now, today: farAway) }
        #expect(throws: SlotError.self) {
            try SlotPlan(rules: rules, zone: zone, now: Instant(epochSeconds: 0), today: farAway)
        }
    }
}

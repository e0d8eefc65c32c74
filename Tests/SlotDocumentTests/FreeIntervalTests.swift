import SlotDocument
import SlotEngine
import SlotTime
import Testing

struct StretchTests {
    @Test(arguments: [
        // Slots that touch or overlap are one stretch, the others one each: step, duration.
        "Asia/Shanghai 2026-06-01T20:30:00+08:00 60 60 -> 21:00-24:00 (3)",
        "Asia/Shanghai 2026-06-01T20:30:00+08:00 60 90 -> 21:00-24:30 (3)",
        "Asia/Shanghai 2026-06-01T20:30:00+08:00 60 61 -> 21:00-24:01 (3)",
        "Asia/Shanghai 2026-06-01T20:30:00+08:00 60 59 -> 21:00-21:59 (1), 22:00-22:59 (1), 23:00-23:59 (1)",
        "Asia/Shanghai 2026-06-01T22:30:00+08:00 60 10080 -> 23:00-191:00 (1)",
        "Asia/Shanghai 2026-06-01T23:00:00+08:00 60 1 -> 23:00-23:01 (1)",
        // 01:30 -05:00 ends where 03:00 -04:00 begins.
        "America/New_York 2026-03-08T00:00:00-05:00 30 30 -> 00:00-23:00 (46)",
        // Steps of an hour and a half: 01:30 and 03:00 are half an hour apart and touch.
        "America/New_York 2026-03-08T00:00:00-05:00 90 30 "
            + "-> 00:00-00:30 (1), 01:30-02:30 (2), 03:30-04:00 (1), 05:00-05:30 (1), 06:30-07:00 (1), 08:00-08:30 (1), "
            + "09:30-10:00 (1), 11:00-11:30 (1), 12:30-13:00 (1), 14:00-14:30 (1), 15:30-16:00 (1), 17:00-17:30 (1), "
            + "18:30-19:00 (1), 20:00-20:30 (1), 21:30-22:00 (1)",
        // The hour that comes twice is part of one long stretch.
        "America/New_York 2026-11-01T00:00:00-04:00 30 30 -> 00:00-25:00 (50)",
        // 21:00 is 22 hours after midnight then.
        "America/New_York 2026-11-01T21:00:00-05:00 90 30 -> 22:00-22:30 (1), 23:30-24:00 (1)",
        "Australia/Lord_Howe 2026-04-05T00:00:00+11:00 30 30 -> 00:00-24:30 (49)",
        "Australia/Lord_Howe 2026-10-04T23:00:00+11:00 30 20 -> 22:30-22:50 (1), 23:00-23:20 (1)",
        "Africa/Cairo 2026-04-24T01:00:00+03:00 60 60 -> 00:00-23:00 (23)",
    ])
    func `Slots that touch or overlap are one stretch`(line: String) throws {
        let (request, answer) = sides(line)
        let rules = try SlotRules(
            days: 1, step: .minutes(try #require(Int(request[2]))), lead: .minutes(0),
            duration: .minutes(try #require(Int(request[3]))))
        let plan = try plan(String(request[0]), request[1], rules)
        let freeIntervals = try #require(plan.days.first).freeIntervals(duration: rules.duration)
        // Hours are elapsed since the date's first instant.
        let texts = freeIntervals.map { "\(hour($0.start, plan))-\(hour($0.end, plan)) (\($0.count))" }
        #expect(texts.joined(separator: ", ") == answer)
        #expect(freeIntervals.reduce(0) { $0 + $1.count } == plan.count)
        #expect(zip(freeIntervals, freeIntervals.dropFirst()).allSatisfy { $0.end < $1.start })
    }

    @Test func `A stretch begins on the wall clock and in the offset of its first slot`() throws {
        let rules = try SlotRules(days: 1, step: .minutes(60), lead: .minutes(0), duration: .minutes(30))
        let day = try #require(plan("America/New_York", "2026-11-01T04:00:00Z", rules).days.first)
        let first = day.freeIntervals(duration: rules.duration).prefix(4)
        #expect(first.map(\.firstMinute) == [0, 60, 60, 120])
        #expect(first.map(\.span.utcOffset) == [-14_400, -14_400, -18_000, -18_000])
    }

    @Test func `No length traps`() throws {
        let day = try #require(plan("Asia/Shanghai", "2026-06-01T00:00:00Z", try SlotRules()).days.first)
        for count in [Int.min, -1, 0, Int.max] { #expect(!day.freeIntervals(duration: .minutes(count)).isEmpty) }
    }

    private func hour(_ instant: Instant, _ plan: SlotPlan) -> String {
        let minutes = (instant.epochSeconds - plan.start.epochSeconds) / 60
        return [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

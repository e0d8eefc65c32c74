import SlotEngine
import SlotTime
import TestSupport
import Testing

/// What is taken, when it can be booked, and which dates count.
struct BookingTests {
    // 2026-06-01 is a Monday.
    @Test(arguments: [
        "2026-06-01T09:10 lead 20 step 30 | hours 09:00-12:00 | notice 60 -> 06-01 10:30..11:30",
        "2026-06-01T09:10 lead 120 step 30 | hours 09:00-12:00 | notice 60 -> 06-01 11:30",
        "2026-06-01T17:00 lead 0 days 3 step 60 | hours 09:00-10:00 | notice 1 by 17:00 "
            + "-> 06-01 notice, 06-02 09:00, 06-03 09:00",
        "2026-06-01T17:00:01 lead 0 days 3 step 60 | hours 09:00-10:00 | notice 1 by 17:00 "
            + "-> 06-01 notice, 06-02 notice, 06-03 09:00",
        "2026-06-01T08:00 lead 0 days 2 step 60 | hours 09:00-10:00 | notice 1 by 17:00 -> 06-01 notice, 06-02 09:00",
        // On the day itself, and the lead holds as well.
        "2026-06-01T11:00 lead 0 step 60 | hours 09:00-14:00 | notice 0 by 12:00 -> 06-01 11:00..12:00 13:00",
        "2026-06-01T11:00 lead 61 step 60 | hours 09:00-14:00 | notice 0 by 12:00 -> 06-01 13:00",
        "2026-06-01T12:00:01 lead 0 step 60 | hours 09:00-14:00 | notice 0 by 12:00 -> 06-01 notice",
        // The night belongs to the service day.
        "2026-06-01T18:00 lead 0 days 2 step 60 | hours 23:00-01:00 | notice 0 by 17:00 "
            + "-> 06-01 notice, 06-02 23:00",
        // Friday: Monday's business day before it.
        "2026-06-05T17:00 lead 0 days 5 step 60 | hours Mo-Fr 09:00-10:00 | notice 1 by 17:00 business "
            + "-> 06-05 notice, 06-06 hours, 06-07 hours, 06-08 09:00, 06-09 09:00",
        "2026-06-05T17:00:01 lead 0 days 5 step 60 | hours Mo-Fr 09:00-10:00 | notice 1 by 17:00 business "
            + "-> 06-05 notice, 06-06 hours, 06-07 hours, 06-08 notice, 06-09 09:00",
        "2026-06-07T17:00 lead 0 days 2 step 60 | hours Mo-Fr 09:00-10:00 | notice 1 by 17:00 "
            + "-> 06-07 hours, 06-08 09:00",
        "2026-06-06T12:00 lead 0 days 3 step 60 | hours 09:00-10:00 | notice 1 by 17:00 business "
            + "| businessDays Mo-Fr; PH off -> 06-06 notice, 06-07 notice, 06-08 notice",
        "2026-06-05T12:00 lead 0 days 4 step 60 | hours 09:00-10:00; PH 09:00-10:00 | notice 1 by 17:00 business "
            + "| businessDays Mo-Fr; PH off | off 2026-06-05 Founding Day "
            + "-> 06-05 notice, 06-06 notice, 06-07 notice, 06-08 notice",
        // Not before it opens: the first moment counts.
        "2026-06-01T08:59:59 lead 0 days 3 step 60 | hours 10:00-11:00 | opens 2 at 09:00 "
            + "-> 06-01 10:00, 06-02 10:00, 06-03 notice",
        "2026-06-01T09:00 lead 0 days 3 step 60 | hours 10:00-11:00 | opens 2 at 09:00 "
            + "-> 06-01 10:00, 06-02 10:00, 06-03 10:00",
    ])
    func `A start is there while it can be booked`(line: String) throws {
        try check(line)
    }

    @Test(arguments: [
        "step 30 | hours 09:00-11:00 | capacity 2 -> 06-01 09:00..10:30 left 2",
        "step 30 | hours 09:00-11:00 | capacity 2 | busy 2026-06-01T09:30 2026-06-01T10:00 "
            + "-> 06-01 09:00 left 2 09:30 left 1 10:00..10:30 left 2",
        // Two that follow each other are never there at once; two that overlap are.
        "step 60 | hours 09:00-10:00 | capacity 2 | busy 2026-06-01T09:00 2026-06-01T09:30 "
            + "| busy 2026-06-01T09:30 2026-06-01T10:00 -> 06-01 09:00 left 1",
        "step 60 | hours 09:00-10:00 | capacity 2 | busy 2026-06-01T09:00 2026-06-01T09:31 "
            + "| busy 2026-06-01T09:30 2026-06-01T10:00 -> 06-01 full",
        "step 60 | hours 09:00-11:00 | capacity 3 | busy 2026-06-01T09:00 2026-06-01T09:01 all "
            + "-> 06-01 10:00 left 3",
        "step 60 | hours 09:00-11:00 | capacity 3 | busy 2026-06-01T09:00 2026-06-01T09:01 2 "
            + "-> 06-01 09:00 left 1 10:00 left 3",
        // What touches doesn't count, nor what has no length.
        "step 60 | hours 09:00-11:00 | busy 2026-06-01T08:00 2026-06-01T09:00 | busy 2026-06-01T11:00 2026-06-01T12:00 "
            + "| busy 2026-06-01T10:30 2026-06-01T10:30 -> 06-01 09:00..10:00",
        "step 60 | hours 09:00-12:00 | busy 2026-06-01T08:00 2026-06-01T09:00 | before 1 -> 06-01 10:00..11:00",
        "step 60 | hours 09:00-12:00 | busy 2026-06-01T12:00 2026-06-01T13:00 | after 1 -> 06-01 09:00..10:00",
        // Buffers never act against opening hours.
        "step 60 | hours 09:00-11:00 | before 600 | after 600 -> 06-01 09:00..10:00",
        "step 60 | hours 09:00-12:00 | capacity 5 | busy 2026-06-01T09:00 2026-06-01T10:00 | maxPerDay 1 -> 06-01 full",
        "step 60 | hours 09:00-11:00 | capacity 5 | busy 2026-06-01T09:00 2026-06-01T10:00 | maxPerDay 2 "
            + "-> 06-01 09:00 left 4 10:00 left 5",
        "days 2 step 60 | hours 09:00-10:00 | capacity 5 | busy 2026-06-01T09:00 2026-06-01T10:00 | maxPerDay 1 "
            + "-> 06-01 full, 06-02 09:00 left 5",
        // The booking after midnight belongs to the night.
        "days 2 step 60 | hours 22:00-02:00 | capacity 9 | busy 2026-06-02T01:00 2026-06-02T02:00 | maxPerDay 1 "
            + "-> 06-01 00:00..01:00 left 9 of 05-31, 06-02 22:00..23:00 left 9",
        "step 60 | hours 09:00-11:00 | capacity 1 | busy 2026-06-01T09:00 2026-06-01T10:00 | soldOut mark "
            + "-> 06-01 09:00 sold out 10:00 left 1",
    ])
    func `What is left is the capacity less the most that is taken at one moment`(line: String) throws {
        try check("2026-06-01T00:00 lead 0 \(line)")
    }

    @Test(arguments: [
        "days 3 step 60 | hours Mo 09:00-10:00 | horizon open "
            + "-> 06-01 09:00, 06-02 hours, 06-03 hours, 06-04 hours, 06-05 hours, 06-06 hours, 06-07 hours, 06-08 09:00, "
            + "06-09 hours, 06-10 hours, 06-11 hours, 06-12 hours, 06-13 hours, 06-14 hours, 06-15 09:00",
        "days 2 step 60 today 2026-06-05 | hours Mo-Fr 09:00-10:00 | horizon business "
            + "-> 06-05 09:00, 06-06 hours, 06-07 hours, 06-08 09:00",
        "days 2 step 60 today 2026-06-05 | hours 09:00-10:00 | horizon business | businessDays Mo-Fr "
            + "-> 06-05 09:00, 06-06 09:00, 06-07 09:00, 06-08 09:00",
        "days 2 step 60 today 2026-06-05 | hours Mo-Fr 09:00-10:00 -> 06-05 09:00, 06-06 hours",
    ])
    func `The horizon counts dates, business days, or dates with slots`(line: String) throws {
        try check("2026-06-01T00:00 lead 0 \(line)")
    }

    @Test func `A place that never opens has a horizon all the same`() throws {
        for horizon in ["open", "business"] {
            let plan = try offer("Asia/Shanghai 2026-06-01T00:00 days 5 | hours off | horizon \(horizon)")
            #expect(plan.days.isEmpty && plan.closed.count == 3660)
        }
    }

    @Test(arguments: [
        "step 60 | resource A | hours 09:00-11:00 | resource B | hours 10:00-12:00 -> 06-01 09:00..11:00",
        "step 60 | resource A | hours 09:00-11:00 | resource B | hours 10:00-12:00 | combine all -> 06-01 10:00",
        "step 60 | resource A | hours 09:00-11:00 | capacity 2 | resource B | hours 10:00-12:00 | capacity 3 "
            + "-> 06-01 09:00 left 2 10:00 left 5 11:00 left 3",
        "step 60 | resource A | hours 09:00-11:00 | capacity 2 | resource B | hours 10:00-12:00 | capacity 3 "
            + "| combine all -> 06-01 10:00 left 2",
        "step 60 | resource A | hours 09:00-11:00 | busy 2026-06-01T09:00 2026-06-01T10:00 "
            + "| resource B | hours 09:00-11:00 -> 06-01 09:00..10:00",
        "step 60 | resource A | hours 09:00-11:00 | busy 2026-06-01T09:00 2026-06-01T10:00 "
            + "| resource B | hours 09:00-11:00 | combine all -> 06-01 10:00",
        // calcom/cal.diy #18772: a union of intervals would offer 09:15 to 10:00.
        "step 15 duration 60 | resource A | hours 09:00-10:15 | resource B | hours 10:15-11:00 -> 06-01 09:00..09:15",
        "days 2 step 60 | resource A | hours 09:00-10:00 | except 2026-06-02 closed | resource B | hours 09:00-10:00 "
            + "| combine all -> 06-01 09:00, 06-02 exception",
    ])
    func `Several resources make one offer of slots, never of hours`(line: String) throws {
        try check("2026-06-01T00:00 lead 0 \(line)")
    }

    private func check(_ line: String) throws {
        let (request, answer) = sides(line)
        let (head, rest) = (request.prefix { $0 != "|" }, request.drop { $0 != "|" })
        let days = head.contains("days ") ? "" : "days 1 "
        #expect(try offer("Asia/Shanghai \(head)\(days)\(rest)").offerText == answer)
    }
}

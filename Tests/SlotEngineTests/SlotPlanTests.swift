import SlotEngine
import SlotTime
import Testing

/// The rules of slots, one by one.
struct SlotPlanTests {
    @Test(arguments: [
        // A start equal to the earliest is allowed; a second later it is not.
        "Asia/Shanghai 2026-06-01T10:20 days 1 -> 06-01 10:40..23:50",
        "Asia/Shanghai 2026-06-01T10:20:01 days 1 -> 06-01 10:50..23:50",
        "Asia/Shanghai 2026-06-01T10:19:59 days 1 -> 06-01 10:40..23:50",
        "Asia/Shanghai 2026-06-01T00:00 days 1 lead 0 -> 06-01 00:00..23:50",
        // Lead is elapsed time: 01:50 -05:00 is 20 minutes before 03:10 -04:00.
        "America/New_York 2026-03-08T01:50 days 1 -> 03-08 03:10..23:50",
        // A day of lead is 24 hours, not a day of the calendar.
        "America/New_York 2026-03-07T12:00 lead 1440 days 2 step 60 -> 03-07 notice, 03-08 13:00..23:00",
        // Nothing is left of a day, or of all.
        "Asia/Shanghai 2026-06-01T10:00 lead 4320 -> 06-01 notice, 06-02 notice, 06-03 notice",
        "Asia/Shanghai 2026-06-01T10:00 lead 2879 -> 06-01 notice, 06-02 notice, 06-03 10:00..23:50",
    ])
    func `Cut now leaves out what comes before now and the lead`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try plan(request).text == answer)
    }

    @Test(arguments: [
        "Asia/Shanghai 2026-06-01T23:59 cut none days 2 -> 06-01 00:00..23:50, 06-02 00:00..23:50",
        "Asia/Shanghai 2026-06-01T10:00 cut none days 1 lead 527040 step 60 -> 06-01 00:00..23:00",
        "America/New_York 2026-03-08T12:00 cut none days 1 -> 03-08 00:00..01:50 03:00..23:50",
        "America/New_York 2026-03-08T12:00 cut none days 1 step 1440 offset 150 -> 03-08 hours",
    ])
    func `Cut none keeps today whole, however soon its starts are`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try plan(request).text == answer)
    }

    @Test(arguments: [
        "step 60 -> 06-01 00:00..23:00", "step 60 offset 5 -> 06-01 00:05..23:05",
        "step 60 offset 59 -> 06-01 00:59..23:59",
        "step 7 -> 06-01 00:00..23:55", "step 7 offset 6 -> 06-01 00:06..23:54", "step 25 -> 06-01 00:00..23:45",
        "step 1440 -> 06-01 00:00", "step 1440 offset 1439 -> 06-01 23:59", "step 1439 -> 06-01 00:00..23:59",
        "step 1439 offset 1 -> 06-01 00:01", "step 721 offset 720 -> 06-01 12:00", "step 1 -> 06-01 00:00..23:59",
        // The duration changes no start, and the last may end on another day.
        "step 60 duration 1 -> 06-01 00:00..23:00", "step 60 duration 10080 -> 06-01 00:00..23:00",
    ])
    func `The clock's grid begins at 00:00 of each date, and the offset shifts it`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try plan("Asia/Shanghai 2026-06-01T00:00 days 1 lead 0 \(request)").text == answer)
    }

    @Test(arguments: [
        "2026-06-01T10:16 days 2 -> 06-01 10:36..23:56, 06-02 00:00..23:50",
        "2026-06-01T10:16:01 days 2 -> 06-01 10:37..23:57, 06-02 00:00..23:50",
        "2026-06-01T10:16 days 2 offset 5 -> 06-01 10:41..23:51, 06-02 00:05..23:55",
        "2026-06-01T10:16 days 1 step 25 offset 24 -> 06-01 11:00..23:55",
        "2026-06-01T10:16 days 1 step 7 -> 06-01 10:36..23:54", "2026-06-01T10:16 days 1 step 1440 -> 06-01 10:36",
        // The earliest start lies on another day: that day has its grid, not today.
        "2026-06-01T10:16 lead 1440 days 3 -> 06-01 notice, 06-02 10:16..23:56, 06-03 00:00..23:50",
        "2026-06-01T23:30 lead 60 days 2 step 7 -> 06-01 notice, 06-02 00:30..23:57",
        // Rounded up to the minute, it falls on midnight: the next day's grid is the clock's.
        "2026-06-01T23:39:30 days 2 step 7 -> 06-01 notice, 06-02 00:00..23:55",
        "2026-06-01T23:39 days 2 step 7 -> 06-01 23:59, 06-02 00:00..23:55",
        // The earliest start lies before or after the horizon.
        "2026-06-01T10:16 today 2026-06-03 days 1 step 7 -> 06-03 00:00..23:55",
        "2026-06-01T10:16 lead 4320 days 1 step 7 -> 06-01 notice",
    ])
    func `Anchor earliest begins the grid of one date at its first start, on a whole minute`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try plan("Asia/Shanghai \(request) anchor earliest").text == answer)
    }

    @Test(arguments: [
        // 30 seconds before the clock goes on or back, the next whole minute is on the other side of the change.
        "America/New_York 2026-03-08T01:59:30 -> 03-08 03:00..23:15",
        "America/New_York 2026-11-01T01:59:30 -> 11-01 01:00..23:30",
        "Australia/Lord_Howe 2026-10-04T01:59:59 -> 10-04 02:30..23:30",
        "America/Santiago 2026-09-05T23:59:30 -> 09-05 notice, 09-06 01:00..23:30",
        "Africa/Cairo 2026-10-29T23:59:30 -> 10-29 23:00..23:45",
        // On the wall clock the grid goes on to both sides: 01:50 - 45 = 01:05.
        "America/New_York 2026-11-01T01:50 -> 11-01 01:50 01:05..23:35",
    ])
    func `Anchor earliest finds its first start across a change of the clock`(line: String) throws {
        let (request, answer) = sides(line)
        let days = answer.contains(",") ? 2 : 1
        #expect(try plan("\(request) days \(days) lead 0 step 45 anchor earliest").text == answer)
    }

    @Test(arguments: [
        // Apia skipped 2011-12-30.
        "Pacific/Apia 2011-12-29T00:00 lead 0 step 720 -> 12-29 00:00..12:00, 12-31 00:00..12:00, 01-01 00:00..12:00",
        "Pacific/Apia 2011-12-29T23:50 step 720 days 2 -> 12-29 notice, 12-31 12:00",
        "Asia/Shanghai 2026-12-31T00:00 lead 0 step 1440 -> 12-31 00:00, 01-01 00:00, 01-02 00:00",
        "Asia/Shanghai 2028-02-28T00:00 lead 0 step 1440 -> 02-28 00:00, 02-29 00:00, 03-01 00:00",
    ])
    func `The horizon counts the dates that there are, today included`(line: String) throws {
        let (request, answer) = sides(line)
        let plan = try plan(request)
        #expect(plan.text == answer)
        let offsets = plan.days.map(\.offset) + plan.closed.map(\.offset)
        #expect(offsets.sorted() == Array(0..<plan.rules.days))
    }

    @Test(arguments: [
        // To make tomorrow's file tonight: the lead still counts from now.
        "Asia/Shanghai 2026-06-01T23:00 today 2026-06-02 days 1 -> 06-02 00:00..23:50",
        "Asia/Shanghai 2026-06-01T23:55 today 2026-06-02 days 1 -> 06-02 00:20..23:50",
        "Asia/Shanghai 2026-06-01T23:55 today 2026-06-01 days 1 -> 06-01 notice",
        "Asia/Shanghai 2026-06-05T12:00 today 2026-06-01 days 2 -> 06-01 notice, 06-02 notice",
        "Asia/Shanghai 2026-06-05T12:00 today 2026-06-01 days 1 cut none -> 06-01 00:00..23:50",
    ])
    func `A given today replaces the date of now`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try plan(request).text == answer)
    }

    @Test func `The horizon limits starts, not ends`() throws {
        let plan = try plan("Asia/Shanghai 2026-06-01T00:00 days 1 lead 0 step 60 duration 10080")
        #expect(plan.days[0].runs[0].lastMinute == 23 * 60)
        #expect(plan.end == instant("2026-06-02T00:00", in: plan.zone))
        let lastEnd = plan.starts[23].advanced(bySeconds: 7 * 86_400)
        #expect(plan.span(at: lastEnd).utcOffset == 28_800)
        #expect(plan.spans[plan.spans.count - 1].end > lastEnd)
    }

    @Test func `A plan of 3,660 days names every date once`() throws {
        let plan = try plan("America/New_York 2026-06-01T00:00 days 3660 lead 0 step 720")
        #expect(plan.days.count == 3660)
        #expect(plan.days.enumerated().allSatisfy { $1.offset == $0 && $1.date == plan.today.advanced(byDays: $0) })
        #expect(plan.count == 2 * 3660)
    }
}

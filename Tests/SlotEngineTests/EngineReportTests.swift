import SlotEngine
import SlotTime
import Testing

/// What users of other booking engines reported, as right answers in UTC: the number is the report's in its project.
struct EngineReportTests {
    @Test(arguments: [
        // calcom/cal.diy #30021: an hour late on the day of the change, from 13:00 on.
        "America/New_York 2026-03-08 13:00-18:00 step 60 -> 17:00Z 18:00Z 19:00Z 20:00Z 21:00Z",
        // calcom/cal.diy #4702, #10517, #6217: an hour early after the change.
        "America/Chicago 2026-10-31 07:30-08:30 step 60 offset 30 -> 12:30Z",
        "America/Chicago 2026-11-08 07:30-08:30 step 60 offset 30 -> 13:30Z",
        "America/New_York 2023-11-03 09:00-10:00 step 60 -> 13:00Z",
        "America/New_York 2023-11-04 09:00-10:00 step 60 -> 13:00Z",
        "America/New_York 2023-11-05 09:00-10:00 step 60 -> 14:00Z",
        "America/New_York 2023-11-06 09:00-10:00 step 60 -> 14:00Z",
        // ArtisanPack-UI/bookings #65: the hour that comes again was never offered.
        "America/Chicago 2026-11-01 00:00-06:00 step 60 -> 05:00Z 06:00Z 07:00Z 08:00Z 09:00Z 10:00Z 11:00Z",
        // KeepSoftwareSimple/compass-calendar #3711: a time was offered that no clock shows.
        "America/New_York 2026-03-08 02:00-02:30 step 30 -> none",
        "America/New_York 2026-03-08 01:00-04:00 step 30 -> 06:00Z 06:30Z 07:00Z 07:30Z",
        // spencermountain/spacetime #464, elizaOS/eliza #11100: a change of 30 minutes was taken as 60.
        "Australia/Lord_Howe 2026-10-04 01:00-04:00 step 30 -> 14:30Z 15:00Z 15:30Z 16:00Z 16:30Z",
        "Australia/Lord_Howe 2026-04-05 01:00-03:00 step 30 -> 14:00Z 14:30Z 15:00Z 15:30Z 16:00Z",
        // calcom/cal.diy #10136, PR 10161: hourly starts stood at :30.
        "Asia/Kolkata 2023-07-13 07:30-08:30 step 60 -> 02:30Z",
        "Asia/Kolkata 2023-07-13 07:30-09:30 step 60 offset 30 -> 02:00Z 03:00Z",
        // spencermountain/spacetime #226, kevalbhatt/timezone-picker #17: an offset of 5 hours 45 was rounded.
        "Asia/Kathmandu 2026-01-05 09:00-10:00 step 15 -> 03:15Z 03:30Z 03:45Z 04:00Z",
        // calcom/cal.diy #24523, #15360: the last day ended in UTC.
        "America/Los_Angeles 2026-01-31 17:00-18:00 step 60 -> 01:00Z",
        // calcom/cal.diy #8833, #10200, PR 30128: the first quarter of a Saturday fell on Friday.
        "Europe/Berlin 2026-06-06 00:00-00:15 step 15 -> 22:00Z",
        // moment/moment-timezone #803, #401, pytz #31, timelib #14: no summer time after 2037.
        "America/New_York 2090-07-01 09:00-10:00 step 60 -> 13:00Z",
        "America/New_York 9000-01-02 09:00-10:00 step 60 -> 14:00Z",
        // xdan/datetimepicker #422, react-big-calendar #2672, #1624: 3 o'clock twice, or two labels alike.
        "Europe/Oslo 2026-03-29 00:00-05:00 step 60 -> 23:00Z 00:00Z 01:00Z 02:00Z",
        "Europe/London 2026-10-25 00:00-03:00 step 60 -> 23:00Z 00:00Z 01:00Z 02:00Z",
    ])
    func `Starts of a date in a stretch of the wall clock`(line: String) throws {
        let (request, answer) = sides(line)
        let words = request.split(separator: " ")
        let window = words[2].split(separator: "-").map { local("1970-01-01T\($0)").localSeconds / 60 }
        let rest = words[3...].joined(separator: " ")
        let plan = try plan("\(words[0]) \(words[1])T12:00 days 1 cut none \(rest)")
        let starts = plan.starts.filter { start in
            let wall = CivilDateTime(start, utcOffset: plan.zone.utcOffset(at: start))
            #expect(wall.date == plan.today)
            return (window[0]..<window[1]).contains(wall.time.secondsSinceMidnight / 60)
        }
        #expect((starts.isEmpty ? "none" : starts.map(\.text).joined(separator: " ")) == answer)
    }

    @Test func `spencermountain/spacetime #226: Kathmandu's offset is written as +05:45`() throws {
        let start = try #require(plan("Asia/Kathmandu 2026-01-05T08:45 lead 0 step 15").starts.first)
        var text: [UInt8] = []
        start.appendRFC3339(utcOffset: 20_700, to: &text)
        #expect(String(decoding: text, as: UTF8.self) == "2026-01-05T08:45:00+05:45")
    }

    @Test(arguments: [
        "America/New_York 2026-11-01T00:00 -> 1", "Europe/London 2026-10-25T00:00 -> 1",
        "Australia/Lord_Howe 2026-04-05T00:00 -> 1", "Antarctica/Troll 2026-10-25T00:00 -> 1 2",
        "Africa/Cairo 2026-10-29T00:00 -> 23", "America/New_York 2026-03-08T00:00 -> none",
        "Asia/Shanghai 2026-06-01T00:00 -> none", "America/New_York 2026-11-01T01:30:00-05:00 -> none",
        "America/New_York 2026-11-01T00:00 overlap first -> none",
        "America/New_York 2026-11-01T00:00 overlap last -> none",
        "Australia/Lord_Howe 2026-04-05T00:00 step 60 -> none",
    ])
    func `react-big-calendar #2672: hours that stand on a date twice are named`(line: String) throws {
        let (request, answer) = sides(line)
        let hours = try #require(plan("\(request) days 1 lead 0").days.first).repeatedHours
        let names = (0..<24).filter { hours & 1 << UInt32($0) != 0 }.map(String.init)
        #expect((names.isEmpty ? "none" : names.joined(separator: " ")) == answer)
    }

    @Test(arguments: ["step 0", "step -5", "duration 0", "duration -1", "step 9223372036854775807"])
    func `Eventra PR 18393, php-nlgen #14: a length that would hang is refused`(words: String) {
        #expect(throws: SlotError.self) { try rules(words.split(separator: " ")) }
    }
}

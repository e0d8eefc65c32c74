import SlotEngine
import SlotTime
import Testing

/// What users of other booking engines and pickers reported about opening hours, as right answers: `slots n` and
/// `pickers n` are the rows of this project's two lists of reports.
struct HoursReportTests {
    @Test(arguments: [
        // Slots 1, calcom/cal.diy #30021: an hour late on the day of the change, from 13:00 on.
        "America/New_York 2026-03-08T00:00 step 60 | hours 13:00-18:00 -> 17:00Z 18:00Z 19:00Z 20:00Z 21:00Z",
        // Slots 2, calcom/cal.diy #4702, #10517: an hour early after the change.
        "America/Chicago 2026-10-31T00:00 step 60 anchor opening | hours 07:30-08:30 -> 12:30Z",
        "America/Chicago 2026-11-08T00:00 step 60 anchor opening | hours 07:30-08:30 -> 13:30Z",
        // Slots 4, ArtisanPack-UI/bookings #65: the hour that comes again was never offered.
        "America/Chicago 2026-11-01T00:00 step 60 | hours 00:00-06:00 "
            + "-> 05:00Z 06:00Z 07:00Z 08:00Z 09:00Z 10:00Z 11:00Z",
        // Slots 5, pickers 15, KeepSoftwareSimple/compass-calendar #3711: a time was offered that no clock shows.
        "America/New_York 2026-03-08T00:00 step 30 | hours 02:00-02:30 -> none",
        "America/New_York 2026-03-08T00:00 step 30 | hours 01:00-04:00 -> 06:00Z 06:30Z 07:00Z 07:30Z",
        // Slots 7, moment/moment-timezone #672: a window that begins at a midnight which the clock skips.
        "America/Sao_Paulo 2018-11-04T01:00 step 60 anchor opening | hours 00:00-03:00 -> 03:00Z 04:00Z",
        "America/Santiago 2018-08-12T01:00 step 60 anchor opening | hours 00:00-03:00 -> 04:00Z 05:00Z",
        "Atlantic/Azores 2026-03-29T01:00 step 60 anchor opening | hours 00:00-03:00 -> 01:00Z 02:00Z",
        // Slots 10, spencermountain/spacetime #464, elizaOS/eliza #11100: a change of 30 minutes was taken as 60.
        "Australia/Lord_Howe 2026-10-04T00:00 step 30 | hours 01:00-04:00 -> 14:30Z 15:00Z 15:30Z 16:00Z 16:30Z",
        "Australia/Lord_Howe 2026-04-05T00:00 step 30 | hours 01:00-03:00 -> 14:00Z 14:30Z 15:00Z 15:30Z 16:00Z",
        // Slots 11, calcom/cal.diy #10136, PR 10161: hourly starts stood at :30.
        "Asia/Kolkata 2023-07-13T00:00 step 60 | hours 07:30-09:30 -> 02:30Z",
        "Asia/Kolkata 2023-07-13T00:00 step 60 anchor opening | hours 07:30-09:30 -> 02:00Z 03:00Z",
        // Slots 12, spencermountain/spacetime #226, kevalbhatt/timezone-picker #17: an offset of 5 hours 45 was rounded.
        "Asia/Kathmandu 2026-01-05T00:00 step 15 | hours 09:00-10:00 -> 03:15Z 03:30Z 03:45Z 04:00Z",
        // Slots 27, calcom/cal.diy #24523, #15360: the last day ended in UTC.
        "America/Los_Angeles 2026-01-31T00:00 step 60 | hours 2026 Jan 01-2026 Jan 31 17:00-18:00 -> 01:00Z",
        // Slots 30, calcom/cal.diy #8833, #10200, PR 30128: the first quarter of a Saturday fell on Friday.
        "Europe/Berlin 2026-06-06T00:00 step 15 | hours Mo-Fr 09:00-17:00 | except 2026-06-06 00:00-00:15 -> 22:00Z",
        // Slots 36, xdan/datetimepicker #422, react-big-calendar #2672, #1624: 3 o'clock twice, or two labels alike.
        "Europe/Oslo 2026-03-29T00:00 step 60 | hours 00:00-05:00 -> 23:00Z 00:00Z 01:00Z 02:00Z",
        "Europe/London 2026-10-25T00:00 step 60 | hours 00:00-03:00 -> 23:00Z 00:00Z 01:00Z 02:00Z",
        // Pickers 18, calcom/cal.diy #10517, #4702, #6217: the opening hour shifted after the change.
        "America/New_York 2023-11-03T00:00 step 60 days 4 | hours 09:00-10:00 -> 13:00Z 13:00Z 14:00Z 14:00Z",
    ])
    func `Starts within opening hours, in UTC`(line: String) throws {
        let (request, answer) = sides(line)
        let words = request.split(separator: " | ", maxSplits: 1)
        let days = words[0].contains(" days ") ? "" : " days 1"
        #expect(try offer("\(words[0])\(days) lead 0 | \(words[1])").startsText == answer)
    }

    @Test(arguments: [
        // Slots 14, pickers 10, calcom/cal.diy #22226, #16302, #22030, #25011: the grid was forced to the hour.
        "2026-06-01T00:00 step 60 anchor opening | hours 08:00-12:00,12:30-17:30 -> 06-01 08:00..11:00 12:30..16:30",
        "2026-06-01T00:00 step 60 | hours 08:00-12:00,12:30-17:30 -> 06-01 08:00..11:00 13:00..16:00",
        // Slots 15, jannicz/appointment-picker #33, syncfusion/flutter-examples #429: a step of 45 gave 60 or 48.
        "2026-06-01T00:00 step 45 anchor opening | hours 10:00-13:00 -> 06-01 10:00..12:15",
        "2026-06-01T00:00 step 45 | hours 10:00-13:00 -> 06-01 10:30..12:00",
        // Slots 16, pickers 11, calcom/cal.diy PR 7804 (#7659): the last slot went on past closing.
        "2026-06-01T00:00 step 20 | hours 09:00-16:45 -> 06-01 09:00..16:20",
        // Slots 17, pickers 14, calcom/cal.diy #4884, #5587, EasyAppointments #1822, spatie/opening-hours #115, #119:
        // 23:00 was missing, or there was a hole of a minute at 24:00.
        "2026-06-01T00:00 step 60 | hours 00:00-24:00 -> 06-01 00:00..23:00",
        "2026-06-01T00:00 step 60 | hours 00:00-08:00,08:00-18:00,18:00-24:00 -> 06-01 00:00..23:00",
        "2026-06-01T00:00 step 60 duration 90 | hours 00:00-08:00,08:00-18:00,18:00-24:00 -> 06-01 00:00..23:00",
        "2026-06-01T00:00 step 60 duration 90 | hours Mo 00:00-08:00,08:00-18:00,18:00-24:00 -> 06-01 00:00..22:00",
        // Slots 18, EasyAppointments #388, #1432, chatwoot #6733: an end before the start was refused.
        "2026-06-03T00:00 step 60 days 3 | hours We 11:00-02:00 "
            + "-> 06-03 11:00..23:00, 06-04 00:00..01:00 of 06-03, 06-05 hours",
        // Pickers 12, calcom/cal.diy #5587, #5929, #4884: the time before midnight was lost.
        "2026-06-03T00:00 step 30 duration 60 days 2 | hours We 22:30-01:30 "
            + "-> 06-03 22:30..23:30, 06-04 00:00..00:30 of 06-03",
        // Slots 20, NateWr/restaurant-reservations #140: the notice crosses midnight, and today was shown with
        // tomorrow's times.
        "2026-06-01T22:00 step 30 lead 240 days 2 | hours 20:00-21:30 -> 06-01 notice, 06-02 20:00..21:00",
        // Slots 24, calcom/cal.diy #3662, #2078: the buffers were put on one side only.
        "2026-06-01T00:00 step 60 | hours 08:00-14:00 | busy 2026-06-01T10:00 2026-06-01T11:00 imported | before 60 | after 60 "
            + "-> 06-01 08:00 12:00..13:00",
        // Slots 26, calcom/cal.diy #25493, PR 26196, PR 15288: the horizon was off by one.
        "2026-06-01T10:00 step 60 | hours 09:00-18:00 -> 06-01 10:00..17:00",
        // Slots 30: an exception on the wrong day.
        "2026-06-05T00:00 step 60 days 3 | hours 09:00-11:00 | except 2026-06-06 13:00-14:00 # open day "
            + "-> 06-05 09:00..10:00, 06-06 13:00, 06-07 09:00..10:00",
        // Pickers 7, jonthornton/jquery-timepicker #351: one start left, and all of them were listed.
        "2026-06-01T20:30 step 120 anchor opening | hours 15:00-23:00 -> 06-01 21:00",
        // Pickers 9, tastyigniter/TastyIgniter #553, #977: the lead was applied twice, and ignored at the end.
        "2026-06-01T18:00 step 30 lead 40 duration 20 anchor earliest | hours 18:00-23:00 -> 06-01 18:40..22:40",
        "2026-06-01T22:37 step 30 lead 30 | hours 18:00-23:00 -> 06-01 notice",
        // Pickers 26, ant-design-mobile #3093, #5255: a slot that is taken.
        "2026-06-01T00:00 step 10 | hours 10:20-11:10 | busy 2026-06-01T10:40 2026-06-01T10:50 "
            + "-> 06-01 10:20..10:30 10:50..11:00",
        "2026-06-01T00:00 step 10 | hours 10:20-11:10 | busy 2026-06-01T10:40 2026-06-01T10:50 | soldOut mark "
            + "-> 06-01 10:20..10:30 10:40 sold out 10:50..11:00",
        // calcom/cal.diy #18772: two people who share an hour have none that is whole.
        "2026-06-01T00:00 step 60 | resource A | hours 09:00-10:15 | resource B | hours 10:15-11:00 -> 06-01 09:00",
    ])
    func `Dates, starts and reasons within opening hours`(line: String) throws {
        let (request, answer) = sides(line)
        let words = request.split(separator: " | ", maxSplits: 1)
        let days = words[0].contains(" days ") ? "" : " days 1"
        let lead = words[0].contains(" lead ") ? "" : " lead 0"
        #expect(try offer("Asia/Shanghai \(words[0])\(days)\(lead) | \(words[1])").offerText == answer)
    }

    @Test func `Slots 16: a day of 20 minutes each has 23 of them`() throws {
        #expect(try offer("Asia/Shanghai 2026-06-01T00:00 days 1 lead 0 step 20 | hours 09:00-16:45").count == 23)
    }
}

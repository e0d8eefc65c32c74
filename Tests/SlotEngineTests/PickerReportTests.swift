import SlotEngine
import SlotTime
import Testing

/// What users of other pickers reported, as right answers: the number is the report's in its project.
struct PickerReportTests {
    @Test(arguments: [
        // react-native-datetimepicker/datetimepicker #126 and henninghall/react-native-date-picker #570, #718:
        // rounded to below the minimum.
        "Asia/Shanghai 2026-06-01T16:01 lead 30 step 15 -> 06-01 16:45",
        "Asia/Shanghai 2026-06-01T16:31 lead 0 step 15 -> 06-01 16:45",
        "Asia/Shanghai 2026-06-01T10:57 lead 0 step 30 -> 06-01 11:00",
        "Asia/Shanghai 2026-06-01T15:57 lead 0 step 10 -> 06-01 16:00",
        // jd-opensource/nutui #286: no minute was left in the first hour.
        "Asia/Shanghai 2020-06-23T15:56 lead 0 step 10 -> 06-23 16:00",
        // jonthornton/jquery-timepicker #351: one start left, and all of them were listed.
        "Asia/Shanghai 2026-06-01T20:30 lead 0 step 120 offset 60 -> 06-01 21:00",
        // flutter/flutter #60456, #69753, yangyxd/flutter_picker #161: not on the interval, or before the minimum.
        "Asia/Shanghai 2026-06-01T10:50:20 lead 0 step 10 -> 06-01 11:00",
        // betagouv/rdv-service-public PR 2132: seconds and notice.
        "Europe/Paris 2026-06-01T15:03:12 lead 45 step 5 -> 06-01 15:50",
        // Rolling over at midnight and at the end of the year.
        "Asia/Shanghai 2026-06-01T23:35 -> 06-02 00:00", "Asia/Shanghai 2026-06-01T23:30 -> 06-01 23:50",
        "Asia/Shanghai 2026-06-01T23:30:01 -> 06-02 00:00", "Asia/Shanghai 2026-12-31T23:45 -> 01-01 00:10",
        // NateWr/restaurant-reservations #140: the notice crosses midnight, and today was shown with tomorrow's times.
        "Asia/Shanghai 2026-06-01T22:00 lead 240 step 30 -> 06-02 02:00",
        // mskocik/svelty-picker #28, JonasWanke/timetable #81, Twipped/Kalendae #90: today was off by one.
        "Asia/Shanghai 2022-05-08T18:00:00Z -> 05-09 02:20",
    ])
    func `The first start is never too soon, and on the grid`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try plan(request).firstText == answer)
    }

    @Test(arguments: [
        // acidb/mobiscroll #263: steps hung on the minimum's minute.
        "Asia/Shanghai 2026-06-01T16:02 lead 0 days 1 step 15 -> 06-01 16:15..23:45",
        // trentrichardson/jQuery-Timepicker-Addon #75, #639, #738, Eonasdan/tempus-dominus #2092: the first hour's
        // least minute was asked of later hours too.
        "Asia/Shanghai 2026-06-01T16:49 lead 0 days 1 step 1 -> 06-01 16:49..23:59",
        // tastyigniter/TastyIgniter #553, #977: the lead was applied twice, and ignored at the end.
        "Asia/Shanghai 2026-06-01T18:00 lead 40 days 1 step 30 anchor earliest -> 06-01 18:40..23:40",
        "Asia/Shanghai 2026-06-01T23:37 lead 30 days 1 step 30 -> 06-01 notice",
        // element-plus #13776, #10064, calcom/cal.diy #4884, #5587, EasyAppointments #1822, spatie/opening-hours #115,
        // #119: 24:00 came first, or 23:00 was missing.
        "Asia/Shanghai 2026-06-01T00:00 lead 0 days 1 step 60 -> 06-01 00:00..23:00",
        // calcom/cal.diy #5587, #5929, EasyAppointments #388, #1432, chatwoot #6733: the night was cut at midnight.
        "Asia/Shanghai 2026-06-01T22:30 lead 0 days 2 step 30 duration 60 -> 06-01 22:30..23:30, 06-02 00:00..23:30",
        // calcom/cal.diy #22226, #16302, #22030, #25011: the grid was forced to the hour.
        "Asia/Shanghai 2026-06-01T12:10 lead 0 days 1 step 60 offset 30 -> 06-01 12:30..23:30",
        // jannicz/appointment-picker #33, syncfusion/flutter-examples #429: a step of 45 gave hours, or steps of 48.
        "Asia/Shanghai 2026-06-01T10:00 lead 0 days 1 step 45 -> 06-01 10:30..23:15",
        "Asia/Shanghai 2026-06-01T10:00 lead 0 days 1 step 45 anchor earliest -> 06-01 10:00..23:30",
        // calcom/cal.diy #25493, PR 26196, PR 15288: the horizon was off by one, or counted in the guest's zone.
        "Asia/Shanghai 2026-06-01T10:00 lead 0 days 1 step 60 -> 06-01 10:00..23:00",
        "America/New_York 2026-06-01T20:00:00-11:00 lead 0 days 2 step 720 -> 06-02 12:00, 06-03 00:00..12:00",
        // moment/moment-timezone #672, cron-utils #332, sharetribe/web-template #338: a day was repeated for ever where
        // midnight is skipped.
        "America/Sao_Paulo 2018-11-03T00:00 lead 0 step 60 "
            + "-> 11-03 00:00..23:00, 11-04 01:00..23:00, 11-05 00:00..23:00",
        "America/Santiago 2018-08-11T00:00 lead 0 step 60 "
            + "-> 08-11 00:00..23:00, 08-12 01:00..23:00, 08-13 00:00..23:00",
        "Atlantic/Azores 2026-03-28T00:00 lead 0 step 60 "
            + "-> 03-28 00:00..23:00, 03-29 01:00..23:00, 03-30 00:00..23:00",
        // redmine #13, ovumcy-web #496: the label slipped to the day before.
        "America/Havana 2026-03-08T01:00 lead 0 days 1 step 60 -> 03-08 01:00..23:00",
        "America/Asuncion 2024-10-06T01:00 lead 0 days 1 step 60 -> 10-06 01:00..23:00",
        // xdan/datetimepicker #422: 3 o'clock stood there twice.
        "Europe/Oslo 2026-03-29T00:00 lead 0 days 1 step 60 -> 03-29 00:00..01:00 03:00..23:00",
        // WenchaoD/FSCalendar #1264, youku-sdk-tool-woodpecker PR 15: the year of the week.
        "America/New_York 2020-12-27T00:00 lead 0 days 5 step 1440 "
            + "-> 12-27 00:00, 12-28 00:00, 12-29 00:00, 12-30 00:00, 12-31 00:00",
    ])
    func `Dates and hours are each there once, and none is missing`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try plan(request).text == answer)
    }

    @Test func `WenchaoD/FSCalendar #1264: dates around New Year keep the calendar's year`() throws {
        let plan = try plan("America/New_York 2020-12-27T00:00 lead 0 days 8 step 1440")
        #expect(plan.days.map(\.date.year) == [2020, 2020, 2020, 2020, 2020, 2021, 2021, 2021])
    }
}

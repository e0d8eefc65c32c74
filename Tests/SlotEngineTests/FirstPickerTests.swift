import SlotEngine
import SlotTime
import TestSupport
import Testing

/// The picker that this project grew out of (qingfengiOS/QFDatePicker): what it did right, and its faults as right answers.
///
/// Three days, 10-minute steps, 20 minutes of lead unless a case says otherwise.
struct FirstPickerTests {
    @Test(arguments: [
        // Q1 and Q2: the lead is added, then rounded up to the next step.
        "Asia/Shanghai 2026-06-01T10:16 -> 06-01 10:40..23:50, 06-02 00:00..23:50, 06-03 00:00..23:50",
        "Asia/Shanghai 2026-06-01T10:41 -> 06-01 11:10..23:50, 06-02 00:00..23:50, 06-03 00:00..23:50",
        // Q3: it dropped the seconds, so that 10:40 was only 19 and a half minutes away.
        "Asia/Shanghai 2026-06-01T10:20:30 -> 06-01 10:50..23:50, 06-02 00:00..23:50, 06-03 00:00..23:50",
        "Asia/Shanghai 2026-06-01T10:20 -> 06-01 10:40..23:50, 06-02 00:00..23:50, 06-03 00:00..23:50",
        // Q4: the last good minute of a day.
        "Asia/Shanghai 2026-06-01T23:30 -> 06-01 23:50, 06-02 00:00..23:50, 06-03 00:00..23:50",
        // Q5 and Q6: it kept today and offered all its past hours.
        "Asia/Shanghai 2026-06-01T23:30:01 -> 06-01 notice, 06-02 00:00..23:50, 06-03 00:00..23:50",
        "Asia/Shanghai 2026-06-01T23:31 -> 06-01 notice, 06-02 00:00..23:50, 06-03 00:00..23:50",
        "Asia/Shanghai 2026-06-01T23:45 -> 06-01 notice, 06-02 00:10..23:50, 06-03 00:00..23:50",
        "Asia/Shanghai 2026-06-01T23:59:59 -> 06-01 notice, 06-02 00:20..23:50, 06-03 00:00..23:50",
        // Q7: days of 86,400 seconds showed 11-01 twice.
        "America/New_York 2026-11-01T00:30 -> 11-01 00:50..01:50 01:00..23:50, 11-02 00:00..23:50, 11-03 00:00..23:50",
        // Q8 and Q9: they lost 03-08 and 09-06, and hours were offered that no clock shows.
        "America/New_York 2026-03-07T23:30 -> 03-07 23:50, 03-08 00:00..01:50 03:00..23:50, 03-09 00:00..23:50",
        "America/Santiago 2026-09-05T23:30 -> 09-05 23:50, 09-06 01:00..23:50, 09-07 00:00..23:50",
        // Q11: an integer division offered 11:00, before the lead was over.
        "Asia/Shanghai 2026-06-01T10:31 days 1 step 25 -> 06-01 11:15..23:45",
        "Asia/Shanghai 2026-06-01T10:31 days 1 step 25 anchor earliest -> 06-01 10:51..23:46",
        // Q12: steps over an hour left the minute wheel empty.
        "Asia/Shanghai 2026-06-01T10:31 days 1 step 60 -> 06-01 11:00..23:00",
        "Asia/Shanghai 2026-06-01T10:31 days 1 step 90 -> 06-01 12:00..22:30",
        // Q13: a lead of more than a day cut today's hours by tomorrow's clock.
        "Asia/Shanghai 2026-06-01T10:31 lead 1500 -> 06-01 notice, 06-02 11:40..23:50, 06-03 00:00..23:50",
    ])
    func `Q1 to Q13: today is cut to what can still be booked, and every date is there once`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try plan(request).text == answer)
    }

    @Test func `Q5 and Q6: no minute of a day offers a start that is too soon, or none at all`() throws {
        let zone = try systemZone("Asia/Shanghai")
        let midnight = instant("2026-06-01T00:00", in: zone)
        for minute in 0..<1440 {
            let now = midnight.advanced(bySeconds: minute * 60)
            let plan = try SlotPlan(rules: try SlotRules(), zone: zone, now: now)
            let ahead = try #require(plan.starts.first).epochSeconds - now.epochSeconds
            #expect((1200..<1800).contains(ahead), "at minute \(minute)")
            #expect(plan.days.count == (minute <= 1410 ? 3 : 2), "at minute \(minute)")
        }
    }

    @Test func `Q8: 2 o'clock is missing on the day of the change only`() throws {
        let plan = try plan("America/New_York 2026-03-07T00:00 lead 0")
        let hasTwo = plan.days.map { day in day.runs.contains { ($0.firstMinute...$0.lastMinute).contains(120) } }
        #expect(hasTwo == [true, false, true])
    }

    @Test func `Q9: a day without a midnight begins at 01:00, -03:00`() throws {
        let plan = try plan("America/Santiago 2026-09-05T23:30")
        #expect(plan.days[1].runs[0].span.utcOffset == -3 * 3600)
        #expect(plan.days[1].starts[0].text == "04:00Z")
        #expect(plan.tomorrow == plan.days[1].starts[0])
    }

    @Test(arguments: ["0", "-5", "1441", "5000"])
    func `Q12: a step that no day can hold is refused`(step: String) {
        #expect(throws: SlotError(key: "step", value: step, rule: "must be 1 minute to 24 hours")) {
            try rules(["step", step[...]])
        }
    }

    @Test func `Q14 and Q10: machine fields are Gregorian, with the calendar's year and 24 hours`() throws {
        for (now, answer) in [
            ("2018-12-31T09:00", "2018-12-31T13:00:00+08:00"), ("2027-01-01T09:00", "2027-01-01T13:00:00+08:00"),
        ] {
            let start = try #require(plan("Asia/Shanghai \(now) lead 240").starts.first)
            var text: [UInt8] = []
            start.appendRFC3339(utcOffset: 28_800, to: &text)
            #expect(String(decoding: text, as: UTF8.self) == answer)
        }
    }

    @Test func `Q15: a plan says until when its labels are true`() throws {
        let plan = try plan("Asia/Shanghai 2026-06-01T10:16")
        #expect(plan.start == instant("2026-06-01T00:00", in: plan.zone))
        #expect(plan.tomorrow == instant("2026-06-02T00:00", in: plan.zone))
    }
}

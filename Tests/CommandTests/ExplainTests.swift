import Testing

/// Why a start is a slot, or why it is not: a paragraph for each reason.
@Suite struct ExplainTests {
    private func explain(_ place: String, at moment: String, _ options: [String] = []) throws -> Outcome {
        let folder = try Folder()
        try folder.write(place.utf8, to: "place.json5")
        return try Program.run(["explain", "place.json5", "--at", moment] + ScheduleTests.now + options, in: folder)
    }

    @Test(arguments: [
        (
            "{hours: '09:00-12:00'}", "2026-05-08T09:00",
            "2026-05-08 09:00 (Asia/Shanghai) is a slot: the place is open 09:00-12:00 on Fr 2026-05-08; it can be booked until 2026-05-08 08:40."
        ),
        (
            "{hours: '09:00-12:00'}", "2026-05-08T01:00:00Z",
            "2026-05-08 09:00 (Asia/Shanghai) is a slot: the place is open 09:00-12:00 on Fr 2026-05-08; it can be booked until 2026-05-08 08:40."
        ),
        (
            "{hours: '09:00-12:00', capacity: 3, busy: [{start: '2026-05-08T09:00', end: '2026-05-08T10:00'}]}",
            "2026-05-08T09:00",
            "2026-05-08 09:00 (Asia/Shanghai) is a slot: the place is open 09:00-12:00 on Fr 2026-05-08; it can be booked until 2026-05-08 08:40, 2 left."
        ),
        (
            "{hours: 'Mo-Th 09:00-12:00'}", "2026-05-08T09:00",
            "2026-05-08 09:00 (Asia/Shanghai) is not a slot: the place is closed on Fr 2026-05-08."
        ),
        (
            "{hours: '09:00-12:00'}", "2026-05-08T12:00",
            "2026-05-08 12:00 (Asia/Shanghai) is not a slot: the place is open 09:00-12:00 on Fr 2026-05-08."
        ),
        (
            "{hours: '09:00-12:00', holidays: [{date: '2026-05-08', name: 'Fest'}]}", "2026-05-08T09:00",
            "2026-05-08 09:00 (Asia/Shanghai) is not a slot: the place is closed on Fr 2026-05-08, a public holiday (Fest)."
        ),
        (
            "{hours: 'Mo-Fr 09:00-12:00', holidays: [{date: '2026-05-09', name: '劳动节', isOffDay: false}]}",
            "2026-05-09T09:00",
            "2026-05-09 09:00 (Asia/Shanghai) is a slot: the place is open 09:00-12:00 on Sa 2026-05-09, a make-up workday (劳动节) with the hours of Mo; it can be booked until 2026-05-09 08:40."
        ),
        (
            "{hours: '09:00-12:00', exceptions: [{date: '2026-05-08', closed: true, note: 'Painters'}]}",
            "2026-05-08T09:00",
            "2026-05-08 09:00 (Asia/Shanghai) is not a slot: the place is closed on Fr 2026-05-08, an exception (Painters)."
        ),
        (
            "{hours: '09:00-12:00', duration: 30}", "2026-05-08T11:40",
            "2026-05-08 11:40 (Asia/Shanghai) is not a slot: the place is open 09:00-12:00 on Fr 2026-05-08, and a slot of 30 minutes would end after 2026-05-08 12:00."
        ),
        (
            "{hours: '09:00-12:00', step: 30}", "2026-05-08T09:20",
            "2026-05-08 09:20 (Asia/Shanghai) is not a slot: it is not on the grid of 30-minute steps; the nearest starts are 2026-05-08 09:00 and 2026-05-08 09:30."
        ),
        (
            "{}", "2026-05-08T08:10",
            "2026-05-08 08:10 (Asia/Shanghai) is not a slot: it is too soon: it is now 2026-05-08 08:00, and with a lead of 20 minutes the earliest start is 2026-05-08 08:20."
        ),
        (
            "{notice: {daysBefore: 1, by: '17:00'}}", "2026-05-08T12:00",
            "2026-05-08 12:00 (Asia/Shanghai) is not a slot: it could be booked until 2026-05-07 17:00, and it is now 2026-05-08 08:00."
        ),
        (
            "{opens: {daysBefore: 0, time: '06:00'}}", "2026-05-09T12:00",
            "2026-05-09 12:00 (Asia/Shanghai) is not a slot: it can't be booked before 2026-05-09 06:00."
        ),
        (
            "{busy: [{start: '2026-05-08T09:00', end: '2026-05-08T10:00', takes: 'all'}]}", "2026-05-08T09:30",
            "2026-05-08 09:30 (Asia/Shanghai) is not a slot: it is taken: 2026-05-08 09:00 to 2026-05-08 10:00 (all)."
        ),
        (
            "{bufferBefore: 15, busy: [{start: '2026-05-08T09:00', end: '2026-05-08T10:00'}]}", "2026-05-08T10:10",
            "2026-05-08 10:10 (Asia/Shanghai) is not a slot: it is too close to a booking: 10 minutes after 2026-05-08 09:00 to 2026-05-08 10:00, and there must be 15 (bufferBefore)."
        ),
        (
            "{maxPerDay: 1, busy: [{start: '2026-05-08T09:00', end: '2026-05-08T10:00'}]}", "2026-05-08T12:00",
            "2026-05-08 12:00 (Asia/Shanghai) is not a slot: 2026-05-08 already has 1 booking, the maximum per day."
        ),
        (
            "{maxPerWeek: 1, busy: [{start: '2026-05-04T09:00', end: '2026-05-04T10:00'}]}", "2026-05-08T12:00",
            "2026-05-08 12:00 (Asia/Shanghai) is not a slot: the week of 2026-05-08 already has 1 booking, the maximum per week."
        ),
        ("{}", "2026-05-07T12:00", "2026-05-07 12:00 (Asia/Shanghai) is not a slot: it is before today, 2026-05-08."),
        (
            "{hours: 'Mo-Fr 09:00-12:00'}", "2026-05-18T09:00",
            "2026-05-18 09:00 (Asia/Shanghai) is not a slot: the horizon is 3 dates long and ends on 2026-05-10. In a longer horizon it would be a slot: the place is open 09:00-12:00 on Mo 2026-05-18; it can be booked until 2026-05-18 08:40."
        ),
        (
            "{hours: 'Mo-Fr 09:00-12:00'}", "2026-05-17T09:00",
            "2026-05-17 09:00 (Asia/Shanghai) is not a slot: the horizon is 3 dates long and ends on 2026-05-10. In a longer horizon it would not be a slot either: the place is closed on Su 2026-05-17."
        ),
        (
            "{hours: '22:00-02:00', exceptions: [{date: '2026-05-09', closed: true}]}", "2026-05-09T01:00",
            "2026-05-09 01:00 (Asia/Shanghai) is a slot: the place is open 22:00-02:00 on Fr 2026-05-08; it can be booked until 2026-05-09 00:40."
        ),
        (
            "{resources: [{id: 'li', hours: '09:00-10:00'}, {id: 'wang', hours: '11:00-12:00'}]}", "2026-05-08T09:00",
            "2026-05-08 09:00 (Asia/Shanghai) is a slot; any resource is enough. li: it is open 09:00-10:00 on Fr 2026-05-08; it can be booked until 2026-05-08 08:40. wang: it is open 11:00-12:00 on Fr 2026-05-08."
        ),
    ])
    func `explain names what decides`(place: String, moment: String, answer: String) throws {
        let outcome = try explain(place, at: moment)
        #expect(outcome.status == 0)
        #expect(outcome.text == answer + "\n")
    }

    @Test(arguments: [
        ("2026-05-08T10:00", Int32(0), #""slot":true,"reason":"slot","rule":null,"booking":null"#),
        (
            "2026-05-08T11:00", 1,
            #""slot":false,"reason":"taken","rule":"busy","booking":{"start":"2026-05-08T11:00:00+08:00","#
        ),
        ("2026-05-08T10:30", 1, #""rule":"bufferAfter""#),
    ])
    func `explain --json answers programs, and its exit status is the answer`(
        moment: String, status: Int32, part: String
    ) throws {
        let folder = try Folder()
        let place =
            "{hours: '09:00-13:00', step: 30, bufferAfter: 15, busy: [{start: '2026-05-08T11:00', end: '2026-05-08T12:00'}]}"
        try folder.write(place.utf8, to: "place.json5")
        let outcome = try Program.run(
            [
                "explain", "place.json5", "--json", "--at", moment, "--now", "2026-05-08T08:00:00+08:00", "--time-zone",
                "Asia/Shanghai",
            ], in: folder)
        #expect(outcome.status == status)
        #expect(outcome.text.contains(part), "\(outcome.text)")
        #expect(outcome.text.contains(#""before":["2026-05-08T09:00:00+08:00""#))
    }

    @Test(arguments: [
        "2026-05-08T09:30", "2026-05-08 09:30", "2026-05-08T09:30:00+08:00", "2026-05-08T01:30:00Z", "1778203800",
        "@1778203800", "20260508T013000Z", "20260508T093000", "20260508T0930", "DTSTART:20260508T013000Z",
        "DTSTART;TZID=Asia/Shanghai:20260508T093000",
    ])
    func `START is what any of our outputs has (issue 13)`(start: String) throws {
        let outcome = try explain("{hours: '09:00-12:00', step: 30}", at: start, ["--json"])
        #expect(outcome.status == 0, "\(outcome.words)")
        #expect(outcome.text.contains(#""start":"2026-05-08T09:30:00+08:00","startEpoch":1778203800,"slot":true"#))
        #expect(
            outcome.text.hasSuffix(
                #""before":["2026-05-08T09:00:00+08:00"],"after":["2026-05-08T10:00:00+08:00","2026-05-08T10:30:00+08:00","2026-05-08T11:00:00+08:00"]}]"#
                    + "\n"),
            "\(outcome.text)")
    }

    @Test(arguments: [
        "2026-05-08T09", "20260508", "17782038001234", "20260532T093000", "20260508T993000", "DTEND:x", "",
    ])
    func `what is no start is refused`(start: String) throws {
        #expect(try explain("{}", at: start).status == 64)
    }

    @Test func `hours after midnight name the night that they belong to`() throws {
        let outcome = try explain("{hours: 'Th 22:00-02:00', step: 30, duration: 30}", at: "2026-05-08T02:00")
        #expect(outcome.text.contains("the place is closed on Fr 2026-05-08"), "\(outcome.text)")
    }

    @Test func `a time that comes twice has two paragraphs, and one that the clock skips says so`() throws {
        let place = "{timeZone: 'America/New_York', overlap: 'first'}"
        let folder = try Folder()
        try folder.write(place.utf8, to: "place.json5")
        let autumn = try Program.run(
            ["explain", "place.json5", "--at", "2025-11-02T01:30", "--now", "2025-11-01T12:00:00-04:00"], in: folder)
        #expect(autumn.lines.count == 3)
        #expect(autumn.lines[0].hasPrefix("2025-11-02 01:30 UTC-04:00 (America/New_York) is a slot: "))
        #expect(
            autumn.lines[1]
                == "2025-11-02 01:30 UTC-05:00 (America/New_York) is not a slot: the clock shows this time twice, "
                + "and only the first counts.")
        let spring = try Program.run(
            ["explain", "place.json5", "--at", "2026-03-08T02:30", "--now", "2026-03-07T12:00:00-05:00"], in: folder)
        #expect(spring.text == "2026-03-08 02:30 is not a slot: the clocks of America/New_York skip this time.\n")
    }

    @Test(arguments: [
        (["explain"], "explain needs one place file: slotexport explain FILE --at MOMENT"),
        (["explain", "a", "b"], "explain needs one place file: slotexport explain FILE --at MOMENT"),
        (["explain", "a"], "explain needs a moment: slotexport explain FILE --at YYYY-MM-DDThh:mm"),
        (
            ["explain", "a", "--at", "soon"],
            "--at \"soon\": must be a start as an output has it: YYYY-MM-DDThh:mm, with or without a UTC offset; seconds since 1970; or YYYYMMDDThhmmss, with Z for UTC"
        ),
        (["--at", "2026-05-08T09:00"], "writing slots doesn't take --at; explain takes it"),
    ])
    func `a question that is none gets one line`(arguments: [String], words: String) throws {
        let outcome = try Program.run(arguments, in: Folder())
        #expect(outcome.status == 64)
        #expect(outcome.words == "slotexport: error: \(words)\n")
    }
}

import Testing

/// What is said about hours and keys that do less than they seem to.
@Suite struct ScheduleWarningTests {
    private func words(_ command: [String], _ place: String) throws -> Outcome {
        let folder = try Folder()
        try folder.write(place.utf8, to: "place.json5")
        let notice = #"{"year": 2026, "days": [{"date": "2026-05-01", "isOffDay": true}]}"#
        try folder.write(notice.utf8, to: "cn.json")
        return try Program.run(command, in: folder)
    }

    @Test(arguments: [
        (
            "{hours: 'Mo-Fr 09:00-12:00; Sa \"ring the bell\"'}",
            "the hours say that it is unknown whether the place is open, which counts as closed: Sa 2026-05-09 00:00-24:00 \"ring the bell\""
        ),
        (
            "{hours: 'unknown', exceptions: [{date: '2026-05-09', hours: '09:00-10:00'}]}",
            "the hours say that it is unknown whether the place is open, which counts as closed: Fr 2026-05-08 00:00-24:00"
        ),
        (
            "{hours: '09:00-12:00; SH off'}",
            "place.json5:1:2: hours: SH means no date, for no school holidays are named"
        ),
        ("{combine: 'all'}", "place.json5:1:2: combine: there are no resources that it could combine"),
        (
            "{businessDays: 'Mo-Fr', notice: {daysBefore: 1, by: '17:00'}}",
            "place.json5:1:2: businessDays: neither notice nor opens nor horizonCounts counts business days"
        ),
        ("{schoolHolidays: ['2026-05-09']}", "place.json5:1:2: schoolHolidays: no hours mention SH"),
        (
            "{labels: {fr: {today: 'x'}, en: {today: 'y'}, zh_TW: {today: 'z'}}}",
            "place.json5:1:2: labels: nothing is in fr, zh_TW: the labels are in en_US"
        ),
        (
            "{makeUpWorksAs: 'Tu', holidays: ['cn.json']}",
            "place.json5:1:2: makeUpWorksAs: no holidays name a make-up workday"
        ),
        (
            "{makeUpWorksAs: {'2026-05-09': 'Th', '2026-05-10': 'Fr'}, holidays: ['cn.json', {date: '2026-05-09', isOffDay: false}]}",
            "place.json5:1:2: makeUpWorksAs: 2026-05-10 is no make-up workday"
        ),
        (
            "{holidays: ['2026-05-09']}",
            "place.json5:1:2: holidays: the 1 day listed here counts as all that are special in 2026"
        ),
        (
            "{holidays: [{from: '2026-05-09', to: '2026-05-11'}]}",
            "place.json5:1:2: holidays: the 3 days listed here count as all that are special in 2026"
        ),
    ])
    func `check warns of what is unknown and of what nothing uses`(place: String, warning: String) throws {
        let outcome = try words(["check", "place.json5", "--days", "2"] + ScheduleTests.now, place)
        #expect(outcome.status == 0)
        #expect(outcome.words.contains("slotexport: warning: \(warning)\n"), "\(outcome.words)")
    }

    @Test(arguments: [
        "{combine: 'all', resources: [{id: 'a'}]}",
        "{businessDays: 'Mo-Fr', notice: {daysBefore: 1, by: '17:00', businessDays: true}}",
        "{businessDays: 'Mo-Fr', opens: {daysBefore: 9, time: '08:00', businessDays: true}}",
        "{businessDays: 'Mo-Fr', horizonCounts: 'business'}",
        "{hours: '09:00-12:00; SH off', schoolHolidays: ['2026-05-09']}",
        "{makeUpWorksAs: {'2026-05-09': 'Th'}, holidays: ['cn.json', {date: '2026-05-09', isOffDay: false}]}",
        "{holidays: ['cn.json', '2026-05-09']}", "{hours: 'Mo-Fr 09:00-12:00; PH off', holidays: ['cn.json']}",
    ])
    func `check is silent where each key is used`(place: String) throws {
        let outcome = try words(["check", "place.json5", "--days", "2"] + ScheduleTests.now, place)
        #expect(outcome.status == 0)
        #expect(outcome.words.isEmpty)
    }

    @Test func `Only check looks for keys that nothing uses`() throws {
        let outcome = try words(["--place", "place.json5", "--format", "text"] + ScheduleTests.now, "{combine: 'all'}")
        #expect(outcome.words.isEmpty)
    }

    @Test func `hours names unknown times and unannounced holidays`() throws {
        let dates = ["--from", "2026-12-30", "--to", "2027-01-03"]
        let place = "{timeZone: 'Asia/Shanghai', hours: 'Mo-Fr 09:00-10:00 unknown', holidays: ['cn.json']}"
        let outcome = try words(["hours", "--place", "place.json5"] + dates, place)
        #expect(
            outcome.words == """
                slotexport: warning: by these hours the place is closed on all these dates
                slotexport: warning: the holidays of 2027 are not known; its dates count as ordinary ones
                slotexport: warning: the hours say that it is unknown whether the place is open, which counts as closed: \
                We 2026-12-30 09:00-10:00, Th 2026-12-31 09:00-10:00, Fr 2027-01-01 09:00-10:00

                """)
        let more = try words(["hours", "Mo-Su 10:00-11:00 unknown", "--time-zone", "UTC"] + dates, "{}")
        #expect(more.words.hasSuffix("Fr 2027-01-01 10:00-11:00 and 1 more\n"))
    }

    @Test func `hours of resources that are booked together are those that all have`() throws {
        let place =
            "{timeZone: 'UTC', resources: [{id: 'a', hours: '09:00-12:00'}, {id: 'b', hours: '11:00-14:00'}], combine: '"
        let dates = ["--from", "2026-11-30", "--to", "2026-12-01"]
        let all = try words(["hours", "--place", "place.json5"] + dates, place + "all'}")
        #expect(all.text == "Mo 2026-11-30 11:00-12:00\n")
        let any = try words(["hours", "--place", "place.json5"] + dates, place + "any'}")
        #expect(any.text == "Mo 2026-11-30 09:00-14:00\n")
    }

    @Test func `explain says that hours are unknown`() throws {
        let place = "{hours: 'Mo-Fr 10:00-12:00; Fr 14:00-15:00 unknown \"ask Ann\"'}"
        let outcome = try words(["explain", "place.json5", "--at", "2026-05-08T14:00"] + ScheduleTests.now, place)
        #expect(
            outcome.lines[0]
                == "2026-05-08 14:00 (Asia/Shanghai) is not a slot: the place is closed on Fr 2026-05-08, and it is unknown whether it is open at this time (ask Ann), which counts as closed."
        )
    }

    @Test func `A list of times that would close what it means to open is refused`() throws {
        let outcome = try words(["hours", "Mo-Fr 09:00-18:00, 12:00-13:00 off"], "{}")
        #expect(
            outcome.words
                == "slotexport: error: hours: column 20: \"12:00-13:00\" must have a semicolon in front of it: off closes all the times of a list\n"
        )
        #expect(outcome.status == 64)
        let apart = try words(["hours", "Mo-Fr 09:00-18:00; 10:00-11:00, 12:00-13:00 off", "--time-zone", "UTC"], "{}")
        #expect(apart.status == 0)
    }

    @Test func `The line of success counts the slots that the file has`() throws {
        let place =
            "{hours: '09:00-12:00', soldOut: 'mark', step: 60, days: 1, busy: [{start: '2026-05-08T10:00', end: '2026-05-08T11:00'}]}"
        let outcome = try words(
            ["--place", "place.json5", "--format", "ics,json,text", "--output", "out/"] + ScheduleTests.now, place)
        #expect(
            outcome.words == """
                slotexport: wrote out/slots.ics (2 slots)
                slotexport: wrote out/slots.json (3 slots)
                slotexport: wrote out/slots.txt (2 slots)

                """)
    }

    @Test func `A holiday without a name has the language's word in the cells of a table`() throws {
        let place =
            "{hours: '09:00-10:00; PH 09:00-10:00', step: 60, days: 3, holidays: ['2026-05-08', {date: '2026-05-09', isOffDay: false}, {date: '2026-05-10', name: 'Fest'}]}"
        let outcome = try words(["--place", "place.json5", "--format", "csv"] + ScheduleTests.now, place)
        let cells = outcome.text.split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ",", omittingEmptySubsequences: false)[20...21].joined(separator: ",")
        }
        #expect(cells == ["public holiday,false", "make-up workday,true", "Fest,false"])
    }
}

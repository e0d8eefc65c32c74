import Testing

/// Calendars from elsewhere: what `slotexport busy` and `slotexport lint` print, and what a place makes of them.
@Suite struct BusyCommandTests {
    private static let calendar = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//example//EN\r
        BEGIN:VEVENT\r
        UID:1\r
        DTSTAMP:20260601T000000Z\r
        SUMMARY:Call\r
        DTSTART;TZID=Europe/Berlin:20260601T100000\r
        DTEND;TZID=Europe/Berlin:20260601T113000\r
        RRULE:FREQ=DAILY;COUNT=2\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:2\r
        DTSTAMP:20260601T000000Z\r
        DTSTART;VALUE=DATE:20260603\r
        SUMMARY:Outing\r
        TRANSP:TRANSPARENT\r
        END:VEVENT\r
        END:VCALENDAR\r

        """
    private static let now = ["--now", "2026-06-01T00:00:00+02:00", "--time-zone", "Europe/Berlin"]

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.calendar.utf8, to: "a.ics")
        return folder
    }

    @Test func `busy prints the times that it understood, and what it left out`() throws {
        let outcome = try Program.run(
            ["busy", "a.ics", "--from", "2026-06-01", "--to", "2026-06-05"] + Self.now, in: folder())
        #expect(outcome.status == 0)
        #expect(outcome.text == "Mo 2026-06-01 10:00-11:30 \"Call\"\nTu 2026-06-02 10:00-11:30 \"Call\"\n")
        #expect(outcome.words.contains("a.ics:12: ") && outcome.words.contains("Outing"), "\(outcome.words)")
    }

    @Test func `busy prints JSON with the fields of hours`() throws {
        let outcome = try Program.run(
            ["busy", "a.ics", "--format", "json", "--to", "2026-06-02"] + Self.now, in: folder())
        let times = #""start":"2026-06-01T10:00:00+02:00","end":"2026-06-01T11:30:00+02:00""#
        #expect(
            outcome.text == "[{\(times),\"startEpoch\":1780300800,\"endEpoch\":1780306200,\"comment\":\"Call\"}]\n")
    }

    @Test func `lint says what is wrong with each file, on which line, and what mends it`() throws {
        let folder = try folder()
        let good = try Program.run(["--format", "ics", "--output", "good.ics"] + Self.now, in: folder)
        #expect(good.status == 0)
        #expect(try Program.run(["lint", "good.ics"], in: folder).output.isEmpty)
        let outcome = try Program.run(["lint", "good.ics", "a.ics"], in: folder)
        #expect(outcome.status == 65)
        #expect(outcome.text.contains("a.ics:8: error: ") && outcome.text.contains("[zone-missing]; "))
        #expect(outcome.lines.dropLast().allSatisfy { $0.hasPrefix("a.ics:") })
        let json = try Program.run(["lint", "a.ics", "--json"], in: folder)
        #expect(json.status == 65)
        #expect(json.text.hasPrefix(#"[{"file":"a.ics","line":"#) && json.text.hasSuffix("\"}]\n"))
        #expect(json.text.contains(#""rule":"zone-missing","severity":"error","why":""#))
    }

    @Test func `What calendars and tables take is no slot`() throws {
        let folder = try folder()
        try folder.write("start,end\n2026-06-01T12:00,2026-06-01T13:00\n".utf8, to: "b.csv")
        try folder.write(
            "{hours: '09:00-14:00', step: 60, days: 1, busy: [{file: 'a.ics'}], bufferBefore: 30}".utf8,
            to: "place.json5")
        let arguments = ["--place", "place.json5", "--format", "text", "--locale", "en"] + Self.now
        let without = try Program.run(arguments, in: folder)
        #expect(without.text.contains("09:00-10:00  12:00-14:00"), "\(without.text)")
        let with = try Program.run(arguments + ["--busy", "b.csv", "--busy", "a.ics"], in: folder)
        #expect(with.text.contains("09:00-10:00\n") || with.text.contains("09:00-10:00  "), "\(with.text)")
        #expect(!with.text.contains("12:00"), "\(with.text)")
    }

    @Test(arguments: [
        "{busy: [{file: 'a.ics', maxAge: '1h'}]} -> is ",
        "{busy: [{file: 'b.ics'}]} -> cut off",
        "{busy: [{file: 'b.csv'}]} -> fields",
    ])
    func `A file that can't be trusted keeps yesterday's output as it is`(_ row: String) throws {
        let sides = row.split(separator: " -> ")
        let folder = try folder()
        try folder.write(Self.calendar.utf8.prefix(300), to: "b.ics")
        try folder.write("start,end\n2026-06-01T12:00\n".utf8, to: "b.csv")
        try folder.write(sides[0].utf8, to: "place.json5")
        try folder.write("yesterday".utf8, to: "slots.json")
        let identity = folder.identity("slots.json")
        // A file written today is old by then.
        let outcome = try Program.run(
            ["--place", "place.json5", "--output", "slots.json", "--now", "2126-06-01T00:00:00Z"], in: folder)
        #expect(outcome.status == 65)
        #expect(outcome.words.contains(sides[1]), "\(outcome.words)")
        #expect(folder.identity("slots.json") == identity)
    }
}

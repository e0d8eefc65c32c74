import Testing

/// Opening hours, holidays and bookings, from a place file or options to what is printed.
@Suite struct ScheduleTests {
    /// A Friday at eight in Shanghai; the Saturday after it is a make-up workday.
    static let now = ["--now", "2026-05-08T08:00:00+08:00", "--time-zone", "Asia/Shanghai", "--locale", "en"]

    /// What the text format says of some place, without the words for holidays and the like.
    private func text(_ place: String, _ options: [String] = now + ["--step", "60", "--days", "2"]) throws -> [String] {
        let folder = try Folder()
        try folder.write(place.utf8, to: "place.json5")
        let outcome = try Program.run(["--place", "place.json5", "--format", "text"] + options, in: folder)
        #expect(outcome.status == 0, "\(outcome.words)")
        return outcome.lines.filter { !$0.isEmpty }
    }

    @Test(arguments: [
        (
            "{hours: 'Mo-Fr 09:00-12:00,13:00-15:00; Sa 10:00-12:00'}", "5 slots  09:00-12:00  13:00-15:00",
            "2 slots  10:00-12:00"
        ),
        (
            "{hours: [{dayOfWeek: 'Friday', opens: '09:00', closes: '12:00'}, {dayOfWeek: 'https://schema.org/Saturday', opens: '10:00:00', closes: '12:00:00'}]}",
            "3 slots  09:00-12:00", "2 slots  10:00-12:00"
        ),
        // A closed weekday closes, also where another entry opens every day.
        (
            "{hours: [{opens: '09:00', closes: '12:00'}, {dayOfWeek: 'Saturday', opens: '00:00', closes: '00:00'}]}",
            "3 slots  09:00-12:00", "closed"
        ),
        // A holiday closes its own night, and lets the night before go on.
        (
            "{hours: '22:00-02:00', holidays: ['2026-05-08']}", "closed: no start can be booked now  holiday",
            "2 slots  22:00-24:00"
        ),
        ("{hours: '22:00-02:00', holidays: ['2026-05-09']}", "2 slots  22:00-24:00", "2 slots  00:00-02:00"),
        (
            "{hours: '09:00-12:00', soldOut: 'mark', busy: [{start: '2026-05-08T09:00', end: '2026-05-08T12:00'}]}",
            "0 slots, fully booked", "3 slots  09:00-12:00"
        ),
        ("{hours: '09:15-12:00', anchor: 'opening'}", "2 slots  09:15-11:15", "2 slots  09:15-11:15"),
        ("{hours: '22:00-02:00'}", "2 slots  22:00-24:00", "4 slots  00:00-02:00  22:00-24:00"),
        (
            "{hours: '09:00-12:00', exceptions: [{date: '2026-05-09', hours: '10:00-11:00'}]}", "3 slots  09:00-12:00",
            "1 slot  10:00-11:00"
        ),
        (
            "{hours: 'Mo-Fr 09:00-12:00', holidays: [{date: '2026-05-09', name: 'x', isOffDay: false}]}",
            "3 slots  09:00-12:00", "3 slots  09:00-12:00"
        ),
        (
            "{hours: 'Mo-We 09:00-12:00; Th,Fr 10:00-11:00', holidays: [{date: '2026-05-09', isOffDay: false}], makeUpWorksAs: {'2026-05-09': 'Th'}}",
            "1 slot  10:00-11:00", "1 slot  10:00-11:00"
        ),
        (
            "{hours: '09:00-12:00; SH 09:00-10:00', schoolHolidays: [{from: '2026-05-09', to: '2026-05-20'}]}",
            "3 slots  09:00-12:00", "1 slot  09:00-10:00"
        ),
        (
            "{hours: '09:00-12:00', busy: [{start: '2026-05-08T10:00', end: '2026-05-08T10:30'}]}",
            "2 slots  09:00-10:00  11:00-12:00", "3 slots  09:00-12:00"
        ),
        (
            "{hours: '09:00-12:00', busy: [{start: '2026-05-08T02:00:00Z', end: '2026-05-08T10:30+08:00'}]}",
            "2 slots  09:00-10:00  11:00-12:00", "3 slots  09:00-12:00"
        ),
        (
            "{hours: '09:00-13:00', bufferAfter: 30, busy: [{start: '2026-05-08T11:15', end: '2026-05-08T11:45'}]}",
            "1 slot  09:00-10:00", "4 slots  09:00-13:00"
        ),
        (
            "{hours: '09:00-12:00', maxPerDay: 1, capacity: 5, busy: [{start: '2026-05-09T10:00', end: '2026-05-09T11:00'}]}",
            "3 slots  09:00-12:00", "closed"
        ),
        ("{hours: '09:00-12:00', notice: {minutes: 180}}", "1 slot  11:00-12:00", "3 slots  09:00-12:00"),
        ("{hours: '09:00-12:00', notice: {daysBefore: 1, by: '07:00'}}", "closed", "closed"),
        ("{hours: '09:00-12:00', opens: {daysBefore: 0, time: '07:00'}}", "3 slots  09:00-12:00", "closed"),
        (
            "{resources: [{id: 'a', hours: '09:00-10:15'}, {id: 'b', hours: '10:15-11:00'}]}", "1 slot  09:00-10:00",
            "1 slot  09:00-10:00"
        ),
        (
            "{resources: [{id: 'a', hours: '09:00-12:00'}, {id: 'b', hours: '11:00-14:00'}], combine: 'all'}",
            "1 slot  11:00-12:00", "1 slot  11:00-12:00"
        ),
        // A resource has the place's hours, exceptions and busy times unless it says otherwise.
        (
            "{hours: '09:00-12:00', exceptions: [{from: '2026-05-08', to: '2026-05-10', closed: true}], resources: [{id: 'a', exceptions: [{date: '2026-05-09', hours: '10:00-12:00'}]}]}",
            "closed", "2 slots  10:00-12:00"
        ),
        (
            "{hours: '09:00-12:00', busy: [{start: '2026-05-08T09:00', end: '2026-05-08T10:00'}], resources: [{id: 'a', busy: [{start: '2026-05-08T10:00', end: '2026-05-08T11:00'}]}]}",
            "1 slot  11:00-12:00", "3 slots  09:00-12:00"
        ),
        (
            "{hours: 'sunrise-(sunrise+04:00)', latitude: 31.2, longitude: 121.5, anchor: 'opening', cut: 'none'}",
            "4 slots  05:03-09:03", "4 slots  05:03-09:03"
        ),
    ])
    func `a place file's slots are those that it says`(place: String, friday: String, saturday: String) throws {
        // Where both dates are closed, a third line names the next slot.
        let lines = try text(place).filter { !$0.hasPrefix("next ") }
        #expect(lines.count == 2)
        for (line, expected) in zip(lines, [friday, saturday]) { #expect(line.contains("  " + expected), "\(line)") }
    }

    @Test func `the next dates that have slots can be counted`() throws {
        let lines = try text("{hours: 'Mo 09:00-10:00', horizonCounts: 'open'}")
        #expect(lines.filter { $0.contains("1 slot") }.map { $0.prefix(10) } == ["2026-05-11", "2026-05-18"])
    }

    @Test func `a local time that comes twice is taken in its widest reading`() throws {
        // The clocks of New York go back at 02:00 of 2025-11-02: 01:00-02:00 comes twice.
        let place =
            "{timeZone: 'America/New_York', step: 60, days: 1, hours: '00:00-04:00', busy: [{start: '2025-11-02T01:30', end: '2025-11-02T01:45'}]}"
        let lines = try text(place, ["--now", "2025-11-02T00:00:00-04:00", "--lead", "0", "--locale", "en"])
        #expect(lines.map { $0.drop { $0 != " " } } == ["  Today  3 slots  00:00-01:00  02:00-04:00"])
    }

    @Test func `a time that the clock skips takes nothing`() throws {
        let place =
            "{timeZone: 'America/New_York', step: 60, days: 1, hours: '00:00-04:00', busy: [{start: '2026-03-08T02:10', end: '2026-03-08T02:50'}]}"
        let lines = try text(place, ["--now", "2026-03-08T00:00:00-05:00", "--lead", "0", "--locale", "en"])
        #expect(lines.first?.contains("3 slots") == true)
    }

    @Test func `options say hours, capacity and holidays too, and outrank the file`() throws {
        let folder = try Folder()
        try folder.write("{hours: '24/7', capacity: 1, holidays: ['nowhere.json']}".utf8, to: "place.json5")
        try folder.write("[\"2026-05-08\"]".utf8, to: "a.json")
        try folder.write("[{\"date\": \"2026-05-09\", \"name\": \"x\"}]".utf8, to: "b.json")
        let options = ["--hours", "09:00-10:00", "--capacity", "3", "--holidays", "a.json", "--holidays", "b.json"]
        let outcome = try Program.run(
            ["check", "place.json5", "--days", "3", "--step", "60"] + options + Self.now, in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.lines[0].contains("closed: public holiday"))
        #expect(outcome.lines[1].contains("closed: public holiday: x"))
        #expect(outcome.lines[2].contains("1 slot  09:00-10:00"))
        #expect(outcome.lines.contains("capacity: 3"))
    }

    @Test func `holiday files are looked for beside the place file`() throws {
        let folder = try Folder()
        folder.makeFolder("places")
        try folder.write("{holidays: ['x.json'], days: 1}".utf8, to: "places/place.json5")
        try folder.write("[\"2026-05-08\"]".utf8, to: "places/x.json")
        let options = ["--place", "places/place.json5", "--format", "text"] + Self.now
        #expect(try Program.run(options, in: folder).text.contains("closed: public holiday"))
    }

    @Test(arguments: [
        ("{holidays: ['2026-05-01']}", 0, ""),
        ("{holidays: ['2025-05-01']}", 69, "--require-holidays: the holidays of 2026 are not known"),
        ("{holidays: []}", 69, "--require-holidays: the holidays of 2026 are not known"),
        ("{holidays: ['empty.json']}", 69, "--require-holidays: the holidays of 2026 are not known"),
        ("{}", 69, "--require-holidays: no holidays are named; name their files with --holidays"),
    ])
    func `holidays that are not known are refused where they are required`(
        place: String, status: Int32, words: String
    ) throws {
        let folder = try Folder()
        try folder.write(place.utf8, to: "place.json5")
        try folder.write("{\"year\": 2026, \"papers\": [], \"days\": []}".utf8, to: "empty.json")
        let options = ["--place", "place.json5", "--output", "slots.json", "--quiet"] + Self.now
        let outcome = try Program.run(options + ["--require-holidays"], in: folder)
        #expect(outcome.status == status)
        #expect(outcome.words == (words.isEmpty ? "" : "slotexport: error: \(words)\n"))
        #expect(folder.names.contains("slots.json") == (status == 0))
        // Without the guard there is a warning, and the file.
        let free = try Program.run(options.filter { $0 != "--quiet" }, in: folder)
        #expect(free.status == 0)
        let isUnknown = words.hasSuffix("not known")
        let warning = "slotexport: warning: the holidays of 2026 are not known; its dates count as ordinary ones\n"
        #expect(free.words.contains(warning) == isUnknown)
        #expect(try Program.run(options, in: folder).words == "")
    }

    @Test func `PH in the hours without holidays is warned of`() throws {
        let folder = try Folder()
        try folder.write("{\n hours: 'Mo-Fr 09:00-10:00; PH off'}".utf8, to: "place.json5")
        let outcome = try Program.run(["--place", "place.json5", "--format", "text"] + Self.now, in: folder)
        let warning = "place.json5:2:2: hours: PH means no date, for no holidays are named"
        #expect(outcome.words.contains("slotexport: warning: \(warning)\n"))
    }

    @Test func `hours of a place have its exceptions and holidays`() throws {
        let folder = try Folder()
        let place =
            "{timeZone: 'Asia/Shanghai', hours: '09:00-12:00', holidays: ['2026-05-09'], exceptions: [{date: '2026-05-10', hours: '10:00-11:00'}]}"
        try folder.write(place.utf8, to: "place.json5")
        let outcome = try Program.run(
            ["hours", "--place", "place.json5", "--from", "2026-05-08", "--to", "2026-05-11"], in: folder)
        #expect(outcome.lines.dropLast() == ["Fr 2026-05-08 09:00-12:00", "Su 2026-05-10 10:00-11:00"])
        let both = try Program.run(["hours", "24/7", "--place", "place.json5"], in: folder)
        #expect(both.words == "slotexport: error: hours takes an expression or --place FILE, not both\n")
        #expect(both.status == 64)
    }

    @Test func `a place with ten thousand entries is read and planned`() throws {
        let folder = try Folder()
        let entries = (0..<10_000).map { index in
            let (minute, hour, day) = (index % 60, index / 60 % 24, index / 1440 + 1)
            let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
            let date = "2026-05-\(two(day))T\(two(hour))"
            return "{start: '\(date):\(two(minute)):00+08:00', end: '\(date):\(two(minute)):59+08:00'}"
        }
        try folder.write("{capacity: 2, busy: [\(entries.joined(separator: ","))]}".utf8, to: "place.json5")
        let outcome = try Program.run(["--place", "place.json5", "--format", "text"] + Self.now, in: folder)
        #expect(outcome.status == 0)
    }

    @Test func `verbose says where hours and holidays come from`() throws {
        let folder = try Folder()
        try folder.write("{hours: '24/7',\n holidays: ['2026-05-01'], capacity: 2}".utf8, to: "place.json5")
        let outcome = try Program.run(
            ["--place", "place.json5", "--capacity", "3", "--verbose", "--output", "a.json"] + Self.now, in: folder)
        for line in ["hours: place.json5:1:2", "holidays: place.json5:2:2", "capacity: --capacity"] {
            #expect(outcome.words.contains("slotexport: \(line)\n"), "\(line)")
        }
    }
}

import Testing

/// What an owner sees who wrote a place file by hand, or carried one over from another tool.
@Suite struct OwnerMessageTests {
    private func run(_ arguments: [String], _ files: [(String, String)]) throws -> Outcome {
        let folder = try Folder()
        for (name, text) in files { try folder.write(text.utf8, to: name) }
        return try Program.run(arguments + ["--now", "2026-06-01T06:00:00Z"], in: folder)
    }

    @Test func `up to five faults of a file are reported at once, in check and in an export (O9)`() throws {
        let place =
            "{stpe: 1, days: 0, timeZone: 'Asia/Shanghai', hours: 'Mo-', formats: {ics: {event: 1}}, lead: [1], zoo: 2}"
        for arguments in [["check", "a.json5"], ["--place", "a.json5"]] {
            let outcome = try run(arguments, [("a.json5", place)])
            #expect(outcome.status == 65)
            let lines = outcome.words.split(separator: "\n").map {
                $0.replacing("slotexport: error: a.json5:1:", with: "")
            }
            #expect(
                lines.map { $0.prefix(11) } == [
                    "2: unknown ", "11: days 0:", "58: hours \"", "77: unknown", "89: lead [.",
                ], "\(outcome.words)")
        }
    }

    @Test func `a broken text ends the list of faults, and faults beside each other come together`() throws {
        let broken = try run(["check", "a.json5"], [("a.json5", "{stpe: 1, days: 3 lead: 2}")])
        #expect(broken.words.split(separator: "\n").count == 2 && broken.words.contains("1:19: expected a comma"))
        let three = try run(
            ["check", "a.json5"], [("a.json5", "{locale: 'xx', timeZone: 'Mars', step: 5, offset: 9}")])
        #expect(three.words.split(separator: "\n").count == 3, "\(three.words)")
    }

    @Test(arguments: [
        "openingHours: 'Mo' -> unknown key \"openingHours\"; it is \"hours\" here",
        "opening_hours: 'Mo' -> unknown key \"opening_hours\"; it is \"hours\" here",
        "horizon: 5 -> unknown key \"horizon\"; it is \"days\" here",
        "closed: 'Mo' -> unknown key \"closed\"; closed weekdays are part of \"hours\": 'Mo off', and closed dates are \"exceptions\"",
        "minimumBookingNotice: 60 -> unknown key \"minimumBookingNotice\"; it is \"lead\" here",
        "slotInterval: 60 -> unknown key \"slotInterval\"; it is \"step\" here",
        "afterEventBuffer: 5 -> unknown key \"afterEventBuffer\"; it is \"bufferAfter\" here",
        "telephone: '1' -> unknown key \"telephone\"; it is \"phone\" here",
        "timeZone: 'UTC+3' -> timeZone \"UTC+3\": there is no such zone in \"/usr/share/zoneinfo\"; did you mean \"Etc/GMT-3\"?",
        "timeZone: 'China Standard Time' -> timeZone \"China Standard Time\": must be the name of an IANA time zone, Area/City or UTC; did you mean \"Asia/Shanghai\"?",
        "locale: 'Deutsch' -> locale: not a locale: \"Deutsch\", did you mean \"de\"?",
        "timeZone: 'MEZ' -> timeZone \"MEZ\": there is no such zone in \"/usr/share/zoneinfo\"; did you mean \"Europe/Berlin\"?",
        "name: \u{201C}Salon\u{201D} -> expected a value, found the curly quote \u{201C}; text has straight quotes: ' or \"",
        "name: \u{2018}Salon\u{2019} -> expected a value, found the curly quote \u{2018}; text has straight quotes: ' or \"",
        "\u{201E}name\u{201C}: 'Salon' -> expected a key, found the curly quote \u{201E}; text has straight quotes: ' or \"",
    ])
    func `words and quotes from elsewhere get the right one (O9)`(line: String) throws {
        let halves = line.split(separator: " -> ", maxSplits: 1).map(String.init)
        let outcome = try run(["check", "a.json5"], [("a.json5", "{\(halves[0])}")])
        #expect(outcome.status == 65)
        #expect(outcome.words.hasSuffix(": \(halves[1])\n"), "\(outcome.words)")
    }

    @Test(arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00]] as [[UInt8]])
    func `UTF-16 is named as such (O9)`(bytes: [UInt8]) throws {
        let folder = try Folder()
        try folder.write(bytes, to: "a.json5")
        let outcome = try Program.run(["check", "a.json5"], in: folder)
        #expect(
            outcome.words
                == "slotexport: error: a.json5:1:1: the text must be UTF-8, and this one is UTF-16; save it as UTF-8\n")
    }

    @Test func `two places of one id are reported, and warnings come once and name the place (O11, O12)`() throws {
        let place = "{id: 'x', timeZone: 'UTC', locale: 'en', hours: 'off', days: 1}"
        let outcome = try run(["check", "a.json5", "b.json5"], [("a.json5", place), ("b.json5", place)])
        #expect(outcome.status == 0)
        #expect(
            outcome.words == """
                slotexport: warning: x: there are no slots on this day
                slotexport: warning: b.json5: the id "x" is also that of a.json5: they overwrite each other's files

                """)
        let quiet = try run(["check", "a.json5", "b.json5", "--quiet"], [("a.json5", place), ("b.json5", place)])
        #expect(quiet.words.split(separator: "\n").allSatisfy { $0.contains("the id") })
        let strict = try run(["check", "a.json5", "b.json5", "--strict"], [("a.json5", place), ("b.json5", place)])
        #expect(strict.status == 65)
    }

    @Test func `the warning about calendars comes where the place has settings of ics (O7)`() throws {
        let plain = try run(["check", "a.json5"], [("a.json5", "{timeZone: 'UTC', locale: 'en'}")])
        #expect(plain.words.isEmpty)
        let calendar = try run(
            ["check", "a.json5"], [("a.json5", "{timeZone: 'UTC', locale: 'en', formats: {ics: {events: 'block'}}}")])
        #expect(calendar.words.contains("fetched once a day"))
    }

    @Test func `a start in a repeated hour outside of the hours is told (O13)`() throws {
        let place =
            "{timeZone: 'America/New_York', locale: 'en', hours: '01:00-01:30', step: 15, duration: 15, days: 1, lead: 0}"
        let folder = try Folder()
        try folder.write(place.utf8, to: "a.json5")
        let outcome = try Program.run(["check", "a.json5", "--now", "2026-11-01T00:00:00-04:00"], in: folder)
        #expect(
            outcome.lines.contains(
                "2026-11-01: the clock goes back, and 01:30 UTC-04:00 and 01:45 UTC-04:00 are slots, though they lie outside the hours"
            ),
            "\(outcome.text)")
    }

    @Test(arguments: ["check a.json5", "explain a.json5 --at 2026-06-01T12:00", "hours 24/7", "hours --place a.json5"])
    func `--verbose works everywhere (O6)`(line: String) throws {
        let outcome = try run(
            line.split(separator: " ").map(String.init) + ["--verbose"],
            [("a.json5", "{timeZone: 'UTC', locale: 'en'}")])
        #expect(outcome.status == 0 && outcome.words.contains("time zone data "), "\(outcome.words)")
    }

    @Test(arguments: [
        "en | holidays: [{date: '2026-06-01', name: 'Fest'}] -> a public holiday (Fest)",
        "zh_CN | holidays: [{date: '2026-06-01', name: 'Fest'}] -> a public holiday (放假: Fest)",
        "en | holidays: [{date: '2026-06-01', isOffDay: false}] -> a make-up workday with the hours of Mo",
        "zh_CN | holidays: [{date: '2026-06-01', isOffDay: false}] -> a make-up workday (补班) with the hours of Mo",
    ])
    func `Chinese words for holidays are for Chinese places (O4)`(line: String) throws {
        let parts = line.split(separator: " -> ").map(String.init)
        let left = parts[0].split(separator: " | ").map(String.init)
        let outcome = try run(
            ["check", "a.json5", "--locale", left[0]],
            [("a.json5", "{timeZone: 'UTC', hours: 'Mo-Fr 09:00-12:00', \(left[1])}")])
        #expect(outcome.lines.contains("2026-06-01: " + parts[1]), "\(outcome.text)")
    }

    @Test func `the comment of a rule is in check and in explain (O5)`() throws {
        let place = "{timeZone: 'UTC', locale: 'en', hours: '09:00-12:00; easter -2 days off \"Karfreitag\"', days: 1}"
        let folder = try Folder()
        try folder.write(place.utf8, to: "a.json5")
        let now = ["--now", "2026-04-03T00:00:00Z"]
        let check = try Program.run(["check", "a.json5"] + now, in: folder)
        #expect(check.text.contains("Karfreitag"))
        let explain = try Program.run(["explain", "a.json5", "--at", "2026-04-03T10:00"] + now, in: folder)
        #expect(
            explain.text == "2026-04-03 10:00 (UTC) is not a slot: the place is closed on Fr 2026-04-03 (Karfreitag).\n"
        )
    }

    @Test func `the clinic on 2026-10-01 with three days opens again on the eighth (issue 13)`() throws {
        // The notice for 2026 ends the holidays on 7 October; the exception of the ninth is the afternoon after.
        let clinic = Project.root + "/Resources/examples/clinic.json5"
        let arguments = ["--place", clinic, "--now", "2026-10-01T09:00:00+08:00", "--days", "3"]
        let text = try Program.run(arguments + ["--format", "text"], in: Folder())
        #expect(text.lines.suffix(2).first == "next  2026-10-08  10月8日 周四 08:30", "\(text.text)")
        let json = try Program.run(arguments, in: Folder())
        #expect(json.text.contains(#""next":{"start":"2026-10-08T08:30:00+08:00","label":"10月8日 周四 08:30"}"#))
        let closed = try Program.run(
            arguments + [
                "--set", "exceptions=[{date: '2026-10-08', closed: true}, {date: '2026-10-09', hours: '13:30-18:00'}]",
            ],
            in: Folder())
        #expect(closed.text.contains(#""next":{"start":"2026-10-09T13:30:00+08:00","label":"10月9日 周五 13:30"}"#))
    }

    @Test func `45 minutes with a gap of ten are a step of 55 from each opening (O1)`() throws {
        let place =
            "{timeZone: 'UTC', locale: 'en', hours: '09:00-12:00,13:00-15:00', step: 55, duration: 45, anchor: 'opening', days: 1}"
        let outcome = try run(["--place", "a.json5", "--format", "csv"], [("a.json5", place)])
        let starts = outcome.lines.dropFirst().compactMap {
            $0.split(separator: ",").dropFirst(10).first?.dropFirst(11).prefix(5)
        }
        #expect(starts == ["09:00", "09:55", "10:50", "13:00", "13:55"], "\(outcome.text)")
    }

    @Test(arguments: [
        "2026-05-18T07:00:00+02:00 | 2026-05-18 -> closed: no start in the opening hours",
        "2026-05-18T07:00:00+02:00 | 2026-05-19 -> 09:00-12:45  14:00-18:45",
        "2026-05-23T07:00:00+02:00 | 2026-05-25 -> closed: public holiday: Pfingstmontag",
        "2026-07-25T07:00:00+02:00 | 2026-07-28 -> closed: closed on this date: Betriebsferien",
        "2026-12-23T07:00:00+01:00 | 2026-12-24 -> 09:00-11:45",
    ])
    func `the German example has lunch, a closed Monday, a vacation and public holidays (O3)`(line: String) throws {
        let halves = line.split(separator: " -> ").map(String.init)
        let left = halves[0].split(separator: " | ").map(String.init)
        let salon = Project.root + "/Resources/examples/salon-berlin.json5"
        let outcome = try Program.run(["check", salon, "--now", left[0]], in: Folder())
        #expect(outcome.status == 0)
        #expect(outcome.lines.contains { $0.hasPrefix(left[1]) && $0.contains(halves[1]) }, "\(outcome.text)")
    }
}

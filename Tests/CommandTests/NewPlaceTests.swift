import Testing

/// `new-place` prints a place file that a person changes in three lines.
@Suite struct NewPlaceTests {
    private func shell(_ script: String) throws -> Outcome { try Program.shell(script, in: Folder()) }

    @Test(arguments: [
        "--country DE --locale de_DE --now 2026-12-27T10:00:00Z",
        "--country CN --locale zh_CN --now 2026-06-01T10:00:00Z",
        "--country FR --locale fr_FR --now 2026-06-01T10:00:00Z", "--time-zone Asia/Tokyo --now 2026-06-01T10:00:00Z",
    ])
    func `check finds nothing in a new place (issue 13)`(options: String) throws {
        let now = options.split(separator: " ").last ?? ""
        let outcome = try shell(
            "slotexport new-place \(options) | slotexport check - --now \(now) --tzdir /usr/share/zoneinfo")
        // The release of the machine's time zone data may be old, and that is no fault of the place.
        let words = outcome.words.split(separator: "\n").filter { !$0.contains("the time zone data are of release") }
        #expect(outcome.status == 0 && words.isEmpty, "\(outcome.words)")
        #expect(outcome.lines.count >= 14)
    }

    @Test(arguments: [
        "--country DE --locale de_DE -> { date: '2027-03-26', name: 'Karfreitag' },",
        "--country DE -> timeZone: 'Europe/Berlin',", "--country DE -> address: { country: 'DE' },",
        "--country CN -> { date: '2026-10-10', isOffDay: false },", "--country CN -> timeZone: 'Asia/Shanghai',",
        "--country FR -> // holidays: ['holidays.json5'], // tools/holidays FR 2026 2027 > holidays.json5",
        "--locale zh_CN --time-zone Asia/Shanghai -> locale: 'zh_CN',", "-> // tools/holidays COUNTRY 2026 2027",
        "-> timeZone: 'UTC',", "-> locale: 'en_US',",
    ])
    func `it has the zone, the language and the holidays of the country (O10)`(line: String) throws {
        let halves = line.split(separator: "-> ").map(String.init)
        let options = halves.count > 1 ? halves[0] : ""
        let outcome = try shell("slotexport new-place --now 2026-06-01T10:00:00Z \(options)")
        #expect(outcome.status == 0 && outcome.words.isEmpty, "\(outcome.words)")
        #expect(outcome.text.contains(halves.last ?? ""), "\(outcome.text)")
    }

    @Test func `holidays that are not announced for the next weeks are left to the tool`() throws {
        let outcome = try shell("slotexport new-place --country CN --now 2026-12-27T10:00:00Z")
        #expect(outcome.text.contains("// tools/holidays CN 2026 2027"))
        #expect(!outcome.text.contains("isOffDay"))
    }

    @Test func `places come through pipes, at most 1 MiB (O14)`() throws {
        let place = #"echo "{id: 'a', timeZone: 'UTC', locale: 'en', hours: '09:00-10:00', step: 60, days: 1}""#
        let now = "--now 2026-06-01T06:00:00Z --format text"
        for script in [
            "\(place) | slotexport --place - \(now)", "\(place) | slotexport --place /dev/fd/0 \(now)",
            "\(place) | slotexport --defaults - \(now)", "\(place) >a; slotexport --place - \(now) <a",
        ] {
            let outcome = try shell(script)
            #expect(outcome.text == "2026-06-01  Today  1 slot  09:00-10:00\n", "\(script): \(outcome.words)")
        }
        let wrong = try shell("echo '{stpe: 1}' | slotexport --place -")
        #expect(wrong.words == "slotexport: error: <stdin>:1:2: unknown key \"stpe\"; did you mean \"step\"?\n")
        let long = try shell("head -c 1048577 /dev/zero | slotexport check -")
        #expect(long.status == 65 && long.words.contains("more than 1048576 bytes"), "\(long.words)")
    }
}

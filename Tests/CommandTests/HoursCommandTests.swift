import Testing

/// What `slotexport hours` prints.
@Suite struct HoursCommandTests {
    private let dates = ["--time-zone", "Asia/Shanghai", "--from", "2026-11-30", "--to", "2026-12-03"]

    @Test func `Text has a line an interval with its weekday`() throws {
        let outcome = try Program.run(["hours", "22:00-02:00 open \"ring\"; We 09:00-20:00"] + dates, in: Folder())
        #expect(outcome.status == 0)
        #expect(
            outcome.text == """
                Mo 2026-11-30 00:00-02:00 "ring"
                Mo 2026-11-30 22:00-02:00 (Tu) "ring"
                Tu 2026-12-01 22:00-24:00 "ring"
                We 2026-12-02 09:00-20:00

                """)
        let always = try Program.run(["hours", "24/7"] + dates, in: Folder())
        #expect(always.text == "Mo 2026-11-30 00:00 to Th 2026-12-03 00:00\n")
    }

    @Test func `JSON has start, end, epochs and comment in this order`() throws {
        let outcome = try Program.run(["hours", "Mo 09:00-18:00", "--format", "json"] + dates, in: Folder())
        let start = #""start":"2026-11-30T09:00:00+08:00","end":"2026-11-30T18:00:00+08:00""#
        #expect(outcome.text == "[{\(start),\"startEpoch\":1796000400,\"endEpoch\":1796032800,\"comment\":null}]\n")
    }

    @Test func `Hours that are never open are printed empty, and said`() throws {
        let outcome = try Program.run(["hours", "Sa 10:00-12:00", "--format", "json"] + dates, in: Folder())
        #expect(outcome.status == 0)
        #expect(outcome.text == "[]\n")
        #expect(outcome.words == "slotexport: warning: by these hours the place is closed on all these dates\n")
    }

    @Test func `The expression goes before the hours of a defaults file`() throws {
        let folder = try Folder()
        try folder.write("{hours: 'off', holidays: ['2026-12-01']}".utf8, to: "defaults.json5")
        let outcome = try Program.run(
            ["hours", "Mo-We 09:00-10:00", "--defaults", "defaults.json5"] + dates, in: folder)
        #expect(outcome.text == "Mo 2026-11-30 09:00-10:00\nWe 2026-12-02 09:00-10:00\n")
    }

    @Test func `A week from today is the default`() throws {
        let outcome = try Program.run(
            ["hours", "24/7", "--time-zone", "Asia/Shanghai", "--now", "2026-11-30T00:30:00+08:00"], in: Folder())
        #expect(outcome.text == "Mo 2026-11-30 00:00 to Mo 2026-12-07 00:00\n")
    }
}

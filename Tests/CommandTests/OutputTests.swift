import Testing

/// `--output`: where files go, what they are called, and when they are left alone.
@Suite struct OutputTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    private func run(_ arguments: String...) throws -> Outcome {
        try Program.run(Program.mainJob + arguments, in: folder)
    }

    @Test func `a path that is no folder is the file`() throws {
        let outcome = try run("--output", "slots.data")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.words == "slotexport: wrote slots.data (368 slots)\n")
        #expect(folder.names == ["slots.data"])
        #expect(try folder.read("slots.data") == run().output)
    }

    @Test func `a folder that exists gets a file named after the place and the format`() throws {
        folder.makeFolder("site")
        let outcome = try run("--output", "site", "--format", "ics", "--place-id", "hongqiao")
        #expect(outcome.words == "slotexport: wrote site/hongqiao.ics (368 slots)\n")
        #expect(folder.names == ["site", "site/hongqiao.ics"])
    }

    @Test(arguments: [["--output", "site/"], ["--output", "site", "--format", "json,csv"]])
    func `a folder that doesn't exist is created where its name or the formats say that it is one`(
        arguments: [String]
    ) throws {
        let outcome = try Program.run(Program.mainJob + arguments, in: folder)
        #expect(outcome.status == 0)
        #expect(folder.names.contains("site/slots.json"))
        #expect(folder.mode("site") & 0o700 == 0o700)
    }

    @Test func `every format gets the extension that people expect`() throws {
        let outcome = try run("--output", "site/", "--format", "json,ndjson,csv,xml,ics,text")
        #expect(outcome.status == 0)
        let names = ["json", "ndjson", "csv", "xml", "ics", "txt"].map { "slots." + $0 }
        #expect(folder.names == ["site"] + names.map { "site/" + $0 }.sorted())
        #expect(outcome.words == names.map { "slotexport: wrote site/\($0) (368 slots)\n" }.joined())
        #expect(try folder.read("site/slots.txt") == run("--format", "text").output)
    }

    @Test func `a file whose bytes stay the same keeps its inode and its time`() throws {
        _ = try run("--output", "site/", "--format", "json,ics")
        let before = ["site/slots.json", "site/slots.ics"].map(folder.identity)
        let again = try run("--output", "site/", "--format", "json,ics")
        #expect(
            again.words == """
                slotexport: unchanged site/slots.json (368 slots)
                slotexport: unchanged site/slots.ics (368 slots)

                """)
        #expect(["site/slots.json", "site/slots.ics"].map(folder.identity) == before)
        let later = try Program.run(
            Program.mainJob(now: "2026-06-01T11:16:00+08:00") + ["--output", "site/", "--format", "json,ics"],
            in: folder)
        #expect(later.words.contains("wrote site/slots.json (362 slots)"))
        #expect(folder.identity("site/slots.json") != before[0])
        #expect(folder.names == ["site", "site/slots.ics", "site/slots.json"])
    }

    @Test func `quiet means no line of success, errors all the same`() throws {
        let outcome = try run("--quiet", "--output", "site/")
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        #expect(try run("--quiet", "--output", "no/x").words.hasPrefix("slotexport: error: "))
    }

    @Test func `one slot is one slot`() throws {
        let outcome = try run("--days", "1", "--step", "1d", "--lead", "0", "--cut", "none", "--output", "a")
        #expect(outcome.words == "slotexport: wrote a (1 slot)\n")
    }

    @Test(arguments: [("json", #""days":[],"closed":["#), ("ics", "DTSTART;VALUE=DATE:20000101"), ("text", "closed: ")])
    func `no slots are a warning and a file that says so`(format: String, part: String) throws {
        let outcome = try run("--days", "1", "--lead", "2d", "--format", format, "--output", "site/")
        #expect(outcome.status == 0)
        let file = try #require(folder.names.last)
        #expect(
            outcome.words == """
                slotexport: wrote \(file) (0 slots)
                slotexport: warning: there are no slots on this day

                """)
        #expect(String(decoding: folder.read(file) ?? [], as: UTF8.self).contains(part))
    }

    @Test func `no slots in several days are counted in the warning`() throws {
        let outcome = try run("--days", "2", "--lead", "9d", "--format", "csv")
        #expect(outcome.words == "slotexport: warning: there are no slots in these 2 days\n")
        #expect(outcome.lines.count == 2)
    }

    @Test(arguments: [
        "诊所 -> %E8%AF%8A%E6%89%80.json", "../up -> %2E.%2Fup.json", ".hidden -> %2Ehidden.json", "a b -> a%20b.json",
    ])
    func `an id never leaves the folder`(example: String) throws {
        let halves = example.split(separator: " -> ").map(String.init)
        #expect(try run("--place-id", halves[0], "--output", "site/").status == 0)
        #expect(folder.names == ["site", "site/" + halves[1]])
    }

    @Test func `a dash is standard output, and options may come in any order`() throws {
        #expect(try run("--output", "-").output == run().output)
        #expect(try run("--days", "1", "--format=ics").output == run("--format", "ics", "--days=1").output)
        #expect(folder.names == [])
    }

    @Test func `the files of a run change together or not at all`() throws {
        folder.makeFolder("site")
        folder.makeFolder("site/slots.csv")
        let outcome = try run("--output", "site", "--format", "json,csv,ics")
        #expect(outcome.status == 73)
        #expect(
            outcome.words == "slotexport: error: --output: cannot create \"site/slots.csv\": Is a directory\n")
        #expect(folder.names == ["site", "site/slots.csv"])
    }

    @Test func `a folder that was created for files that can't be written goes again`() throws {
        let outcome = try Program.shell(
            "ulimit -n 4; exec slotexport --time-zone UTC --locale en_US --format json,csv --output new/", in: folder)
        #expect(outcome.status == 74)
        #expect(folder.names == [])
    }
}

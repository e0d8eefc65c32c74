import Testing

/// Formats with parts, and templates, on the command line: folders of one set, and what is refused.
@Suite struct PartsTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    private func run(_ arguments: String...) throws -> Outcome {
        try Program.run(Program.mainJob + arguments, in: folder)
    }

    /// What people see of the folder, without the locks.
    private var files: [String] { folder.names.filter { !$0.hasSuffix(".slotexport.lock") } }

    private let octo = ["site/slots.octo", "site/slots.octo/availability.json", "site/slots.octo/calendar.json"]

    @Test func `each part is a file in a folder of the format's name`() throws {
        let outcome = try run("--format", "octo,json", "--output", "site")
        #expect(outcome.status == 0)
        #expect(
            outcome.words == """
                slotexport: wrote site/slots.octo/ (368 slots)
                slotexport: wrote site/slots.json (368 slots)

                """)
        #expect(files == ["site", "site/slots.json"] + octo)
        #expect(String(decoding: folder.read(octo[1]) ?? [], as: UTF8.self).hasPrefix(#"[{"id":"2026-06-01T10:40:00+08:00","#))
        #expect(String(decoding: folder.read(octo[2]) ?? [], as: UTF8.self).hasPrefix(#"[{"localDate":"2026-06-01","#))
    }

    @Test func `one format with parts makes a folder of its output, and leaves alone what is unchanged`() throws {
        #expect(try run("--format", "octo", "--output", "site").status == 0)
        #expect(files == ["site"] + octo)
        let before = octo.dropFirst().map(folder.identity)
        let again = try run("--format", "octo", "--output", "site")
        #expect(again.words == "slotexport: unchanged site/slots.octo/ (368 slots)\n")
        #expect(octo.dropFirst().map(folder.identity) == before)
    }

    @Test(arguments: [[], ["--output", "-"]])
    func `parts on standard output are refused`(output: [String]) throws {
        let outcome = try Program.run(Program.mainJob + ["--format", "octo"] + output, in: folder)
        #expect(outcome.status == 64)
        #expect(
            outcome.words
                == "slotexport: error: --format \"octo\": its 2 files need a folder: name it with --output\n")
        #expect(outcome.output.isEmpty)
    }

    @Test func `a part that can't be replaced leaves all files of the run as they were`() throws {
        folder.makeFolder("site")
        folder.makeFolder("site/slots.octo")
        folder.makeFolder("site/slots.octo/calendar.json")
        let outcome = try run("--format", "json,fullcalendar,octo", "--output", "site")
        #expect(outcome.status == 73)
        #expect(
            outcome.words
                == "slotexport: error: --output: cannot create \"site/slots.octo/calendar.json\": Is a directory\n")
        #expect(files == ["site", "site/slots.octo", "site/slots.octo/calendar.json"])
    }

    @Test func `a file that has the folder's name is named`() throws {
        folder.makeFolder("site")
        try folder.write("x".utf8, to: "site/slots.octo")
        let outcome = try run("--format", "octo", "--output", "site")
        #expect(outcome.status == 73)
        #expect(
            outcome.words == "slotexport: error: --output: cannot create \"site/slots.octo/\": Not a directory\n")
        #expect(files == ["site", "site/slots.octo"])
    }

    @Test func `several locales and services have folders of their own`() throws {
        let outcome = try Program.run(
            ["--time-zone", "UTC", "--now", "2026-06-01T10:16:00Z", "--locale", "de,en", "--format", "octo"]
                + ["--output", "site"], in: folder)
        #expect(outcome.status == 0)
        #expect(files.filter { $0.hasSuffix("octo") } == ["site/slots.de.octo", "site/slots.en.octo"])
    }

    @Test func `a template writes beside the formats, or alone`() throws {
        try folder.write("{{place.title}} {{slotCount}}\n".utf8, to: "count.txt")
        #expect(try run("--template", "./count.txt").text == "slots 368\n")
        #expect(try run("--template", "count.txt", "--format", "json", "--output", "site").status == 0)
        #expect(files == ["count.txt", "site", "site/slots.count.txt", "site/slots.json"])
        #expect(try run("--template", "message").text.hasPrefix("slots\n今天 6月1日: 10:40"))
    }

    @Test(arguments: [
        "no.html -> 66 cannot read the template \"no.html\": No such file or directory",
        "site -> 66 cannot read the template \"site\": Is a directory",
        "bad.txt -> 65 template: bad.txt:1:3: no name here is \"plaec\"; did you mean place?",
    ])
    func `a template that can't be used ends the run`(example: String) throws {
        folder.makeFolder("site")
        try folder.write("{{plaec}}".utf8, to: "bad.txt")
        let halves = example.split(separator: " -> ").map(String.init)
        let outcome = try run("--template", halves[0])
        #expect("\(outcome.status) \(outcome.words)" == "\(halves[1].replacing(" ", with: " slotexport: error: ", maxReplacements: 1))\n")
    }
}

import Foundation
import Testing

/// What the command says about itself, byte for byte.
@Suite struct GoldenTextTests {
    @Test(arguments: [("--help", "help.txt"), ("-h", "summary.txt"), ("--version", "version.txt")])
    func `a text about the command is that of its golden file`(option: String, file: String) throws {
        let outcome = try Program.run([option], in: Folder())
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        let path = Project.root + "/Tests/Golden/" + file
        if ProcessInfo.processInfo.environment["SLOTEXPORT_UPDATE_GOLDENS"] == "1" {
            try Data(outcome.output).write(to: URL(fileURLWithPath: path))
        }
        #expect(try outcome.text == Project.text("Tests/Golden/" + file))
    }

    @Test(arguments: [("json", "slots.schema.json"), ("xml", "slots.xsd")])
    func `a schema is printed as it stands in Resources`(format: String, file: String) throws {
        let outcome = try Program.run(["schema", format], in: Folder())
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        #expect(try outcome.text == Project.text("Resources/schemas/" + file))
    }

    @Test func `the short help fits a terminal of 24 lines and 80 columns`() throws {
        let text = try Program.run(["-h"], in: Folder()).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(text.hasSuffix("\n"))
    }

    @Test func `both helps name every option`() throws {
        let folder = try Folder()
        let short = try Program.run(["-h"], in: folder).text
        let full = try Program.run(["--help"], in: folder).text
        let options = full.matches(of: /\n  (--[a-z-]+)/).map { String($0.1) }
        #expect(options.count >= 25)
        for option in options { #expect(short.contains(option), "\(option)") }
    }

    @Test(arguments: ["--help", "-h", "--version"])
    func `help needs nothing of the machine`(option: String) throws {
        let surroundings = ["TZDIR": "/nowhere", "TZ": "?", "LC_ALL": "?"]
        #expect(try Program.run([option], in: Folder(), environment: surroundings).status == 0)
    }
}

import Testing

/// What bad input gets, from the tables in `BadInput`: a command line, and below it the exit status and the line on
/// standard error that follow.
///
/// Arguments are separated by spaces. `""` is an empty one, `\u{20}` is a character by its code, `{129}` is 129 times an a.
/// The folder of the run holds an empty file `file` and an empty folder `folder`.
@Suite struct BadInputTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let arguments: String
        let status: Int32
        let message: String

        var testDescription: String { arguments }
    }

    static let cases: [Case] = {
        let files = ["formats", "slots", "place-and-time", "labels", "options-and-commands", "output"]
        let lines = files.flatMap { name in
            ((try? Project.text("Tests/CommandTests/BadInput/\(name).txt")) ?? "").split(separator: "\n")
        }.filter { !$0.hasPrefix("#") }
        return stride(from: 0, to: lines.count - 1, by: 2).map { index in
            let answer = lines[index + 1].drop { $0 == " " }.split(separator: " ", maxSplits: 1)
            return Case(
                arguments: String(lines[index]), status: Int32(answer[0]) ?? -1,
                message: answer.count > 1 ? String(answer[1]) : "")
        }
    }()

    @Test func `the tables are read`() {
        #expect(Self.cases.count >= 180)
        #expect(Self.cases.allSatisfy { [64, 65, 73, 78].contains($0.status) })
    }

    @Test(arguments: cases)
    func `bad input gets one line, its exit status, and nothing is written`(row: Case) throws {
        let folder = try Folder()
        folder.makeFolder("folder")
        try folder.write([], to: "file")
        let outcome = try Program.run(row.arguments.split(separator: " ").map(argument), in: folder)
        #expect(outcome.status == row.status)
        #expect(outcome.words == "slotexport: error: \(row.message)\n")
        #expect(outcome.output.isEmpty)
        #expect(folder.names == ["file", "folder"])
    }

    @Test func `a long value is cut, and the line stays short`() throws {
        let long = String(repeating: "x", count: 70_000)
        for option in ["--format", "--locale", "--time-zone", "--days", "--now", "--place-id", "--cut", "--tzdir"] {
            let outcome = try Program.run([option, long, "--output", "folder/"], in: Folder())
            #expect([64, 65, 78].contains(outcome.status), "\(option)")
            #expect(outcome.words.utf8.count < 400, "\(option)")
        }
    }

    /// An argument as the table writes it.
    private func argument(_ word: Substring) -> String {
        guard word != #""""# else { return "" }
        return String(word).replacing("{129}", with: String(repeating: "a", count: 129))
            .replacing(/\\u\{([0-9a-f]+)\}/) { match in
                UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
            }
    }
}

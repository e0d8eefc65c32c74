import Testing

/// What is wrong in place files, from `BadInput/places-schedule.txt`: the text of a place file, and below it the exit status
/// and the line on standard error that follow. A line `NAME: TEXT` before it is a file beside the place file; where that is no
/// JSON, `\n` is a line end.
@Suite struct BadPlaceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let files: [String: String]
        let status: Int32
        let message: String

        var testDescription: String { files.values.sorted().joined(separator: " ") }
    }

    static let cases: [Case] = {
        let text = (try? Project.text("Tests/CommandTests/BadInput/places-schedule.txt")) ?? ""
        var cases: [Case] = []
        var files: [String: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("    ") {
                let answer = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
                cases.append(Case(files: files, status: Int32(answer[0]) ?? -1, message: String(answer[1])))
                files = [:]
            } else if line.hasPrefix("{") {
                files["place.json5"] = String(line)
            } else {
                let parts = line.split(separator: ": ", maxSplits: 1)
                let text = parts.count > 1 ? String(parts[1]) : ""
                files[String(parts[0])] = parts[0].hasSuffix(".json") ? text : text.replacing("\\n", with: "\n")
            }
        }
        return cases
    }()

    @Test func `the table is read`() {
        #expect(Self.cases.count >= 100)
        #expect(Self.cases.allSatisfy { $0.files["place.json5"] != nil && [65, 66].contains($0.status) })
    }

    @Test(arguments: cases)
    func `a bad place file gets one line with its place, and nothing is written`(row: Case) throws {
        let folder = try Folder()
        for (name, text) in row.files { try folder.write(text.utf8, to: name) }
        let outcome = try Program.run(["--place", "place.json5", "--output", "slots.json"], in: folder)
        #expect(outcome.status == row.status)
        #expect(outcome.words == "slotexport: error: \(row.message)\n")
        #expect(folder.names == row.files.keys.sorted())
    }

    @Test(arguments: [";", "Mo-Fr 09:00-18:00;", "(", "Mo,", "\"", "PH,", "Jan", "||", "00:00-24:00,"])
    func `hours of a hundred thousand bytes get one short line, at once`(part: String) throws {
        let folder = try Folder()
        let text = String(repeating: part, count: 100_000 / part.utf8.count)
        try folder.write("{hours: '\(text)'}".utf8, to: "place.json5")
        let outcome = try Program.run(["--place", "place.json5"], in: folder)
        #expect(outcome.status == 65)
        #expect(outcome.words.hasPrefix("slotexport: error: place.json5:1:"))
        #expect(outcome.words.utf8.count < 400)
        #expect(outcome.output.isEmpty)
    }
}

import Testing

/// Help, messages and comments are in plain English: figures of speech that people keep stumbling over are counted.
@Suite struct WordsTests {
    /// None in texts that users read, a few where the plain word would be longer.
    private static let most = 25

    private static func tics(in line: some StringProtocol) -> Int {
        let tic = /\b([Ss]tands?|behind|goes on|[Aa]s many|parts? from|[Nn]obody|[Ss]o many|hardly|(is|are) none)\b/
        return String(line).matches(of: tic).count
    }

    @Test(arguments: ["Resources/texts/help.txt", "Tests/Golden/help.txt", "Tests/Golden/summary.txt"])
    func `help has no figures of speech`(path: String) throws {
        let lines = SourceTree.lines(of: SourceTree.root + "/" + path)
        #expect(!lines.isEmpty)
        for line in lines { #expect(Self.tics(in: line) == 0, "\(path): \(line)") }
    }

    @Test func `messages have no figures of speech`() {
        for file in ImportTests.sources {
            for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                let texts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                for text in texts where text.offset % 2 == 1 {
                    #expect(Self.tics(in: text.element) == 0, "\(file.path): \(line)")
                }
            }
        }
    }

    @Test func `comments have few figures of speech`() {
        let comments = ImportTests.sources.flatMap(\.lines).filter { $0.drop { $0 == " " }.hasPrefix("//") }
        #expect(comments.count > 1_000)
        #expect(comments.reduce(0) { $0 + Self.tics(in: $1) } <= Self.most)
    }

    @Test(arguments: ["what stands there", "nobody looks", "so many seconds", "one behind the other"])
    func `a figure of speech is counted`(line: String) {
        #expect(Self.tics(in: line) == 1)
    }
}

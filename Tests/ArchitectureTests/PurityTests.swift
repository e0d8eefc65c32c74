import Testing

/// What must not stand in the sources outside comments (STYLE: no literal date, zone or locale; one place reads a
/// clock, one opens files).
@Suite struct PurityTests {
    @Test(arguments: ImportTests.sources)
    func `no date, zone or language stands in the code`(file: SourceTree.File) {
        for (index, line) in file.lines.enumerated() {
            for literal in literals(inLine: line) where isExample(literal) {
                Issue.record("\(file.path):\(index + 1) holds \(literal)")
            }
        }
    }

    @Test(arguments: ImportTests.sources)
    func `nothing traps on purpose without a reason beside it`(file: SourceTree.File) {
        for (index, line) in file.lines.enumerated() {
            let code = withoutComment(line)
            let before = index > 0 ? file.lines[index - 1] : ""
            let hasReason = before.contains("//") || line.contains("//")
            for word in ["fatalError(", "try!", "preconditionFailure(", "as!"] where code.contains(word) {
                #expect(hasReason, "\(file.path):\(index + 1) has \(word)")
            }
        }
    }

    @Test(arguments: [
        #"let now = "2026-06-01""# as String, #"zone("Asia/Shanghai")"#, #"zone("America/Argentina/Ushuaia")"#,
        #"let locale = "zh_CN""#, #"let locale = "en-GB""#, #"x = "sr_Latn_RS""#, #"let day = "20260601T101600Z""#,
    ])
    func `an example in code is found`(line: String) {
        #expect(literals(inLine: line).contains { isExample($0) })
    }

    @Test(arguments: [
        #"// "2026-06-01""# as String, #"let path = "/usr/share/zoneinfo""#, #"let pattern = "text/csv""#,
        #"name = "LC_ALL""#, #"let url = "urn:slotexport:slots:1""#, #"let type = "application/xml""#,
        #"let key = "day_label""#,
        #"let word = "en""#,
    ])
    func `an ordinary text is no example`(line: String) {
        #expect(!literals(inLine: line).contains { isExample($0) })
    }

    /// Whether a string literal looks like a date of our time, an IANA zone or a language with its country.
    private func isExample(_ literal: String) -> Bool {
        let date = /(19|20)[0-9]{2}-?[01][0-9]-?[0-3][0-9]/
        let zone = /\b(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_]+/
        let locale = /^[a-z]{2,3}[_-]([A-Z][a-z]{3}[_-])?[A-Z]{2}$/
        return literal.contains(date) || literal.contains(zone) || literal.contains(locale)
    }

    /// The string literals of a line; those over several lines are looked at as code.
    private func literals(inLine line: String) -> [String] {
        let pieces = withoutComment(line).split(separator: "\"", omittingEmptySubsequences: false)
        return pieces.enumerated().compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    }

    private func withoutComment(_ line: String) -> String {
        guard let mark = line.firstRange(of: "//") else { return line }
        // `https://` inside a text is no comment.
        let before = line[..<mark.lowerBound]
        return before.last == ":" ? line : String(before)
    }
}

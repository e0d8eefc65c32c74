import Glibc
import Testing

/// What Embedded Swift doesn't have, so that every module still compiles for the release binary: docs/decisions, "The
/// release binary is Embedded Swift".
///
/// The compiler says the same, and more, but only in the release build, which takes minutes.
@Suite struct EmbeddedTests {
    @Test(arguments: ImportTests.sources)
    func `the code has nothing that Embedded Swift lacks`(file: SourceTree.File) {
        for (index, line) in file.lines.enumerated() {
            for reason in Self.reasons(in: line) { Issue.record("\(file.path):\(index + 1): \(reason)") }
        }
    }

    @Test(arguments: [
        #"names.map(\.name)"# as String, #"let path: KeyPath<A, B> = \A.b"#, "let value: any Sequence<Int> = list",
        "if let number = value as? Int {", "return value as! Int", "if error is SystemError {",
        "discard self", "for word in CommandLine.arguments {", "let mirror = Mirror(reflecting: x)",
        "String(describing: x)", "struct A: Codable {", "func f() throws -> Int {", "init() throws {",
        "merged.merge(texts) { $1 }", "let all = [nil] + Self.allCases", "texts.contains(where: \\.isEmpty)",
        "unsafe a.update(from: b, count: 3)", "let f: () throws -> Void",
    ])
    func `a line that Embedded Swift refuses is found`(line: String) {
        #expect(!Self.reasons(in: line).isEmpty)
    }

    @Test(arguments: [
        "names.map { $0.name }" as String, "private let sink: any ByteSink", "let source: any TemplateSource",
        "// as? in a comment, and CommandLine", "let text = \"1 is Monday\"", "init(as name: Name) throws(NameError) {",
        #"let text = "a line\nand another""#, #"case "is": true"#, "a.update(name: b)",
    ])
    func `an ordinary line is not`(line: String) {
        #expect(Self.reasons(in: line) == [])
    }

    /// What a line has that Embedded Swift lacks. Texts and comments don't count.
    private static func reasons(in line: String) -> [String] {
        let likely = rules.filter { rule in line.withCString { strstr($0, rule.word) != nil } }
        guard !likely.isEmpty else { return [] }
        // The quotation marks that are escaped first: the rest of a text then ends at the next one.
        let code = line.replacing("\\\"", with: "").replacing(/"[^"]*"/, with: "\"\"").split(
            separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        return likely.filter { code.contains($0.pattern.wordBoundaryKind(.simple)) }.map(\.reason)
    }

    private struct Rule: @unchecked Sendable {
        /// What is looked for first: most lines don't have it.
        let word: String
        let pattern: Regex<Substring>
        let reason: String

        init(_ word: String, _ pattern: Regex<Substring>, _ reason: String) {
            (self.word, self.pattern, self.reason) = (word, pattern, reason)
        }
    }

    private static let rules = [
        Rule("\\", /[ (,]\\(?:[A-Z]\w*)?\.[a-z]/, "a key path: write a closure"),
        Rule("KeyPath", /\b(?:Writable)?KeyPath\b/, "a key path: write a closure"),
        // Class-bound protocols only.
        Rule(
            "any ", /\bany (?!ByteSink\b|TemplateSource\b)[A-Z]/,
            "an existential: write a generic, a closure, or an enum that switches"),
        Rule("as?", /\bas\?/, "a dynamic cast"),
        Rule("as!", /\bas!/, "a dynamic cast"),
        Rule(" is ", /[\w)\]] is [A-Z]/, "a dynamic cast"),
        Rule("[nil]", /\[nil\] \+/, "a cast of a whole array: map it with Optional.some"),
        Rule(".merg", /\.merg(?:e|ing)\(\w+(?:\)|,)[^:]*\{/, "Dictionary.merge casts: write a loop"),
        Rule("discard", /\bdiscard self\b/, "discard self"),
        Rule("CommandLine", /\bCommandLine\b/, "CommandLine: arguments come from SlotHost"),
        Rule("Mirror", /\bMirror\b/, "reflection"),
        Rule("String(", /\bString\((?:describing|reflecting):/, "reflection"),
        Rule("odable", /\b(?:En|De)?[Cc]odable\b/, "Codable"),
        Rule("throws", /\bthrows (?:->|\{|where)/, "an untyped throw"),
        Rule(".update(", /\.update\(from:/, "a call a byte: use copyMemory"),
    ]
}

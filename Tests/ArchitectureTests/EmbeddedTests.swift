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
        // The quotation marks that are escaped first: the rest of a text then ends at the next one.
        let code = line.replacing("\\\"", with: "").replacing(/"[^"]*"/, with: "\"\"").split(
            separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        return rules.filter { code.contains($0.pattern) }.map(\.reason)
    }

    private struct Rule: @unchecked Sendable {
        let pattern: Regex<Substring>
        let reason: String
    }

    private static let rules = [
        Rule(pattern: /[ (,]\\(?:[A-Z]\w*)?\.[a-z]/, reason: "a key path: write a closure"),
        Rule(pattern: /\b(?:Writable)?KeyPath\b/, reason: "a key path: write a closure"),
        // Class-bound protocols only.
        Rule(
            pattern: /\bany (?!ByteSink\b|TemplateSource\b)[A-Z]/,
            reason: "an existential: write a generic, a closure, or an enum that switches"),
        Rule(pattern: /\bas[?!]/, reason: "a dynamic cast"),
        Rule(pattern: /[\w)\]] is [A-Z]/, reason: "a dynamic cast"),
        Rule(pattern: /\[nil\] \+/, reason: "a cast of a whole array: map it with Optional.some"),
        Rule(pattern: /\.merg(?:e|ing)\(\w+(?:\)|,)[^:]*\{/, reason: "Dictionary.merge casts: write a loop"),
        Rule(pattern: /\bdiscard self\b/, reason: "discard self"),
        Rule(pattern: /\bCommandLine\b/, reason: "CommandLine: arguments come from SlotHost"),
        Rule(pattern: /\bMirror\b|\bString\((?:describing|reflecting):/, reason: "reflection"),
        Rule(pattern: /\b(?:En|De)?[Cc]odable\b/, reason: "Codable"),
        Rule(pattern: /\bthrows (?:->|\{|where)/, reason: "an untyped throw"),
        Rule(pattern: /\.update\(from:/, reason: "a call a byte: use copyMemory"),
    ]
}

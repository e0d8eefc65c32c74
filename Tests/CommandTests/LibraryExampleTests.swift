import Testing

/// The example of the libraries in docs/library.md; `make example` builds it as a package of its own.
@Suite struct LibraryExampleTests {
    private static let page = "docs/library.md"

    @Test func `the example of SlotKit prints what its page shows`() throws {
        let output = try #require(Project.blocks(of: "text", in: Self.page).first)
        #expect(try libraryExample() == output)
    }

    @Test func `the example of SlotKit is the code that this test compiles`() throws {
        let source = try Project.text("Tests/CommandTests/LibraryExample.swift")
        let imports = source.split(separator: "\n").filter { $0.hasPrefix("import ") }
        let body = source.split(separator: "    // Example\n")[1]
            .split(separator: "\n").map { $0.dropFirst(4) }
        let example = (imports + [""] + body).joined(separator: "\n") + "\n"
        #expect(try Project.blocks(of: "swift", in: Self.page).first == example)
    }
}

import SlotFormats
import Testing

/// docs/templates.md lists the names that templates see.
@Suite struct TemplateNamesTests {
    @Test func `the documentation has every name, as the code has it`() throws {
        let document = try Project.text("docs/templates.md")
        let table = TemplateNames.tables
        #expect(document.hasSuffix(table.dropLast()), "docs/templates.md must have:\n\(table)")
    }
}

import Mustache
import Testing

/// Templates of strangers: each is refused with one line, in bounded time and memory.
@Suite struct HostileTemplateTests {
    static let schema = TemplateSchema([
        TemplateSchema.Scope(
            "root",
            [
                .init("name", .text, ""), .init("count", .number, ""), .init("on", .flag, ""),
                .init("list", .list(scope: 1), ""), .init("place", .object(scope: 2), ""),
            ]),
        TemplateSchema.Scope("item", [.init("item", .text, "")]),
        TemplateSchema.Scope("place", [.init("name", .text, "")]),
    ])

    @Test(arguments: HostileTemplate.all)
    func `a hostile template gets one clear error`(_ hostile: HostileTemplate) throws {
        let limits = TemplateLimits(steps: 20_000, outputBytes: 1 << 20)
        let options = Template.Options(
            escaping: hostile.escaping, schema: Self.schema, limits: limits,
            nearest: { word, known in known.first { Set($0.utf8).isSuperset(of: word.utf8) } })
        var written = 0
        var blocks = 0
        let error = #expect(throws: TemplateError.self) {
            let template = try Template(hostile.text, name: "t", options: options) {
                hostile.partials[$0].map { Array($0.utf8) }
            }
            try template.render(Numbers()) { block in
                written += block.count
                blocks += 1
            }
        }
        let message = try #require(error).description
        #expect(message.contains(hostile.reason))
        #expect(message.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } && message.utf8.count < 400)
        #expect(written <= limits.outputBytes)
        #expect(blocks < 100)
    }

    @Test func `there are at least 300, each with a label of its own`() {
        #expect(HostileTemplate.all.count >= 300)
        #expect(Set(HostileTemplate.all.map(\.label)).count == HostileTemplate.all.count)
    }

    /// A root whose list has ten items, each of which says so.
    private final class Numbers: TemplateSource {
        func fill(root row: inout TemplateRow) {
            row.set(0, text: "a 'name'")
            row.set(1, number: 3)
            row.set(2, flag: true)
            row.set(3, list: 0)
            row.set(4, object: 1)
        }
        func open(_ number: Int, _ row: inout TemplateRow) {
            row.set(0, text: "item")
            row.isLast = number == 1
        }
        func advance(_ row: inout TemplateRow) {
            row.set(0, text: "item")
            row.isLast = row.index == 9
        }
    }
}

import Mustache
import Testing

/// What templates have beyond the specification: items' names, escaping by language, names from a schema.
@Suite struct StrictTests {
    @Test(arguments: [
        "{{#list}}{{n}}{{^last}}, {{/last}}{{/list}} -> 1, 2, 3",
        "{{#list}}{{#first}}<{{/first}}{{n}}{{#last}}>{{/last}}{{/list}} -> <123>",
        "{{#list}}{{index}}:{{n}} {{/list}} -> 0:1 1:2 2:3 ",
        "{{#list}}{{#list}}{{index}}{{/list}} {{/list}} -> 012 012 012 ",
        "{{#empty}}x{{/empty}}{{^empty}}no{{/empty}} -> no",
        "{{#zero}}{{.}}{{/zero}} -> 0",
        "{{#on}}{{.}} {{on}}{{/on}} -> true true",
    ])
    func `items know their place in the list, and an empty text is false`(row: String) throws {
        let (template, expected) = halves(row)
        let data: TemplateValue = [
            "list": [["n": 1], ["n": 2], ["n": 3]], "empty": "", "zero": 0, "on": true,
        ]
        #expect(try render(template, data) == expected)
    }

    @Test(arguments: [
        (TemplateEscaping.html, "<p title='{{v}}'> -> <p title='a&quot;&#39;&amp;&lt;,\\b'>"),
        (.xml, "<p>{{v}}</p> -> <p>a&quot;&#39;&amp;&lt;,\\b</p>"),
        (.json, "{\"v\":\"{{v}}\"} -> {\"v\":\"a\\\"'&\\u003c,\\\\b\"}"),
        (.csv, "x,{{v}},y -> x,\"a\"\"'&<,\\b\",y"),
        (.csv, "\"{{v}} {{v}}\",y -> \"a\"\"'&<,\\b a\"\"'&<,\\b\",y"),
        (.csv, "\"\"\"{{n}}\",{{n}} -> \"\"\"1\",1"),
        (.sql, "('{{v}}', {{n}}) -> ('a\"''&<,\\b', 1)"),
        (.sql, "\"{{v}}\" -> \"a\"\"'&<,\\b\""),
        (.sql, "-- it's {{v}}\n'{{n}}' -> -- it's a\"'&<,\\b\n'1'"),
        (.sql, "/* it's */ '{{n}}''{{n}}' -> /* it's */ '1''1'"),
        (.txt, "{{v}} -> a\"'&<,\\b"),
    ])
    func `each language has its own escaping`(escaping: TemplateEscaping, row: String) throws {
        let (template, expected) = halves(row)
        #expect(try render(template, ["v": "a\"'&<,\\b", "n": 1], escaping: escaping) == expected)
    }

    @Test func `control characters can't leave a value`() throws {
        let value: TemplateValue = ["v": "a\nb\u{0}\u{1}c"]
        #expect(try render("-- {{v}}\n", value, escaping: .sql) == "-- a b  c\n")
        #expect(try render("'{{v}}'", value, escaping: .sql) == "'a\nb\u{FFFD}\u{1}c'")
        #expect(try render("{{v}}", value, escaping: .xml) == "a\nb\u{FFFD}\u{FFFD}c")
        #expect(try render("\"{{v}}\"", value, escaping: .json) == "\"a\\u000ab\\u0000\\u0001c\"")
        #expect(try render("{{v}}", value, escaping: .csv) == "\"a\nb\u{FFFD}\u{1}c\"")
    }

    @Test(arguments: ["html", "xml", "json", "csv", "sql", "txt", "md", "svg", "ndjson", "htm"])
    func `the extension names the language`(suffix: String) {
        #expect(TemplateEscaping(extension: suffix) != nil)
    }

    @Test func `an unknown extension names none`() {
        #expect(TemplateEscaping(extension: "exe") == nil)
    }

    @Test func `a partial that is missing is an error with its place`() {
        #expect(throws: TemplateError.self) { try render("a\n  {{>none}}", isLenient: false) }
    }

    @Test func `a byte order mark is no part of the output`() throws {
        #expect(try render("\u{FEFF}{{v}}", ["v": "1"]) == "1")
    }

    @Test func `recursive partials of deep data end at the limit`() {
        var data: TemplateValue = ["under": []]
        for _ in 0..<100 { data = ["under": [data]] }
        let error = #expect(throws: TemplateError.self) {
            try render("{{>tree}}", data, partials: ["tree": "({{#under}}{{>tree}}{{/under}})"])
        }
        #expect(error?.description == "t.html: rendering sections, partials and blocks must not nest more than 64 deep")
    }

    @Test func `a template is rendered many times with the same bytes`() throws {
        let template = try Template(
            Array("{{#list}}{{.}}{{^last}},{{/last}}{{/list}}".utf8), name: "t", options: .init(escaping: .txt))
        for count in 1...3 {
            let tree = TemplateTree(["list": .list(Array(repeating: "x", count: count))], for: template)
            for _ in 0..<2 {
                var output: [UInt8] = []
                try template.render(tree) { block in for index in block.indices { output.append(block[index]) } }
                #expect(output.count == 2 * count - 1)
            }
        }
    }

    private func halves(_ row: String) -> (String, String) {
        guard let range = row.firstRange(of: " -> ") else { return (row, "") }
        return (String(row[..<range.lowerBound]), String(row[range.upperBound...]))
    }
}

import Mustache
import Testing

/// A template that must be refused, and a part of the one line that says why.
struct HostileTemplate: CustomTestStringConvertible, Sendable {
    let label: String
    let text: [UInt8]
    var escaping = TemplateEscaping.html
    var partials: [String: String] = [:]
    let reason: String

    init(
        _ label: String, _ text: String, escaping: TemplateEscaping = .html, partials: [String: String] = [:],
        _ reason: String
    ) {
        self.init(label, bytes: Array(text.utf8), escaping, partials: partials, reason)
    }

    init(
        _ label: String, bytes text: [UInt8], _ escaping: TemplateEscaping, partials: [String: String], _ reason: String
    ) {
        self.label = label
        self.text = text
        self.escaping = escaping
        self.partials = partials
        self.reason = reason
    }

    var testDescription: String { label }

    /// All of them.
    static let all: [HostileTemplate] = [
        unclosed, tags, delimiters, otherDelimiters, circles, otherCircles, doubling, multiplying, long, nul, invalid,
        paths, deep, many, names, unsafe,
    ].flatMap(\.self)

    private static let unclosed: [HostileTemplate] = (1...10).flatMap { (depth: Int) -> [HostileTemplate] in
        ["#list", "^list", "<part", "$block"].flatMap { (tag: String) -> [HostileTemplate] in
            let open = String(repeating: "{{\(tag)}}", count: depth)
            let name = tag.dropFirst()
            let close = String(repeating: "{{/\(name)}}", count: depth - 1)
            let part = ["part": ""]
            return [
                HostileTemplate(
                    "unclosed \(tag) \(depth)", open + close, partials: part, "must be closed by {{/\(name)}}"),
                HostileTemplate(
                    "closed twice \(tag) \(depth)", open + close + "{{/\(name)}}{{/\(name)}}", partials: part,
                    "closes nothing"),
                HostileTemplate("crossed \(tag) \(depth)", open + "{{/name}}" + close, partials: part, "must close"),
            ]
        }
    }

    private static let openTags: [String] = [
        "{{", "{{a", "{{a}", "{{{a", "{{{a}}", "{{{a}}!", "{{&a}", "{{!", "{{! a }", "{{#", "{{/", "{{>", "{{<", "{{$",
        "{{^", "text {{", "a\n\n{{b\n}", "{{name}}{{", "{{=<% %>=}}<%name", "{{=<% %>=}}<%{name%>", "{{= a b =",
    ]

    private static let tags: [HostileTemplate] = openTags.map {
        HostileTemplate("open tag \($0)", $0, "opens a tag that no")
    }

    private static let badDelimiters: [String] = [
        "{{==}}", "{{= =}}", "{{=a=}}", "{{= a =}}", "{{=a b c=}}", "{{=a=b c=}}", "{{=a b=c=}}", "{{= = = =}}",
    ]

    private static let delimiters: [HostileTemplate] = badDelimiters.map {
        HostileTemplate("delimiters \($0)", $0, "new delimiters must be two words")
    }

    private static let otherDelimiters: [HostileTemplate] = [
        HostileTemplate("long delimiter", "{{=\(String(repeating: "x", count: 33)) y=}}", "at most 32 bytes"),
        HostileTemplate("delimiters a a", "{{=a a=}}bana", "the data have no name n"),
        HostileTemplate("delimiters are a space's neighbours", "{{=| |=}}| |", "a tag must have a name"),
        HostileTemplate("delimiters {{ {{", "{{={{ {{=}}{{name{{ {{", "opens a tag that no {{ closes"),
        HostileTemplate(
            "delimiters that swallow everything", "{{=< never=}}<p>text</p>", "opens a tag that no never closes"),
        HostileTemplate(
            "delimiters that swallow the end", "{{#list}}{{=<% %>=}}{{/list}}", "must be closed by {{/list}}"),
    ]

    private static let circles: [HostileTemplate] = (1...20).map { (length: Int) -> HostileTemplate in
        var partials: [String: String] = [:]
        for index in 0..<length { partials["p\(index)"] = "-{{>p\((index + 1) % length)}}-" }
        return HostileTemplate(
            "circle of \(length)", "{{>p0}}", partials: partials, "a partial must not include itself: p0")
    }

    private static let otherCircles: [HostileTemplate] = [
        circle("{{<a}}{{/a}}"), circle("{{#list}}{{>a}}{{/list}}"), circle("{{$b}}{{>a}}{{/b}}"), circle("  {{>a}}\n"),
        HostileTemplate(
            "a block in itself", "{{<a}}{{$b}}{{$b}}x{{/b}}{{/b}}{{/a}}", partials: ["a": "{{$b}}{{/b}}"],
            "must not nest more than 64 deep"),
    ]

    private static func circle(_ body: String) -> HostileTemplate {
        HostileTemplate(
            "circle through \(body)", "{{>a}}", partials: ["a": body], "a partial must not include itself: a > a")
    }

    private static let doubling: [HostileTemplate] = (20...30).map { (levels: Int) -> HostileTemplate in
        var partials: [String: String] = ["p\(levels)": "x"]
        for index in 0..<levels { partials["p\(index)"] = "{{>p\(index + 1)}}{{>p\(index + 1)}}" }
        return HostileTemplate(
            "doubled \(levels) times", "{{>p0}}", partials: partials, "partials must not repeat each other so often")
    }

    private static let multiplying: [HostileTemplate] = (9...18).map { (levels: Int) -> HostileTemplate in
        let open = String(repeating: "{{#list}}", count: levels)
        let close = String(repeating: "{{/list}}", count: levels)
        return HostileTemplate("10 to the \(levels)", open + "x" + close, "must not take more than")
    }

    private static let long: [HostileTemplate] = (5...8).map { (levels: Int) -> HostileTemplate in
        let open = String(repeating: "{{#list}}", count: levels)
        let close = String(repeating: "{{/list}}", count: levels)
        return HostileTemplate(
            "10 to the \(levels) kilobytes", open + String(repeating: "x", count: 1024) + close,
            "must not write more than")
    }

    private static let nul: [HostileTemplate] = (0..<10).map { (position: Int) -> HostileTemplate in
        let text = Array("{{name}} text".utf8)
        var hostile = text
        hostile.insert(0, at: position)
        return HostileTemplate("NUL at \(position)", bytes: hostile, .html, partials: [:], "NUL")
    }

    private static let faults: [[UInt8]] = [
        [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ]

    private static let invalid: [HostileTemplate] = faults.map { (fault: [UInt8]) -> HostileTemplate in
        var text: [UInt8] = Array("ab\n{{name}}".utf8)
        text += fault
        return HostileTemplate(
            "bytes \(fault)", bytes: text, .html, partials: [:], "t:2:9: a template must be valid UTF-8")
    }

    private static let partialNames: [String] = [
        "../a", "..", ".", "./a", "/a", "/etc/passwd", "a/../b", "a/..", "a//b", "a/", "~/a/../../b", "a\\..\\b",
        "C:\\a",
        "c:a", "a/./b", ".hidden", "a/.hidden", "file:///a", "http://a/b", "a?b", "a%2e%2e", "a|b", "$(a)", "`a`",
        "a;b",
        "*name", "a*", "\u{1B}[2J", String(repeating: "a", count: 256),
    ]

    private static let paths: [HostileTemplate] = partialNames.flatMap { (name: String) -> [HostileTemplate] in
        let reason = name.hasPrefix("*") ? "names of partials must be written out" : "must not lead out of its folder"
        return [
            HostileTemplate("partial \(name)", "{{>\(name)}}", partials: [name: "x"], reason),
            HostileTemplate("parent \(name)", "{{<\(name)}}{{/\(name)}}", partials: [name: "x"], reason),
        ]
    }

    private static let deep: [HostileTemplate] = [65, 100, 1000, 20_000].flatMap { (depth: Int) -> [HostileTemplate] in
        ["#on", "^on", "$b"].map { (tag: String) -> HostileTemplate in
            let text =
                String(repeating: "{{\(tag)}}", count: depth)
                + String(repeating: "{{/\(tag.dropFirst())}}", count: depth)
            return HostileTemplate("\(tag) \(depth) deep", text, "sections must not nest more than 64 deep")
        }
    }

    private static let many: [HostileTemplate] = [
        HostileTemplate("no such partial", "a\n {{>none}}", "t:2:2: there is no partial none"),
        HostileTemplate("too long", String(repeating: "x", count: (1 << 20) + 1), "must be at most 1048576 bytes"),
        HostileTemplate("a long chain", "{{>p0}}", partials: chain(of: 80), "must not nest more than 64 deep"),
        HostileTemplate("many partials", tags(">p", 102), partials: chain(of: 0, files: 102), "at most 100 partials"),
        HostileTemplate("many names", tags("n", 2000), "at most 1000 different names"),
        HostileTemplate("a long name", longName, "no name a"),
    ]

    private static var longName: String {
        let parts = Array(repeating: "a", count: 900)
        return "{{\(parts.joined(separator: "."))}}"
    }

    /// Tags with numbered names.
    private static func tags(_ start: String, _ count: Int) -> String {
        var text = ""
        for index in 0..<count { text += "{{\(start)\(index)}}" }
        return text
    }

    /// Partials of which the first ones include the next one.
    private static func chain(of length: Int, files: Int = 82) -> [String: String] {
        var partials: [String: String] = [:]
        for index in 0..<files { partials["p\(index)"] = index < length ? "{{>p\(index + 1)}}" : "" }
        return partials
    }

    private static let badNames: [(String, String)] = [
        ("{{}}", "a tag must have a name"), ("{{ }}", "a tag must have a name"),
        ("{{#}}{{/}}", "a tag must have a name"),
        ("{{>}}", "a tag must have a name"), ("{{{}}}", "a tag must have a name"), ("{{&}}", "a tag must have a name"),
        ("{{a b}}", "without spaces"), ("{{a\nb}}", "without spaces"), ("{{#a b}}{{/a b}}", "without spaces"),
        ("{{a..b}}", "on both sides"), ("{{.a}}", "on both sides"), ("{{a.}}", "on both sides"),
        ("{{..}}", "on both sides"),
        ("{{nam}}", "did you mean name?"), ("{{place.nam}}", "did you mean name?"), ("{{place.x.y}}", "no name x"),
        ("{{name.x}}", "no name x"), ("{{first}}", "no name first"), ("{{#place}}{{index}}{{/place}}", "no name index"),
        ("{{#list}}{{itm}}{{/list}}", "did you mean item?"), ("{{list}}", "list is a list"),
        ("{{place}}", "place is an object"), ("{{^lst}}{{/lst}}", "did you mean list?"),
        ("{{#\u{1B}[2J}}{{/\u{1B}[2J}}", "no name \u{FFFD}[2J"),
    ]

    private static let names: [HostileTemplate] = badNames.map { HostileTemplate("name \($0.0)", $0.0, $0.1) }

    private static let places: [(String, TemplateEscaping, String)] = [
        ("{{{name}}}", .csv, "must have no values as they are"), ("{{&name}}", .csv, "must have no values as they are"),
        ("'{{{name}}}'", .sql, "must have no values as they are"),
        ("'{{&name}}'", .sql, "must have no values as they are"),
        ("{{name}}", .sql, "must be in single quotes"), ("/* {{name}} */", .sql, "between /* and */"),
        ("'{{#on}}'{{/on}}", .sql, "must be in single quotes as its opening tag is"),
        ("{{#on}}'{{/on}}'", .sql, "must be outside of quotes as its opening tag is"),
        ("'{{>part}}'", .sql, "must be outside of quotes"), ("'{{$b}}{{/b}}'", .sql, "must be outside of quotes"),
        ("'{{name}}", .sql, "must not end in single quotes"), ("{{>quote}}", .sql, "must not end in single quotes"),
        ("\"{{name}}", .csv, "must not end in double quotes"), ("\"{{>part}}\"", .csv, "must be outside of quotes"),
        ("/*", .sql, "must not end in a comment"), ("{{#on}}\"{{/on}}", .csv, "must be outside of quotes"),
    ]

    private static let unsafe: [HostileTemplate] = places.map { text, escaping, reason in
        HostileTemplate("\(escaping) \(text)", text, escaping: escaping, partials: ["part": "x", "quote": "'"], reason)
    }
}

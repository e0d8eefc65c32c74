import Mustache
import Testing

/// A case of the specification: a template, its data and partials, and what it renders to.
struct SpecCase: CustomTestStringConvertible, Sendable {
    let name: String
    let template: String
    let data: TemplateValue
    let partials: [String: String]
    let expected: String

    init(
        _ name: String, _ template: String, _ data: TemplateValue, partials: [String: String] = [:],
        _ expected: String
    ) {
        self.name = name
        self.template = template
        self.data = data
        self.partials = partials
        self.expected = expected
    }

    init(_ name: String, _ template: String, partials: [String: String] = [:], _ expected: String) {
        self.init(name, template, [:], partials: partials, expected)
    }

    var testDescription: String { name }

    /// What the template renders to with the specification's silence about unknown names.
    func rendered() throws -> String {
        try render(template, data, partials: partials)
    }
}

/// Renders a template with a tree of data.
func render(
    _ text: String, _ data: TemplateValue = [:], partials: [String: String] = [:],
    escaping: TemplateEscaping = .html, isLenient: Bool = true, limits: TemplateLimits = TemplateLimits()
) throws -> String {
    let options = Template.Options(escaping: escaping, isLenient: isLenient, limits: limits)
    let template = try Template(Array(text.utf8), name: "t.html", options: options) {
        partials[$0].map { Array($0.utf8) }
    }
    var output: [UInt8] = []
    try template.render(TemplateTree(data, for: template)) { block in
        for index in block.indices { output.append(block[index]) }
    }
    return String(decoding: output, as: UTF8.self)
}

extension TemplateValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
    /// A value of a literal.
    public init(dictionaryLiteral members: (String, TemplateValue)...) {
        self = .object(members.map { Member($0.0, $0.1) })
    }
    /// A value of a literal.
    public init(arrayLiteral items: TemplateValue...) { self = .list(items) }
    /// A value of a literal.
    public init(stringLiteral text: String) { self = .text(text) }
    /// A value of a literal.
    public init(booleanLiteral flag: Bool) { self = .flag(flag) }
    /// A value of a literal.
    public init(integerLiteral number: Int) { self = .text(String(number)) }
    /// A value of a literal.
    public init(floatLiteral number: Double) { self = .text(String(number)) }
    /// A value of a literal.
    public init(nilLiteral: ()) { self = .nothing }
}

/// A Mustache template (specification 1.4.2 with inheritance, without lambdas and dynamic names), compiled once and
/// rendered any number of times.
///
/// A template runs nothing and opens nothing: it sees the data that it is rendered with, and the partials that it was
/// compiled with.
public struct Template: Sendable {
    /// How templates are compiled.
    public struct Options: Sendable {
        /// The language that the template writes.
        public var escaping: TemplateEscaping

        /// The names that the data have, or nil where they aren't known before.
        public var schema: TemplateSchema?

        /// Whether unknown names and partials are empty, as the specification advises; otherwise they are errors.
        public var isLenient: Bool

        /// What a template may cost.
        public var limits: TemplateLimits

        /// Finds the word that was probably meant among those that exist.
        public var nearest: @Sendable (_ word: String, _ known: [String]) -> String?

        /// Options.
        public init(
            escaping: TemplateEscaping, schema: TemplateSchema? = nil, isLenient: Bool = false,
            limits: TemplateLimits = TemplateLimits(),
            nearest: @escaping @Sendable (_ word: String, _ known: [String]) -> String? = { _, _ in nil }
        ) {
            self.escaping = escaping
            self.schema = schema
            self.isLenient = isLenient
            self.limits = limits
            self.nearest = nearest
        }
    }

    /// The name in messages.
    public let name: String

    let code: TemplateCode
    let options: Options

    /// For each scope of the schema the field of each word; -1 where it has none.
    let fields: [[Int]]

    /// For each scope of the schema the fields that the template may read, by their bits.
    let wanted: [UInt64]

    /// Compiles a template with its partials.
    ///
    /// - Parameters:
    ///   - text: The template, UTF-8.
    ///   - name: Its name in messages.
    ///   - options: How it is compiled.
    ///   - partial: Gives the text of a partial, or nil if it does not exist. Names have only letters, digits, `_`, `-`,
    ///     `.` and `/`, and no part that begins with a dot.
    /// - Throws: An error with its place: about the template's form, a name that the data don't have, a partial that
    ///   doesn't exist, and a limit.
    public init(
        _ text: [UInt8], name: String, options: Options, partial: (String) -> [UInt8]? = { _ in nil }
    ) throws(TemplateError) {
        var code = TemplateCode()
        try Self.add(text, name: name, to: &code, options.limits)
        var index = 0
        // Files that are found while others are parsed are parsed in turn.
        while index < code.files.count {
            var failure: TemplateError?
            try TemplateParser.parse(index, into: &code, options.escaping, options.limits) { partialName, code in
                if let known = code.files.dropFirst().firstIndex(where: { $0.name.utf8.elementsEqual(partialName.utf8) }
                ) {
                    return known
                }
                guard let text = partial(partialName) else { return options.isLenient ? -1 : nil }
                do throws(TemplateError) {
                    try Self.add(text, name: partialName, to: &code, options.limits)
                } catch {
                    failure = error
                }
                return code.files.count - 1
            }
            if let failure { throw failure }
            index += 1
        }
        code.join()
        self.name = name
        self.options = options
        if let schema = options.schema {
            fields = schema.scopes.indices.map { scope in
                code.words.map { word in schema.field(of: word, in: scope) ?? -1 }
            }
        } else {
            fields = [Array(code.words.indices)]
        }
        wanted = fields.map { fields in
            fields.reduce(0) { bits, field in (0..<64).contains(field) ? bits | 1 << UInt64(field) : bits }
        }
        self.code = code
        if let schema = options.schema { try TemplateChecker.check(self, schema) }
    }

    /// The words of all names in the template, for sources that know names only by their text.
    var words: [String] { code.words }

    private static func add(
        _ text: [UInt8], name: String, to code: inout TemplateCode, _ limits: TemplateLimits
    ) throws(TemplateError) {
        guard code.files.count <= limits.partials else {
            throw TemplateError(template: name, rule: "a template must have at most \(limits.partials) partials")
        }
        guard text.count <= limits.textBytes else {
            throw TemplateError(
                template: name, rule: "a template must be at most \(limits.textBytes) bytes, and has \(text.count)")
        }
        if let nul = text.firstIndex(of: 0) {
            throw TemplateError(template: name, text: text, at: nul, rule: "a template must not have NUL characters")
        }
        guard let valid = String(validating: text, as: UTF8.self) else {
            throw TemplateError(
                template: name, text: text, at: Self.firstFault(in: text), rule: "a template must be valid UTF-8")
        }
        // A byte order mark is no part of the text.
        let hasMark = valid.unicodeScalars.first == "\u{FEFF}"
        code.files.append(TemplateCode.File(name: name, text: hasMark ? Array(text.dropFirst(3)) : text))
    }

    /// The first byte that is no UTF-8, found by halving.
    private static func firstFault(in text: [UInt8]) -> Int {
        var decoder = Unicode.UTF8.ForwardParser()
        var bytes = text.makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let scalar): offset += scalar.count
            case .error, .emptyInput: return offset
            }
        }
    }
}

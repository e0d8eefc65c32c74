/// Holds the names of a template against those that the data have, everywhere where they are used.
struct TemplateChecker {
    private let template: Template
    private let code: TemplateCode
    private let schema: TemplateSchema

    /// The objects around a tag, the outermost first.
    private var levels = [Level(kind: .object(scope: 0), isItem: false)]

    /// What replaces blocks here; the outermost parents' come first.
    private var arguments: [Range<Int>] = []

    /// The files that are being rendered, the innermost last.
    private var files = [0]
    private var steps = 0
    private var depth = 0

    private struct Level {
        let kind: TemplateSchema.Kind
        let isItem: Bool
    }

    private init(_ template: Template, _ schema: TemplateSchema) {
        self.template = template
        code = template.code
        self.schema = schema
    }

    /// Throws an error about the first name that the data don't have.
    static func check(_ template: Template, _ schema: TemplateSchema) throws(TemplateError) {
        var checker = TemplateChecker(template, schema)
        try checker.check(template.code.files[0].body)
    }

    private mutating func check(_ range: Range<Int>) throws(TemplateError) {
        depth += 1
        defer { depth -= 1 }
        var index = range.lowerBound
        while index < range.upperBound {
            steps += 1
            // A template is checked at its size, with each partial as often as it is used.
            guard steps <= 1_000_000, steps <= template.options.limits.steps else {
                throw error(index, "partials must not repeat each other so often")
            }
            guard depth <= template.options.limits.depth else {
                throw error(index, "sections, partials and blocks must not nest more than \(depth - 1) deep")
            }
            index = try checkInstruction(index)
        }
    }

    private mutating func checkInstruction(_ index: Int) throws(TemplateError) -> Int {
        switch code.instructions[index] {
        case .text, .line: return index + 1
        case .value(let name, let form):
            if let kind = try kind(of: name, at: index) { try checkValue(kind, form, name, at: index) }
            return index + 1
        case .section(let name, let end):
            guard let kind = try kind(of: name, at: index) else { return end }
            var isItem = false
            if case .list = kind { isItem = true }
            levels.append(Level(kind: kind, isItem: isItem))
            try check(index + 1..<end)
            levels.removeLast()
            return end
        case .inverted(let name, let end):
            _ = try kind(of: name, at: index)
            try check(index + 1..<end)
            return end
        case .partial(let file, _):
            try check(file: file, at: index)
            return index + 1
        case .parent(let file, _, let replaced, let end):
            arguments.append(replaced)
            try check(file: file, at: index)
            arguments.removeLast()
            return end
        case .block(let name, _, let end):
            let body = code.replacement(of: name, among: arguments) ?? index + 1..<end
            try check(body)
            return end
        }
    }

    private mutating func check(file: Int, at index: Int) throws(TemplateError) {
        guard file >= 0 else { return }
        guard !files.contains(file) else {
            let names = (files.drop { $0 != file } + [file]).map { TemplateScanner.shown(code.files[$0].name) }
            throw error(index, "a partial must not include itself: \(names.joined(separator: " > "))")
        }
        files.append(file)
        try check(code.files[file].body)
        files.removeLast()
    }

    /// What a name means here; nil where it is unknown, which lenient templates may have.
    private func kind(of name: Int, at index: Int) throws(TemplateError) -> TemplateSchema.Kind? {
        let parts = code.names[name].parts
        guard let first = parts.first else { return levels.last?.kind }
        var kind: TemplateSchema.Kind?
        for level in levels.reversed() where kind == nil {
            kind = self.kind(of: code.words[first], in: level.kind, isItem: level.isItem)
        }
        guard var kind else { return try missing(first, around: levels, name, at: index) }
        for part in parts.dropFirst() {
            guard case .object = kind, let inner = self.kind(of: code.words[part], in: kind, isItem: false) else {
                return try missing(part, around: [Level(kind: kind, isItem: false)], name, at: index)
            }
            kind = inner
        }
        return kind
    }

    private func kind(of word: String, in kind: TemplateSchema.Kind, isItem: Bool) -> TemplateSchema.Kind? {
        if case .list(let scope) = kind, let field = schema.field(of: word, in: scope) {
            return schema.scopes[scope].names[field].kind
        }
        if case .object(let scope) = kind, let field = schema.field(of: word, in: scope) {
            return schema.scopes[scope].names[field].kind
        }
        guard isItem else { return nil }
        return TemplateSchema.itemNames.first { $0.name.utf8.elementsEqual(word.utf8) }?.kind
    }

    private func missing(
        _ word: Int, around levels: [Level], _ name: Int, at index: Int
    ) throws(TemplateError) -> TemplateSchema.Kind? {
        guard !template.options.isLenient else { return nil }
        var known: [String] = []
        for level in levels.reversed() {
            switch level.kind {
            case .list(let scope), .object(let scope): known += schema.scopes[scope].names.map { $0.name }
            case .text, .number, .flag: break
            }
            if level.isItem { known += TemplateSchema.itemNames.map({ $0.name }) }
        }
        let word = TemplateScanner.shown(code.words[word])
        throw error(
            index,
            "the data have no name \(word) here" + (code.names[name].parts.count > 1 ? " (in \(shown(name)))" : ""),
            suggestion: template.options.nearest(word, known))
    }

    private func checkValue(
        _ kind: TemplateSchema.Kind, _ form: ValueForm, _ name: Int, at index: Int
    ) throws(TemplateError) {
        switch kind {
        case .list, .object:
            throw error(
                index,
                "\(shown(name)) is \(isList(kind) ? "a list" : "an object"): write {{#\(shown(name))}}...{{/\(shown(name))}}"
            )
        case .text where template.options.escaping == .sql && form == .raw:
            throw error(index, "a text must be in single quotes in SQL: '{{\(shown(name))}}'")
        case .text, .number, .flag: break
        }
    }

    private func isList(_ kind: TemplateSchema.Kind) -> Bool {
        if case .list = kind { true } else { false }
    }

    private func shown(_ name: Int) -> String { TemplateScanner.shown(code.text(ofName: name)) }

    private func error(_ index: Int, _ rule: String, suggestion: String? = nil) -> TemplateError {
        // The file that holds the instruction: a block may come from another one than the innermost.
        let file = code.files.first { $0.body.contains(index) } ?? code.files[0]
        return TemplateError(
            template: file.name, text: file.text, at: code.offsets[index], rule: rule, suggestion: suggestion)
    }
}

extension TemplateCode {
    /// What replaces a block: the outermost parent's argument comes first.
    func replacement(of block: Int, among stack: [Range<Int>]) -> Range<Int>? {
        for range in stack {
            for index in range where arguments[index].block == block { return arguments[index].body }
        }
        return nil
    }
}

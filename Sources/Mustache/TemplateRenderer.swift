/// Renders a template once: follows its instructions with the data's rows as a stack.
struct TemplateRenderer {
    let code: TemplateCode

    /// The field of each word in each scope, scope by scope; -1 where a scope has no such name.
    let fields: [Int32]
    let wordCount: Int

    /// The first part of each name, as a number of a word; -1 for the item itself. And whether more parts follow.
    let firstWords: [Int32]
    let isDotted: [Bool]
    let wanted: [UInt64]
    let schema: TemplateSchema?
    private let limits: TemplateLimits
    private let name: String
    let source: any TemplateSource

    /// Rows that are in use, and after them some that were.
    var rows: [TemplateRow] = []
    var rowCount = 0
    private var output: [UInt8] = []
    private var written = 0
    private var steps = 0
    private var depth = 0
    private var arguments: [Range<Int>] = []
    private var indentation: [UInt8] = []

    /// Whether the next output begins a line.
    private var isAtLineStart = false
    let itemWords: [ItemWord?]

    /// Names that every item has.
    enum ItemWord {
        case first, last, index
    }

    /// Output is handed on in blocks of about this size.
    private static let blockSize = 1 << 15

    init(_ template: Template, _ source: any TemplateSource, _ limits: TemplateLimits) {
        code = template.code
        wordCount = template.code.words.count
        fields = template.fields.flatMap { $0.map { Int32($0) } }
        firstWords = template.code.names.map { Int32($0.parts.first ?? -1) }
        isDotted = template.code.names.map { $0.parts.count > 1 }
        wanted = template.wanted
        schema = template.options.schema
        name = template.name
        self.limits = limits
        self.source = source
        output.reserveCapacity(2 * Self.blockSize)
        itemWords = template.words.map { word in
            switch word {
            case "first": .first
            case "last": .last
            case "index": .index
            default: nil
            }
        }
    }

    /// Renders everything; the closure takes the output block by block.
    mutating func render(to emit: (Span<UInt8>) -> Void) throws(TemplateError) {
        pushRow(scope: 0)
        source.fill(root: &rows[0])
        try run(code.files[0].body, emit)
        flush(emit)
    }

    private mutating func run(_ range: Range<Int>, _ emit: (Span<UInt8>) -> Void) throws(TemplateError) {
        guard depth < limits.depth else {
            throw failure("sections, partials and blocks must not nest more than \(limits.depth) deep")
        }
        depth += 1
        var index = range.lowerBound
        while index < range.upperBound {
            steps += 1
            switch code.instructions[index] {
            case .text(let start, let end):
                if isAtLineStart { beginLine(before: code.literals[start]) }
                output.append(contentsOf: code.literals[start..<end])
                index += 1
            case .line:
                isAtLineStart = !indentation.isEmpty
                index += 1
            case .value(let name, let form):
                appendValue(name, form)
                index += 1
            case .section(let name, let end):
                try runSection(name, index + 1..<end, emit)
                index = end
            case .inverted(let name, let end):
                let before = rowCount
                let cell = resolve(name).cell
                rowCount = before
                if !Self.isTrue(cell) { try run(index + 1..<end, emit) }
                index = end
            case .partial(let file, let space):
                try run(file: file, space, emit)
                index += 1
            case .parent(let file, let space, let replaced, let end):
                arguments.append(replaced)
                try run(file: file, space, emit)
                arguments.removeLast()
                index = end
            case .block(let name, let space, let end):
                let width = indentation.count
                if let space {
                    indentation += code.literals[space]
                    isAtLineStart = true
                }
                try run(code.replacement(of: name, among: arguments) ?? index + 1..<end, emit)
                indentation.removeLast(indentation.count - width)
                index = end
            }
            if output.count >= Self.blockSize { flush(emit) }
            if steps > limits.steps { throw failure("must not take more than \(limits.steps) steps") }
            if written + output.count > limits.outputBytes {
                throw failure("must not write more than \(limits.outputBytes) bytes")
            }
        }
        depth -= 1
    }

    private mutating func run(
        file: Int, _ space: Range<Int>?, _ emit: (Span<UInt8>) -> Void
    ) throws(TemplateError) {
        guard file >= 0 else { return }
        let outer = indentation
        if let space {
            indentation += code.literals[space]
        } else {
            // Inline: its lines are as they are.
            if isAtLineStart { beginLine(before: 0) }
            indentation = []
        }
        try run(code.files[file].body, emit)
        indentation = outer
        isAtLineStart = false
    }

    private mutating func runSection(
        _ name: Int, _ body: Range<Int>, _ emit: (Span<UInt8>) -> Void
    ) throws(TemplateError) {
        let before = rowCount
        let (cell, row, word) = resolve(name)
        switch cell {
        case .absent, .nothing, .flag(false): rowCount = before
        case .text(let start, let end) where start == end: rowCount = before
        case .flag(true):
            rowCount = before
            pushBare()
            rows[rowCount - 1].itself = cell
            try run(body, emit)
        case .text(let start, let end):
            // The row may be one of an object inside the name, which is given back here.
            let bytes = Array(rows[row].bytes[start..<end])
            rowCount = before
            pushBare()
            rows[rowCount - 1].bytes += bytes
            rows[rowCount - 1].itself = .text(start: 0, end: bytes.count)
            try run(body, emit)
        case .object(let number):
            let kind = self.kind(of: word, in: row)
            rowCount = before
            open(number, kind)
            try run(body, emit)
        case .list(let number):
            let kind = self.kind(of: word, in: row)
            rowCount = before
            open(number, kind)
            let level = rowCount - 1
            rows[level].isItem = true
            rows[level].index = 0
            while true {
                steps += 1
                try run(body, emit)
                guard !rows[level].isLast else { break }
                rows[level].reset(fields: rows[level].cells.count)
                rows[level].index += 1
                source.advance(&rows[level])
            }
        }
        rowCount = before
    }

    private mutating func appendValue(_ name: Int, _ form: ValueForm) {
        let before = rowCount
        let (cell, row, _) = resolve(name)
        switch cell {
        case .text(let start, let end):
            if start < end {
                if isAtLineStart { beginLine(before: 0) }
                form.append(rows[row].bytes[start..<end], to: &output)
            }
        case .flag(let flag):
            if isAtLineStart { beginLine(before: 0) }
            output += flag ? "true".utf8 : "false".utf8
        case .absent, .nothing, .list, .object: break
        }
        rowCount = before
    }

    /// Writes the indentation, unless the line is empty.
    private mutating func beginLine(before byte: UInt8) {
        isAtLineStart = false
        if byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") { output += indentation }
    }

    private mutating func flush(_ emit: (Span<UInt8>) -> Void) {
        written += output.count
        emit(output.span)
        output.removeAll(keepingCapacity: true)
    }

    private static func isTrue(_ cell: TemplateRow.Cell) -> Bool {
        switch cell {
        case .absent, .nothing, .flag(false): false
        case .text(let start, let end): start < end
        case .flag(true), .list, .object: true
        }
    }

    private func failure(_ rule: String) -> TemplateError {
        TemplateError(template: name, rule: "rendering " + rule)
    }
}

/// Renders a template once: follows its instructions with the data's rows as a stack.
struct TemplateRenderer {
    private let code: TemplateCode
    private let fields: [[Int]]
    private let wanted: [UInt64]
    private let schema: TemplateSchema?
    private let limits: TemplateLimits
    private let name: String
    private let source: any TemplateSource

    /// Rows that are in use, and after them some that were.
    private var rows: [TemplateRow] = []
    private var rowCount = 0
    private var output: [UInt8] = []
    private var written = 0
    private var steps = 0
    private var depth = 0
    private var arguments: [Range<Int>] = []
    private var indentation: [UInt8] = []

    /// Whether the next output begins a line.
    private var isAtLineStart = false
    private let itemWords: [ItemWord?]

    /// Names that every item has.
    private enum ItemWord {
        case first, last, index
    }

    /// Output is handed on in blocks of about this size.
    private static let blockSize = 1 << 15

    init(_ template: Template, _ source: any TemplateSource, _ limits: TemplateLimits) {
        code = template.code
        fields = template.fields
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
        let (cell, row, kind) = resolve(name)
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
            rowCount = before
            open(number, kind)
            try run(body, emit)
        case .list(let number):
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

// Names and rows.
extension TemplateRenderer {
    /// The value of a name, the row that holds its bytes, and its kind; rows are pushed for objects inside the name.
    private mutating func resolve(_ name: Int) -> (cell: TemplateRow.Cell, row: Int, kind: TemplateSchema.Kind?) {
        let parts = code.names[name].parts
        guard let first = parts.first else { return (rows[rowCount - 1].itself, rowCount - 1, nil) }
        var row = rowCount - 1
        var cell = TemplateRow.Cell.absent
        while row >= 0 {
            cell = find(first, in: row)
            guard case .absent = cell else { break }
            row -= 1
        }
        guard row >= 0 else { return (.absent, 0, nil) }
        var kind = self.kind(of: first, in: row)
        for part in parts.dropFirst() {
            guard case .object(let number) = cell else { return (.absent, 0, nil) }
            open(number, kind)
            row = rowCount - 1
            cell = find(part, in: row)
            kind = self.kind(of: part, in: row)
        }
        return (cell, row, kind)
    }

    @inline(__always)
    private mutating func find(_ word: Int, in row: Int) -> TemplateRow.Cell {
        let scope = rows[row].scope
        if scope >= 0 {
            let field = fields[scope][word]
            if field >= 0 {
                let cell = rows[row].cells[field]
                // With a schema, a name that an object doesn't have today is empty, not looked for further out.
                guard case .absent = cell else { return cell }
                if schema != nil { return .nothing }
            }
        }
        guard rows[row].isItem, let item = itemWords[word] else { return .absent }
        switch item {
        case .first: return .flag(rows[row].index == 0)
        case .last: return .flag(rows[row].isLast)
        case .index:
            let start = rows[row].bytes.count
            rows[row].bytes += String(rows[row].index).utf8
            return .text(start: start, end: rows[row].bytes.count)
        }
    }

    private func kind(of word: Int, in row: Int) -> TemplateSchema.Kind? {
        guard let schema, rows[row].scope >= 0 else { return nil }
        let field = fields[rows[row].scope][word]
        return field >= 0 ? schema.scopes[rows[row].scope].names[field].kind : nil
    }

    /// Pushes the row of an object, or of a list's first item.
    private mutating func open(_ number: Int, _ kind: TemplateSchema.Kind?) {
        var scope = 0
        switch kind {
        case .list(let inner), .object(let inner): scope = inner
        case .text, .number, .flag, nil: break
        }
        pushRow(scope: scope)
        source.open(number, &rows[rowCount - 1])
    }

    /// Pushes the row of a bare value, which has no names.
    private mutating func pushBare() {
        pushRow(scope: -1)
    }

    private mutating func pushRow(scope: Int) {
        if rowCount == rows.count { rows.append(TemplateRow()) }
        rows[rowCount].scope = scope
        let count = scope < 0 ? 0 : schema?.scopes[scope].names.count ?? code.words.count
        rows[rowCount].wanted = scope < 0 ? 0 : wanted[scope]
        rows[rowCount].reset(fields: count)
        rows[rowCount].isItem = false
        rows[rowCount].isLast = true
        rows[rowCount].index = 0
        rowCount += 1
    }
}

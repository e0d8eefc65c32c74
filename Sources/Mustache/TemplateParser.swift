/// Turns one template or partial into instructions.
struct TemplateParser {
    private let text: [UInt8]
    private let escaping: TemplateEscaping
    private let limits: TemplateLimits
    private let layout: TemplateLayout
    private var quotes: QuoteTracker
    private var frames: [Frame] = []
    private var isAtLineStart = true

    /// What is open.
    private struct Frame {
        let piece: Int
        let kind: TemplatePiece.Kind
        let instruction: Int
        let place: QuoteTracker.Place

        /// The number of bytes that are taken from the start of each line in it.
        let dedent: Int

        /// Whether it is a block that replaces one of a parent.
        var isArgument = false
        var arguments: [TemplateCode.Argument] = []
    }

    private init(
        _ file: Int, of code: TemplateCode, _ escaping: TemplateEscaping, _ limits: TemplateLimits
    ) throws(TemplateError) {
        self.escaping = escaping
        self.limits = limits
        text = code.files[file].text
        layout = try TemplateLayout(text, template: code.files[file].name, limits: limits)
        quotes = QuoteTracker(escaping)
    }

    /// Appends the instructions of a file to the code; `find` gives the numbers of partials.
    static func parse(
        _ file: Int, into code: inout TemplateCode, _ escaping: TemplateEscaping, _ limits: TemplateLimits,
        find: (String, inout TemplateCode) -> Int?
    ) throws(TemplateError) {
        var parser = try TemplateParser(file, of: code, escaping, limits)
        let start = code.instructions.count
        var index = 0
        while index < parser.layout.pieces.count {
            index = try parser.parse(index, &code, find)
        }
        if parser.quotes.isUsed, parser.quotes.place != .code, parser.quotes.place != .lineComment {
            throw parser.error(
                parser.text.count, "\(escaping.title) must not end \(parser.quotes.place.title)")
        }
        code.files[file].body = start..<code.instructions.count
    }

    /// Parses a piece and says which one comes next.
    private mutating func parse(
        _ index: Int, _ code: inout TemplateCode, _ find: (String, inout TemplateCode) -> Int?
    ) throws(TemplateError) -> Int {
        let piece = layout.pieces[index]
        guard max(code.names.count, code.words.count, code.blocks.count) <= limits.names else {
            throw error(piece.range.lowerBound, "a template must have at most \(limits.names) different names")
        }
        // Between a parent's tags, only blocks count.
        if frames.last?.kind == .parent, piece.kind != .block, piece.kind != .close {
            noteLineEnd(piece)
            return piece.kind.opens ? piece.partner + 1 : index + 1
        }
        if piece.kind == .text {
            append(index, to: &code)
            return index + 1
        }
        if !piece.isStandalone, piece.indentation == nil, frames.last?.kind != .parent { beginLine(piece, &code) }
        isAtLineStart = false
        defer { quotes.readTag() }
        switch piece.kind {
        case .text, .silent: break
        case .value, .rawValue: try appendValue(piece, to: &code)
        case .section, .inverted:
            open(index, code.instructions.count)
            let name = code.number(ofName: piece.name)
            code.append(
                piece.kind == .section ? .section(name: name, end: 0) : .inverted(name: name, end: 0),
                at: piece.range.lowerBound)
        case .partial, .parent:
            try checkPlace(piece)
            guard let number = find(piece.name, &code) else {
                throw error(
                    piece.range.lowerBound, "there is no partial \(TemplateScanner.shown(piece.name))")
            }
            let indentation = indentation(of: piece, &code)
            if piece.kind == .parent { open(index, code.instructions.count) }
            code.append(
                piece.kind == .partial
                    ? .partial(file: number, indentation: indentation)
                    : .parent(file: number, indentation: indentation, arguments: 0..<0, end: 0),
                at: piece.range.lowerBound)
        case .block: try openBlock(index, &code)
        case .close: try close(piece, &code)
        }
        return index + 1
    }

    private mutating func append(_ index: Int, to code: inout TemplateCode) {
        let piece = layout.pieces[index]
        if !layout.isHidden[index] {
            var range = piece.range
            if isAtLineStart { range = dedented(range) }
            beginLine(piece, &code)
            let start = code.literals.count
            code.literals += text[range]
            quotes.read(text[range])
            code.append(.text(start: start, end: code.literals.count), at: range.lowerBound)
        }
        isAtLineStart = false
        noteLineEnd(piece)
    }

    private mutating func noteLineEnd(_ piece: TemplatePiece) {
        if piece.kind == .text, text[piece.range.upperBound - 1] == UInt8(ascii: "\n") { isAtLineStart = true }
    }

    private mutating func beginLine(_ piece: TemplatePiece, _ code: inout TemplateCode) {
        if isAtLineStart { code.append(.line, at: piece.range.lowerBound) }
    }

    private mutating func open(_ piece: Int, _ instruction: Int, dedent: Int? = nil, isArgument: Bool = false) {
        frames.append(
            Frame(
                piece: piece, kind: layout.pieces[piece].kind, instruction: instruction, place: quotes.place,
                dedent: dedent ?? frames.last?.dedent ?? 0, isArgument: isArgument))
    }

    private mutating func appendValue(_ piece: TemplatePiece, to code: inout TemplateCode) throws(TemplateError) {
        let isRaw = piece.kind == .rawValue
        guard !isRaw || escaping.allowsRaw else {
            throw error(
                piece.range.lowerBound, "\(escaping.title) must have no values as they are: write {{\(piece.name)}}")
        }
        guard let form = quotes.form else {
            throw error(piece.range.lowerBound, "a tag must not be in a comment between /* and */")
        }
        let name = code.number(ofName: piece.name)
        code.append(.value(name: name, form: isRaw ? .raw : form), at: piece.range.lowerBound)
    }

    private mutating func openBlock(_ index: Int, _ code: inout TemplateCode) throws(TemplateError) {
        try checkPlace(layout.pieces[index])
        let piece = layout.pieces[index]
        let isArgument = frames.last?.kind == .parent
        let enclosing = frames.last?.dedent ?? 0
        var (dedent, indentation) = (enclosing, indentation(of: piece, &code))
        if piece.isStandalone, let space = firstIndentation(after: index) {
            dedent = space.count
            indentation = append(space.dropFirst(enclosing), to: &code)
        }
        open(index, code.instructions.count, dedent: dedent, isArgument: isArgument)
        guard !isArgument else { return }
        let name = TemplateCode.number(of: piece.name, in: &code.blocks)
        code.append(.block(name: name, indentation: indentation, end: 0), at: piece.range.lowerBound)
    }

    private mutating func close(_ piece: TemplatePiece, _ code: inout TemplateCode) throws(TemplateError) {
        // Safe: the layout has paired the tags.
        guard let frame = frames.popLast() else { return }
        guard !quotes.isUsed || quotes.place == frame.place else {
            throw error(
                piece.range.lowerBound,
                "{{/\(piece.name)}} is \(quotes.place.title), and must be \(frame.place.title) as its opening tag is")
        }
        let end = code.instructions.count
        let index = frame.instruction
        if frame.isArgument {
            let name = TemplateCode.number(of: layout.pieces[frame.piece].name, in: &code.blocks)
            frames[frames.count - 1].arguments.append(TemplateCode.Argument(block: name, body: index..<end))
            return
        }
        switch code.instructions[index] {
        case .section(let name, _): code.instructions[index] = .section(name: name, end: end)
        case .inverted(let name, _): code.instructions[index] = .inverted(name: name, end: end)
        case .block(let name, let indentation, _):
            code.instructions[index] = .block(name: name, indentation: indentation, end: end)
        case .parent(let file, let indentation, _, _):
            let start = code.arguments.count
            code.arguments += frame.arguments
            code.instructions[index] = .parent(
                file: file, indentation: indentation, arguments: start..<code.arguments.count, end: end)
        default: break
        }
    }

    /// Partials and blocks may be used anywhere, so they begin and end outside of quotes.
    private func checkPlace(_ piece: TemplatePiece) throws(TemplateError) {
        guard !quotes.isUsed || quotes.place == .code else {
            throw error(
                piece.range.lowerBound,
                "partials and blocks must be outside of quotes and comments in \(escaping.title)")
        }
    }
}

// White space at the starts of lines.
extension TemplateParser {
    /// The white space before a tag that is alone, without what its block takes away; nil where it isn't alone.
    private func indentation(of piece: TemplatePiece, _ code: inout TemplateCode) -> Range<Int>? {
        guard let range = piece.indentation else { return nil }
        return append(text[dedented(range)], to: &code)
    }

    private func append(_ bytes: ArraySlice<UInt8>, to code: inout TemplateCode) -> Range<Int> {
        let start = code.literals.count
        code.literals += bytes
        return start..<code.literals.count
    }

    /// The range without the white space that the innermost block takes away.
    private func dedented(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        let end = min(range.upperBound, start + (frames.last?.dedent ?? 0))
        while start < end, text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\t") { start += 1 }
        return start..<range.upperBound
    }

    /// The white space before the first line in a block whose opening tag ends its line; nil where it holds no line.
    private func firstIndentation(after opening: Int) -> ArraySlice<UInt8>? {
        let partner = layout.pieces[opening].partner
        var start = opening + 1
        while start < partner {
            let piece = layout.pieces[start]
            // Tags on the line of the opening one come before its end.
            guard start > opening + 1 else {
                start += 1
                continue
            }
            guard piece.kind == .text else { return text[piece.range.lowerBound..<piece.range.lowerBound] }
            let space = text[piece.range].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let isEmptyLine =
                text[piece.range].allSatisfy(TemplateScanner.isSpace)
                && text[piece.range.upperBound - 1] == UInt8(ascii: "\n")
            if !isEmptyLine {
                // A line with nothing but the closing tag is no content.
                return start + 1 == partner && space.count == piece.range.count ? nil : space
            }
            start += 1
        }
        return nil
    }

    private func error(_ offset: Int, _ rule: String) -> TemplateError {
        TemplateError(template: layout.template, text: text, at: offset, rule: rule)
    }
}

/// Splits a template into text and tags.
struct TemplateScanner {
    private let text: [UInt8]
    private let template: String
    private var open = Array("{{".utf8)
    private var close = Array("}}".utf8)
    private var index = 0
    private var pieces: [TemplatePiece] = []

    /// The longest delimiter, in bytes.
    private static let delimiterLimit = 32

    private init(_ text: [UInt8], template: String) {
        self.text = text
        self.template = template
    }

    /// The pieces of a template, in order.
    static func pieces(of text: [UInt8], template: String) throws(TemplateError) -> [TemplatePiece] {
        var scanner = TemplateScanner(text, template: template)
        while scanner.index < text.count {
            try scanner.scan()
        }
        return scanner.pieces
    }

    private mutating func scan() throws(TemplateError) {
        let start = index
        while index < text.count {
            if text[index] == open[0], isAt(index, open) {
                append(.text, start..<index)
                return try scanTag()
            }
            index += 1
            if text[index - 1] == UInt8(ascii: "\n") { break }
        }
        append(.text, start..<index)
    }

    private mutating func append(_ kind: TemplatePiece.Kind, _ range: Range<Int>) {
        if !range.isEmpty { pieces.append(TemplatePiece(kind, range)) }
    }

    private mutating func scanTag() throws(TemplateError) {
        let start = index
        var inner = start + open.count
        skipSpace(&inner)
        let sigil = inner < text.count ? text[inner] : 0
        let kind = Self.kind(of: sigil)
        var end = close
        if sigil == UInt8(ascii: "{") { end.insert(UInt8(ascii: "}"), at: 0) }
        if sigil == UInt8(ascii: "=") { end.insert(UInt8(ascii: "="), at: 0) }
        // A name without a sign: its first character belongs to it.
        let contentStart = kind == .value ? inner : inner + 1
        var contentEnd = contentStart
        while contentEnd < text.count, !isAt(contentEnd, end) { contentEnd += 1 }
        guard contentEnd < text.count else {
            throw error(start, "\(Self.word(open)) opens a tag that no \(Self.word(end)) closes")
        }
        index = contentEnd + end.count
        let range = start..<index
        if sigil == UInt8(ascii: "!") {
            return pieces.append(TemplatePiece(.silent, range))
        }
        let content = trimmed(contentStart..<contentEnd)
        if sigil == UInt8(ascii: "=") {
            try setDelimiters(content, at: start)
            return pieces.append(TemplatePiece(.silent, range))
        }
        let name = String(decoding: text[content], as: UTF8.self)
        try check(name, kind, at: start)
        pieces.append(TemplatePiece(kind, range, name: name))
    }

    private static func kind(of sigil: UInt8) -> TemplatePiece.Kind {
        switch sigil {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "{"), UInt8(ascii: "&"): .rawValue
        case UInt8(ascii: "!"), UInt8(ascii: "="): .silent
        default: .value
        }
    }

    private func check(_ name: String, _ kind: TemplatePiece.Kind, at start: Int) throws(TemplateError) {
        guard !name.utf8.isEmpty else { throw error(start, "a tag must have a name") }
        guard !name.utf8.contains(where: Self.isSpace) else {
            throw error(start, "a tag must have one name, without spaces: \(Self.shown(name))")
        }
        if kind == .partial || kind == .parent {
            if name.utf8.first == UInt8(ascii: "*") {
                throw error(
                    start, "names of partials must be written out: \(Self.shown(name)) would come from the data")
            }
            guard Self.isPartialName(name) else {
                throw error(
                    start,
                    "a partial's name must have only letters, digits, _, -, . and /, and must not lead out of its "
                        + "folder: \(Self.shown(name))")
            }
        } else if kind != .block, kind != .close, name != "." {
            let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard parts.allSatisfy({ !$0.isEmpty }) else {
                throw error(start, "a name must have something on both sides of each dot: \(Self.shown(name))")
            }
        }
    }

    /// Whether a name stays in the folder of the template, whoever looks it up.
    private static func isPartialName(_ name: String) -> Bool {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "/"):
                true
            default: byte >= 0x80
            }
        }
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return isPlain && name.utf8.count <= 255
            && parts.allSatisfy { part in part.first != nil && part.first != UInt8(ascii: ".") }
    }

    private mutating func setDelimiters(_ content: Range<Int>, at start: Int) throws(TemplateError) {
        let words = text[content].split(whereSeparator: Self.isSpace)
        guard words.count == 2, words.allSatisfy({ !$0.contains(UInt8(ascii: "=")) }) else {
            throw error(start, "new delimiters must be two words without =, such as {{=<% %>=}}")
        }
        guard words.allSatisfy({ $0.count <= Self.delimiterLimit }) else {
            throw error(start, "a delimiter must be at most \(Self.delimiterLimit) bytes long")
        }
        open = Array(words[0])
        close = Array(words[1])
    }

    private func isAt(_ index: Int, _ word: [UInt8]) -> Bool {
        guard index + word.count <= text.count else { return false }
        for offset in word.indices where text[index + offset] != word[offset] { return false }
        return true
    }

    private func skipSpace(_ index: inout Int) {
        while index < text.count, Self.isSpace(text[index]) { index += 1 }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Self.isSpace(text[start]) { start += 1 }
        while start < end, Self.isSpace(text[end - 1]) { end -= 1 }
        return start..<end
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }

    /// A name for messages: its first characters, without those that a terminal obeys.
    static func shown(_ name: String) -> String {
        var shown = ""
        for scalar in name.unicodeScalars.prefix(60) {
            let isPlain = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
            shown.unicodeScalars.append(isPlain ? scalar : "\u{FFFD}")
        }
        return shown.utf8.count < name.utf8.count ? shown + "..." : shown
    }

    private static func word(_ bytes: [UInt8]) -> String { shown(String(decoding: bytes, as: UTF8.self)) }

    private func error(_ offset: Int, _ rule: String) -> TemplateError {
        TemplateError(template: template, text: text, at: offset, rule: rule)
    }
}

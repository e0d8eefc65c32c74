/// A template's pieces with their partners, and with the lines on which tags are alone.
struct TemplateLayout {
    private(set) var pieces: [TemplatePiece]
    private let text: [UInt8]
    let template: String

    /// Pieces whose text isn't shown: white space around a tag that is alone.
    private(set) var isHidden: [Bool]

    init(_ text: [UInt8], template: String, limits: TemplateLimits) throws(TemplateError) {
        self.text = text
        self.template = template
        pieces = try TemplateScanner.pieces(of: text, template: template)
        isHidden = Array(repeating: false, count: pieces.count)
        try pair(limits)
        var start = 0
        while start < pieces.count {
            var end = start
            while end < pieces.count, !endsLine(pieces[end]) { end += 1 }
            end = min(end + 1, pieces.count)
            lay(start..<end)
            start = end
        }
    }

    private func endsLine(_ piece: TemplatePiece) -> Bool {
        piece.kind == .text && text[piece.range.upperBound - 1] == UInt8(ascii: "\n")
    }

    /// Finds the closing tag of each tag that needs one.
    private mutating func pair(_ limits: TemplateLimits) throws(TemplateError) {
        var open: [Int] = []
        for index in pieces.indices {
            let piece = pieces[index]
            if piece.kind.opens {
                open.append(index)
                guard open.count <= limits.depth else {
                    throw error(piece, "sections must not nest more than \(limits.depth) deep")
                }
            } else if piece.kind == .close {
                guard let partner = open.popLast() else {
                    throw error(piece, "{{/\(shown(piece))}} closes nothing")
                }
                guard pieces[partner].name.utf8.elementsEqual(piece.name.utf8) else {
                    throw error(
                        piece, "{{/\(shown(piece))}} must close {{\(sign(partner))\(shown(pieces[partner]))}} first",
                        suggestion: "{{/\(shown(pieces[partner]))}}")
                }
                pieces[partner].partner = index
                pieces[index].partner = partner
            }
        }
        if let first = open.last {
            throw error(
                pieces[first],
                "{{\(sign(first))\(shown(pieces[first]))}} must be closed by {{/\(shown(pieces[first]))}}")
        }
    }

    private func shown(_ piece: TemplatePiece) -> String { TemplateScanner.shown(piece.name) }

    private func sign(_ index: Int) -> String {
        switch pieces[index].kind {
        case .section: "#"
        case .inverted: "^"
        case .parent: "<"
        default: "$"
        }
    }

    /// Marks the tags of a line, where it has only white space beside them.
    private mutating func lay(_ line: Range<Int>) {
        var tags: [Int] = []
        for index in line {
            if pieces[index].kind != .text {
                tags.append(index)
            } else if !isBlank(pieces[index].range) {
                return indent(line)
            }
        }
        guard let first = tags.first, tags.allSatisfy(isStructural), tags.count == 1 || isInheritance(tags, line) else {
            return indent(line)
        }
        let before = pieces[line.lowerBound].kind == .text ? pieces[line.lowerBound].range : nil
        for index in line where pieces[index].kind == .text { isHidden[index] = true }
        for index in tags { pieces[index].isStandalone = true }
        let start = pieces[first].range.lowerBound
        pieces[first].indentation = before ?? start..<start
    }

    /// Notes the white space before a block that begins a line which ends with it.
    private mutating func indent(_ line: Range<Int>) {
        var first = line.lowerBound
        var space: Range<Int>?
        if pieces[first].kind == .text, isBlank(pieces[first].range), line.count > 1 {
            space = pieces[first].range
            first += 1
        }
        guard pieces[first].kind == .block, line.contains(pieces[first].partner) else { return }
        for index in pieces[first].partner + 1..<line.upperBound
        where pieces[index].kind != .text || !isBlank(pieces[index].range) {
            return
        }
        if let space {
            isHidden[first - 1] = true
            pieces[first].indentation = space
        }
    }

    private func isStructural(_ index: Int) -> Bool {
        switch pieces[index].kind {
        case .text, .value, .rawValue: false
        default: true
        }
    }

    /// Whether several tags on a line are parents and blocks, whose line disappears as one.
    private func isInheritance(_ tags: [Int], _ line: Range<Int>) -> Bool {
        var hasParent = false
        var isClosedBlock = false
        for index in tags {
            let piece = pieces[index]
            let opener = piece.kind == .close ? pieces[piece.partner] : piece
            switch opener.kind {
            case .parent: hasParent = true
            case .block: if piece.kind == .block, line.contains(piece.partner) { isClosedBlock = true }
            default: return false
            }
        }
        return hasParent || !isClosedBlock
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        text[range].allSatisfy(TemplateScanner.isSpace)
    }

    private func error(_ piece: TemplatePiece, _ rule: String, suggestion: String? = nil) -> TemplateError {
        TemplateError(
            template: template, text: text, at: piece.range.lowerBound, rule: rule, suggestion: suggestion)
    }
}

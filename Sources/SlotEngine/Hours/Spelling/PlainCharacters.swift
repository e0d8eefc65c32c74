/// A text whose dashes, tildes and full-width characters outside of comments are those of the syntax.
struct PlainCharacters {
    private(set) var scalars: [Unicode.Scalar]
    private(set) var changes: [HoursSpelling.Change] = []

    init(_ original: [Unicode.Scalar]) {
        scalars = original
        var isComment = false
        for (index, scalar) in original.enumerated() {
            if scalar == "\"" { isComment.toggle() }
            guard !isComment, let plain = Self.plain(scalar) else { continue }
            scalars[index] = plain
            let reason = Self.name(scalar).map { "\"\(scalar)\" is a \($0)" }
            changes.append(.init(range: index..<index + 1, text: String(plain), reason: reason))
        }
    }

    /// The character of the syntax that another one is a variant of.
    static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x7E, 0x2010...0x2015, 0x2212, 0x301C, 0xFF5E: "-"
        case 0x3001: ","
        // Full-width forms are those of ASCII in their order.
        case 0xFF02...0xFF5D where scalar.value != 0xFF02: Unicode.Scalar(scalar.value - 0xFEE0)
        default: nil
        }
    }

    /// The name of a character that looks like the right one.
    static func name(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0xFF0C: "full-width comma"
        case 0xFF0D: "full-width hyphen"
        case 0xFF1A: "full-width colon"
        case 0xFF1B: "full-width semicolon"
        case 0xFF01...0xFF5E: "full-width character"
        default: nil
        }
    }
}

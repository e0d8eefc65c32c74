/// A part of a template's text: plain text of at most one line, or a tag.
struct TemplatePiece {
    /// What it is.
    enum Kind: Hashable {
        /// Text; it ends with its line at the latest.
        case text
        /// `{{name}}`
        case value
        /// `{{{name}}}` or `{{&name}}`
        case rawValue
        /// `{{#name}}`
        case section
        /// `{{^name}}`
        case inverted
        /// `{{/name}}`
        case close
        /// `{{>name}}`
        case partial
        /// `{{<name}}`
        case parent
        /// `{{$name}}`
        case block
        /// A comment, or new delimiters.
        case silent

        /// Whether it has a closing tag.
        var opens: Bool { self == .section || self == .inverted || self == .parent || self == .block }
    }

    let kind: Kind

    /// Its bytes in the template, delimiters included.
    let range: Range<Int>

    /// The name in it.
    var name = ""

    /// The piece that closes it, or that it closes.
    var partner = -1

    /// Whether it is on a line that has nothing else to show.
    var isStandalone = false

    /// The white space at the start of its line, where it is the first tag of a line and only white space precedes it.
    var indentation: Range<Int>?

    init(_ kind: Kind, _ range: Range<Int>, name: String = "") {
        self.kind = kind
        self.range = range
        self.name = name
    }
}

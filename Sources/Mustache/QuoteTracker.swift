/// Follows the quotes and comments of the text around tags, in languages where they decide how a value is written.
struct QuoteTracker {
    /// Where in the text a tag is.
    enum Place: Hashable {
        /// Outside of quotes and comments.
        case code
        /// In single quotes.
        case single
        /// In double quotes.
        case double
        /// In a comment that ends with the line.
        case lineComment
        /// In a comment between `/*` and `*/`.
        case blockComment

        /// The name in messages.
        var title: String {
            switch self {
            case .code: "outside of quotes"
            case .single: "in single quotes"
            case .double: "in double quotes"
            case .lineComment, .blockComment: "in a comment"
            }
        }
    }

    private let escaping: TemplateEscaping
    private(set) var place = Place.code
    private var last: UInt8 = 0

    init(_ escaping: TemplateEscaping) {
        self.escaping = escaping
    }

    /// Whether the language needs it.
    var isUsed: Bool {
        switch escaping {
        case .csv, .sql: true
        default: false
        }
    }

    /// Reads text of the template.
    mutating func read(_ text: ArraySlice<UInt8>) {
        guard isUsed else { return }
        for byte in text { read(byte) }
    }

    /// Notes a tag: characters before and after it don't make one mark together.
    mutating func readTag() {
        last = 0
    }

    /// Goes back to a place, at the start of text that is rendered elsewhere.
    mutating func move(to place: Place) {
        self.place = place
        last = 0
    }

    private mutating func read(_ byte: UInt8) {
        let isSQL = escaping == .sql
        switch (place, byte) {
        case (.code, UInt8(ascii: "\"")): place = .double
        case (.double, UInt8(ascii: "\"")): place = .code
        case (.code, UInt8(ascii: "'")) where isSQL: place = .single
        case (.single, UInt8(ascii: "'")): place = .code
        case (.code, UInt8(ascii: "-")) where isSQL && last == byte: place = .lineComment
        case (.lineComment, UInt8(ascii: "\n")): place = .code
        case (.code, UInt8(ascii: "*")) where isSQL && last == UInt8(ascii: "/"): place = .blockComment
        case (.blockComment, UInt8(ascii: "/")) where last == UInt8(ascii: "*"): place = .code
        default:
            last = byte
            return
        }
        last = 0
    }

    /// How a value is written here; nil where none may be.
    var form: ValueForm? {
        switch escaping {
        case .html: .html
        case .xml: .xml
        case .json: .json
        case .txt: .raw
        case .csv: place == .double ? .doubleQuoted : .cell
        case .sql:
            switch place {
            case .single: .singleQuoted
            case .double: .doubleQuoted
            case .lineComment: .comment
            // Only numbers: the check of the names sees to it.
            case .code: .raw
            case .blockComment: nil
            }
        }
    }
}

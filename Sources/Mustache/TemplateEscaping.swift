/// The language that a template writes, which decides how values are made safe in it.
public enum TemplateEscaping: CaseIterable, Sendable {
    /// HTML: `&`, `<`, `>`, `"` and `'` become character references.
    case html
    /// XML 1.0: as in HTML, and characters that XML can't have become U+FFFD.
    case xml
    /// JSON: values belong in quotes, which the template writes (RFC 8259 section 7).
    case json
    /// CSV: a value is quoted where it must be; in quotes of the template, its quotes are doubled (RFC 4180 section 2).
    case csv
    /// SQL: values belong in single quotes, which the template writes; numbers may do without.
    case sql
    /// Plain text: values stay as they are.
    case txt

    /// The language of a file, by its extension (without the dot); nil for others.
    public init?(extension suffix: String) {
        switch suffix {
        case "html", "htm": self = .html
        case "xml", "svg", "xhtml", "rss", "atom": self = .xml
        case "json", "jsonld", "ndjson": self = .json
        case "csv": self = .csv
        case "sql": self = .sql
        case "txt", "text", "md": self = .txt
        default: return nil
        }
    }

    /// The extensions that name a language, for messages.
    public static let extensions = "html, xml, json, csv, sql, txt"

    /// Whether `{{{name}}}` may write a value as it is.
    var allowsRaw: Bool {
        switch self {
        case .csv, .sql: false
        default: true
        }
    }

    /// The name in messages.
    var title: String {
        switch self {
        case .html: "HTML"
        case .xml: "XML"
        case .json: "JSON"
        case .csv: "CSV"
        case .sql: "SQL"
        case .txt: "text"
        }
    }
}

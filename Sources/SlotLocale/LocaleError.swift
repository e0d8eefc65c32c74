/// Why a locale cannot be used.
///
/// `description` is one line for people.
public struct LocaleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of problem it is.
    public enum Kind: Sendable {
        /// The text has not the shape of a locale.
        case malformed

        /// A well-formed locale asks for something that labels do not have: a calendar, a numbering system, a key.
        case unsupported

        /// A well-formed locale without labels in the table.
        case noLabels

        /// The label table itself is wrong; no input is to blame.
        case damagedTable
    }

    /// What kind of problem it is.
    public let kind: Kind

    /// The text at fault, as given.
    public let value: String

    /// What was probably meant, where something near is known.
    public let suggestion: String?

    private let problem: String

    /// What the value must be, where `problem` only says what it is.
    private let rule: String?

    init(_ kind: Kind, _ value: String, _ problem: String, rule: String? = nil, suggestion: String? = nil) {
        self.kind = kind
        self.value = value
        self.problem = problem
        self.rule = rule
        self.suggestion = suggestion
    }

    /// The problem, the value, the rule and the suggestion in one line, lower case, without a full stop.
    public var description: String {
        let rule = rule.map { ": \($0)" } ?? ""
        let question = suggestion.map { "\(rule.isEmpty ? "," : ";") did you mean \"\($0)\"?" } ?? ""
        return "\(problem) \"\(Self.printable(value))\"\(rule)\(question)"
    }

    /// The same error with a suggestion.
    func suggesting(_ word: String?) -> LocaleError {
        LocaleError(kind, value, problem, rule: rule, suggestion: word)
    }

    /// A value for one line of a terminal: at most 60 bytes of visible ASCII, the rest as `?`.
    private static func printable(_ value: String) -> String {
        let visible = value.utf8.prefix(60).map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
        return String(decoding: visible, as: UTF8.self) + (value.utf8.count > 60 ? "..." : "")
    }
}

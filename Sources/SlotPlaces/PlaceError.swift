public import JSON5
internal import SlotTime

/// Input that can't be used: what is wrong, and where it was said.
public struct PlaceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where the value was said.
    public enum Source: Hashable, Sendable {
        /// An option of the command line, by its name without dashes.
        case option(String)
        /// A file as it was named; the position is that of the key or character at fault, nil is the file as a whole.
        case file(String, TextPosition?)
        /// The environment or the machine: its locale, zone or clock.
        case environment
        /// Nothing was set: a value that is built in.
        case builtIn
    }

    /// What is wrong, in general.
    public enum Kind: Hashable, Sendable {
        /// A value breaks a rule.
        case invalid
        /// The content of a place is wrong, wherever it was said.
        case content
        /// A file is missing, closed to us or not a regular file.
        case missing
        /// Reading a file failed.
        case unreadable
        /// A guard refuses: what it asks for isn't known.
        case refused
        /// Data are missing or damaged: time zones, labels.
        case data
        /// A fault of the program.
        case bug
    }

    /// Where the value was said.
    public let source: Source

    /// What is wrong, in general.
    public let kind: Kind

    /// What is wrong: key, value, rule and the nearest right word.
    public let message: String

    /// More faults of the same file, at most four.
    public private(set) var others: [PlaceError] = []

    /// One line: `hongqiao.json5:4:3: step "10x": must be …`, or `--step "10x": must be …`.
    public var description: String {
        guard case .file(let file, let position?) = source else { return message }
        return "\(Self.shown(file)):\(position): \(message)"
    }

    /// The position in a file, or nil.
    public var position: TextPosition? {
        if case .file(_, let position) = source { position } else { nil }
    }

    /// An error with its source.
    public init(_ kind: Kind = .invalid, _ source: Source, _ message: String) {
        self.source = source
        self.kind = kind
        // Whatever a file holds, it is one line that is safe for a terminal.
        self.message = visible(message)
    }

    /// The first of some faults with the others, or nil without any.
    init?(_ faults: [PlaceError]) {
        guard let first = faults.first else { return nil }
        self = first
        others = Array(faults.dropFirst())
    }

    /// An error in a file.
    init(_ kind: Kind = .invalid, file: String, at position: TextPosition?, _ message: String) {
        self.init(kind, .file(file, position), message)
    }

    /// A value of an option that is refused.
    ///
    /// - Parameters:
    ///   - option: The option's name, without dashes.
    ///   - value: The value as it was given.
    ///   - rule: What it must be, such as `must be 1 to 3660`.
    ///   - suggestion: The value that was probably meant.
    ///   - kind: What is wrong, in general.
    public init(option: String, value: String, rule: String, suggestion: String? = nil, kind: Kind = .invalid) {
        let message = Self.message("--\(option)", quoted(value, limit: 80), rule: rule, suggestion: suggestion)
        self.init(kind, .option(option), message)
    }

    /// `key value: rule; did you mean "x"?`
    static func message(_ key: String, _ value: String, rule: String, suggestion: String? = nil) -> String {
        "\(key) \(value): \(rule)" + Suggestion.question(suggestion)
    }

    /// The name of a file, without quotes where nothing in it needs them.
    package static func shown(_ file: String) -> String {
        let shown = quoted(file)
        return shown.utf8.count == file.utf8.count + 2 ? file : shown
    }
}

internal import SlotTime

/// A setting of one format, as a row of data: its key, what it may be set to, and a line of help.
///
/// A format declares its rows in its own file, as static members. Whatever reads settings (options, place files, schema,
/// documentation) takes them from there; the values are kept in `FormatSettings`.
public struct FormatSetting: Sendable {
    /// What a setting may be set to, and its value when unset.
    public enum Kind: Sendable {
        /// One of a few words. Without a usual one, the format decides by the document.
        case word([String], usual: String? = nil)

        /// True or false; false unless it is set.
        case flag

        /// A whole number within limits, or a word instead of a number.
        case number(ClosedRange<Int>, words: [String] = [], usual: Int? = nil)

        /// Text with a maximum number of bytes (UTF-8).
        case text(upTo: Int = 1000, usual: String? = nil)

        /// Different texts, with a maximum count; each one of a few words where words are listed.
        case textList(of: [String] = [], upTo: Int = 100)
    }

    /// The name of the format.
    public let format: String

    /// The key below `formats.NAME.`, in camel case.
    public let key: String

    /// What it may be set to.
    public let kind: Kind

    /// What it is for: a line without a full stop.
    public let help: String

    /// The option that overrides it, without dashes: only for what people type daily.
    public let option: String?

    /// A row.
    public init(format: String, key: String, kind: Kind, option: String? = nil, help: String) {
        self.format = format
        self.key = key
        self.kind = kind
        self.help = help
        self.option = option
    }

    /// The key as place files and messages have it: `formats.csv.preset`.
    public var path: String { "formats.\(format).\(key)" }

    /// The value when unset; nil where the format decides by the document.
    public var usual: FormatSettings.Value? {
        switch kind {
        case .word(_, let usual): usual.map { .word($0) }
        case .flag: .flag(false)
        case .number(_, _, let usual): usual.map { .number($0) }
        case .text(_, let usual): usual.map { .text($0) }
        case .textList: .texts([])
        }
    }

    /// What a value must be, such as `must be plain or excel`.
    public var rule: String {
        switch kind {
        case .word(let words, _):
            // In quotes where words have commas themselves.
            "must be "
                + (words.contains { $0.utf8.contains(UInt8(ascii: ",")) } ? words.map { "\"\($0)\"" } : words).listed()
        case .flag: "must be true or false"
        case .number(let range, let words, _):
            (words.isEmpty ? "must be " : "must be \(words.joined(separator: ", ")) or ")
                + "\(range.lowerBound) to \(range.upperBound)"
        case .text(let limit, _): "must be text of 1 to \(limit) bytes"
        case .textList(let words, let limit):
            words.isEmpty ? "must be a list of at most \(limit) texts" : "must be a list of \(words.listed())"
        }
    }

    /// The rule that a value breaks, and the word that was probably meant; nil where the value is right.
    public func problem(with value: FormatSettings.Value) -> (rule: String, suggestion: String?)? {
        switch (kind, value) {
        case (.flag, .flag): return nil
        case (.number(let range, _, _), .number(let number)): return range.contains(number) ? nil : (rule, nil)
        case (.word(let words, _), .word(let word)), (.number(_, let words, _), .word(let word)):
            return problem(with: word, in: words)
        case (.text(let limit, _), .text(let text)):
            guard (1...limit).contains(text.utf8.count) else { return (rule, nil) }
            return PlainText.problem(in: text).map { ($0, nil) }
        case (.textList(let words, let limit), .texts(let texts)):
            guard texts.count <= limit else { return (rule, nil) }
            for (index, text) in texts.enumerated() {
                if texts[..<index].contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
                    return ("must name each only once", nil)
                }
                if words.isEmpty {
                    if text.utf8.isEmpty { return ("must have no empty text", nil) }
                    if let rule = PlainText.problem(in: text) { return (rule, nil) }
                } else if let problem = problem(with: text, in: words) {
                    return problem
                }
            }
            return nil
        default: return (rule, nil)
        }
    }

    private func problem(with word: String, in words: [String]) -> (rule: String, suggestion: String?)? {
        for known in words where known.utf8.elementsEqual(word.utf8) { return nil }
        return (rule, Suggestion.nearest(to: word, in: words))
    }
}

/// A value that a setting of a format can't have.
public struct FormatSettingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The setting's path, such as `formats.csv.preset`.
    public let path: String

    /// What its value must be.
    public let rule: String

    /// The word that was probably meant, or nil.
    public let suggestion: String?

    /// One line: path, rule and suggestion.
    public var description: String {
        "\(path) \(rule)" + (suggestion.map { "; did you mean \($0)?" } ?? "")
    }
}

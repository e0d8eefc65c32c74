internal import SlotTime

/// Words and patterns that a place uses instead of its locale's: 今日 for 今天, 10时 for 10点.
public struct LabelOverrides: Hashable, Sendable {
    /// The texts by their keys: one, or a whole list. Never canonically equivalent text for another: bytes.
    private var texts: [Key: [[UInt8]]] = [:]

    /// No words: the locale's own are used.
    public init() {}

    /// Whether every word is the locale's.
    public var isEmpty: Bool { texts.isEmpty }

    /// The keys that have a text, in the order of `Key`.
    public var keys: [Key] { Key.allCases.filter { texts[$0] != nil } }

    /// The texts of a key, or nil where the locale's are used.
    func texts(of key: Key) -> [[UInt8]]? { texts[key] }

    /// The text of a key, or nil where the locale's is used.
    func text(of key: Key) -> [UInt8]? { texts[key]?.first }

    /// Sets the text or the list of a key.
    ///
    /// - Throws: `LabelOverridesError` where the list has the wrong length or a text twice, where a text is empty, over 256
    ///   bytes or holds control characters, and where a pattern has a letter that means nothing there, leaves a quote
    ///   open, or doesn't show what tells its labels apart.
    public mutating func set(_ key: Key, to values: [String]) throws(LabelOverridesError) {
        guard values.count == key.count else {
            throw LabelOverridesError(key, rule: "must be \(key.count) texts, and has \(values.count)")
        }
        for (index, value) in values.enumerated() {
            let place = key.count > 1 ? index : nil
            if let rule = Self.problem(in: value) { throw LabelOverridesError(key, value, at: place, rule: rule) }
            if let earlier = values[..<index].firstIndex(where: { $0.utf8.elementsEqual(value.utf8) }) {
                throw LabelOverridesError(
                    key, value, at: place,
                    rule: "must be another text: number \(earlier + 1) and number \(index + 1) are the same")
            }
            if let fields = key.fields {
                do throws(OwnPatternError) {
                    try OverridePattern.check(value, fields)
                } catch {
                    throw LabelOverridesError(key, value, at: place, rule: error.rule, suggestion: error.suggestion)
                }
            }
        }
        texts[key] = values.map { Array($0.utf8) }
    }

    /// These words over others: a key that only the others have is taken from there.
    public func merging(over others: LabelOverrides) -> LabelOverrides {
        var merged = others
        for (key, own) in texts { merged.texts[key] = own }
        return merged
    }

    /// The longest text, in UTF-8 bytes.
    private static let textLimit = 256

    private static func problem(in text: String) -> String? {
        guard text.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { return "must not be empty" }
        guard text.utf8.count <= textLimit else {
            return "must be at most \(textLimit) bytes, and has \(text.utf8.count)"
        }
        return PlainText.problem(in: text)
    }
}

/// A word or a pattern of a place's own that can't be used.
public struct LabelOverridesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The key at fault.
    public let key: LabelOverrides.Key

    /// The text at fault; nil where it is the whole list.
    public let value: String?

    /// The number of the text in its list, from 0; nil where it is the whole list or the only text.
    public let index: Int?

    /// What it must be.
    public let rule: String

    /// What was probably meant, where something near is known.
    public let suggestion: String?

    init(
        _ key: LabelOverrides.Key, _ value: String? = nil, at index: Int? = nil, rule: String, suggestion: String? = nil
    ) {
        self.key = key
        self.value = value
        self.index = index
        self.rule = rule
        self.suggestion = suggestion
    }

    /// One line: key and rule.
    public var description: String { "\(key.rawValue): \(rule)" }
}

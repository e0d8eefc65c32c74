/// The values of the settings that belong to one format each: an ordered list that knows no format.
///
/// A value is set and read by its row, `settings.word(of: .csvPreset)`; an unset one has the row's usual value.
public struct FormatSettings: Equatable, Sendable {
    /// A value of a setting. Texts are compared byte by byte, because different bytes give different files.
    public enum Value: Equatable, Sendable {
        /// One of the row's words.
        case word(String)
        /// True or false.
        case flag(Bool)
        /// A number within the row's limits.
        case number(Int)
        /// Any text.
        case text(String)
        /// Several texts, in order.
        case texts([String])

        /// Whether two values are of one kind and the same bytes.
        public static func == (one: Value, other: Value) -> Bool {
            switch (one, other) {
            case (.flag(let one), .flag(let other)): one == other
            case (.number(let one), .number(let other)): one == other
            case (.word(let one), .word(let other)), (.text(let one), .text(let other)):
                one.utf8.elementsEqual(other.utf8)
            case (.texts(let one), .texts(let other)):
                one.elementsEqual(other) { $0.utf8.elementsEqual($1.utf8) }
            default: false
            }
        }
    }

    private struct Entry: Equatable, Sendable {
        let path: String
        var value: Value
    }

    /// In the order of their paths, so that the order of setting them makes no difference.
    private var entries: [Entry] = []

    /// Every setting at its usual value.
    public init() {}

    /// Settings with some values.
    public init(_ values: [(setting: FormatSetting, value: Value)]) throws(FormatSettingError) {
        for (setting, value) in values { try set(setting, to: value) }
    }

    /// Sets a value, or throws where the row doesn't allow it.
    public mutating func set(_ setting: FormatSetting, to value: Value) throws(FormatSettingError) {
        if let problem = setting.problem(with: value) {
            throw FormatSettingError(path: setting.path, rule: problem.rule, suggestion: problem.suggestion)
        }
        let path = setting.path
        if let index = index(of: path) {
            entries[index].value = value
            return
        }
        let next = entries.firstIndex { path.utf8.lexicographicallyPrecedes($0.path.utf8) } ?? entries.count
        entries.insert(Entry(path: path, value: value), at: next)
    }

    /// Whether somebody set a value.
    public func isSet(_ setting: FormatSetting) -> Bool { index(of: setting.path) != nil }

    /// The value of a setting: the one that was set, else the usual one; nil where the format decides.
    public func value(of setting: FormatSetting) -> Value? {
        index(of: setting.path).map { entries[$0].value } ?? setting.usual
    }

    /// The value of a setting that is a word; nil if it is unset or another kind of value.
    public func word(of setting: FormatSetting) -> String? {
        if case .word(let word) = value(of: setting) { word } else { nil }
    }

    /// The value of a setting that is true or false.
    public func flag(of setting: FormatSetting) -> Bool {
        if case .flag(let flag) = value(of: setting) { flag } else { false }
    }

    /// The value of a setting that is a number; nil if it is unset or a word.
    public func number(of setting: FormatSetting) -> Int? {
        if case .number(let number) = value(of: setting) { number } else { nil }
    }

    /// The value of a setting that is text, or nil.
    public func text(of setting: FormatSetting) -> String? {
        if case .text(let text) = value(of: setting) { text } else { nil }
    }

    /// The value of a setting that is a list of texts.
    public func texts(of setting: FormatSetting) -> [String] {
        if case .texts(let texts) = value(of: setting) { texts } else { [] }
    }

    private func index(of path: String) -> Int? {
        entries.firstIndex { $0.path.utf8.elementsEqual(path.utf8) }
    }
}

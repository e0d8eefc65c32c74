internal import SlotTime

/// A place's own words by locale; those of a language hold in all its regions, and the more specific entry wins.
public struct LabelOverridesByLocale: Hashable, Sendable {
    private struct Entry: Hashable {
        let locale: LocaleTag
        let words: LabelOverrides
    }

    /// From the least to the most specific; of equally specific ones the later wins.
    private var entries: [Entry] = []

    /// No own words in any locale.
    public init() {}

    /// Adds the words for a locale.
    ///
    /// - Throws: `LocaleError` where there are no labels for the locale.
    public mutating func add(
        _ words: LabelOverrides, for locale: LocaleTag, in data: LabelTable = .builtIn
    ) throws(LocaleError) {
        _ = try LocaleLabels.record(for: locale, in: data)
        let specificity = Self.specificity(locale)
        let place = entries.firstIndex { Self.specificity($0.locale) > specificity } ?? entries.endIndex
        entries.insert(Entry(locale: locale, words: words), at: place)
    }

    /// The words for a locale, put together from all entries that hold for it.
    public func words(for locale: LocaleTag, in data: LabelTable = .builtIn) -> LabelOverrides {
        var words = LabelOverrides()
        for entry in entries where Self.holds(entry.locale, for: locale, in: data) {
            words = entry.words.merging(over: words)
        }
        return words
    }

    /// The locale whose entry a text comes from; nil where it is the table's.
    ///
    /// - Parameters:
    ///   - key: The key of the text.
    ///   - locale: The locale of the text.
    ///   - data: The table, which knows other names of locales.
    public func source(of key: LabelOverrides.Key, for locale: LocaleTag, in data: LabelTable = .builtIn) -> LocaleTag?
    {
        entries.last { $0.words.texts(of: key) != nil && Self.holds($0.locale, for: locale, in: data) }?.locale
    }

    /// The locales whose words hold in none of some locales, from the least to the most specific.
    ///
    /// - Parameters:
    ///   - locales: The locales of labels.
    ///   - data: The table, which knows other names of locales.
    public func unused(in locales: [LocaleTag], in data: LabelTable = .builtIn) -> [LocaleTag] {
        entries.map { $0.locale }.filter { entry in !locales.contains { Self.holds(entry, for: $0, in: data) } }
    }

    /// Whether the words of one locale hold in another: in the same one however it is spelt (`zh_Hans_CN`), and in those
    /// that add a part to it.
    private static func holds(_ entry: LocaleTag, for locale: LocaleTag, in data: LabelTable) -> Bool {
        let (own, wanted) = (key(of: entry.name, data), key(of: locale.name, data))
        if own == wanted || entry == locale { return true }
        if entry.script == nil, entry.region == nil, entry.variant == nil {
            return entry.language == locale.language || own.map(language) == wanted.map(language)
        }
        let parts = [entry.language, entry.script, entry.region ?? locale.region, entry.variant ?? locale.variant]
        return key(of: parts.compactMap { $0 }.joined(separator: "_"), data) == wanted
    }

    /// The key under which the table has a locale.
    private static func key(of name: String, _ data: LabelTable) -> String? {
        guard let tag = try? LocaleTag(parsing: name) else { return nil }
        return try? LocaleLabels.record(for: tag, in: data).key
    }

    private static func language(of key: String) -> Substring { key.prefix { $0 != "_" } }

    private static func specificity(_ locale: LocaleTag) -> Int {
        (locale.script == nil ? 0 : 1) + (locale.region == nil ? 0 : 2) + (locale.variant == nil ? 0 : 4)
    }
}

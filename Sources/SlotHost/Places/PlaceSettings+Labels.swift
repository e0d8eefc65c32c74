public import SlotLocale

// Own words that can't be used are refused where they stand, also when it is only the whole request that says so: another
// calendar, another clock, other words.
extension PlaceSettings {
    /// Where a word or a pattern of a place's own stands.
    struct LabelOrigin {
        let locale: LocaleTag
        let key: LabelOverrides.Key

        /// The path of the locale's entry, as it is spelt: `labels.zh-CN`.
        let path: String

        /// Where the key stands, in bytes of the file.
        let offset: Int

        /// What is wrong with it, in a locale that has it from this entry.
        func words(_ error: LabelOverridesError, _ other: LocaleTag) -> String {
            PlaceFileError.words(error, under: path, in: other.name == locale.name ? nil : other.name)
        }
    }

    /// An error about a word or a pattern of the place's own in a locale; nil where no file has it.
    ///
    /// - Parameters:
    ///   - error: What is wrong with it.
    ///   - locale: The locale that it can't be used in.
    public func refusal(of error: LabelOverridesError, in locale: LocaleTag) -> PlaceFileError? {
        guard let labels, let file = file(of: .labels),
            let origin = labelOrigins.first(of: error.key, for: locale, in: labels)
        else { return nil }
        return PlaceFileError(
            file: file.name, at: file.position(ofByte: origin.offset), origin.words(error, locale))
    }
}

extension [PlaceSettings.LabelOrigin] {
    /// Where the text stands that a key has in a locale.
    func first(of key: LabelOverrides.Key, for locale: LocaleTag, in labels: LabelOverridesByLocale) -> PlaceSettings
        .LabelOrigin?
    {
        let source = labels.source(of: key, for: locale)
        return first { $0.key == key && $0.locale == source }
    }
}

extension PlaceFileError {
    /// The words of an own word or pattern that is refused, in a locale where it isn't that of its entry.
    static func words(_ error: LabelOverridesError, under path: String, in locale: String? = nil) -> String {
        let value = error.value.map { quoted(shortened($0)) } ?? "[...]"
        let place = locale.map { " in \($0)" } ?? ""
        let number = error.index.map { "[\($0)]" } ?? ""
        return words(
            "\(path).\(error.key.rawValue)\(number)", value + place, rule: error.rule, suggestion: error.suggestion)
    }
}

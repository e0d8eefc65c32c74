internal import SlotTime
internal import SlotLocale

// Label overrides that can't be used are refused at their own position, also when only the resolved settings show it:
// another calendar, another clock, other words.
extension PlaceSettings {
    /// Where an override is written.
    struct LabelOrigin {
        let locale: LocaleTag
        let key: LabelOverrides.Key

        /// The path of the locale's entry, as it is spelt: `labels.zh-CN`.
        let path: String

        /// The offset of the key, in bytes of the file.
        let offset: Int

        /// What is wrong with it, in a locale that has it from this entry.
        func message(_ error: LabelOverridesError, _ other: LocaleTag) -> String {
            PlaceError.message(error, under: path, in: other.name == locale.name ? nil : other.name)
        }
    }

    /// An error about an override in a locale; nil where no file has it.
    func error(_ error: LabelOverridesError, in locale: LocaleTag) -> PlaceError? {
        guard let labels, let origin = labelOrigins.first(of: error.key, for: locale, in: labels) else { return nil }
        return self.error(at: origin.offset, ofFileWith: .labels, origin.message(error, locale))
    }
}

extension [PlaceSettings.LabelOrigin] {
    /// Where the text is written that a key has in a locale.
    func first(of key: LabelOverrides.Key, for locale: LocaleTag, in labels: LabelOverridesByLocale) -> PlaceSettings
        .LabelOrigin?
    {
        let source = labels.source(of: key, for: locale)
        return first { $0.key == key && $0.locale == source }
    }
}

extension PlaceError {
    /// A message about a refused override; names the locale where it isn't that of the entry.
    static func message(_ error: LabelOverridesError, under path: String, in locale: String? = nil) -> String {
        let value = error.value.map { quoted(shortened($0)) } ?? "[...]"
        let place = locale.map { " in \($0)" } ?? ""
        let number = error.index.map { "[\($0)]" } ?? ""
        return message(
            "\(path).\(error.key.rawValue)\(number)", value + place, rule: error.rule, suggestion: error.suggestion)
    }
}

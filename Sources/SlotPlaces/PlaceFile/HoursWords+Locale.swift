package import SlotEngine
internal import SlotLocale
internal import SlotTime

extension HoursWords {
    /// The weekdays of a locale in its own words, whole and abbreviated; nil where there are no labels for it.
    package init?(locale: String) {
        guard let labels = try? LocaleLabels(parsing: locale) else { return nil }
        let weekdays = Weekday.allCases.map { weekday -> [String] in
            var words: [String] = []
            for width in [WeekdayWidth.wide, .abbreviated] {
                for form in [NameForm.standAlone, .format] {
                    words.append(String(decoding: labels.weekday(weekday, width, form), as: UTF8.self))
                }
            }
            return words
        }
        let language = String(
            decoding: labels.identifier.utf8.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") },
            as: UTF8.self)
        self.init(
            language: Self.names[language] ?? "the locale \(labels.identifier)", weekdays: weekdays,
            rangeWords: Self.rangeWords[language] ?? [])
    }

    /// English names of languages whose two-letter days are often typed.
    private static let names = [
        "cs": "Czech", "da": "Danish", "de": "German", "es": "Spanish", "fr": "French", "it": "Italian",
        "ja": "Japanese", "ko": "Korean", "nl": "Dutch", "no": "Norwegian", "pl": "Polish", "pt": "Portuguese",
        "ru": "Russian", "sv": "Swedish", "tr": "Turkish", "zh": "Chinese",
    ]

    /// Words between the two ends of a range.
    private static let rangeWords = [
        "de": ["bis"], "es": ["a"], "fr": ["à", "au"], "it": ["a"], "ja": ["から"], "nl": ["tot", "t/m"], "pt": ["a"],
        "zh": ["至", "到"],
    ]
}

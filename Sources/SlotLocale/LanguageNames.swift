internal import SlotTime

/// Names of languages, which people write where a locale belongs: `Deutsch`, `german`.
enum LanguageNames {
    /// The locale of a language by its English name or its own; nil for everything else.
    static func locale(of name: String) -> String? {
        let plain = name.utf8.map { $0.isUppercase ? $0 | 0x20 : $0 }
        for (locale, names) in table where names.contains(where: { plain.elementsEqual($0.utf8) }) { return locale }
        return nil
    }

    private static let table: [(locale: String, names: [String])] = [
        ("ar", ["arabic", "العربية"]), ("cs", ["czech", "čeština"]), ("da", ["danish", "dansk"]),
        ("de", ["german", "deutsch"]), ("el", ["greek", "ελληνικά"]), ("en", ["english", "englisch"]),
        ("es", ["spanish", "español", "espanol"]), ("fi", ["finnish", "suomi"]),
        ("fr", ["french", "français", "francais"]),
        ("he", ["hebrew", "עברית"]), ("hi", ["hindi", "हिन्दी"]), ("hu", ["hungarian", "magyar"]),
        ("it", ["italian", "italiano"]), ("ja", ["japanese", "日本語"]), ("ko", ["korean", "한국어"]),
        ("nl", ["dutch", "nederlands"]), ("pl", ["polish", "polski"]),
        ("pt", ["portuguese", "português", "portugues"]),
        ("ru", ["russian", "русский"]), ("sv", ["swedish", "svenska"]), ("th", ["thai", "ไทย"]),
        ("tr", ["turkish", "türkçe"]), ("uk", ["ukrainian", "українська"]), ("vi", ["vietnamese", "tiếng việt"]),
        ("zh", ["chinese", "mandarin", "中文", "简体中文", "汉语"]), ("zh_Hant", ["繁體中文", "traditional chinese"]),
    ]
}

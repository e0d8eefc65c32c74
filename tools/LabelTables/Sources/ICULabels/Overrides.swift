/// Where labels part from CLDR, because people say it differently. Everything else in the table is CLDR's.
public enum Overrides {
    /// Chinese says 10点 and 40分 (traditional: 10點), where CLDR has 10时 and a bare number.
    private static let patterns: [(script: String, topics: [String: String])] = [
        ("zh_Hans", ["hour": "H点", "minute": "mm分"]),
        ("zh_Hant", ["hour": "H點", "minute": "mm分"]),
    ]

    /// The topics that are overridden for a locale, given in full (`zh_Hans_CN`).
    public static func topics(maximized locale: String) -> [String: String] {
        patterns.first { locale == $0.script || locale.hasPrefix($0.script + "_") }?.topics ?? [:]
    }
}

/// Where labels part from the toolchain's ICU.
///
/// Everything else in the table is CLDR's as ICU has it.
public enum Overrides {
    /// Chinese says 10点 and 40分 (traditional: 10點), where CLDR has 10时 and a bare number; hours by themselves are
    /// those of 24 also where times are not (Taiwan, Hong Kong), unless another clock is asked for.
    private static let patterns: [(script: String, topics: [String: String])] = [
        ("zh_Hans", ["hour": "H点", "H": "H点", "h": "ah点", "Bh": "Bh点", "mm": "mm分"]),
        ("zh_Hant", ["hour": "H點", "H": "H點", "h": "ah點", "Bh": "Bh點", "mm": "mm分"]),
    ]

    /// The first day of the week in regions where the toolchain's ICU has another one than CLDR 46 itself: Monday in
    /// China (unicode-org/cldr#2208), where this ICU has Sunday.
    private static let firstDays = ["CN": "1"]

    /// Chinese counts the days of lunar months by names: 九月初一, where ICU's patterns give 九月1 and 九月1日. A space parts them
    /// from the weekday, or 四月二十五 would be the 20th, a Friday.
    static func apply(
        to topics: inout [String: String], icuName: String, calendar: String, days: () throws -> String
    ) rethrows {
        guard calendar == "chinese" || calendar == "dangi", icuName.hasPrefix("zh") || icuName.hasPrefix("yue") else {
            return
        }
        topics = topics.mapValues { value in
            value.replacing("d日", with: "d").replacing("dE", with: "d E")
        }
        topics["d"] = try days()
    }

    /// The topics that are overridden for a locale, given in full (`zh_Hans_CN`).
    public static func topics(maximized locale: String) -> [String: String] {
        var topics = patterns.first { locale == $0.script || locale.hasPrefix($0.script + "_") }?.topics ?? [:]
        for subtag in locale.split(separator: "_").dropFirst() {
            if let day = firstDays[String(subtag)] { topics["firstDay"] = day }
        }
        return topics
    }
}

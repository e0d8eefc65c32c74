internal import SlotTime

// The words that a locale may ask for besides its numbering system (UTS 35 part 1, section 3.6.1).
extension LocaleTag {
    /// The words for weekdays, Monday first.
    private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// The word for a weekday.
    static func word(for weekday: Weekday) -> String { weekdays[weekday.rawValue - 1] }

    /// A calendar.
    static func calendar(_ word: String) throws(LocaleError) -> CalendarSystem {
        guard let calendar = CalendarSystem(localeWord: word) else {
            let near = CalendarSystem.nearest(to: word)?.rawValue
            throw refusal("calendar", word, CalendarSystem.allCases.map { $0.rawValue }, suggestion: near)
        }
        return calendar
    }

    /// How hours are counted.
    static func hourCycle(_ word: String) throws(LocaleError) -> HourCycle {
        guard let cycle = HourCycle(rawValue: word) else {
            throw refusal("hour cycle", word, HourCycle.allCases.map { $0.rawValue })
        }
        return cycle
    }

    /// A weekday.
    static func weekday(_ word: String) throws(LocaleError) -> Weekday {
        guard let index = weekdays.firstIndex(of: word), let weekday = Weekday(rawValue: index + 1) else {
            throw refusal("first weekday", word, weekdays)
        }
        return weekday
    }

    private static func refusal(
        _ kind: String, _ word: String, _ words: [String], suggestion: String? = nil
    ) -> LocaleError {
        // `sunday` begins with `sun`.
        let beginning = words.first { word.utf8.starts(with: $0.utf8) }
        return LocaleError(
            .unsupported, word, kind, rule: "must be \(words.listed())",
            suggestion: suggestion ?? Suggestion.nearest(to: word, in: words) ?? beginning)
    }
}

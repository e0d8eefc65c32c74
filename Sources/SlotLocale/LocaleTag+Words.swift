internal import SlotTime

// The words that a locale may ask for besides its numbering system (UTS 35 part 1, section 3.6.1).
extension LocaleTag {
    /// The words for weekdays, Monday first.
    private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// The word for a weekday.
    static func word(for weekday: Weekday) -> String { weekdays[weekday.rawValue - 1] }

    /// A calendar.
    static func calendar(_ word: String) throws(LocaleError) -> CalendarSystem {
        guard let calendar = CalendarSystem(named: word) else {
            throw refusal("no such calendar:", word, CalendarSystem.names)
        }
        return calendar
    }

    /// How hours are counted.
    static func hourCycle(_ word: String) throws(LocaleError) -> HourCycle {
        guard let cycle = HourCycle(rawValue: word) else {
            throw refusal("no such hour cycle:", word, HourCycle.allCases.map(\.rawValue))
        }
        return cycle
    }

    /// A weekday.
    static func weekday(_ word: String) throws(LocaleError) -> Weekday {
        guard let index = weekdays.firstIndex(of: word), let weekday = Weekday(rawValue: index + 1) else {
            throw refusal("no such weekday:", word, weekdays)
        }
        return weekday
    }

    private static func refusal(_ problem: String, _ word: String, _ words: [String]) -> LocaleError {
        LocaleError(.unsupported, word, problem, suggestion: Suggestion.nearest(to: word, in: words))
    }
}

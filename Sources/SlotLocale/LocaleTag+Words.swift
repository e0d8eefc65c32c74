internal import SlotTime

// The words that a locale may ask for besides its numbering system (UTS 35 part 1, section 3.6.1).
extension LocaleTag {
    /// The words of BCP 47 for calendars and the names that they have here.
    private static let calendars: [(word: String, name: String)] = [
        ("gregory", "gregorian"), ("gregorian", "gregorian"), ("chinese", "chinese"), ("dangi", "dangi"),
        ("buddhist", "buddhist"), ("roc", "roc"), ("japanese", "japanese"), ("persian", "persian"),
        ("islamic-umalqura", "islamic-umalqura"), ("islamic-civil", "islamic-civil"), ("islamicc", "islamic-civil"),
        ("hebrew", "hebrew"), ("indian", "indian"), ("coptic", "coptic"), ("ethiopic", "ethiopic"),
    ]

    /// The words for weekdays, Monday first.
    private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// The word for a weekday.
    static func word(for weekday: Weekday) -> String { weekdays[weekday.rawValue - 1] }

    /// The name of a calendar.
    static func calendar(_ word: String) throws(LocaleError) -> String {
        guard let found = calendars.first(where: { $0.word == word }) else {
            throw refusal("no such calendar:", word, calendars.map(\.word))
        }
        return found.name
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

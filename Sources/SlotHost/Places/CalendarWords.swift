public import SlotTime

/// The words for calendars: their names here, and those of BCP 47 that differ.
public enum CalendarWords {
    /// The most calendars that labels are written in.
    public static let limit = 2

    /// The names of all calendars.
    public static let names = CalendarSystem.allCases.map(\.rawValue)

    /// The words of BCP 47 that are not the names.
    private static let others: [(word: String, calendar: CalendarSystem)] = [
        ("gregory", .gregorian), ("islamicc", .islamicCivil),
    ]

    /// The calendar that a word means, or nil.
    public static func calendar(_ word: String) -> CalendarSystem? {
        // Compared by bytes: two spellings of one text are two words here.
        CalendarSystem.allCases.first { $0.rawValue.utf8.elementsEqual(word.utf8) }
            ?? others.first { $0.word.utf8.elementsEqual(word.utf8) }?.calendar
    }

    /// The name of the calendar that was probably meant, or nil.
    public static func suggestion(for word: String) -> String? {
        Suggestion.nearest(to: word, in: names + others.map(\.word)).flatMap { calendar($0)?.rawValue }
    }
}

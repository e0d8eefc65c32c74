internal import SlotTime

/// The words of the `opening_hours` syntax, in lower case as the scanner gives them, and as they are written.
enum HoursVocabulary {
    static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static let weekdayNames = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    private static let monthNames = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    static func weekday(_ word: String) -> Weekday? {
        weekdays.firstIndex { $0.lowercased() == word }.map { Weekday.allCases[$0] }
    }

    /// The number of a month, 1...12.
    static func month(_ word: String) -> Int? {
        months.firstIndex { $0.lowercased() == word }.map { $0 + 1 }
    }

    /// Whether a word says day or days, the unit of an offset.
    static func isDay(_ word: String) -> Bool { word == "day" || word == "days" }

    /// The right word for one that the syntax doesn't have: a name that is cut off elsewhere, or a slip.
    static func suggestion(for word: String, in words: [String]) -> String? {
        if word.utf8.count >= 3 {
            let names = zip(weekdayNames, weekdays).map { ($0, $1) } + zip(monthNames, months).map { ($0, $1) }
            for (name, short) in names where name.hasPrefix(word) && words.contains(short) { return short }
            for (name, short) in names where word.hasSuffix("s") && name == word.dropLast() && words.contains(short) {
                return short
            }
        }
        return Suggestion.nearest(to: word, in: words)
    }
}

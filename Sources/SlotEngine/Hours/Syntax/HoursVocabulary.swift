internal import SlotTime

/// The words of the `opening_hours` syntax, in lower case as the scanner gives them, and as they are written.
enum HoursVocabulary {
    static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The other words.
    static let keywords = [
        "off", "closed", "open", "unknown", "easter", "week", "sunrise", "sunset", "dawn", "dusk", "ph", "sh",
    ]

    /// English words between two times or days.
    static let rangeWords = ["to", "till", "til", "until", "through", "thru"]

    static let weekdayNames = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// Words for every day, in languages whose speakers write English days beside them.
    private static let dailyWords = [
        "täglich", "dagelijks", "diario", "diariamente", "codziennie", "denně", "naponta", "ежедневно", "щодня",
        "每天", "每日", "毎日", "매일", "quotidien", "dagligen", "daglig", "päivittäin", "günlük",
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

    /// The word of the syntax for an English name of a weekday or a month in lower case: at least three letters of it, or
    /// the whole with an s.
    static func english(_ word: String) -> String? {
        for (names, shorts) in [(weekdayNames, weekdays), (monthNames, months)] {
            for (name, short) in zip(names, shorts) {
                let name = name.lowercased()
                if word == short.lowercased() || word.utf8.count >= 3 && name.hasPrefix(word) || word == name + "s" {
                    return short
                }
            }
        }
        return word == "weds" ? "We" : nil
    }

    /// A word of the syntax as it is written.
    static func shown(_ word: String) -> String {
        (weekdays + months).first { $0.lowercased() == word } ?? word
    }

    /// The English name of a weekday or a month by its word in the syntax.
    static func name(_ word: String) -> String? {
        if let index = weekdays.firstIndex(where: { $0.lowercased() == word }) { return weekdayNames[index] }
        return months.firstIndex { $0.lowercased() == word }.map { monthNames[$0] }
    }

    /// The right word for one that the syntax doesn't have, or nil: another language's day is not a slip.
    static func suggestion(for word: String, in words: [String]) -> String? {
        if dailyWords.contains(word) { return "Mo-Su" }
        if let short = english(word), words.contains(short) { return short }
        for (names, shorts) in [(weekdayNames, weekdays), (monthNames, months)] {
            for (name, short) in zip(names, shorts) where words.contains(short) {
                if word.utf8.count == 3, word == short.lowercased() + String(short.suffix(1)) { return short }
                guard word.utf8.count >= 4, name.utf8.count >= 4 else { continue }
                if Suggestion.closest(to: word, in: [name], within: name.utf8.count > 5 ? 2 : 1) != nil { return short }
            }
        }
        return Suggestion.nearest(to: word, in: words.filter { $0.utf8.count > 2 && !months.contains($0) })
    }

    /// `09:05`.
    static func clock(_ minutes: Int) -> String { "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))" }

    /// `05`.
    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

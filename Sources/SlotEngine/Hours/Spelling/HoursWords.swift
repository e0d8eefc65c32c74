internal import SlotTime

/// The words of a language for weekdays and months, by which hours that are written in it can be read.
///
/// Whoever knows the language of an expression hands them in; without them no word of a language but English is guessed.
public struct HoursWords: Hashable, Sendable {
    /// The English name of the language, for messages: `German`.
    public let language: String

    /// The words of each weekday, Monday first: whole, short or abbreviated names.
    public let weekdays: [[String]]

    /// The words of each month, January first.
    public let months: [[String]]

    /// Words between the two ends of a range: `bis`, 至.
    public let rangeWords: [String]

    /// Words of a language; case and a full stop at the end don't count.
    public init(language: String, weekdays: [[String]], months: [[String]] = [], rangeWords: [String] = []) {
        func plain(_ words: [String]) -> [String] {
            words.map { word in
                let word = word.lowercased()
                return word.hasSuffix(".") ? String(word.dropLast()) : word
            }
        }
        self.language = language
        self.weekdays = weekdays.map(plain)
        self.months = months.map(plain)
        self.rangeWords = plain(rangeWords)
    }

    /// The word of the syntax, or `-`, for one of the language in lower case.
    func token(for word: String) -> HoursToken.Kind? {
        if let index = weekdays.firstIndex(where: { $0.contains(word) }), index < 7 {
            return .word(HoursVocabulary.weekdays[index].lowercased())
        }
        if let index = months.firstIndex(where: { $0.contains(word) }), index < 12 {
            return .word(HoursVocabulary.months[index].lowercased())
        }
        return rangeWords.contains(word) ? .mark("-") : nil
    }

    /// The words of the syntax for a text without blanks, as in 周一至周五, with their lengths; nil where a part is not known.
    func tokens(for text: String) -> [(kind: HoursToken.Kind, length: Int)]? {
        if let kind = token(for: text) { return [(kind, text.unicodeScalars.count)] }
        var tokens: [(kind: HoursToken.Kind, length: Int)] = []
        var rest = Array(text.unicodeScalars)[...]
        while !rest.isEmpty {
            var found: (kind: HoursToken.Kind, length: Int)?
            // Letters of an alphabet run together are one word, and the longest word is the one that is meant.
            for length in stride(from: rest.count, through: 1, by: -1) where found == nil {
                let part = rest.prefix(length)
                guard part.allSatisfy({ $0.value > 0x2E7F }) else { continue }
                var text = String.UnicodeScalarView()
                text.append(contentsOf: part)
                found = token(for: String(text)).map { ($0, length) }
            }
            guard let found else { return nil }
            tokens.append(found)
            rest.removeFirst(found.length)
        }
        return tokens
    }
}

internal import JSON5
internal import SlotLocale
internal import SlotTime

/// What is noted beside dates.
extension PlaceFileReader {
    /// A list of kinds of notes, each once.
    mutating func dayNotes(_ entry: Entry) throws(PlaceError) -> [DayNotes.Kind] {
        let words = DayNotes.Kind.allCases.map { $0.rawValue }
        let rule = "must be \(words.map { "\"\($0)\"" }.listed())"
        guard entry.token == .arrayStart else { throw failure(about: entry, "must be a list of \(words.listed())") }
        var kinds: [DayNotes.Kind] = []
        try elements(of: entry, rule: "") { (reader, item) throws(PlaceError) in
            let word = try reader.text(item, rule: rule)
            guard let kind = DayNotes.Kind(rawValue: word) else {
                throw reader.failure(about: item, rule, suggestion: Suggestion.nearest(to: word, in: words))
            }
            guard !kinds.contains(kind) else { throw reader.failure(about: item, "must name \(word) only once") }
            kinds.append(kind)
        }
        return kinds
    }
}

extension OptionText {
    /// Kinds of notes between commas, each once; nothing for none.
    func dayNotes() throws(PlaceError) -> [DayNotes.Kind] {
        guard !value.isEmpty else { return [] }
        let words = DayNotes.Kind.allCases.map { $0.rawValue }
        var kinds: [DayNotes.Kind] = []
        for word in parts {
            guard let kind = DayNotes.Kind(rawValue: word) else {
                throw error(
                    "must be \(words.listed()), or both with a comma", value: word.isEmpty ? value : word,
                    suggestion: Suggestion.nearest(to: word, in: words))
            }
            guard !kinds.contains(kind) else { throw error("must name \(word) only once") }
            kinds.append(kind)
        }
        return kinds
    }
}

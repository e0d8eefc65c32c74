public import SlotTime

extension DayLabeler {
    /// A word of a place's own that names a day near today by the label of another date.
    ///
    /// - Parameters:
    ///   - words: The place's own words in the labeler's locale.
    ///   - dates: The dates of the document with their offsets from today.
    public func clash(of words: LabelOverrides, on dates: [(date: CivilDate, offset: Int)]) -> LabelOverridesError? {
        guard let (date, label) = firstAmbiguous(of: dates) else { return nil }
        // What dates consist of is checked when a locale is read: only a word can be that of another date.
        let keys: [LabelOverrides.Key] = [.today, .tomorrow, .dayAfterTomorrow]
        guard let offset = relativeWords.first(where: { $0.word == label })?.offset,
            let word = words.text(of: keys[offset])
        else { return nil }
        return LabelOverridesError(
            keys[offset], String(decoding: word, as: UTF8.self),
            rule: "must give labels that differ: \(keys[offset].rawValue) and \(date.rfc3339) would be the same")
    }
}

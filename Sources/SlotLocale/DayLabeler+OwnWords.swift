public import SlotTime

extension DayLabeler {
    /// A word of a place's own that names a day near today by the label of another date.
    ///
    /// - Parameters:
    ///   - words: The place's own words in the labeler's locale.
    ///   - dates: The dates of the document with their offsets from today.
    public func clash(of words: OwnWords, on dates: [(date: CivilDate, offset: Int)]) -> OwnWordsError? {
        guard let (date, label) = firstAmbiguous(of: dates) else { return nil }
        let keys: [OwnWords.Key] = [.today, .tomorrow, .dayAfterTomorrow]
        let offset = relativeWords.first { $0.word == label }?.offset ?? 0
        // Either is a place's own: the word, or what the date's label consists of.
        let others = words.keys.filter { !keys.contains($0) && !OwnWords.Key.ofTimes.contains($0) }
        guard let key = words.texts(of: keys[offset]) == nil ? others.last : keys[offset] else { return nil }
        let text = key.count == 1 ? words.text(of: key).map { String(decoding: $0, as: UTF8.self) } : nil
        return OwnWordsError(
            key, text,
            rule: "must give labels that differ: \(keys[offset].rawValue) and \(date.text) would be the same")
    }
}

extension OwnWords.Key {
    /// The keys that no label of a date shows.
    fileprivate static let ofTimes: [OwnWords.Key] = [.am, .pm, .hour, .minute, .time, .timeRange]
}

extension CivilDate {
    /// `2026-06-01`.
    fileprivate var text: String {
        var text: [UInt8] = []
        appendRFC3339(to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}

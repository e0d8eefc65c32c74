/// The patterns of a time range: which one is used depends on what differs between its two ends.
struct LabelRanges: Sendable {
    private typealias Halves = (start: LabelPattern, end: LabelPattern)

    private let dayPeriodDiffers: Halves
    private let hourDiffers: Halves
    private let minuteDiffers: Halves

    /// Where parts of the day are shown that people name: for each hour the first one with the same word.
    private let parts: ContiguousArray<Int>

    /// Topics that end in `-a`, `-h` and `-m`; the first and the last default to the second.
    ///
    /// - Parameters:
    ///   - topic: what they begin with, such as `Hm`.
    ///   - showsParts: whether the patterns show the parts of the day that people name.
    ///   - reader: reads them.
    init(_ topic: String, showsParts: Bool, _ reader: inout LabelReader) throws(LocaleError) {
        guard let hours = try Self.halves("\(topic)-h", &reader) else {
            throw reader.record.damaged("\(topic)-h")
        }
        hourDiffers = hours
        dayPeriodDiffers = try Self.halves("\(topic)-a", &reader) ?? hours
        minuteDiffers = try Self.halves("\(topic)-m", &reader) ?? hours
        var parts: ContiguousArray<Int> = []
        if showsParts {
            let words = try reader.names(UInt8(ascii: "B"), 1, else: UInt8(ascii: "B"), count: 26)
            for hour in words.prefix(24) {
                parts.append(words.first { reader.words.areEqual($0, hour) } ?? hour)
            }
        }
        self.parts = parts
    }

    /// Appends the label of a range.
    func append(
        _ start: LabelPattern.Values, _ end: LabelPattern.Values, _ words: LabelWords, _ digits: LabelDigits,
        to label: inout [UInt8]
    ) {
        if start.hour == end.hour, start.minute < end.minute {
            minuteDiffers.start.append(start, words, digits, to: &label)
            minuteDiffers.end.append(end, words, digits, to: &label)
        } else if start.hour / 12 == end.hour / 12, start.hour < end.hour, isOnePart(start.hour, end.hour) {
            hourDiffers.start.append(start, words, digits, to: &label)
            hourDiffers.end.append(end, words, digits, to: &label)
        } else {
            // Also a range of a whole day or past midnight: both ends are written out.
            dayPeriodDiffers.start.append(start, words, digits, to: &label)
            dayPeriodDiffers.end.append(end, words, digits, to: &label)
        }
    }

    private static func halves(_ topic: String, _ reader: inout LabelReader) throws(LocaleError) -> Halves? {
        guard let pattern = reader.record.value(of: topic) else { return nil }
        return try reader.halves(of: pattern)
    }

    /// Whether one word is true for both hours.
    private func isOnePart(_ hour: Int, _ other: Int) -> Bool {
        parts.isEmpty || parts[hour] == parts[other]
    }
}

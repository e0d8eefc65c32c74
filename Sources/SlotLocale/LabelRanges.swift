/// The patterns of a time range: which one is used depends on what differs between its two ends.
struct LabelRanges: Sendable {
    typealias Halves = (start: LabelPattern, end: LabelPattern)

    /// Where the part of the day differs, where only the hour does, and where only the minute does.
    private let patterns: ContiguousArray<Halves>

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
        let dayPeriods = try Self.halves("\(topic)-a", &reader) ?? hours
        patterns = [dayPeriods, hours, try Self.halves("\(topic)-m", &reader) ?? hours]
        var parts: ContiguousArray<Int> = []
        if showsParts {
            let letter = UInt8(ascii: "B")
            let words = try reader.names(letter, 1, else: letter, count: LabelReader.partsOfDay)
            for hour in words.prefix(24) {
                parts.append(words.first { reader.words.areEqual($0, hour) } ?? hour)
            }
        }
        self.parts = parts
    }

    /// The patterns of a range that has both of its times written out.
    var written: Halves { patterns[0] }

    /// The patterns for two times.
    @inline(__always)
    func halves(_ start: LabelPattern.Values, _ end: LabelPattern.Values) -> Halves {
        let (from, till) = (start[.hour24], end[.hour24])
        // A range of a whole day or past midnight has both ends written out.
        var place = 0
        if from == till {
            if start[.minute] < end[.minute] { place = 2 }
        } else if start[.halfOfDay] == end[.halfOfDay], from < till, isOnePart(from, till) {
            place = 1
        }
        return patterns[place]
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

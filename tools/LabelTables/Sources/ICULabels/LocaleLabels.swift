/// Everything the label table says about one locale, as ICU has it: topic -> value.
public struct LocaleLabels: Sendable {
    /// The locale in ICU's spelling, such as `zh_Hans_CN`.
    public let icuName: String

    /// Topics and values; lists are joined by `|`.
    public var topics: [String: String] = [:]

    /// A day that begins a week: Monday, 2024-01-01, in days since 1970-01-01.
    private static let monday = 19_723

    /// Reads a locale.
    ///
    /// `digits` are the numbering systems and their digits, from which the locale's own is recognized.
    public init(icuName: String, digits: [String: String]) throws {
        self.icuName = icuName
        let patterns = try ICUPatterns(icuName)
        for skeleton in ["MMMd", "MMMEd", "MMMEEEEd", "MMMEEEEEd", "yMMMEd", "yMMMEEEEd", "yMMMEEEEEd", "j", "jm"] {
            topics[skeleton] = try patterns.pattern(skeleton)
        }
        try addRanges()
        let used = Set(topics.values.flatMap(PatternText.fields))
        for letters in ["EEE", "EEEE", "EEEEE", "ccc", "cccc", "ccccc"] {
            topics[letters] = try list(letters, (0..<7).map { (Self.monday + $0) * 86_400 })
        }
        for letters in ["MMM", "MMMM", "MMMMM", "LLL", "LLLL", "LLLLL"] where used.contains(letters) {
            topics[letters] = try list(letters, Self.firstOfMonths)
        }
        if used.contains("LLL") { topics["MMM"] = try list("MMM", Self.firstOfMonths) }
        if used.contains("LLLL") { topics["MMMM"] = try list("MMMM", Self.firstOfMonths) }
        topics["a"] = try list("a", [0, 13 * 3600])
        for letter in ["b", "B"] where used.contains(letter) {
            // The minute tells ICU that midnight and noon are meant exactly; it is cut off again.
            let times = (0..<24).map { $0 * 3600 + 1800 } + [0, 12 * 3600]
            let format = try ICUDateFormat(icuName, pattern: "\(letter)|m")
            topics[letter] = try times.map { time in
                String(try format.text(epochSeconds: time).prefix { $0 != "|" })
            }.joined(separator: "|")
        }
        let words = try ICURelativeDays(icuName)
        topics["relative"] = try (-2...2).map { try words.word($0) ?? "" }.joined(separator: "|")
        topics["direction"] = ICU.isRightToLeft(icuName) ? "rtl" : "ltr"
        let own = try Self.digits(icuName)
        guard let system = digits.keys.sorted().first(where: { digits[$0] == own }) else {
            throw ICUError(code: 0, call: "\(icuName) writes numbers in no known numbering system: \(own)")
        }
        topics["numbers"] = digits["latn"] == own ? "latn" : system
    }

    /// The ten digits of a locale as they come out of its formatter, joined by `|`.
    public static func digits(_ icuName: String) throws -> String {
        let format = try ICUDateFormat(icuName, pattern: "m")
        return try (0..<10).map { try format.text(epochSeconds: $0 * 60) }.joined(separator: "|")
    }

    private static let firstOfMonths = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335].map {
        (monday + $0) * 86_400
    }

    private func list(_ pattern: String, _ moments: [Int]) throws -> String {
        let format = try ICUDateFormat(icuName, pattern: pattern)
        let values = try moments.map { try format.text(epochSeconds: $0) }
        guard values.allSatisfy({ !$0.contains("|") && !$0.contains("\n") }) else {
            throw ICUError(code: 0, call: "\(icuName) \(pattern): a name holds a separator of the table")
        }
        return values.joined(separator: "|")
    }

    /// ICU has no call that gives the patterns of ranges: they are read back from formatted ones.
    private mutating func addRanges() throws {
        let time = topics["jm"] ?? ""
        let hour = PatternText.fields(time).compactMap(\.first).first { "hHkK".contains($0) } ?? "H"
        let format = try ICUIntervalFormat(icuName, skeleton: "\(hour)m")
        let moment = { (hour: Int, minute: Int) in hour * 3600 + minute * 60 }
        topics["range-m"] = PatternText.pattern(try format.parts(from: moment(9, 5), to: moment(9, 6)))
        topics["range-h"] = PatternText.pattern(try format.parts(from: moment(8, 5), to: moment(9, 6)))
        topics["range-a"] = PatternText.pattern(try format.parts(from: moment(9, 5), to: moment(21, 6)))
    }
}

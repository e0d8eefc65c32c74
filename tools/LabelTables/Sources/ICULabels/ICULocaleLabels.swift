/// Everything the label table says about one locale, as ICU has it: topic -> value.
public struct ICULocaleLabels: Sendable {
    /// The locale in ICU's spelling, such as `zh_Hans_CN`.
    public let icuName: String

    /// Topics and values; lists are joined by `|`.
    public var topics: [String: String] = [:]

    /// A day that begins a week: Monday, 2024-01-01, in days since 1970-01-01.
    private static let monday = 19_723

    /// The days of a week from Monday on, counted from 1970-01-01.
    static let week = Array(monday..<monday + 7)

    /// Reads a locale.
    ///
    /// `digits` are the numbering systems and their digits, from which the locale's own is recognized.
    public init(icuName: String, digits: [String: String]) throws {
        self.icuName = icuName
        let patterns = try ICUPatterns(icuName)
        for skeleton in CalendarLabels.patterns + Self.clocks {
            topics[skeleton] = try patterns.pattern(skeleton)
        }
        topics["mm"] = "mm"
        for clock in ["Hm", "hm", "Bhm"] { try addRanges(clock) }
        let own = try patterns.pattern("jm")
        topics["cycle"] = PatternText.fields(own).contains { $0.hasPrefix("h") || $0.hasPrefix("K") } ? "h12" : "h23"
        topics["firstDay"] = String(try ICU.firstWeekday(icuName))
        let used = Set(topics.values.flatMap(PatternText.fields))
        for letters in ["EEE", "EEEE", "EEEEE", "ccc", "cccc", "ccccc"] {
            topics[letters] = try list(letters, (0..<7).map { (Self.monday + $0) * 86_400 })
        }
        for letters in ["MMM", "MMMM", "MMMMM", "LLL", "LLLL", "LLLLL"] where used.contains(letters) {
            topics[letters] = try list(letters, Self.firstOfMonths)
        }
        if used.contains("LLL") { topics["MMM"] = try list("MMM", Self.firstOfMonths) }
        if used.contains("LLLL") { topics["MMMM"] = try list("MMMM", Self.firstOfMonths) }
        for letters in used where letters.hasPrefix("G") {
            topics[String(repeating: "G", count: max(3, letters.count))] = try list(letters, [Self.monday * 86_400])
        }
        topics["a"] = try list("a", [0, 13 * 3600])
        for letter in ["b", "B"] where used.contains(letter) {
            // The minute tells ICU that midnight and noon are meant exactly; it is cut off again.
            let times = (0..<24).map { $0 * 3600 + 1800 } + [0, 12 * 3600]
            let format = try ICUDateFormat(icuName, pattern: "\(letter)|m")
            let words = try times.map { String(try format.text(epochSeconds: $0).prefix { $0 != "|" }) }
            topics[letter] = words.indices
                .map { $0 > 0 && words[$0] == words[$0 - 1] ? "" : words[$0] }
                .joined(separator: "|")
        }
        let words = try ICURelativeDays(icuName)
        topics["relative"] = try (-2...2).map { try words.word($0) ?? "" }.joined(separator: "|")
        topics["direction"] = ICU.isRightToLeft(icuName) ? "rtl" : "ltr"
        let ownDigits = try Self.digits(icuName)
        guard let system = digits.keys.sorted().first(where: { digits[$0] == ownDigits }) else {
            throw ICUError(code: 0, call: "\(icuName) writes numbers in no known numbering system: \(ownDigits)")
        }
        topics["numbers"] = digits["latn"] == ownDigits ? "latn" : system
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

    /// Hours and times of the clock with 24 hours, of that with twelve, and with the parts of the day.
    private static let clocks = ["H", "Hm", "h", "hm", "Bh", "Bhm"]

    /// ICU has no call that gives the patterns of ranges: they are read back from formatted ones.
    private mutating func addRanges(_ skeleton: String) throws {
        let format = try ICUIntervalFormat(icuName, skeleton: skeleton)
        let moment = { (hour: Int, minute: Int) in hour * 3600 + minute * 60 }
        topics["\(skeleton)-m"] = PatternText.pattern(try format.parts(from: moment(9, 5), to: moment(9, 6)))
        topics["\(skeleton)-h"] = PatternText.pattern(try format.parts(from: moment(8, 5), to: moment(9, 6)))
        topics["\(skeleton)-a"] = PatternText.pattern(try format.parts(from: moment(9, 5), to: moment(21, 6)))
    }
}

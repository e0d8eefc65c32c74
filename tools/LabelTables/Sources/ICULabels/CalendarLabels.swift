internal import _FoundationICU

/// What the label table says about one calendar in one locale, as ICU has it: topic -> value.
struct CalendarLabels: Sendable {
    /// Topics and values; lists are joined by `|`.
    private(set) var topics: [String: String] = [:]

    /// The topics that are patterns.
    static let patterns = ["MMMd", "MMMEd", "MMMEEEEd", "MMMEEEEEd", "yMMMEd", "yMMMEEEEd", "yMMMEEEEEd", year]

    /// The year with its era: what calendars with Gregorian months show beside one another.
    static let year = "Gy"

    init(icuName: String, calendar: CalendarDays) throws {
        let generator = try ICUPatterns(icuName, calendar: calendar.name)
        for skeleton in Self.patterns where skeleton != Self.year || calendar.isGregorian {
            topics[skeleton] = try generator.pattern(skeleton)
        }
        func list(_ pattern: String, _ days: [Int], numbers: String = "") throws -> [String] {
            let format = try ICUDateFormat(icuName + numbers, pattern: pattern, calendar: calendar.name)
            let names = try days.map { try format.text(epochSeconds: $0 * 86_400) }
            guard names.allSatisfy({ !$0.contains("|") && !$0.contains("\n") }) else {
                throw ICUError(code: 0, call: "\(icuName) \(pattern): a name holds a separator of the table")
            }
            return names
        }
        // CLDR has no names for these eras: a word that says nothing is left out.
        if try list("G", calendar.eras).contains(where: { $0.hasPrefix("ERA") }) {
            for skeleton in Self.patterns { topics[skeleton] = topics[skeleton].map(PatternText.removingEra) }
        }
        try Overrides.apply(to: &topics, icuName: icuName, calendar: calendar.name) {
            try list("d", calendar.daysOfMonth, numbers: "@numbers=hanidays").joined(separator: "|")
        }
        // Indonesian has Ahad for Sunday in Islamic dates.
        for field in ["EEE", "EEEE", "EEEEE"] {
            topics[field] = try list(field, ICULocaleLabels.week).joined(separator: "|")
        }
        for field in Set(topics.filter { Self.patterns.contains($0.key) }.values.flatMap(PatternText.fields)) {
            switch (field.first, field.count) {
            case ("M", let count), ("L", let count):
                guard count > 2 || calendar.isLunisolar else { continue }
                topics[field] = try calendar.withLeapMonths(try list(field, calendar.months)).joined(separator: "|")
            case ("c", _): topics[field] = try list(field, ICULocaleLabels.week).joined(separator: "|")
            case ("G", let count):
                let topic = String(repeating: "G", count: max(3, count))
                topics[topic] = try list(field, calendar.eras).joined(separator: "|")
            case ("U", _): topics["U"] = try list("U", calendar.cyclicYears).joined(separator: "|")
            default: continue
            }
        }
    }
}

/// Days of a calendar that show each of its names, counted from 1970-01-01.
struct CalendarDays {
    /// ICU's name of the calendar.
    let name: String

    /// A day in each month, in the order of the table; behind the twelve of a lunisolar year one in a leap month.
    let months: [Int]

    /// The days of a month with thirty.
    let daysOfMonth: [Int]

    /// Whether the year has leap months that are called after the month before.
    let isLunisolar: Bool

    /// Whether the months are those of the Gregorian calendar.
    var isGregorian: Bool { ["buddhist", "japanese", "roc"].contains(name) }

    /// The calendar with mostly the same names and patterns.
    var fallbackCalendar: String? {
        switch name {
        case "dangi": "chinese"
        case "islamic-civil": "islamic-umalqura"
        case "ethiopic": "coptic"
        case "japanese", "roc": "buddhist"
        default: nil
        }
    }

    /// The month that the leap month follows, from 0.
    private let leapMonth: Int

    /// The calendars of the table but the Gregorian one.
    static let names = [
        "buddhist", "chinese", "coptic", "dangi", "ethiopic", "hebrew", "indian", "islamic-civil", "islamic-umalqura",
        "japanese", "persian", "roc",
    ]

    /// Looks for the days in the years from 2020 on.
    init(_ name: String) throws {
        let calendar = try ICUCalendar(name)
        var found: [Int: Int] = [:]
        var leap: (month: Int, day: Int)?
        var first = 0
        // Twelve years have every month, and a leap year of each kind.
        for day in 18_262..<18_262 + 4_383 {
            let date = calendar.date(day)
            guard date.day == 1 else { continue }
            let isAdarII = name == "hebrew" && date.month == 6 && calendar.date(day - 1).month == 5
            if date.isLeap { leap = leap ?? (date.month, day) } else { found[isAdarII ? 13 : date.month] = day }
            if calendar.date(day + 29).day == 30 { first = day }
        }
        self.name = name
        isLunisolar = name == "chinese" || name == "dangi"
        months = found.sorted { $0.key < $1.key }.map(\.value) + (isLunisolar ? [leap?.day ?? 0] : [])
        leapMonth = leap?.month ?? 0
        daysOfMonth = (0..<30).map { first + $0 }
    }

    /// Days in each era, the oldest first.
    var eras: [Int] {
        switch name {
        case "japanese": [-30_000, -20_000, -10_000, 10_000, 20_000]
        case "roc": [-30_000, 20_000]
        default: [20_000]
        }
    }

    /// Days in each year of the cycle of sixty: 1984 is its first.
    var cyclicYears: [Int] { (0..<60).map { 5_265 + $0 * 365 + $0 / 4 } }

    /// The names of all leap months behind those of the twelve months, from that of one leap month: ICU has one pattern.
    func withLeapMonths(_ names: [String]) throws -> [String] {
        guard isLunisolar else { return names }
        guard let leap = names.last, let range = leap.firstRange(of: names[leapMonth]) else {
            throw ICUError(code: 0, call: "\(name): a leap month without the name of its month: \(names)")
        }
        let months = names.dropLast()
        return months + months.map { leap.replacingCharacters(in: range, with: $0) }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}

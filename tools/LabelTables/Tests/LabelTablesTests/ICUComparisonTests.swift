import ICULabels
import SlotLocale
import SlotTime
import Testing

/// Compares every label that the table can make with ICU's own for the same moment.
struct ICUComparisonTests {
    /// 74 days in two stretches: every weekday, every month and both sides of two new years and of a leap day.
    static let days: [CivilDate] =
        (0..<62).map { CivilDate(daysSinceEpoch: 20_454 + $0 * 13) }
        + (0..<12).map { CivilDate(daysSinceEpoch: 20_811 + $0) }

    @Test("The labels of every locale that ICU has are ICU's, but for the documented overrides")
    func allLocales() throws {
        var compared = 0
        for icuName in ICU.locales {
            compared += try Self.compare(try LocaleLabels(parsing: icuName), icuName: icuName)
        }
        print("compared \(compared) labels of \(ICU.locales.count) locales")
        #expect(compared > 2_900_000)
    }

    @Test(
        "Numbering systems other than the locale's own give ICU's digits",
        arguments: ["ar_EG@numbers=latn", "en_US@numbers=hanidec", "zh_CN@numbers=adlm", "de_DE@numbers=beng"])
    func numbering(_ identifier: String) throws {
        #expect(try Self.compare(try LocaleLabels(parsing: identifier), icuName: identifier) > 1000)
    }

    /// Compares the labels of a locale and returns how many there were.
    private static func compare(_ table: LocaleLabels, icuName: String) throws -> Int {
        var compared = 0
        func expect(_ label: [UInt8], _ expected: String, _ what: @autoclosure () -> String) {
            compared += 1
            if !label.elementsEqual(expected.utf8) {
                Issue.record("\(icuName) \(what()): \(String(decoding: label, as: UTF8.self)), ICU: \(expected)")
            }
        }
        let patterns = try ICUPatterns(icuName)
        func format(_ skeleton: String) throws -> ICUDateFormat {
            try ICUDateFormat(icuName, pattern: try patterns.pattern(skeleton))
        }

        let relative = try ICURelativeDays(icuName)
        for offset in -2...2 {
            expect(table.relativeDay(offset) ?? [], try relative.word(offset) ?? "", "relative \(offset)")
        }

        let monthAndDay = try format("MMMd")
        let widths: [(WeekdayWidth, String)] = [(.wide, "EEEE"), (.abbreviated, "E"), (.narrow, "EEEEE")]
        for day in days {
            let moment = day.daysSinceEpoch * 86_400
            expect(table.date(day), try monthAndDay.text(epochSeconds: moment), "MMMd \(day.parts)")
        }
        for (width, letters) in widths {
            let alone = String(repeating: "c", count: max(3, letters.count))
            let name = try ICUDateFormat(icuName, pattern: alone)
            let short = try format("MMM\(letters)d")
            let full = try format("yMMM\(letters)d")
            for day in days {
                let moment = day.daysSinceEpoch * 86_400
                expect(table.weekday(day.weekday, width), try name.text(epochSeconds: moment), alone)
                expect(table.dateAndWeekday(day, width), try short.text(epochSeconds: moment), "MMM\(letters)d")
                expect(table.fullDate(day, width), try full.text(epochSeconds: moment), "yMMM\(letters)d")
            }
        }

        for (width, letters) in [(WeekdayWidth.wide, "EEEE"), (.abbreviated, "EEE"), (.narrow, "EEEEE")] {
            let name = try ICUDateFormat(icuName, pattern: letters)
            for day in days.prefix(7) {
                let moment = day.daysSinceEpoch * 86_400
                expect(table.weekday(day.weekday, width, .format), try name.text(epochSeconds: moment), letters)
            }
        }
        let overrides = Overrides.topics(maximized: try ICU.maximized(String(icuName.prefix { $0 != "@" })))
        let minute = try ICUDateFormat(icuName, pattern: overrides["mm"] ?? "mm")
        for number in 0..<60 {
            expect(table.minute(number), try minute.text(epochSeconds: number * 60), "minute \(number)")
        }
        expect(
            Array(String(table.firstWeekday.rawValue).utf8),
            try overrides["firstDay"] ?? String(ICU.firstWeekday(icuName)), "first weekday")
        // Every second part stands in quotes: HH'h'mm.
        let unquoted = try patterns.pattern("jm").split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }
        let own = unquoted.contains { $0.element.contains("h") || $0.element.contains("K") } ? "h" : "H"
        #expect(table.hourCycle.isHalved == (own == "h"))
        let clock = Clock(icuName, overrides, patterns)
        try clock.compare(table, own, hour: overrides["hour"], expect)
        guard !icuName.contains("@") else { return compared }
        for other in ["h", "H"] where other != own {
            let cycle = other == "h" ? "h12" : "h23"
            let table = try LocaleLabels(parsing: "\(icuName)@hours=\(cycle)")
            // Where the locale counts to 11 (Japanese), h12 asks for 12.
            if try !patterns.pattern("h").contains("K") { try clock.compare(table, other, expect) }
        }
        let parts = try LocaleLabels(parsing: icuName, options: LabelOptions(dayPeriods: .flexible))
        try clock.compare(parts, "Bh", expect)
        return compared
    }
}

/// Compares what depends on the clock: hours, times and their ranges.
struct Clock {
    let icuName: String
    let overrides: [String: String]
    let patterns: ICUPatterns

    init(_ icuName: String, _ overrides: [String: String], _ patterns: ICUPatterns) {
        self.icuName = icuName
        self.overrides = overrides
        self.patterns = patterns
    }

    /// Compares a table with ICU's labels for a skeleton of hours: `h`, `H` or `Bh`.
    func compare(
        _ table: LocaleLabels, _ skeleton: String, hour ownHour: String? = nil,
        _ expect: ([UInt8], String, @autoclosure () -> String) -> Void
    ) throws {
        let pattern = try ownHour ?? overrides[skeleton] ?? patterns.pattern(skeleton)
        let hour = try ICUDateFormat(icuName, pattern: pattern)
        for number in 0..<24 {
            expect(table.hour(number), try hour.text(epochSeconds: number * 3600), "\(skeleton) \(number)")
        }
        let time = try ICUDateFormat(icuName, pattern: try patterns.pattern("\(skeleton)m"))
        for number in stride(from: 0, to: 1440, by: 5) {
            let label = table.time(hour: number / 60, minute: number % 60)
            expect(label, try time.text(epochSeconds: number * 60), "\(skeleton)m \(number)")
        }
        let range = try ICUIntervalFormat(icuName, skeleton: "\(skeleton)m")
        let part = try ICUDateFormat(icuName, pattern: "B|m")
        let words = try (0..<24).map { hour in
            try part.text(epochSeconds: hour * 3600 + 1800).prefix { $0 != "|" }
        }
        for start in stride(from: 0, to: 1440, by: 60) {
            for end in stride(from: start + 10, to: 1440, by: 50) {
                let label = table.timeRange(from: (start / 60, start % 60), to: (end / 60, end % 60))
                if skeleton == "Bh", start / 720 == end / 720, words[start / 60] != words[end / 60] {
                    // ICU looks at the halves of the day alone and writes 下午1:00至7:00 for a time in the evening.
                    let text = String(decoding: label, as: UTF8.self)
                    #expect(text.contains(words[end / 60]), "\(icuName) \(start) \(end): \(text)")
                } else {
                    expect(label, try range.text(from: start * 60, to: end * 60), "\(skeleton)m \(start) \(end)")
                }
            }
        }
    }
}

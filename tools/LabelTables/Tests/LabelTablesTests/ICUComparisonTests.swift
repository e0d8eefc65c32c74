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
            compared += try Self.compare(try LabelTable(parsing: icuName), icuName: icuName)
        }
        print("compared \(compared) labels of \(ICU.locales.count) locales")
        #expect(compared > 1_500_000)
    }

    @Test(
        "Numbering systems other than the locale's own give ICU's digits",
        arguments: ["ar_EG@numbers=latn", "en_US@numbers=hanidec", "zh_CN@numbers=adlm", "de_DE@numbers=beng"])
    func numbering(_ identifier: String) throws {
        #expect(try Self.compare(try LabelTable(parsing: identifier), icuName: identifier) > 1000)
    }

    /// Compares the labels of a locale and returns how many there were.
    private static func compare(_ table: LabelTable, icuName: String) throws -> Int {
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

        let overrides = Overrides.topics(maximized: try ICU.maximized(String(icuName.prefix { $0 != "@" })))
        let hour = try overrides["hour"].map { try ICUDateFormat(icuName, pattern: $0) } ?? format("j")
        let minute = try ICUDateFormat(icuName, pattern: overrides["minute"] ?? "mm")
        let time = try format("jm")
        for number in 0..<24 {
            expect(table.hour(number), try hour.text(epochSeconds: number * 3600), "hour \(number)")
        }
        for number in 0..<60 {
            expect(table.minute(number), try minute.text(epochSeconds: number * 60), "minute \(number)")
        }
        for number in stride(from: 0, to: 1440, by: 5) {
            let label = table.time(hour: number / 60, minute: number % 60)
            expect(label, try time.text(epochSeconds: number * 60), "time \(number)")
        }

        let letter = try patterns.pattern("j").first { "hHkK".contains($0) }
        let range = try ICUIntervalFormat(icuName, skeleton: "\(letter ?? "H")m")
        for start in stride(from: 0, to: 1440, by: 60) {
            for end in stride(from: start + 10, to: 1440, by: 50) {
                let label = table.timeRange(from: (start / 60, start % 60), to: (end / 60, end % 60))
                expect(label, try range.text(from: start * 60, to: end * 60), "range \(start) \(end)")
            }
        }
        return compared
    }
}

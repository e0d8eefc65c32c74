import Foundation
import SlotLocale
import SlotTime
import Testing

/// Direction, digits, clocks and parts of the day in twenty locales, for people to read: Tests/Golden/locales.txt.
///
/// `make golden` writes it anew.
@Suite struct LocaleGoldenTests {
    private static let locales = [
        "zh_CN", "zh_TW", "zh_HK", "ja_JP", "ko_KR", "en_US", "en_GB", "de_DE", "fr_FR", "ru_RU", "ar_EG", "fa_IR",
        "he_IL", "hi_IN", "bn_BD", "th_TH", "vi_VN", "my_MM", "ti_ER", "tlh",
    ]

    @Test func `twenty locales read as their golden file says`() throws {
        let text = Self.locales.map(Self.page).joined(separator: "\n")
        let file = GoldenTests.directory.appendingPathComponent("locales.txt")
        if ProcessInfo.processInfo.environment["SLOTEXPORT_UPDATE_GOLDENS"] == "1" {
            try Data(text.utf8).write(to: file)
        }
        if let difference = try firstDifference(Array(text.utf8), [UInt8](Data(contentsOf: file))) {
            Issue.record("locales.txt, \(difference)")
        }
    }

    /// What a locale's labels look like, or why it has none.
    private static func page(_ locale: String) -> String {
        do {
            let table = try LocaleLabels(parsing: locale)
            let flexible = try LocaleLabels(parsing: locale, options: LabelOptions(dayPeriods: .flexible))
            let date = CivilDate(daysSinceEpoch: 20_607)
            let days = (0...2).compactMap { table.relativeDay($0) }
            let alone = WeekdayWidth.allCases.map { table.weekday(.wednesday, $0) }
            let inDates = WeekdayWidth.allCases.map { table.weekday(.wednesday, $0, .format) }
            let dates = [
                table.date(date), table.dateAndWeekday(date, .abbreviated), table.fullDate(date, .wide),
            ]
            return """
                \(locale)  \(table.direction.rawValue)  \(table.hourCycle)  weeks from \(table.firstWeekday)
                  days      \(line(days))
                  weekdays  \(line(alone)); in dates \(line(inDates))
                  dates     \(line(dates))
                  clock     \(clock(table))
                  flexible  \(clock(flexible))

                """
        } catch {
            return "\(locale)  refused: \(error)\n"
        }
    }

    private static func clock(_ table: LocaleLabels) -> String {
        let hours = [0, 3, 6, 9, 12, 15, 18, 22].map { table.hour($0) }
        let times = [table.time(hour: 9, minute: 5), table.time(hour: 15, minute: 40)]
        let ranges = [
            table.timeRange(from: (10, 0), to: (10, 10)), table.timeRange(from: (11, 30), to: (12, 30)),
            table.timeRange(from: (17, 0), to: (20, 0)),
        ]
        return "\(line(hours)); \(line([table.minute(5)])); \(line(times)); \(line(ranges))"
    }

    private static func line(_ labels: [[UInt8]]) -> String {
        labels.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " | ")
    }
}

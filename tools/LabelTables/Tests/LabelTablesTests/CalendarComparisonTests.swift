import ICULabels
import SlotLocale
import SlotTime
import Testing

/// Compares the dates of all calendars but the Gregorian one with ICU's own.
struct CalendarComparisonTests {
    /// Days from 2021 to 2029 that fall on every month, leap months of several kinds among them, and on every weekday.
    static let days: [CivilDate] = (0..<37).map { CivilDate(daysSinceEpoch: 18_700 + $0 * 81) }

    @Test(
        "The dates of every locale are ICU's, but for the documented overrides",
        arguments: CalendarSystem.allCases.filter { $0 != .gregorian })
    func allLocales(_ calendar: CalendarSystem) throws {
        var compared = 0
        for icuName in ICU.locales {
            let table = try LocaleLabels(parsing: icuName, options: LabelOptions(calendars: [calendar]))
            let reference = try CalendarReference(icuName, calendar.rawValue)
            // Each day in one width of the weekday, one after the other.
            let widths = [(WeekdayWidth.wide, "EEEE"), (.abbreviated, "E"), (.narrow, "EEEEE")]
            for (index, (width, letters)) in widths.enumerated() {
                let (short, full) = (try reference.format("MMM\(letters)d"), try reference.format("yMMM\(letters)d"))
                for day in stride(from: index, to: Self.days.count, by: 3).map({ Self.days[$0] }) {
                    let moment = day.daysSinceEpoch * 86_400
                    Self.expect(table.dateAndWeekday(day, width), try short(moment), icuName, day)
                    Self.expect(table.fullDate(day, width), try full(moment), icuName, day)
                    compared += 2
                }
            }
            let short = try reference.format("MMMd")
            for day in Self.days {
                Self.expect(table.date(day), try short(day.daysSinceEpoch * 86_400), icuName, day)
                compared += 1
            }
        }
        print("compared \(compared) dates of the calendar \(calendar.rawValue) in \(ICU.locales.count) locales")
        #expect(compared > 110_000)
    }

    @Test(
        "Every day of the table is ICU's in Chinese, Korean, Japanese and English",
        arguments: ["zh_CN", "ko_KR", "ja_JP", "en_US"])
    func lunisolarYears(_ icuName: String) throws {
        for calendar in [CalendarSystem.chinese, .dangi] {
            let table = try LocaleLabels(parsing: icuName, options: LabelOptions(calendars: [calendar]))
            let full = try CalendarReference(icuName, calendar.rawValue).format("yMMMEd")
            let range = calendar.range
            for number in range.lowerBound.daysSinceEpoch...range.upperBound.daysSinceEpoch {
                let day = CivilDate(daysSinceEpoch: number)
                Self.expect(table.fullDate(day, .abbreviated), try full(number * 86_400), icuName, day)
            }
        }
    }

    @Test("Eras are ICU's on the days around their beginnings", arguments: ["ja_JP", "en_US", "zh_TW"])
    func eras(_ icuName: String) throws {
        // The first days of Taisho, Showa, Heisei and Reiwa; of Minguo for the calendar of Taiwan.
        let beginnings: [(CalendarSystem, [Int])] = [
            (.japanese, [-20_974, -15_718, 6_947, 18_017]), (.roc, [-21_185]),
        ]
        for (calendar, days) in beginnings {
            let table = try LocaleLabels(parsing: icuName, options: LabelOptions(calendars: [calendar]))
            let full = try CalendarReference(icuName, calendar.rawValue).format("yMMMEd")
            for day in days.flatMap({ [$0 - 1, $0, $0 + 1, $0 + 400] }).map(CivilDate.init(daysSinceEpoch:)) {
                // ICU writes the first year of an era as 元年 in Japanese; here it is 1年.
                let expected = try full(day.daysSinceEpoch * 86_400).split(separator: "元", maxSplits: 1)
                Self.expect(table.fullDate(day, .abbreviated), expected.joined(separator: "1"), icuName, day)
            }
        }
    }

    @Test(
        "The year that a second calendar shows is ICU's in every locale",
        arguments: CalendarSystem.allCases.filter(\.hasGregorianMonths))
    func years(_ calendar: CalendarSystem) throws {
        for icuName in ICU.locales {
            let first = calendar == .gregorian ? CalendarSystem.buddhist : .gregorian
            let table = try LocaleLabels(parsing: icuName, options: LabelOptions(calendars: [first, calendar]))
            let year = try CalendarReference(icuName, calendar.rawValue).format("Gy")
            for day in [Self.days[0], Self.days[36]] {
                let label = table.calendarDate(day, in: calendar) ?? []
                Self.expect(label, try year(day.daysSinceEpoch * 86_400), icuName, day)
            }
        }
    }

    private static func expect(_ label: [UInt8], _ expected: String, _ icuName: String, _ day: CivilDate) {
        guard !label.elementsEqual(expected.utf8) else { return }
        Issue.record("\(icuName) \(day.parts): \(String(decoding: label, as: UTF8.self)), ICU: \(expected)")
    }
}

/// ICU's dates in one calendar, with what the label table overrides on purpose.
struct CalendarReference {
    private let icuName: String
    private let calendar: String
    private let patterns: ICUPatterns
    private let hasEras: Bool
    private let dayNames: ICUDateFormat?

    init(_ icuName: String, _ calendar: String) throws {
        self.icuName = icuName
        self.calendar = calendar
        patterns = try ICUPatterns(icuName, calendar: calendar)
        hasEras = try !ICUDateFormat(icuName, pattern: "G", calendar: calendar).text(epochSeconds: 0).hasPrefix("ERA")
        let isNamed =
            (calendar == "chinese" || calendar == "dangi") && ["zh", "yue"].contains { icuName.hasPrefix($0) }
        dayNames =
            isNamed ? try ICUDateFormat("\(icuName)@numbers=hanidays", pattern: "d", calendar: calendar) : nil
    }

    /// A formatter of seconds since 1970 for a skeleton.
    func format(_ skeleton: String) throws -> (Int) throws -> String {
        let pattern = try patterns.pattern(skeleton)
        guard let dayNames else {
            let format = try ICUDateFormat(
                icuName, pattern: hasEras ? pattern : PatternText.removingEra(in: pattern), calendar: calendar)
            return { try format.text(epochSeconds: $0) }
        }
        // The day's name stands where the pattern has its number, with or without 日, and a space before the weekday.
        let halves = pattern.split(separator: "d", maxSplits: 1)
        let formats = try halves.enumerated().map { index, half in
            var text = index == 1 && half.hasPrefix("日") ? half.dropFirst() : half
            if index == 1, text.hasPrefix("E") { text = " " + text }
            return try ICUDateFormat(icuName, pattern: String(text), calendar: calendar)
        }
        return { moment in
            let before = try formats[0].text(epochSeconds: moment)
            let after = formats.count > 1 ? try formats[1].text(epochSeconds: moment) : ""
            return try before + dayNames.text(epochSeconds: moment) + after
        }
    }
}

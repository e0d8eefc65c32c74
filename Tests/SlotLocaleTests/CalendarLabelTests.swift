import SlotLocale
import SlotTime
import Testing

/// Dates in other calendars as people read them.
struct CalendarLabelTests {
    @Test(
        "Month and day, with weekday, and with the year, as people of the locale write them",
        arguments: [
            ("zh_CN", "2026-10-10", "chinese", "九月初一 | 九月初一 周六 | 丙午年九月初一 周六"),
            ("zh_TW", "2026-02-17", "chinese", "正月初一 | 正月初一 週二 | 丙午年正月初一 週二"),
            // The leap month of 2025 (Hong Kong Observatory's conversion table).
            ("zh_CN", "2025-07-31", "chinese", "闰六月初七 | 闰六月初七 周四 | 乙巳年闰六月初七 周四"),
            ("zh_TW", "2025-07-31", "chinese", "閏六月初七 | 閏六月初七 週四 | 乙巳年閏六月初七 週四"),
            ("yue_HK", "2026-10-10", "chinese", "九月初一 | 九月初一 星期六 | 丙午年九月初一 星期六"),
            ("ko_KR", "2026-10-10", "dangi", "8월 30일 | 8월 30일 (토) | 2026년(병오년) 8월 30일 (토)"),
            ("en_US", "2025-07-31", "chinese", "Mo6bis 7 | Thu, Mo6bis 7 | Thu, Mo6bis 7, 2025"),
            ("es_ES", "2025-07-31", "chinese", "7-6bis | Jue 7-6bis | Jue, 7-6bis-2025"),
            ("th_TH", "2026-10-10", "buddhist", "10 ต.ค. | ส. 10 ต.ค. | ส. 10 ต.ค. 2569"),
            ("zh_TW", "2026-10-10", "roc", "10月10日 | 10月10日 週六 | 民國115年10月10日 週六"),
            ("ja_JP", "2026-10-10", "japanese", "10月10日 | 10月10日(土) | 令和8年10月10日(土)"),
            ("ja_JP", "2019-04-30", "japanese", "4月30日 | 4月30日(火) | 平成31年4月30日(火)"),
            ("fa_IR", "2026-10-10", "persian", "۱۸ مهر | شنبه ۱۸ مهر | شنبه ۱۸ مهر ۱۴۰۵"),
            (
                "ar_SA", "2026-10-10", "islamic-umalqura",
                "٢٩ ربيع الآخر | السبت، ٢٩ ربيع الآخر | السبت، ٢٩ ربيع الآخر ١٤٤٨ هـ"
            ),
            (
                "en_US", "2026-10-10", "islamic-civil",
                "Rab. II 27 | Sat, Rab. II 27 | Sat, Rab. II 27, 1448 AH"
            ),
            // 5787 is a leap year, 5786 is none: Adar II and Adar.
            ("en_US", "2027-03-10", "hebrew", "1 Adar II | Wed, 1 Adar II | Wed, 1 Adar II 5787"),
            ("en_US", "2027-02-10", "hebrew", "3 Adar I | Wed, 3 Adar I | Wed, 3 Adar I 5787"),
            ("en_US", "2026-02-20", "hebrew", "3 Adar | Fri, 3 Adar | Fri, 3 Adar 5786"),
            ("zh_CN", "2027-03-10", "hebrew", "7月1日 | 7月1日 周三 | 希伯来历5787年07月1日 周三"),
            ("hi_IN", "2026-10-10", "indian", "18 अश्विन | शनि, 18 अश्विन | शक शनि, 18 अश्विन 1948"),
            ("en_US", "2026-09-11", "coptic", "Tout 1 | Fri, Tout 1 | Fri, Tout 1, 1743"),
            ("am_ET", "2026-09-11", "ethiopic", "መስከረም 1 | ዓርብ፣ መስከረም 1 | ዓርብ፣ መስከረም 1 2019"),
        ])
    func dates(_ locale: String, _ date: String, _ name: String, _ expected: String) throws {
        let calendar = try #require(CalendarSystem(rawValue: name))
        let table = try LocaleLabels(parsing: locale, options: LabelOptions(calendars: [calendar]))
        #expect(try Self.labels(table, date) == expected)
        let isOwn = [("th_TH", "buddhist"), ("fa_IR", "persian")].contains { $0 == locale && $1 == name }
        #expect(table.identifier == (isOwn ? locale : "\(locale)@calendar=\(name)"))
        #expect(table.calendars == [calendar])
    }

    @Test("A locale asks for a calendar itself: -u-ca-, unless one is asked for by name")
    func tags() throws {
        let chinese = try LocaleLabels(parsing: "zh-CN-u-ca-chinese")
        #expect(try Self.labels(chinese, "2026-10-10") == "九月初一 | 九月初一 周六 | 丙午年九月初一 周六")
        let thai = try LocaleLabels(parsing: "th_TH@calendar=buddhist;numbers=thai")
        #expect(try Self.labels(thai, "2026-10-10") == "๑๐ ต.ค. | ส. ๑๐ ต.ค. | ส. ๑๐ ต.ค. ๒๕๖๙")
        #expect(thai.identifier == "th_TH@numbers=thai")
        let gregorian = try LocaleLabels(
            parsing: "zh-CN-u-ca-chinese", options: LabelOptions(calendars: [.gregorian]))
        #expect(try Self.labels(gregorian, "2026-10-10") == "10月10日 | 10月10日 周六 | 2026年10月10日 周六")
        #expect(gregorian.identifier == "zh_CN")
    }

    @Test(
        "A second calendar shows month and day behind the first one's date, or where these are the same its year",
        arguments: [
            ("zh_CN", "gregorian,chinese", "10月10日 九月初一 | 10月10日 周六 九月初一 | 2026年10月10日 周六 九月初一"),
            ("zh_CN", "chinese,gregorian", "九月初一 10月10日 | 九月初一 周六 10月10日 | 丙午年九月初一 周六 10月10日"),
            ("zh_CN", "chinese,buddhist", "九月初一 10月10日 | 九月初一 周六 10月10日 | 丙午年九月初一 周六 10月10日"),
            (
                "zh_CN", "gregorian,buddhist",
                "10月10日 佛历2569年 | 10月10日 周六 佛历2569年 | 2026年10月10日 周六 佛历2569年"
            ),
            ("zh_TW", "gregorian,roc", "10月10日 民國115年 | 10月10日 週六 民國115年 | 2026年10月10日 週六 民國115年"),
            ("ja_JP", "gregorian,japanese", "10月10日 令和8年 | 10月10日(土) 令和8年 | 2026年10月10日(土) 令和8年"),
            (
                "th_TH", "gregorian,buddhist",
                "10 ต.ค. พ.ศ. 2569 | ส. 10 ต.ค. พ.ศ. 2569 | ส. 10 ต.ค. 2026 พ.ศ. 2569"
            ),
            (
                "th_TH", "buddhist,gregorian",
                "10 ต.ค. ค.ศ. 2026 | ส. 10 ต.ค. ค.ศ. 2026 | ส. 10 ต.ค. 2569 ค.ศ. 2026"
            ),
            ("ja_JP", "japanese,gregorian", "10月10日 西暦2026年 | 10月10日(土) 西暦2026年 | 令和8年10月10日(土) 西暦2026年"),
            ("zh_TW", "roc,japanese", "10月10日 令和8年 | 10月10日 週六 令和8年 | 民國115年10月10日 週六 令和8年"),
            ("en_US", "gregorian,buddhist", "Oct 10 2569 BE | Sat, Oct 10 2569 BE | Sat, Oct 10, 2026 2569 BE"),
        ])
    func twoCalendars(_ locale: String, _ names: String, _ expected: String) throws {
        let calendars = names.split(separator: ",").compactMap { CalendarSystem(rawValue: String($0)) }
        let table = try LocaleLabels(parsing: locale, options: LabelOptions(calendars: calendars))
        #expect(try Self.labels(table, "2026-10-10") == expected)
        let second = try #require(table.calendarDate(try Self.date("2026-10-10"), in: calendars[1]))
        #expect(expected.hasSuffix(" " + String(decoding: second, as: UTF8.self)))
    }

    @Test("In every locale a second calendar with the same months shows its year")
    func secondYears() throws {
        let date = try Self.date("2026-10-10")
        for locale in LocaleLabels.identifiers {
            let latin = locale + "@numbers=latn"
            for (second, year) in [(CalendarSystem.buddhist, "2569"), (.roc, "115"), (.japanese, "8")] {
                let table = try LocaleLabels(parsing: latin, options: LabelOptions(calendars: [.gregorian, second]))
                let label = String(decoding: try #require(table.calendarDate(date, in: second)), as: UTF8.self)
                #expect(label.contains(year) && label.utf8.count > year.utf8.count, "\(locale) \(second) \(label)")
                let turned = try LocaleLabels(parsing: latin, options: LabelOptions(calendars: [second, .gregorian]))
                let gregorian = String(decoding: try #require(turned.calendarDate(date, in: .gregorian)), as: UTF8.self)
                #expect(gregorian.contains("2026") && gregorian.utf8.count > 4, "\(locale) \(gregorian)")
            }
        }
    }

    @Test("A calendar that is in no label has no date in labels")
    func noDate() throws {
        let table = try LocaleLabels(parsing: "zh_CN", options: LabelOptions(calendars: [.gregorian, .chinese]))
        #expect(table.calendarDate(try Self.date("2026-10-10"), in: .chinese) == Array("九月初一".utf8))
        #expect(table.calendarDate(try Self.date("2026-10-10"), in: .hebrew) == nil)
    }

    @Test("Every label of a day is its own for two years, in every calendar and width")
    func uniqueDays() throws {
        for locale in ["zh_CN", "en_US", "am_ET", "he_IL", "ar_EG", "es_ES"] {
            for calendar in CalendarSystem.allCases {
                for calendars in [[calendar], [calendar, .gregorian], [.gregorian, calendar]]
                where calendars.count == 1 || calendar != .gregorian {
                    let table = try LocaleLabels(parsing: locale, options: LabelOptions(calendars: calendars))
                    for width in WeekdayWidth.allCases {
                        let labeler = DayLabeler(table: table, style: DayLabelStyle(weekdayWidth: width))
                        let today = try Self.date("2026-06-01")
                        let labels = (0..<800).map { labeler.label(for: today.advanced(byDays: $0), offset: $0) }
                        #expect(Set(labels).count == labels.count, "\(locale) \(calendars) \(width)")
                    }
                }
            }
        }
    }

    @Test("A date that a calendar isn't known for is shown as ISO 8601 has it, and can be found out before")
    func outOfRange() throws {
        let table = try LocaleLabels(parsing: "zh_CN", options: LabelOptions(calendars: [.gregorian, .chinese]))
        let (last, next) = (try Self.date("2101-01-28"), try Self.date("2101-01-29"))
        #expect(String(decoding: table.date(next), as: UTF8.self) == "1月29日 2101-01-29")
        try table.checkRange(last, last)
        #expect(throws: CalendarError(calendar: .chinese, date: next)) { try table.checkRange(last, next) }
        let first = CalendarSystem.chinese.range.lowerBound.advanced(byDays: -1)
        #expect(throws: CalendarError(calendar: .chinese, date: first)) { try table.checkRange(first, next) }
    }

    @Test("Plain spaces are those of a place's own words too")
    func plainSpaces() throws {
        var words = LabelOverrides()
        try words.set(.today, to: ["a\u{A0}b"])
        try words.set(.date, to: ["M\u{202F}d"])
        let table = try LocaleLabels.reading(
            LocaleTag(parsing: "zh_CN"), words, options: LabelOptions(hasPlainSpaces: true)
        ).get()
        #expect(table.relativeDay(0) == Array("a b".utf8))
        #expect(table.date(try Self.date("2026-10-10")) == Array("10 10".utf8))
    }

    @Test("A place's own patterns are for Gregorian dates; its weekdays stand in every calendar")
    func ownWords() throws {
        var words = LabelOverrides()
        try words.set(.abbreviatedWeekdays, to: ["一", "二", "三", "四", "五", "六", "日"])
        #expect(try Self.labels(try Self.table(words, [.chinese]), "2026-10-10") == "九月初一 | 九月初一 六 | 丙午年九月初一 六")
        try words.set(.date, to: ["M/d"])
        var full = LabelOverrides()
        try full.set(.fullDate, to: ["y/M/d"])
        #expect(throws: LabelOverridesError.self) { try Self.table(full, [.chinese, .gregorian]) }
        #expect(throws: LabelOverridesError.self) { try Self.table(words, [.chinese]) }
        // Of the second calendar only the year is shown.
        #expect(throws: LabelOverridesError.self) { try Self.table(words, [.roc, .gregorian]) }
        let both = try Self.table(words, [.gregorian, .chinese])
        #expect(try Self.labels(both, "2026-10-10") == "10/10 九月初一 | 10月10日 六 九月初一 | 2026年10月10日 六 九月初一")
    }

    private static func table(_ words: LabelOverrides, _ calendars: [CalendarSystem]) throws -> LocaleLabels {
        try LocaleLabels.reading(
            LocaleTag(parsing: "zh_CN"), words, options: LabelOptions(calendars: calendars)
        ).get()
    }

    private static func labels(_ table: LocaleLabels, _ text: String) throws -> String {
        let date = try date(text)
        return [table.date(date), table.dateAndWeekday(date, .abbreviated), table.fullDate(date, .abbreviated)]
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " | ")
    }

    private static func date(_ text: String) throws -> CivilDate {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
    }
}

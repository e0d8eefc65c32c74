import JSON5
import SlotPlaces
import SlotLocale
import SlotTime
import Testing

/// Words of a place's own: `labels` of a place file.
@Suite struct LabelOverridesTests {
    static let seven = "['a','b','c','d','e','f','g']"

    /// The locale's label after own words: `today`, `10 h`, `5 m` and so on.
    private func table(_ text: String, _ locale: String) throws -> LocaleLabels {
        let labels = try #require(try settings("{labels: \(text)}").labels)
        let tag = try LocaleTag(parsing: locale)
        return try LocaleLabels.reading(tag, labels.words(for: tag)).get()
    }

    @Test(arguments: [
        ("{zh: {today: '今日'}}", "zh_CN", "今日 明天 后天 周三 10点 05分 10:05 6月3日"),
        ("{zh: {today: '今日'}}", "zh_TW", "今日 明天 後天 週三 上午10點 05分 上午10:05 6月3日"),
        // A pattern that counts to 23 does so whatever the locale asks for.
        ("{zh: {hour: 'H时'}}", "zh-CN-u-hc-h12", "今天 明天 后天 周三 10时 05分 上午10:05 6月3日"),
        ("{zh_TW: {today: '今日'}}", "zh_CN", "今天 明天 后天 周三 10点 05分 10:05 6月3日"),
        ("{zh_TW: {today: '今日'}}", "zh-Hant-TW", "今日 明天 後天 週三 上午10點 05分 上午10:05 6月3日"),
        ("{zh_Hant: {hour: 'H時'}}", "zh_TW", "今天 明天 後天 週三 10時 05分 上午10:05 6月3日"),
        ("{zh_TW: {hour: 'H時'}, zh: {hour: 'H时', minute: 'm'}}", "zh_TW", "今天 明天 後天 週三 10時 5 上午10:05 6月3日"),
        ("{zh: {dayAfterTomorrow: '大后', time: 'ah.mm', am: '早', pm: '晚'}}", "zh_CN", "今天 明天 大后 周三 10点 05分 早10.05 6月3日"),
        (
            "{en: {dayAfterTomorrow: 'overmorrow', date: 'd MMMM', months: {wide: ['a','b','c','d','e','f','g','h','i','j','k','l']}}}",
            "en_GB", "Today Tomorrow overmorrow Wed 10 05 10:05 3 f"
        ),
        (
            "{de: {hour: \"H 'Uhr'\", weekdays: {abbreviated: \(seven)}}}", "de_DE",
            "Heute Morgen Übermorgen c 10 Uhr 05 10:05 3. Juni"
        ),
    ])
    func `Own words stand in the place of the locale's, and the more specific entry wins`(
        labels: String, locale: String, expected: String
    ) throws {
        let table = try table(labels, locale)
        let date = try #require(CivilDate(year: 2026, month: 6, day: 3))
        let parts =
            (0...2).compactMap { table.relativeDay($0) } + [
                table.weekday(.wednesday, .abbreviated), table.hour(10), table.minute(5),
                table.time(hour: 10, minute: 5), table.date(date),
            ]
        #expect(parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") == expected)
    }

    @Test func `Own patterns of dates have the weekday in each width, and a range shows both its ends`() throws {
        let table = try table(
            "{zh_CN: {dateAndWeekday: 'M/d EEE', fullDate: 'y/M/d EEE', timeRange: 'H:mm~H:mm'}}", "zh_CN")
        let date = try #require(CivilDate(year: 2026, month: 6, day: 3))
        let labels = [
            table.dateAndWeekday(date, .wide), table.dateAndWeekday(date, .narrow), table.fullDate(date, .wide),
        ]
        #expect(labels.map { String(decoding: $0, as: UTF8.self) } == ["6/3 星期三", "6/3 三", "2026/6/3 星期三"])
        #expect(table.timeRange(from: (9, 5), to: (13, 0)) == Array("9:05~13:00".utf8))
    }

    @Test(arguments: [
        ("[]", "1:2: labels [...]: must be an object, { locale: { key: text } }"),
        ("{zz_ZZ: {}}", "1:11: labels: no labels for locale \"zz_ZZ\", did you mean \"az_AZ\"?"),
        ("{chinese: {}}", "1:11: labels: not a locale: \"chinese\", did you mean \"zh\"?"),
        (
            "{'ar-EG-u-nu-latn': {}}",
            "1:11: labels.ar-EG-u-nu-latn: must be a language with its script and region and nothing else"
        ),
        ("{zh_CN: {}, 'zh-CN': {}}", "1:22: labels.zh-CN: must name each locale once, and zh_CN has words"),
        ("{zh: 'x'}", "1:11: labels.zh \"x\": must be an object, { key: text, ... }"),
        ("{zh: {tody: 'x'}}", "1:16: unknown key \"tody\" in labels.zh; did you mean \"today\"?"),
        ("{zh: {weekdays: {wid: []}}}", "1:27: unknown key \"wid\" in labels.zh.weekdays; did you mean \"wide\"?"),
        (
            "{zh: {months: {narrow: []}}}",
            "1:25: unknown key \"narrow\" in labels.zh.months; there are wide and abbreviated"
        ),
        (
            "{zh: {'weekdays.wide': []}}",
            "1:16: unknown key \"weekdays.wide\" in labels.zh; there are today, tomorrow, dayAfterTomorrow, weekdays, months, am, pm, hour, minute, time, timeRange, date, dateAndWeekday and fullDate"
        ),
        ("{zh: {today: 5}}", "1:16: labels.zh.today 5: must be text in quotes"),
        ("{zh: {today: ''}}", "1:16: labels.zh.today \"\": must not be empty"),
        ("{zh: {today: ' '}}", "1:16: labels.zh.today \" \": must not be empty"),
        (
            "{zh: {today: 'a\\u0007'}}",
            "1:16: labels.zh.today \"a\\u{7}\": must not hold control characters: U+0007 is character 2"
        ),
        ("{zh: {weekdays: {wide: 'x'}}}", "1:27: labels.zh.weekdays.wide \"x\": must be a list of 7 texts"),
        ("{zh: {weekdays: {wide: ['x']}}}", "1:27: labels.zh.weekdays.wide [...]: must be 7 texts, and has 1"),
        ("{zh: {weekdays: {wide: [1]}}}", "1:34: labels.zh.weekdays.wide[0] 1: must be text in quotes"),
        (
            "{zh: {weekdays: {wide: ['a','b','c',\n 'd','e', ' ','g']}}}",
            "2:11: labels.zh.weekdays.wide[5] \" \": must not be empty"
        ),
        (
            "{zh: {weekdays: {wide: ['a','b','c','d','e','f','a']}}}",
            "1:58: labels.zh.weekdays.wide[6] \"a\": must be another text: number 1 and number 7 are the same"
        ),
        (
            "{zh: {hour: 'D'}}",
            "1:16: labels.zh.hour \"D\": must not use the letter D, only H, h, K, k, a, b and B; put text with letters in quotes: 'text'"
        ),
        (
            "{zh: {fullDate: 'YMd'}}",
            "1:16: labels.zh.fullDate \"YMd\": must not use the letter Y, only y, M, L, d, E and c; put text with letters in quotes: 'text'; did you mean \"y\"?"
        ),
        ("{zh: {hour: 'HHH'}}", "1:16: labels.zh.hour \"HHH\": must write H as H or HH, not HHH"),
        ("{zh: {hour: \"H'x\"}}", "1:16: labels.zh.hour \"H'x\": must close its quote '; an apostrophe is written ''"),
        ("{zh: {hour: 'a'}}", "1:16: labels.zh.hour \"a\": must show H, h, K or k"),
        (
            "{zh: {hour: 'h'}}",
            "1:16: labels.zh.hour \"h\": must show a too: h and K are the same before and after noon"
        ),
        ("{zh: {minute: '分'}}", "1:16: labels.zh.minute \"分\": must show m"),
        ("{zh: {date: 'M'}}", "1:16: labels.zh.date \"M\": must show d"),
        ("{zh: {timeRange: 'H:mm'}}", "1:16: labels.zh.timeRange \"H:mm\": must show two times, the start and the end"),
        (
            "{zh: {timeRange: 'H:mm H:mm H:mm'}}",
            "1:16: labels.zh.timeRange \"H:mm H:mm H:mm\": must show two times, the start and the end"
        ),
        ("{zh: {timeRange: 'H:mm-H'}}", "1:16: labels.zh.timeRange \"H:mm-H\": must show m in its second time"),
        (
            "{zh: {date: 'Md'}}",
            "1:16: labels.zh.date \"Md\": must give labels that differ: month 1 day 11 and month 11 day 1 would be the same"
        ),
        (
            "{zh: {time: 'Hm'}}",
            "1:16: labels.zh.time \"Hm\": must give labels that differ: 1:10 and 11:00 would be the same"
        ),
        (
            "{zh: {today: '明天'}}",
            "1:16: labels.zh.today \"明天\": must give labels that differ: today and tomorrow would be the same"
        ),
        (
            "{zh: {today: '周三'}}",
            "1:16: labels.zh.today \"周三\": must give labels that differ: today and wednesday would be the same"
        ),
        (
            "{zh: {hour: 'ah', am: '下午'}}",
            "1:28: labels.zh.am \"下午\": must give labels that differ: hour 0 and hour 12 would be the same"
        ),
        (
            "{zh_CN: {today: '明日'}, zh: {tomorrow: '明日'}}",
            "1:19: labels.zh_CN.today \"明日\": must give labels that differ: today and tomorrow would be the same"
        ),
    ])
    func `Bad own words are refused with their place, path, value and rule`(labels: String, message: String) {
        #expect(refusal("{labels: \(labels)}") == message)
    }
}

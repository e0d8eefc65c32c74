import SlotLocale
import SlotTime
import Testing

/// What people read, one locale a case.
///
/// NNBSP and NBSP are written `~` here, the mark U+200F and thin spaces as they are.
struct LabelTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let locale: String
        let days: String
        let wednesday: String
        let june3: String
        let hours: String
        let times: String

        var testDescription: String { locale }
    }

    static let cases = [
        Case(
            locale: "zh_CN", days: "前天 昨天 今天 明天 后天", wednesday: "星期三 周三 三",
            june3: "6月3日 | 6月3日 周三 | 2026年6月3日 周三", hours: "0点 10点 22点 40分 05分",
            times: "09:05 | 09:05\u{2009}–\u{2009}13:40"),
        Case(
            locale: "zh_TW", days: "前天 昨天 今天 明天 後天", wednesday: "星期三 週三 三",
            june3: "6月3日 | 6月3日 週三 | 2026年6月3日 週三", hours: "上午12點 上午10點 下午10點 40分 05分",
            times: "上午9:05 | 上午9:05至下午1:40"),
        Case(
            locale: "zh_HK", days: "前日 昨日 今日 明日 後日", wednesday: "星期三 週三 三",
            june3: "6月3日 | 6月3日 週三 | 2026年6月3日 週三", hours: "上午12點 上午10點 下午10點 40分 05分",
            times: "上午9:05 | 上午9:05至下午1:40"),
        Case(
            locale: "en_US", days: "- Yesterday Today Tomorrow -", wednesday: "Wednesday Wed W",
            june3: "Jun 3 | Wed, Jun 3 | Wed, Jun 3, 2026", hours: "12~AM 10~AM 10~PM 40 05",
            times: "9:05~AM | 9:05~AM\u{2009}–\u{2009}1:40~PM"),
        Case(
            locale: "en_GB", days: "- Yesterday Today Tomorrow -", wednesday: "Wednesday Wed W",
            june3: "3 Jun | Wed 3 Jun | Wed, 3 Jun 2026", hours: "00 10 22 40 05",
            times: "09:05 | 09:05–13:40"),
        Case(
            locale: "ja_JP", days: "一昨日 昨日 今日 明日 明後日", wednesday: "水曜日 水 水",
            june3: "6月3日 | 6月3日(水) | 2026年6月3日(水)", hours: "0時 10時 22時 40分 05分", times: "9:05 | 9:05～13:40"),
        Case(
            locale: "ko_KR", days: "그저께 어제 오늘 내일 모레", wednesday: "수요일 수 수",
            june3: "6월 3일 | 6월 3일 (수) | 2026년 6월 3일 (수)", hours: "오전 12시 오전 10시 오후 10시 40분 05분",
            times: "오전 9:05 | 오전 9:05 ~ 오후 1:40"),
        Case(
            locale: "de_DE", days: "Vorgestern Gestern Heute Morgen Übermorgen", wednesday: "Mittwoch Mi M",
            june3: "3. Juni | Mi., 3. Juni | Mi., 3. Juni 2026", hours: "00 Uhr 10 Uhr 22 Uhr 40 05",
            times: "09:05 | 09:05–13:40"),
        Case(
            locale: "fr_FR", days: "Avant-hier Hier Aujourd’hui Demain Après-demain", wednesday: "Mercredi Mer. M",
            june3: "3 juin | Mer. 3 juin | Mer. 3 juin 2026", hours: "00 h 10 h 22 h 40 05",
            times: "09:05 | 09:05\u{2009}–\u{2009}13:40"),
        Case(
            locale: "ar_EG", days: "أول أمس أمس اليوم غدًا بعد الغد", wednesday: "الأربعاء الأربعاء ر",
            june3: "٣ يونيو | الأربعاء، ٣ يونيو | الأربعاء، ٣ يونيو ٢٠٢٦", hours: "١٢~ص ١٠~ص ١٠~م ٤٠ ٠٥",
            times: "٩:٠٥ ص | ٩:٠٥ ص\u{2009}–\u{2009}١:٤٠ م"),
    ]

    @Test("Days, weekdays, dates, hours and times read as people of the locale write them", arguments: cases)
    func labels(_ expected: Case) throws {
        let table = try LocaleLabels(parsing: expected.locale)
        let date = try #require(CivilDate(year: 2026, month: 6, day: 3))
        #expect(text((-2...2).map { table.relativeDay($0) ?? Array("-".utf8) }) == expected.days)
        #expect(text(WeekdayWidth.allCases.map { table.weekday(.wednesday, $0) }) == expected.wednesday)
        let dates = [table.date(date), table.dateAndWeekday(date, .abbreviated), table.fullDate(date, .abbreviated)]
        #expect(text(dates, " | ") == expected.june3)
        #expect(text([0, 10, 22].map(table.hour) + [40, 5].map(table.minute)) == expected.hours)
        let times = [table.time(hour: 9, minute: 5), table.timeRange(from: (9, 5), to: (13, 40))]
        #expect(text(times, " | ") == expected.times)
        #expect(table.identifier == expected.locale)
        #expect(table.isRightToLeft == (expected.locale == "ar_EG"))
    }

    @Test("A Sunday is 周日, not 周七 or an empty name (jsCalendar#18, dayjs#1659)")
    func sunday() throws {
        let table = try LocaleLabels(parsing: "zh_CN")
        let date = try #require(CivilDate(year: 2026, month: 6, day: 7))
        #expect(text(WeekdayWidth.allCases.map { table.weekday(date.weekday, $0) }) == "星期日 周日 日")
        #expect(text([table.dateAndWeekday(date, .wide)]) == "6月7日 星期日")
    }

    @Test("The seven weekdays of each width are different words, in order from Monday")
    func weekdays() throws {
        let table = try LocaleLabels(parsing: "zh_CN")
        #expect(text(Weekday.allCases.map { table.weekday($0, .narrow) }) == "一 二 三 四 五 六 日")
        for identifier in LocaleLabels.identifiers {
            let table = try LocaleLabels(parsing: identifier)
            for width in [WeekdayWidth.wide, .abbreviated] {
                #expect(Set(Weekday.allCases.map { table.weekday($0, width) }).count == 7)
            }
        }
    }

    @Test(
        "Around the new year the calendar year is shown, never that of the week (FSCalendar#1264, CotEditor#918)",
        arguments: ["zh_CN", "en_US", "de_DE", "ja_JP"])
    func yearOfTheWeek(_ locale: String) throws {
        let table = try LocaleLabels(parsing: locale)
        let first = try #require(CivilDate(year: 2026, month: 12, day: 27))
        for offset in 0..<8 {
            let label = text([table.fullDate(first.advanced(byDays: offset), .abbreviated)])
            #expect(label.contains(offset < 5 ? "2026" : "2027"))
            #expect(!label.contains(offset < 5 ? "2027" : "2026"))
        }
    }

    @Test("Each width brings its own pattern where the locale has one")
    func widths() throws {
        let date = try #require(CivilDate(year: 2026, month: 6, day: 3))
        let japanese = try LocaleLabels(parsing: "ja_JP")
        let german = try LocaleLabels(parsing: "de_DE")
        let labels = { (table: LocaleLabels) in
            text(WeekdayWidth.allCases.map { table.dateAndWeekday(date, $0) }, " | ")
        }
        #expect(labels(japanese) == "6月3日水曜日 | 6月3日(水) | 6月3日(水)")
        #expect(labels(german) == "Mittwoch, 3. Juni | Mi., 3. Juni | M, 3. Juni")
    }

    @Test("A range past midnight or of a whole day names the half of the day at both ends")
    func rangePastMidnight() throws {
        let table = try LocaleLabels(parsing: "en_US")
        let ranges = [((22, 0), (1, 30)), ((23, 0), (22, 0)), ((9, 0), (9, 0)), ((9, 0), (10, 0)), ((9, 0), (9, 10))]
        #expect(
            ranges.map { text([table.timeRange(from: $0, to: $1)]).replacing("\u{2009}–\u{2009}", with: "–") } == [
                "10:00~PM–1:30~AM", "11:00~PM–10:00~PM", "9:00~AM–9:00~AM", "9:00–10:00~AM", "9:00–9:10~AM",
            ])
    }

    @Test("No argument traps")
    func extremes() throws {
        for identifier in LocaleLabels.identifiers {
            let table = try LocaleLabels(parsing: identifier)
            #expect(table.hour(24) == table.hour(0))
            #expect(table.hour(-1) == table.hour(23))
            #expect(table.minute(.min).count > 0)
            #expect(table.minute(.max).count > 0)
            #expect(table.relativeDay(.min) == nil)
            #expect(table.time(hour: .max, minute: .min).count > 0)
            for days in [-400_000_000, -719_469, 0, 400_000_000] {
                #expect(table.fullDate(CivilDate(daysSinceEpoch: days), .wide).count > 0)
            }
            #expect(table.timeRange(from: (23, 0), to: (1, 0)).count > 0)
        }
    }
}

/// Labels as text, joined; the spaces that do not break are shown as `~`.
func text(_ labels: [[UInt8]], _ separator: String = " ") -> String {
    let joined = labels.map { String(decoding: $0, as: UTF8.self) }.joined(separator: separator)
    return String(String.UnicodeScalarView(joined.unicodeScalars.map { $0 == "\u{202F}" || $0 == "\u{A0}" ? "~" : $0 }))
}

import SlotLocale
import SlotTime
import Testing

/// Hours and times on other clocks than the locale's own.
struct ClockLabelTests {
    @Test(
        "Hours are counted as the locale is asked for",
        arguments: [
            ("en-US", "12~AM 10~AM 12~PM 10~PM", "12:05~AM", "h12"),
            ("en-US-u-hc-h23", "00 10 12 22", "00:05", "h23"), ("en-US-u-hc-h24", "24 10 12 22", "24:05", "h24"),
            ("en-US-u-hc-h11", "0~AM 10~AM 0~PM 10~PM", "0:05~AM", "h11"),
            ("zh-CN", "0点 10点 12点 22点", "00:05", "h23"),
            ("zh-CN-u-hc-h12", "上午12点 上午10点 下午12点 下午10点", "上午12:05", "h12"),
            ("zh-TW-u-hc-h12", "上午12點 上午10點 下午12點 下午10點", "上午12:05", "h12"),
            ("ja-JP-u-hc-h11", "午前0時 午前10時 午後0時 午後10時", "午前0:05", "h11"),
            ("ja-JP-u-hc-h12", "午前12時 午前10時 午後12時 午後10時", "午前12:05", "h12"),
            ("de-DE-u-hc-h12", "12 Uhr AM 10 Uhr AM 12 Uhr PM 10 Uhr PM", "12:05~AM", "h12"),
        ])
    func cycles(_ locale: String, _ hours: String, _ time: String, _ cycle: String) throws {
        let table = try LocaleLabels(parsing: locale)
        #expect(text([0, 10, 12, 22].map(table.hour)) == hours)
        #expect(text([table.time(hour: 0, minute: 5)]) == time)
        #expect(table.hourCycle.rawValue == cycle)
    }

    @Test(
        "Flexible day periods name the parts of the day as people do",
        arguments: [
            ("zh_CN", "凌晨3点 早上6点 上午9点 中午12点 下午3点 晚上10点", "下午3:05"),
            ("zh_TW", "凌晨3點 清晨6點 上午9點 中午12點 下午3點 晚上10點", "下午3:05"),
            ("ja_JP", "夜中3時 朝6時 朝9時 正午0時 昼3時 夜10時", "昼3:05"),
            (
                "en_US",
                "3 in the morning 6 in the morning 9 in the morning 12 noon 3 in the afternoon 10 at night",
                "3:05 in the afternoon"
            ),
            (
                "de_DE", "3 Uhr nachts 6 Uhr morgens 9 Uhr morgens 12 Uhr mittags 3 Uhr nachmittags 10 Uhr abends",
                "3:05 nachmittags"
            ),
        ])
    func flexible(_ locale: String, _ hours: String, _ time: String) throws {
        let table = try LocaleLabels(parsing: locale, options: LabelOptions(dayPeriods: .flexible))
        #expect(text([3, 6, 9, 12, 15, 22].map(table.hour)) == hours)
        #expect(text([table.time(hour: 15, minute: 5)]) == time)
    }

    @Test("A range names the part of the day at both ends where one word is not true for both")
    func flexibleRanges() throws {
        let table = try LocaleLabels(parsing: "zh_CN", options: LabelOptions(dayPeriods: .flexible))
        let ranges = [((9, 0), (10, 0)), ((9, 0), (9, 10)), ((8, 0), (13, 0)), ((13, 0), (19, 0)), ((12, 0), (13, 0))]
        #expect(
            ranges.map { text([table.timeRange(from: $0, to: $1)]) } == [
                "上午9:00至10:00", "上午9:00至9:10", "上午8:00至下午1:00", "下午1:00至晚上7:00", "中午12:00至下午1:00",
            ])
    }

    @Test("Flexible day periods on a clock of 24 hours are refused")
    func contradiction() {
        #expect {
            _ = try LocaleLabels(parsing: "zh-CN-u-hc-h23", options: LabelOptions(dayPeriods: .flexible))
        } throws: {
            "\($0)" == #"hour cycle "h23": must be h11 or h12 with flexible day periods; did you mean "h12"?"#
        }
    }

    @Test("Spaces that do not break and thin ones become plain where that is asked for")
    func plainSpaces() throws {
        let options = LabelOptions(hasPlainSpaces: true)
        let english = try LocaleLabels(parsing: "en_US", options: options)
        #expect(String(decoding: english.time(hour: 9, minute: 5), as: UTF8.self) == "9:05 AM")
        let range = english.timeRange(from: (9, 5), to: (13, 40))
        #expect(String(decoding: range, as: UTF8.self) == "9:05 AM – 1:40 PM")
        for identifier in LocaleLabels.identifiers {
            let table = try LocaleLabels(parsing: identifier, options: options)
            let date = CivilDate(daysSinceEpoch: 20_000)
            let labels = (0..<24).flatMap { [table.hour($0), table.timeRange(from: ($0, 0), to: ($0, 10))] }
            for label in labels + [table.fullDate(date, .wide), table.dateAndWeekday(date, .narrow)] {
                let scalars = String(decoding: label, as: UTF8.self).unicodeScalars
                #expect(!scalars.contains { ["\u{A0}", "\u{202F}", "\u{2009}"].contains($0) }, "\(identifier)")
            }
        }
    }

    @Test(
        "Weeks begin where the region begins them; China's on Monday",
        arguments: [
            ("zh_CN", 1), ("bo_CN", 1), ("ug_CN", 1), ("zh_TW", 7), ("zh_HK", 7), ("en_US", 7), ("en_GB", 1),
            ("de_DE", 1), ("ar_EG", 6), ("fa_IR", 6), ("he_IL", 7), ("ar_DZ", 6), ("fr_DZ", 6), ("ar_JO", 6),
            ("zh-CN-u-fw-sat", 6),
        ])
    func firstWeekdays(_ locale: String, _ weekday: Int) throws {
        #expect(try LocaleLabels(parsing: locale).firstWeekday.rawValue == weekday)
    }

    @Test("A weekday has another form in a date than by itself where the language makes a difference")
    func weekdayForms() throws {
        let german = try LocaleLabels(parsing: "de_DE")
        #expect(text(NameForm.allCases.map { german.weekday(.wednesday, .abbreviated, $0) }) == "Mi. Mi")
    }
}

import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import Testing

/// The dates of a document and what they are called; the numbers are those of public reports.
struct DayRowTests {
    @Test(arguments: [
        "zh_CN Asia/Shanghai 2026-06-01T10:16:00+08:00 3 20 -> 06-01 今天, 06-02 明天, 06-03 周三",
        "en_US Asia/Shanghai 2026-06-01T10:16:00+08:00 3 20 -> 06-01 Today, 06-02 Tomorrow, 06-03 Wed",
        // QFDatePicker: 29 minutes a day were shown as today's when they were tomorrow's.
        "zh_CN Asia/Shanghai 2026-06-01T23:31:00+08:00 3 20 -> 06-02 明天, 06-03 周三",
        // NateWr/restaurant-reservations #140: notice that crosses midnight.
        "zh_CN Asia/Shanghai 2026-06-01T22:00:00+08:00 2 240 -> 06-02 明天",
        // mskocik/svelty-picker #28, JonasWanke/timetable #81, Twipped/Kalendae #90: today was off by one.
        "zh_CN Asia/Shanghai 2022-05-08T18:00:00Z 2 0 -> 05-09 今天, 05-10 明天",
        // redmine #13, ovumcy-web #496: days without a midnight slipped to the day before.
        "zh_CN America/Havana 2026-03-07T12:00:00-05:00 3 0 -> 03-07 今天, 03-08 明天, 03-09 周一",
        "zh_CN America/Asuncion 2024-10-06T12:00:00-03:00 1 0 -> 10-06 今天",
        "zh_CN America/New_York 2026-11-01T00:30:00-04:00 3 20 -> 11-01 今天, 11-02 明天, 11-03 周二",
        // The date after one that was skipped is tomorrow, and weekdays are its own.
        "zh_CN Pacific/Apia 2011-12-29T12:00:00-10:00 3 0 -> 12-29 今天, 12-31 明天, 01-01 周日",
    ])
    func `Rows are named from today on, and a date without slots has none`(line: String) throws {
        let (words, answer) = sides(line)
        let rules = try SlotRules(days: try #require(Int(words[3])), lead: .minutes(try #require(Int(words[4]))))
        #expect(try document(plan(String(words[1]), words[2], rules), String(words[0])).rows == answer)
    }

    @Test(arguments: ["zh_CN", "en_US"], DayLabelStyle.DayLabels.allCases)
    func `Labels are unique over all the days that a document can have`(
        locale: String, dayLabels: DayLabelStyle.DayLabels
    ) throws {
        let rules = try SlotRules(
            days: 3660, step: .minutes(1440), lead: .minutes(0), offset: .minutes(720), cut: .none)
        for (zone, now) in [("Asia/Shanghai", "2026-06-01T00:00:00Z"), ("Pacific/Apia", "2011-12-24T00:00:00Z")] {
            let plan = try plan(zone, now, rules)
            for relativeDays in 0...2 {
                for width in [WeekdayWidth.wide, .abbreviated] {
                    let style = DayLabelStyle(dayLabels: dayLabels, relativeDays: relativeDays, weekdayWidth: width)
                    let document = try document(plan, locale, style)
                    #expect(plan.days.count == 3660)
                    #expect(Set(plan.days.map(document.label)).count == 3660)
                }
            }
        }
    }

    @Test func `QFDatePicker, FSCalendar #1264, CotEditor #918: labels show the calendar's year, not the week's`()
        throws
    {
        for (locale, year) in [
            ("zh_CN", "2018年12月31日 周一"), ("en_US", "Mon, Dec 31, 2018"), ("de_DE", "Mo., 31. Dez. 2018"),
        ] {
            let labeler = DayLabeler(table: try LocaleLabels(parsing: locale))
            #expect(text(labeler.fullDate(date("2018-12-31"))) == year)
            for offset in 0...7 {
                let day = date("2026-12-27").advanced(byDays: offset)
                #expect(text(labeler.fullDate(day)).contains(String(day.year)))
            }
        }
    }

    @Test
    func `L10: labels have the calendar of the locale, machine fields are Gregorian with 24 hours`()
        throws
    {
        let rules = try SlotRules(days: 1)
        let plan = try plan("Asia/Shanghai", "2026-06-01T22:16:00+08:00", rules)
        for locale in LocaleLabels.identifiers {
            let document = try document(plan, locale)
            #expect(document.plan.days[0].runs[0].firstMinute == 22 * 60 + 40)
            let full = text(document.dayLabeler.fullDate(plan.today))
            let digits = full.unicodeScalars.compactMap {
                $0.properties.numericType == .decimal ? $0.properties.numericValue : nil
            }
            let year = digits.map { String(Int($0)) }.joined().contains("2026")
            #expect(year == (document.calendar == .gregorian), "\(locale) \(full)")
        }
    }

    @Test func `QFDatePicker: labels are true until the place's next midnight`() throws {
        let document = try document(plan("America/New_York", "2026-11-01T05:00:00Z", try SlotRules()), "zh_CN")
        #expect(document.plan.start == Instant(rfc3339: "2026-11-01T00:00:00-04:00"))
        #expect(document.plan.tomorrow == Instant(rfc3339: "2026-11-02T00:00:00-05:00"))
    }

    @Test func `jsCalendar #18, dayjs #1659: a Sunday is 日, 周日, 星期日`() throws {
        let table = try LocaleLabels(parsing: "zh_CN")
        let sunday = date("2026-06-07").weekday
        #expect(
            [WeekdayWidth.narrow, .abbreviated, .wide].map { text(table.weekday(sunday, $0)) } == ["日", "周日", "星期日"])
        #expect(sunday.rawValue == 7)
    }

    @Test func `The rules are named in the order of the outputs, lengths in minutes`() throws {
        let rules = try SlotRules(
            days: 5, step: .hours(1), lead: .days(1), duration: .minutes(90), anchor: .earliest, offset: .minutes(5),
            overlap: .last)
        let fields = rules.fields.map { field in
            switch field.value {
            case .number(let number): "\(field.key) \(number)"
            case .word(let word): "\(field.key) \(word)"
            }
        }
        #expect(
            fields.joined(separator: ", ")
                == "days 5, step 60, duration 90, lead 1440, anchor earliest, offset 5, overlap last, cut now")
    }
}

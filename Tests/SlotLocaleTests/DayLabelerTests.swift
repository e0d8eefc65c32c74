import SlotLocale
import SlotTime
import Testing

struct DayLabelerTests {
    /// Labels from Monday, 2026-06-01 on.
    private func labels(_ locale: String, _ style: DayLabelStyle, offsets: ClosedRange<Int>) throws -> String {
        let labeler = DayLabeler(table: try LocaleLabels(parsing: locale), style: style)
        let today = try #require(CivilDate(year: 2026, month: 6, day: 1))
        return text(offsets.map { labeler.label(for: today.advanced(byDays: $0), offset: $0) }, ", ")
    }

    @Test("Nine days from a Monday: relative words, weekdays, and from the seventh day on dates")
    func defaults() throws {
        #expect(
            try labels("zh_CN", DayLabelStyle(), offsets: 0...8)
                == "今天, 明天, 周三, 周四, 周五, 周六, 周日, 6月8日 周一, 6月9日 周二")
        #expect(
            try labels("en_US", DayLabelStyle(), offsets: 0...7)
                == "Today, Tomorrow, Wed, Thu, Fri, Sat, Sun, Mon, Jun 8")
    }

    @Test("0 relative days is today only, 1 adds tomorrow, 2 the day after where the locale has a word")
    func relativeDays() throws {
        #expect(try labels("zh_CN", DayLabelStyle(relativeDays: 0), offsets: 0...2) == "今天, 周二, 周三")
        #expect(try labels("zh_CN", DayLabelStyle(relativeDays: 1), offsets: 0...2) == "今天, 明天, 周三")
        #expect(try labels("zh_CN", DayLabelStyle(relativeDays: 2), offsets: 0...3) == "今天, 明天, 后天, 周四")
        #expect(try labels("en_GB", DayLabelStyle(relativeDays: 2), offsets: 0...2) == "Today, Tomorrow, Wed")
        #expect(DayLabelStyle(relativeDays: -2).relativeDays == -1)
        #expect(DayLabelStyle(relativeDays: 9).relativeDays == 2)
    }

    @Test("Days can be named by date, or in full")
    func styles() throws {
        #expect(
            try labels("zh_CN", DayLabelStyle(dayLabels: .date), offsets: 1...7)
                == "明天, 6月3日, 6月4日, 6月5日, 6月6日, 6月7日, 6月8日 周一")
        #expect(
            try labels("zh_CN", DayLabelStyle(dayLabels: .full, weekdayWidth: .wide), offsets: 6...7)
                == "6月7日 星期日, 6月8日 星期一")
        #expect(try labels("zh_CN", DayLabelStyle(weekdayWidth: .narrow), offsets: 5...7) == "六, 日, 6月8日 一")
    }

    @Test("A day before today is named by date and weekday")
    func past() throws {
        #expect(try labels("zh_CN", DayLabelStyle(), offsets: -1...0) == "5月31日 周日, 今天")
    }

    @Test("The relative words in use are listed, and only their days count as relative")
    func words() throws {
        let labeler = DayLabeler(table: try LocaleLabels(parsing: "en_US"), style: DayLabelStyle(relativeDays: 2))
        #expect(labeler.relativeWords.map(\.offset) == [0, 1])
        #expect(text(labeler.relativeWords.map(\.word)) == "Today Tomorrow")
        #expect((-1...3).map(labeler.isRelative) == [false, true, true, false, false])
    }

    @Test("Today and the days after it have different words in every locale, also where yesterday is called tomorrow")
    func differentWords() throws {
        var twofold: [String] = []
        for identifier in LocaleLabels.identifiers {
            let table = try LocaleLabels(parsing: identifier)
            let words = DayLabeler(table: table, style: DayLabelStyle(relativeDays: 2)).relativeWords.map(\.word)
            #expect(Set(words).count == words.count, "\(identifier)")
            #expect(table.relativeDay(0) == nil || table.relativeDay(0) != table.relativeDay(-1), "\(identifier)")
            if let word = table.relativeDay(1), word == table.relativeDay(-1) { twofold.append(identifier) }
        }
        // Hindi, Maithili and Rajasthani have one word for both; the dates of a document lie in the future.
        #expect(twofold == ["hi_IN", "mai_IN", "raj_IN"])
    }

    @Test("Labels of a year are unique in every locale and style with a weekday that is more than one letter")
    func unique() throws {
        let today = try #require(CivilDate(year: 2026, month: 6, day: 1))
        for identifier in LocaleLabels.identifiers {
            for dayLabels in DayLabelStyle.DayLabels.allCases {
                let style = DayLabelStyle(dayLabels: dayLabels, relativeDays: 2)
                let labeler = DayLabeler(table: try LocaleLabels(parsing: identifier), style: style)
                let labels = (0..<365).map { labeler.label(for: today.advanced(byDays: $0), offset: $0) }
                #expect(Set(labels).count == 365)
            }
        }
    }

    @Test func `A day one year ahead has its year, for its narrow weekday can be that of today`() throws {
        let style = DayLabelStyle(dayLabels: .full, relativeDays: -1, weekdayWidth: .narrow)
        let labeler = DayLabeler(table: try LocaleLabels(parsing: "en_GB"), style: style)
        // A Saturday, and a Sunday.
        let today = try #require(CivilDate(year: 2005, month: 12, day: 10))
        let labels = [0, 364, 365].map { offset in
            String(decoding: labeler.label(for: today.advanced(byDays: offset), offset: offset), as: UTF8.self)
        }
        #expect(labels == ["S 10 Dec", "S 9 Dec", "S, 10 Dec 2006"])
    }
}

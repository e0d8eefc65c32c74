import SlotEngine
import SlotTime
import Testing

/// What people type instead of the syntax: read where it can mean one thing only, and warned about.
struct HoursSpellingTests {
    @Test(arguments: [
        // Twelve hours.
        "Mo-Fr 9am-5pm -> Mo-Fr 09:00-17:00", "Mo-Fr 8:00am-4:00pm -> Mo-Fr 08:00-16:00",
        "Mo-Fr 9:30 a.m. - 5 p.m. -> Mo-Fr 09:30-17:00", "Mo 9AM-12PM,1PM-5PM -> Mo 09:00-12:00,13:00-17:00",
        "Fr 10pm-2am -> Fr 22:00-02:00", "Fr 6pm-12am -> Fr 18:00-24:00", "Fr 12am-12pm -> Fr 00:00-12:00",
        "Mo 9-5pm -> Mo 09:00-17:00", "Mo 11:30-2pm -> Mo 11:30-14:00", "Mo 5pm+ -> Mo 17:00+",
        "Mo 9am-sunset -> Mo 09:00-sunset", "Mo sunset-11pm -> Mo sunset-23:00",
        "Mo (sunset-01:00)-12am -> Mo (sunset-01:00)-24:00",
        // Names of any length.
        "Mon-Fri 09:00-17:00 -> Mo-Fr 09:00-17:00", "Monday - Thursday: 09:00-17:00 -> Mo-Th 09:00-17:00",
        "Tues,Thur,SATURDAYS 09:00-17:00 -> Tu,Th,Sa 09:00-17:00", "Mo.-Fr. 09:00-17:00 -> Mo-Fr 09:00-17:00",
        "September-Dec. Mon 09:00-17:00 -> Sep-Dec Mo 09:00-17:00", "Sept 1-Oct 3 off -> Sep 01-Oct 03 off",
        "Sun closed -> Su off", "Weds 10:00-12:00 -> We 10:00-12:00",
        // Hours alone, points, h.
        "9-17 -> 09:00-17:00", "Mo 8-12,13-17 -> Mo 08:00-12:00,13:00-17:00", "Fr 18-2 -> Fr 18:00-02:00",
        "Mo 09-17:30 -> Mo 09:00-17:30", "Mo 9.00-17.30 -> Mo 09:00-17:30",
        "Mo 9h30-12h, 14h-18h -> Mo 09:30-12:00,14:00-18:00",
        "Dec 24-26 9-17 -> Dec 24-26 09:00-17:00", "week 1,3: 9-17 -> week 01,03 09:00-17:00",
        "Mo[1] 9-17 -> Mo[1] 09:00-17:00", "PH +1 day 9-17 -> PH +1 day 09:00-17:00",
        "week 1-53/2 Mo 9-17 -> week 01-53/2 Mo 09:00-17:00", "easter +1 day 9-17 -> easter +1 day 09:00-17:00",
        // Words and marks.
        "Mo to Fr 09:00 to 17:00 -> Mo-Fr 09:00-17:00", "Mo till Fr 09:00 until 17:00 -> Mo-Fr 09:00-17:00",
        "Mo–Fr 09:00—17:00 -> Mo-Fr 09:00-17:00",
        "Mo-Fr 09：00～12：00，13：00－17：00；Sa off -> Mo-Fr 09:00-12:00,13:00-17:00; Sa off",
        "Mo 09:00-17:00;; Tu off; ; -> Mo 09:00-17:00; Tu off", "daily 9-17 -> Mo-Su 09:00-17:00",
        "every day 09:00-17:00 -> Mo-Su 09:00-17:00", "24 hours -> 24/7", "24h -> 24/7", "Sa 24hrs -> Sa 00:00-24:00",
        "Mo-Fr 24/7 -> Mo-Fr 00:00-24:00", "Apr-Sep 24/7 -> Apr-Sep 00:00-24:00",
        #"Mo 9-17 "ring，please – or 9am" -> Mo 09:00-17:00 unknown "ring，please – or 9am""#,
    ])
    func `Section 3: a spelling that can mean one thing is read, with a warning that shows the right one`(line: String)
        throws
    {
        let sides = line.components(" -> ")
        let hours = try OpeningHours(parsing: sides[0])
        #expect(hours.canonical == sides[1])
        let right = try OpeningHours(parsing: sides[1])
        #expect(hours.warnings.first?.kind == .spelling)
        #expect(hours.warnings.first?.rewriting == sides[1])
        #expect(!right.warnings.contains { $0.kind == .spelling })
        for step in 0..<400 {
            let date = local("2026-01-01").date.advanced(byDays: step)
            #expect(hours.windows(on: date, HoursContext()) == right.windows(on: date, HoursContext()))
        }
    }

    @Test(arguments: [
        "Mo-Fr 9-5", "Mo-Fr 1-5pm", "Mo 9am-5", "Mo 12-5pm", "Mo 6-8", "Mo 10-2", "Mo 9.00-5.00",
        "01.05-30.09 10:00-12:00",
        "13pm-14pm", "0am-5am", "Mo 9:5-17:0", "Mo-Fr 9h30h-17h", "24h-26h", "Mo 24h30", "9-17-18", "周一 9-17",
        "So 9-17",
    ])
    func `What can mean two things is refused, and no hint decides`(text: String) {
        let error = HoursErrorTests.error(of: text)
        #expect(error != nil && error?.suggestion == nil, "\(error?.description ?? "read")")
    }

    private static let german = HoursWords(
        language: "German",
        weekdays: [
            ["Montag", "Mo."], ["Dienstag", "Di."], ["Mittwoch", "Mi."], ["Donnerstag", "Do."], ["Freitag", "Fr."],
            ["Samstag", "Sa."], ["Sonntag", "So."],
        ], months: [["Januar"], ["Februar"], ["März"]], rangeWords: ["bis"])
    private static let chinese = HoursWords(
        language: "Chinese", weekdays: "一二三四五六日".map { ["周\($0)", "星期\($0)"] },
        months: (1...12).map { ["\($0)月"] }, rangeWords: ["至"])
    private static let japanese = HoursWords(language: "Japanese", weekdays: "月火水木金土日".map { ["\($0)", "\($0)曜日"] })
    private static let spanish = HoursWords(
        language: "Spanish", weekdays: [["lun"], ["mar"], ["mié"], ["jue"], ["vie"], ["sáb"], ["dom"]])

    @Test(arguments: [
        "de | Mo-So 10:00-18:00 | Mo-Su 10:00-18:00 | So is Sunday in German: Su",
        "de | Mo bis Do 9-17; Sonntag 10-12 | Mo-Th 09:00-17:00; Su 10:00-12:00 | Do is Thursday in German: Th",
        "de | Di.,Mi. 9-17 | Tu,We 09:00-17:00 | Di is Tuesday in German: Tu",
        "de | März 9:00 bis 17:00 | Mar 09:00-17:00 | März is March in German: Mar",
        "zh | 周一至周五 9:00-17:00 | Mo-Fr 09:00-17:00 | ", "zh | 星期六、周日 10:00-12:00 | Sa,Su 10:00-12:00 | ",
        "zh | 12月 周一 10:00-12:00 | Dec Mo 10:00-12:00 | ", "ja | 月-金 10:00-12:00 | Mo-Fr 10:00-12:00 | ",
        "ja | 土曜日 10：00-12：00 | Sa 10:00-12:00 | ",
    ])
    func `O9, section 3: days in the language of the place`(line: String) throws {
        let row = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
        let words = row[0] == "de" ? Self.german : row[0] == "zh" ? Self.chinese : Self.japanese
        let hours = try OpeningHours(parsing: row[1], words: words)
        #expect(hours.canonical == row[2])
        #expect(row[3].isEmpty || hours.warnings.first?.text.contains(row[3]) == true)
        #expect(HoursErrorTests.error(of: row[1]) != nil)
    }

    @Test(arguments: ["Lun, Mar 9-17", "Mar-Vie 9-17"])
    func `A word that is another one in English is not guessed`(text: String) {
        #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: text, words: Self.spanish) }
    }

    @Test func `A date of two characters ends in no Sunday`() {
        #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: "1月1日 off", words: Self.chinese) }
        #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: "1月1日 off", words: Self.japanese) }
    }
}

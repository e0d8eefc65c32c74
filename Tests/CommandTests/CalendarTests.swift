import Testing

/// `--calendar`, `calendar` in place files and `-u-ca-` in locales: which of them counts, and what is refused.
@Suite struct CalendarTests {
    static let moment = ["--time-zone", "Asia/Shanghai", "--now", "2026-10-10T00:00:00+08:00", "--days", "1"]

    @Test(arguments: [
        // Within one source the calendar goes before the locale.
        ("--locale zh_CN", "{}", "{}", "zh_CN gregorian"),
        ("--locale zh-CN-u-ca-chinese", "{}", "{}", "zh_CN@calendar=chinese chinese"),
        ("--locale zh_CN@calendar=chinese", "{}", "{}", "zh_CN@calendar=chinese chinese"),
        ("--locale zh-CN-u-ca-chinese --calendar gregorian", "{}", "{}", "zh_CN gregorian"),
        ("--locale zh-CN-u-ca-chinese --calendar roc,chinese", "{}", "{}", "zh_CN@calendar=roc roc chinese"),
        ("--locale zh_CN --calendar gregorian,chinese", "{}", "{}", "zh_CN gregorian chinese"),
        ("", "{locale: 'zh-CN-u-ca-chinese', calendar: 'roc'}", "{}", "zh_CN@calendar=roc roc"),
        // The nearer source goes before the others.
        ("--calendar chinese", "{locale: 'zh-CN-u-ca-roc'}", "{}", "zh_CN@calendar=chinese chinese"),
        ("--locale zh-CN-u-ca-chinese", "{calendar: 'roc'}", "{}", "zh_CN@calendar=chinese chinese"),
        ("--locale zh-CN-u-ca-gregory", "{calendar: 'roc'}", "{}", "zh_CN gregorian"),
        ("--locale zh_CN", "{locale: 'zh-CN-u-ca-chinese', calendar: 'roc'}", "{}", "zh_CN@calendar=roc roc"),
        ("--calendar chinese", "{locale: 'zh_CN', calendar: 'roc'}", "{}", "zh_CN@calendar=chinese chinese"),
        ("", "{locale: 'zh_CN'}", "{calendar: ['gregorian', 'chinese']}", "zh_CN gregorian chinese"),
        ("", "{locale: 'zh-CN-u-ca-roc'}", "{calendar: 'chinese'}", "zh_CN@calendar=roc roc"),
        ("", "{calendar: 'chinese'}", "{locale: 'zh-CN-u-ca-roc'}", "zh_CN@calendar=chinese chinese"),
        ("", "{calendar: 'roc'}", "{locale: 'zh_CN', calendar: 'chinese'}", "zh_CN@calendar=roc roc"),
        ("", "{calendar: 'roc'}", "{}", "ja_JP@calendar=roc roc"), ("", "{}", "{}", "ja_JP@calendar=japanese japanese"),
    ])
    func `the nearer source counts`(options: String, place: String, defaults: String, expected: String) throws {
        let folder = try Folder()
        try folder.write(place.utf8, to: "place.json5")
        try folder.write(defaults.utf8, to: "defaults.json5")
        let arguments = options.split(separator: " ").map(String.init) + Self.moment
        let outcome = try Program.run(
            arguments + ["--place", "place.json5", "--defaults", "defaults.json5", "--step", "12h"], in: folder,
            environment: ["LC_ALL": "ja_JP.UTF-8@calendar=japanese", "TZ": "UTC"])
        #expect(outcome.status == 0, "\(outcome.words)")
        let text = outcome.text
        let head = try #require(text.firstMatch(of: /"locale":"([^"]*)","calendar":"([^"]*)"/))
        let others = text.matches(of: /\{"calendar":"([^"]*)"/).map { String($0.1) }.filter { $0 != head.2 }
        #expect(([String(head.1), String(head.2)] + others).joined(separator: " ") == expected)
    }

    @Test func `each locale has its own calendar, unless one is given, and a file that says so in its name`() throws {
        let folder = try Folder()
        let locales = "zh-CN-u-ca-chinese,zh_CN,ar-SA-u-ca-islamic-umalqura-nu-latn"
        let arguments = Self.moment + ["--locale", locales, "--format", "json,ics", "--output", "."]
        #expect(try Program.run(arguments, in: folder).status == 0)
        #expect(
            folder.names == [
                "slots.ar_SA-calendar-islamic-umalqura-numbers-latn.ics",
                "slots.ar_SA-calendar-islamic-umalqura-numbers-latn.json", "slots.zh_CN-calendar-chinese.ics",
                "slots.zh_CN-calendar-chinese.json", "slots.zh_CN.ics", "slots.zh_CN.json",
            ])
        let one = try Program.run(Self.moment + ["--locale", "zh-CN-u-ca-chinese"], in: folder)
        #expect(folder.read("slots.zh_CN-calendar-chinese.json") == one.output)
        let all = try Program.run(
            Self.moment + ["--locale", "zh-CN-u-ca-chinese,ja_JP", "--calendar", "roc", "--output", "roc/"], in: folder)
        #expect(
            all.words.contains("roc/slots.zh_CN-calendar-roc.json") && all.words.contains("ja_JP-calendar-roc.json"))
    }

    @Test(arguments: [
        (["--calendar", "chinese"], 64, "--calendar \"chinese\": "),
        (["--locale", "zh-CN-u-ca-chinese"], 64, "--locale \"zh-CN-u-ca-chinese\": "),
        (["--place", "calendar.json5"], 65, "calendar.json5:2:3: calendar [...]: "),
        (["--defaults", "locale.json5"], 65, "locale.json5:1:2: locale \"zh-CN-u-ca-chinese\": "),
        ([], 78, "the environment's locale: "),
    ])
    func `a horizon outside of the calendar's range is refused in the words of whoever asked for it`(
        options: [String], status: Int32, place: String
    ) throws {
        let folder = try Folder()
        try folder.write("{locale: 'zh_CN',\n  calendar: ['gregorian', 'chinese']}".utf8, to: "calendar.json5")
        try folder.write("{locale: 'zh-CN-u-ca-chinese'}".utf8, to: "locale.json5")
        let surroundings = ["LC_ALL": "zh_CN.UTF-8@calendar=chinese", "TZ": "UTC"]
        for format in ["json", "ndjson", "csv", "xml", "ics", "text"] {
            let arguments = options + ["--format", format, "--now", "2101-01-27T00:00:00Z", "--days", "3"]
            let outcome = try Program.run(arguments, in: folder, environment: surroundings)
            #expect(outcome.status == status)
            #expect(
                outcome.words == "slotexport: error: \(place)the calendar chinese is known from 1901-02-19 to "
                    + "2101-01-28, not on 2101-01-29\n")
            #expect(outcome.output.isEmpty)
        }
        let inside = options + ["--format", "text", "--now", "2101-01-27T00:00:00Z", "--days", "2"]
        #expect(try Program.run(inside, in: folder, environment: surroundings).status == 0)
    }

    @Test func `check and explain refuse such a horizon, and explain says so of a start beyond it`() throws {
        let folder = try Folder()
        try folder.write("{locale: 'zh_CN', calendar: 'chinese', timeZone: 'UTC', days: 2}".utf8, to: "a.json5")
        for command in [["check"], ["explain", "--at", "2101-01-30T09:00"]] {
            let outcome = try Program.run(command + ["a.json5", "--now", "2101-01-28T00:00:00Z"], in: folder)
            #expect(outcome.status == 65)
            #expect(
                outcome.words.hasPrefix(
                    "slotexport: error: a.json5:1:19: calendar \"chinese\": the calendar chinese is"))
            #expect(outcome.output.isEmpty)
        }
        let arguments = ["explain", "a.json5", "--now", "2101-01-26T00:00:00Z", "--at", "2101-01-30T09:00"]
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.status == 0)
        #expect(
            outcome.text.hasPrefix(
                "2101-01-30 09:00 (UTC) is not a slot: the horizon is 2 dates long and ends on 2101-01-27."))
    }

    @Test func `verbose says which calendars are used and who asked for them`() throws {
        let folder = try Folder()
        try folder.write("{locale: 'zh-CN-u-ca-chinese'}".utf8, to: "locale.json5")
        try folder.write("{locale: 'zh_CN', calendar: ['gregorian', 'chinese']}".utf8, to: "calendar.json5")
        for (options, words) in [
            (["--locale", "zh_CN", "--calendar", "roc"], "calendar roc: --calendar"),
            (["--place", "locale.json5"], "calendar chinese: the locale"),
            (["--place", "calendar.json5"], "calendars gregorian, chinese: calendar.json5:1:19"),
        ] {
            let outcome = try Program.run(Self.moment + options + ["--verbose"], in: folder)
            #expect(outcome.words.contains("slotexport: \(words)\n"), "\(outcome.words)")
        }
    }

    @Test func `own patterns of dates are for gregorian dates, and refused where no calendar has them`() throws {
        let folder = try Folder()
        for (calendar, status) in [("'chinese'", 65), ("['chinese', 'gregorian']", 0)] as [(String, Int32)] {
            let place = "{locale: 'zh_CN', calendar: \(calendar), labels: {zh: {date: 'M/d'}}}"
            try folder.write(place.utf8, to: "a.json5")
            let outcome = try Program.run(Self.moment + ["--place", "a.json5"], in: folder)
            #expect(outcome.status == status)
            if status == 0 {
                #expect(outcome.text.contains(#""dateLabel":"九月初一 10/10""#))
            } else {
                #expect(
                    outcome.words
                        == "slotexport: error: a.json5:1:54: labels.zh.date \"M/d\" in zh_CN: is for Gregorian dates, and the calendar is chinese\n"
                )
            }
        }
    }

    @Test(arguments: [
        // What only the calendar, the clock or the width of days makes wrong, in a file of several lines.
        ("calendar: 'chinese'", "zh: {\n date: 'M/d'}", "2:2", "labels.zh.date \"M/d\" in zh_CN: is for Gregorian"),
        ("calendar: ['roc', 'gregorian']", "zh_CN: {\n date: 'M/d'}", "2:2", "labels.zh_CN.date \"M/d\": is for"),
        (
            "calendar: 'hebrew'", "zh: {today: 'x'}, zh_CN: {\n\n months: {abbreviated: [\(months)]}}", "3:11",
            "labels.zh_CN.months.abbreviated [...]: names January to December, and the calendar is hebrew"
        ),
        (
            "dayPeriods: 'flexible'", "zh: {pm: 'y'}, zh_CN: {hour: 'ah',\n\tpm: 'x', am: 'x'}", "2:11",
            "labels.zh_CN.am \"x\""
        ),
        (
            "relativeDays: 1", "zh_CN: {today: 'x'},\n zh: {date: 'Md'}", "2:7",
            "labels.zh.date \"Md\" in zh_CN: must give labels that differ"
        ),
        (
            "days: 20, dayLabels: 'date'", "zh: {date: 'M/d',\n today: '10/12'}", "2:2",
            "labels.zh.today \"10/12\" in zh_CN: must give labels that differ: today and 2026-10-12 would be"
        ),
        (
            "days: 20, formats: {ics: {relativeDays: 2}}", "zh: {\n dayAfterTomorrow: '10月20日 周二'}", "2:2",
            "labels.zh.dayAfterTomorrow \"10月20日 周二\" in zh_CN: must give labels that differ: dayAfterTomorrow and 2026-10-20"
        ),
    ])
    func `own words that can't be used are refused where they stand`(
        settings: String, labels: String, position: String, words: String
    ) throws {
        let folder = try Folder()
        let places = [
            ["a.json5": "{locale: 'zh_CN', \(settings), labels: {\(labels)}}", "b.json5": "{}"],
            ["a.json5": "{labels: {\(labels)}}", "b.json5": "\n\n{locale: 'zh_CN', \(settings)}"],
        ]
        for files in places {
            for (name, text) in files { try folder.write(text.utf8, to: name) }
            // In either order.
            for order in [
                ["--place", "a.json5", "--defaults", "b.json5"], ["--place", "b.json5", "--defaults", "a.json5"],
            ] {
                let days = settings.contains("days") ? [] : ["--days", "1"]
                let outcome = try Program.run(
                    ["--time-zone", "Asia/Shanghai", "--now", "2026-10-10T00:00:00+08:00", "--format", "ics"] + order
                        + days, in: folder)
                #expect(outcome.status == 65)
                #expect(outcome.words.hasPrefix("slotexport: error: a.json5:\(position): \(words)"), "\(outcome.words)")
            }
        }
    }

    private static let months = "'a','b','c','d','e','f','g','h','i','j','k','l'"

    @Test func `an own word that only calendar files would show is refused for these alone`() throws {
        let folder = try Folder()
        let place = """
            {locale: 'zh_CN', days: 20, formats: {ics: {relativeDays: 2}},
             labels: {zh_CN: {dayAfterTomorrow: '10月20日 周二'}}}
            """
        try folder.write(place.utf8, to: "a.json5")
        for (format, status) in [("json", Int32(0)), ("ics", 65), ("csv", 0)] {
            let outcome = try Program.run(
                [
                    "--place", "a.json5", "--format", format, "--time-zone", "Asia/Shanghai", "--now",
                    "2026-10-10T00:00:00+08:00",
                ], in: folder)
            #expect(outcome.status == status, "\(format)")
        }
    }

    @Test(arguments: ["1929-06-01", "1972-06-01", "2045-06-01"])
    func `labels has every leap month that some year has`(date: String) throws {
        let outcome = try Program.run(
            ["labels", "--locale", "zh_CN", "--calendar", "chinese", "--today", date], in: Folder())
        let line = try #require(outcome.text.split(separator: "\n").first { $0.hasPrefix("leapMonths ") })
        for month in ["二", "三", "四", "五", "六", "七", "八", "九", "十", "十一"] {
            #expect(line.contains("闰\(month)月初一") || month == "十一" && line.contains("闰冬月初一"), "\(date) \(month)")
        }
    }

    @Test func `labels and lists are of the date in the place's zone`() throws {
        let folder = try Folder()
        let place = "{timeZone: 'Asia/Shanghai', locale: 'zh_CN', calendar: 'chinese'}"
        try folder.write(place.utf8, to: "a.json5")
        let now = ["--now", "2026-02-17T00:30:00+08:00"]
        let labels = try Program.run(["labels", "--place", "a.json5"] + now, in: folder)
        #expect(labels.text.contains("\ndate                  正月初一\n"))
        let list = try Program.run(["list", "calendars"] + now, in: folder, environment: ["TZ": "Asia/Shanghai"])
        #expect(list.text.contains("the civil calendar: Tue, Feb 17, 2026"))
    }

    @Test(arguments: [("1926-12-25", "japanese"), ("2019-05-01", "japanese"), ("1912-01-01", "roc")])
    func `labels show all months of a year in which an era begins`(date: String, calendar: String) throws {
        let words = ["labels", "--locale", "en_US", "--calendar", calendar, "--today", date]
        let outcome = try Program.run(words, in: Folder())
        let months = try #require(outcome.text.split(separator: "\n").first { $0.hasPrefix("months") })
        #expect(months.split(separator: "|").count == 12)
    }

    @Test func `an own word that is the label of a date in the document is refused`() throws {
        let folder = try Folder()
        try folder.write("{locale: 'en_US', labels: {en: {today: 'Fri, Jan 9'}}}".utf8, to: "a.json5")
        let moment = ["--time-zone", "UTC", "--now", "2026-01-01T00:00:00Z", "--place", "a.json5"]
        let outcome = try Program.run(moment + ["--days", "20"], in: folder)
        #expect(outcome.status == 65)
        #expect(
            outcome.words.contains(
                "error: a.json5:1:33: labels.en.today \"Fri, Jan 9\" in en_US: must give labels that differ: today and 2026-01-09 "
                    + "would be the same\n"))
        #expect(try Program.run(moment + ["--days", "8"], in: folder).status == 0)
    }

    @Test func `plain spaces in a place file are those of the option`() throws {
        let folder = try Folder()
        try folder.write("{locale: 'en_US', asciiSpace: true}".utf8, to: "a.json5")
        let file = try Program.run(Self.moment + ["--place", "a.json5"], in: folder)
        let option = try Program.run(Self.moment + ["--locale", "en_US", "--ascii-space"], in: folder)
        #expect(file.output == option.output && file.text.contains("12 AM") && !file.text.contains("\u{202F}"))
    }
}

import Testing

/// Several locales in one run, and the command that shows a locale's labels.
@Suite struct LocalesTests {
    static let moment = ["--time-zone", "Asia/Shanghai", "--now", "2026-06-01T10:16:00+08:00"]

    @Test func `each file of several locales is that of a run with one locale`() throws {
        let folder = try Folder()
        let locales = ["zh_CN", "en_US", "ar_EG-u-nu-latn"]
        let formats = ["--format", "json,ndjson,csv,xml,ics,text"]
        let all = Self.moment + ["--locale", locales.joined(separator: ","), "--output", "all/"] + formats
        #expect(try Program.run(all, in: folder).status == 0)
        #expect(try Program.run(all, in: folder).words.split(separator: "\n").allSatisfy { $0.contains("unchanged") })
        for (locale, name) in zip(locales, ["zh_CN", "en_US", "ar_EG-numbers-latn"]) {
            _ = try Program.run(Self.moment + ["--locale", locale, "--output", "one/"] + formats, in: folder)
            for ending in ["json", "ndjson", "csv", "xml", "ics", "txt"] {
                let same = try Program.shell("cmp all/slots.\(name).\(ending) one/slots.\(ending)", in: folder)
                #expect(same.status == 0, "\(name) \(ending)")
            }
        }
    }

    @Test func `one document of several locales is the first locale's, with all words at its end`() throws {
        let folder = try Folder()
        let one = try Program.run(Self.moment + ["--locale", "zh_CN"], in: folder).text
        let arguments = Self.moment + ["--locale", "zh_CN,en_US", "--locale-layout", "inline"]
        let both = try Program.run(arguments, in: folder).text
        #expect(both.hasPrefix(one.dropLast(2) + ",\"locales\":{\"zh_CN\":{\"placeName\":null,\"dir\":\"ltr\","))
        #expect(both.hasSuffix("\"50\":\"50\"}}}}\n"))
        #expect(try Program.run(arguments, in: folder).text == both)
    }

    @Test func `where an hour stands twice, its words have its offset in their key`() throws {
        let text = try Program.run(
            [
                "--locale", "en_GB", "--locale-layout", "inline", "--time-zone", "America/New_York", "--now",
                "2026-11-01T00:00:00-04:00", "--days", "1", "--step", "60",
            ], in: Folder()
        ).text
        #expect(
            text.contains(#""1-04:00":"1 (UTC-04:00)","1-05:00":"1 (UTC-05:00)","2":"2""#)
                || text.contains(#""1-04:00":"01 (UTC-04:00)","1-05:00":"01 (UTC-05:00)","2":"02""#))
    }

    @Test func `a place file can name several locales, and has a name and words of its own in each`() throws {
        let folder = try Folder()
        try folder.write(
            "{id: 'a', name: {zh: '诊所', en: 'Clinic'}, locale: ['zh_CN', 'en_US'], labels: {zh: {today: '今日'}}}".utf8,
            to: "a.json5")
        #expect(
            try Program.run(Self.moment + ["--place", "a.json5", "--format", "ics", "--output", "."], in: folder).status
                == 0)
        let lines = try Program.shell("grep -h -m1 SUMMARY a.zh_CN.ics a.en_US.ics", in: folder).text
        #expect(lines == "SUMMARY:今日 10:40 诊所\r\nSUMMARY:Today 10:40\u{202F}AM Clinic\r\n")
    }

    @Test func `when one of the files can't be written, none of them changes`() throws {
        let folder = try Folder()
        try folder.write("old".utf8, to: "slots.zh_CN.json")
        folder.makeFolder("slots.en_US.json")
        let outcome = try Program.run(Self.moment + ["--locale", "zh_CN,en_US", "--output", "./"], in: folder)
        #expect(outcome.status == 73)
        #expect(try Program.shell("cat slots.zh_CN.json", in: folder).text == "old")
        #expect(folder.names == ["slots.en_US.json", "slots.zh_CN.json"])
    }
}

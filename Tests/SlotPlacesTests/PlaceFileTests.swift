import Glibc
import SlotDocument
import SlotEngine
import SlotFormats
import JSON5
import SlotPlaces
import SlotLocale
import SlotTime
import Testing

@Suite struct PlaceFileTests {
    private let everyOther = """
        {
          $schema: 'x', id: 'hongqiao', name: '虹桥诊所', timeZone: 'Asia/Shanghai', locale: 'zh_CN', calendar: ['gregorian', 'chinese'], labels: { zh: { today: '今日' } },
          days: 5, step: '1h', lead: 0x1E, duration: '90m', anchor: 'earliest', offset: 5, overlap: 'last', cut: 'now',
          dayLabels: 'full', relativeDays: 2, weekdayWidth: 'narrow', dayPeriods: 'flexible', asciiSpace: true, revised: '2026-06-01T09:00:00+08:00',
          bookingUrl: 'https://example.com/{id}/{epoch}/{start}?x=%20',
          hours: 'Mo-Fr 09:00-18:00', exceptions: [{date: '2026-10-09', closed: true}], holidays: ['2026-10-01'],
          schoolHolidays: ['2026-07-01'], makeUpWorksAs: 'Tu', latitude: 31.2, longitude: 121.5, capacity: 2,
          bufferBefore: 5, bufferAfter: 10, busy: [{start: '2026-06-01T09:00', end: '2026-06-01T10:00'}, {file: 'b.ics'}],
          soldOut: 'mark', maxPerDay: 8, maxPerWeek: 40, notice: {minutes: 60}, opens: {daysBefore: 7}, horizonCounts: 'open',
          businessDays: 'Mo-Fr', resources: [{id: 'a'}], combine: 'all', services: [{id: 'cut', duration: 30}],
          address: {city: 'Berlin'}, phone: '+49 30 1', email: 'a@b.example', website: 'https://b.example/', description: 'x',
          color: '#1a73e8', category: 'clinic', capitalize: 'none', dayNotes: ['solarTerms'], dayNotesIn: 'label',
          formats: { ics: { events: 'block', relativeDays: 0 }, csv: { preset: 'excel' } },
        }
        """

    /// The keys of places, and those of two formats.
    private static let keys = Set(
        SettingTable.placeRows.map(\.key) + ["formats.csv.preset", "formats.ics.events", "formats.ics.relativeDays"])

    @Test func `Every key is read`() throws {
        let read = try settings(everyOther)
        #expect(read.id == "hongqiao")
        #expect(read.name == PlaceName("虹桥诊所"))
        #expect(read.timeZone == "Asia/Shanghai")
        #expect(read.locales == ["zh_CN"])
        #expect(read.labelOptions.calendars == [.gregorian, .chinese])
        #expect(read.labelOptions.hasPlainSpaces)
        #expect(read.days == 5)
        #expect(read.step == .hours(1))
        #expect(read.lead == .minutes(30))
        #expect(read.duration == .minutes(90))
        #expect(read.anchor == .earliest)
        #expect(read.offset == .minutes(5))
        #expect(read.overlap == .last)
        #expect(read.cut == .now)
        #expect(read.style.dayLabels == .full)
        #expect(read.style.relativeDays == 2)
        #expect(read.style.weekdayWidth == .narrow)
        #expect(read.labelOptions.dayPeriods == .flexible)
        #expect(read.revised == Instant(rfc3339: "2026-06-01T09:00:00+08:00"))
        #expect(read.bookingURL?.template == "https://example.com/{id}/{epoch}/{start}?x=%20")
        #expect(read.formats.word(of: .icsEvents) == "block")
        #expect(read.formats.icsRelativeDays == 0)
        #expect(read.formats.word(of: .csvPreset) == "excel")
        #expect(Set(read.keysInFiles) == Self.keys)
    }

    @Test func `A file that says nothing sets nothing`() throws {
        #expect(try settings("{}").keysInFiles.isEmpty)
        #expect(try settings("{formats: {ics: {}, csv: {},},}").keysInFiles.isEmpty)
    }

    @Test(arguments: [
        ("'roc'", [CalendarSystem.roc]), ("['islamic-civil']", [.islamicCivil]),
        ("['hebrew', 'gregorian']", [.hebrew, .gregorian]),
    ])
    func `A calendar has one name`(text: String, calendars: [CalendarSystem]) throws {
        #expect(try settings("{calendar: \(text)}").labelOptions.calendars == calendars)
    }

    @Test(arguments: [
        "weixin://dl/business/?t={id}", "mailto:book@example.com?subject={start}", "HTTPS://example.com", "tel:+861234",
    ])
    func `Any scheme can take a booking`(url: String) throws {
        #expect(try settings("{bookingUrl: '\(url)'}").bookingURL?.template == url)
    }

    @Test(arguments: [
        ("zh_CN", "简"), ("zh_Hans_CN", "简"), ("zh_TW", "台"), ("zh_HK", "简"), ("zh_Hant_HK", "繁"), ("en_GB", "GB"),
        ("en_US", "en"), ("en", "en"), ("fr_FR", "简"),
    ])
    func `A name is taken in the locale's language, else the first one`(locale: String, name: String) throws {
        let read = try settings("{name: {zh: '简', zh_Hant: '繁', zh_TW: '台', en: 'en', en_GB: 'GB'}}")
        #expect(try read.name?.text(for: LocaleTag(parsing: locale)) == name)
        #expect(try PlaceName("一").text(for: LocaleTag(parsing: locale)) == "一")
    }

    @Test func `A place's keys go before those of a defaults file, one by one`() throws {
        let merged = try settings(
            "{id: 'a', step: 15,\n formats: {ics: {events: 'block'}}}",
            over:
                "{\n  step: 30,\n  days: 7, name: {en: 'x'},\n  formats: {ics: {events: 'slot', relativeDays: 0}, csv: {preset: 'excel'}}}"
        )
        #expect(merged.id == "a")
        #expect(merged.step == .minutes(15))
        #expect(merged.days == 7)
        #expect(try merged.name?.text(for: LocaleTag(parsing: "en")) == "x")
        #expect(merged.formats.word(of: .icsEvents) == "block")
        #expect(merged.formats.icsRelativeDays == 0)
        #expect(merged.formats.word(of: .csvPreset) == "excel")
        #expect(merged.timeZone == nil)
        let sources = SettingTable.tests.rows.compactMap { row -> String? in
            guard case .file(let file, let position?) = merged.source(of: row.key) else { return nil }
            return "\(row.key.path) \(file):\(position)"
        }
        #expect(
            sources == [
                "id a.json5:1:2", "name d.json5:3:12", "days d.json5:3:3", "step a.json5:1:11",
                "formats.csv.preset d.json5:4:59", "formats.ics.events a.json5:2:18",
                "formats.ics.relativeDays d.json5:4:35",
            ])
    }

    @Test func `Each key is that of the nearest file that has it`() throws {
        let all = Examples.everyKey
        let cases = [("{}", everyOther, everyOther), (everyOther, "{}", everyOther), (all, everyOther, all)]
        for (near, far, nearest) in cases {
            let read = try settings(near, over: far)
            #expect(Set(read.keysInFiles) == Self.keys)
            let expected = values(try settings(nearest))
            for (one, other) in zip(expected, values(read)) { #expect(one == other) }
        }
        // It differs from what is built in, so that nothing can get lost unnoticed.
        for (one, other) in zip(values(PlaceSettings()), values(try settings(everyOther))) { #expect(one != other) }
    }

    @Test func `A key that an option has is checked and then left alone`() throws {
        var read = PlaceSettings()
        for row in SettingTable.tests.rows { read.noteOption(row.key, name: "x", value: "") }
        try PlaceFile(name: "x", bytes: Array(Examples.everyKey.utf8), dialect: .json).read(into: &read, by: .tests)
        #expect(values(read) == values(PlaceSettings()))
        #expect(Set(read.keysInFiles) == Self.keys)
        #expect(throws: PlaceError.self) {
            try PlaceFile(name: "x", bytes: Array("{days: 0}".utf8), dialect: .json5).read(into: &read, by: .tests)
        }
    }

    /// The settings one by one, without the places that they have in files.
    private func values(_ settings: PlaceSettings) -> [String] {
        let schedule = settings.schedule
        let parts: [Any] = [
            settings, schedule, schedule.booking, settings.style, settings.labelOptions, settings.formats,
        ]
        return parts.flatMap { Mirror(reflecting: $0).children.map { "\($0.label ?? "") \($0.value)" } }
            .filter { !$0.hasPrefix("files ") && !$0.hasPrefix("origins ") }
    }

    @Test func `Rules that don't fit together are refused at their place in the right file, as they are written`()
        throws
    {
        let merged = try settings(
            "{\n  offset: '2h',\n}", over: "{step: 60, days: 3, anchor: 'earliest', cut: 'none'}")
        let error = #expect(throws: SlotError.self) {
            try SlotRules(step: .hours(1), offset: merged.offset ?? .minutes(0))
        }
        #expect(
            try merged.error(about: "offset", rule: #require(error).rule).description
                == "a.json5:2:3: offset \"2h\": must be at least 0 and less than the step (60 minutes)")
        let other = #expect(throws: SlotError.self) {
            try SlotRules(anchor: merged.anchor ?? .clock, cut: merged.cut ?? .now)
        }
        #expect(
            try merged.error(about: "anchor", rule: #require(other).rule).description
                == "d.json5:1:21: anchor \"earliest\": must not be used with cut none: the grid would depend on the clock"
        )
        #expect(merged.error(about: "lead", rule: "must be odd").source == .builtIn)
        #expect(
            merged.error(about: "days", rule: "must be odd", suggestion: "5").description
                == "d.json5:1:12: days 3: must be odd; did you mean \"5\"?")
    }

    @Test(arguments: Examples.names)
    func `The examples are read, their rules are right, and there are labels for them`(name: String) throws {
        let read = try PlaceFile(path: name, in: .examples).settings()
        _ = try SlotRules(
            days: try #require(read.days), step: try #require(read.step), lead: try #require(read.lead),
            duration: read.duration, anchor: read.anchor ?? .clock, offset: read.offset ?? .minutes(0),
            overlap: read.overlap ?? .both, cut: read.cut ?? .now)
        let locale = try #require(read.locales?.first)
        _ = try LocaleLabels(parsing: locale)
        let text = try #require(read.name).text(for: LocaleTag(parsing: locale))
        _ = try PlaceIdentity(id: try #require(read.id), name: text)
        #expect(read.keysInFiles.contains("$schema"))
    }

    @Test func `A file that the source doesn't have or can't read says so; .json is read as JSON`() throws {
        let files = FileSource { (path, limit) throws(FileSource.Failure) in
            switch path {
            case "gone": throw .missing("no such file")
            case "long": throw .tooLong
            case "broken": throw .unreadable("an I/O error")
            default: return FileSource.File(Array("{a: 1}".utf8))
            }
        }
        let answers: [(String, PlaceError.Kind, String)] = [
            ("gone", .missing, "no such file"), ("long", .invalid, "it has more than 1048576 bytes"),
            ("broken", .unreadable, "an I/O error"),
        ]
        for (path, kind, reason) in answers {
            let error = try #require(throws: PlaceError.self) { try PlaceFile(path: path, in: files) }
            #expect(error.kind == kind)
            #expect(error.description == "cannot read place file \"\(path)\": \(reason)")
        }
        #expect(try PlaceFile(path: "a.JSON", in: files).dialect == .json)
        #expect(try PlaceFile(path: "a.json5", in: files).dialect == .json5)
    }
}

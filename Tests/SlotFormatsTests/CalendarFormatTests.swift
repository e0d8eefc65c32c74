import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime
import Testing

/// Dates in other calendars than the civil one, in the formats that carry both.
@Suite struct CalendarFormatTests {
    /// Two days, of which the first has nothing left to book.
    private static func document(
        _ locale: String, _ calendars: [CalendarSystem], _ now: String = "2026-10-10T00:00:00Z", days: Int = 2
    ) throws -> SlotDocument {
        try SlotFormatsTests.document(
            "UTC", now, locale, rules: SlotRules(days: days, step: .hours(12), lead: .hours(25)), calendars: calendars)
    }

    private static let languages: [(CalendarSystem, String)] = [
        (.gregorian, "en_US"), (.chinese, "zh_CN"), (.dangi, "ko_KR"), (.buddhist, "th_TH"), (.roc, "zh_TW"),
        (.japanese, "ja_JP"), (.persian, "fa_IR"), (.islamicUmmAlQura, "ar_SA"), (.islamicCivil, "ar_EG"),
        (.hebrew, "he_IL"), (.indian, "hi_IN"), (.coptic, "ar_EG"), (.ethiopic, "am_ET"),
    ]

    @Test func `every calendar is tried`() {
        #expect(Self.languages.map(\.0) == CalendarSystem.allCases)
    }

    @Test(arguments: [
        ("calendar-chinese", "zh_CN", [CalendarSystem.gregorian, .chinese], ["json", "xml", "ics"]),
        ("calendar-japanese", "ja_JP", [.japanese], ["json"]), ("calendar-buddhist", "th_TH", [.buddhist], ["json"]),
        ("calendar-persian", "fa_IR", [.persian], ["json"]),
        ("calendar-umalqura", "ar_SA", [.islamicUmmAlQura], ["json"]),
        ("calendar-hebrew", "he_IL", [.hebrew], ["json"]),
    ])
    func `a document in a calendar is that of its golden file`(
        name: String, locale: String, calendars: [CalendarSystem], formats: [String]
    ) throws {
        let document = try Self.document(locale, calendars)
        for format in try formats.map(ExportFormat.of) {
            try GoldenTests.expect(format.bytes(of: document), in: "\(name).\(format.suffix)")
        }
    }

    @Test(arguments: languages)
    func `a day and a closed date carry the date in each calendar, in json as in xml, by the schemas`(
        calendar: CalendarSystem, locale: String
    ) throws {
        for calendars in calendar == .gregorian
            ? [[calendar]] : [[calendar], [.gregorian, calendar], [calendar, .roc]]
        where Set(calendars).count == calendars.count {
            let document = try Self.document(locale, calendars)
            let written = try bytes("json", of: document)
            #expect(try JSONSchema(.json).problems(in: written) == [])
            let json = try JSONValue(written.dropLast())
            let xml = try bytes("xml", of: document)
            #expect(try XMLTree.isValid(xml, by: Schema.xml.bytes))
            let root = try XMLTree(xml).root
            #expect(
                json["calendar"].text == calendars[0].rawValue && root.attribute("calendar") == calendars[0].rawValue)
            for (day, element) in zip(json["days"].items + json["closed"].items, root["day"] + root["closed"]) {
                let date = try #require(CivilDate(rfc3339: day["date"].text))
                let entries = day["calendarDates"].items
                #expect(entries.map { $0["calendar"].text } == calendars.map(\.rawValue).filter { $0 != "gregorian" })
                #expect(day.keys.contains("calendarDates") == !entries.isEmpty)
                for (entry, calendar) in zip(entries, calendars.filter { $0 != .gregorian }) {
                    let era = calendar.eras.firstIndex(of: entry["era"].text)
                    let own = CalendarDate(
                        era: era ?? 0, year: try #require(Int(entry["year"].text)),
                        month: try #require(Int(entry["month"].text)), isLeapMonth: entry["leapMonth"] == .bool(true),
                        day: try #require(Int(entry["day"].text)))
                    #expect(calendar.civilDate(of: own) == date)
                    #expect((era == nil) == calendar.eras.isEmpty)
                    #expect(Int(entry["cyclicYear"].text) == calendar.cyclicYear(of: own))
                    #expect(entry["label"].text == document.labels.calendarDate(date, in: calendar)?.string)
                }
                #expect(element["calendarDate"].count == entries.count)
                for (entry, child) in zip(entries, element["calendarDate"]) {
                    #expect(child.attributes.map(\.key) == entry.keys)
                    #expect(child.attributes.map(\.value) == entry.keys.map { entry[$0].text })
                }
            }
        }
    }

    @Test func `a year in the chinese calendar has its leap month, 闰六月 from 2025-07-25 to 08-22`() throws {
        let document = try Self.document("zh_CN", [.chinese], "2025-03-01T00:00:00Z", days: 365)
        let json = try JSONValue(bytes("json", of: document).dropLast())
        let entries = json["days"].items.map { day in (day["date"].text, day["calendarDates"].items[0]) }
        #expect(entries.count == 364)
        let leap = entries.filter { $0.1["leapMonth"] == .bool(true) }
        #expect(
            leap.map(\.0)
                == (0..<29).map { day in
                    let date = CivilDate(daysSinceEpoch: 20_294 + day)
                    return String(
                        decoding: {
                            var text: [UInt8] = []; date.appendRFC3339(to: &text); return text
                        }(), as: UTF8.self)
                })
        #expect(leap.allSatisfy { $0.1["month"] == .number(6) && $0.1["label"].text.hasPrefix("闰六月") })
        #expect(leap.first?.1["label"].text == "闰六月初一" && leap.first?.0 == "2025-07-25")
        #expect(leap.allSatisfy { $0.1["year"] == .number(2025) && $0.1["cyclicYear"] == .number(42) })
        let before = entries.filter { $0.1["month"] == .number(6) && $0.1["leapMonth"] == .null }
        #expect(before.first?.0 == "2025-06-25" && before.count == 30)
    }

    @Test(arguments: languages, DayLabelStyle.DayLabels.allCases)
    func `labels are unique in a document of two years`(
        language: (CalendarSystem, String), style: DayLabelStyle.DayLabels
    ) throws {
        let (calendar, locale) = language
        for calendars in [[calendar], [.gregorian, calendar], [calendar, .gregorian]]
        where Set(calendars).count == calendars.count {
            let table = try LocaleLabels(parsing: locale, options: LabelOptions(calendars: calendars))
            let labeler = DayLabeler(table: table, style: DayLabelStyle(dayLabels: style))
            for start in [20_270, 20_607] {
                var known: [String: Int] = [:]
                for offset in 0..<731 {
                    let label = labeler.label(for: CivilDate(daysSinceEpoch: start + offset), offset: offset).string
                    if let other = known.updateValue(offset, forKey: label) {
                        Issue.record("\(calendars) \(label): \(other) and \(offset) days after \(start)")
                    }
                }
            }
        }
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `a format refuses dates that a calendar is not known for, before a byte`(name: String) throws {
        let format = try ExportFormat.of(name)
        let words = "the calendar chinese is known from 1901-02-19 to 2101-01-28, not on 2101-01-29"
        let inside = try Self.document("zh_CN", [.gregorian, .chinese], "2101-01-27T00:00:00Z").asClinic()
        try format.check(inside)
        let outside = try Self.document("zh_CN", [.gregorian, .chinese], "2101-01-27T00:00:00Z", days: 3).asClinic()
        #expect(throws: ExportError.self) { try format.check(outside) }
        do throws(ExportError) {
            try format.check(outside)
        } catch {
            #expect(error.description == "\(name): \(words)")
        }
        // A program that doesn't check gets no wrong date and no trap.
        let sink = FailingSink()
        var writer = ByteWriter(to: sink)
        format.write(outside, to: &writer)
        _ = try writer.finish()
        #expect(!sink.bytes.isEmpty)
    }
}

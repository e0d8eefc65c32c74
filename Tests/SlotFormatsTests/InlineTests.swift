import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime
import Testing

/// One json document with the words of several locales.
@Suite struct InlineTests {
    private static func document(days: Int = 3) throws -> SlotDocument {
        let first = try SlotFormatsTests.document(
            "America/New_York", "2026-10-31T12:00:00-04:00", "en_US",
            rules: SlotRules(days: days, step: .minutes(90), offset: .hours(1)))
        let others: [(String, [CalendarSystem])] = [
            ("zh_CN", [.gregorian, .chinese]), ("ar_SA", [.islamicUmmAlQura]), ("he_IL", []),
        ]
        let documents = try others.map { locale, calendars in
            first.with(
                try LocaleLabels(parsing: locale, options: LabelOptions(calendars: calendars)), place: first.place)
        }
        return first.with(locales: [first] + documents)
    }

    @Test func `it is that of its golden file`() throws {
        try GoldenTests.expect(bytes("json", of: Self.document()), in: "inline.json")
    }

    @Test func `its shape is that of the schema, and every label can be looked up`() throws {
        let written = try bytes("json", of: Self.document(days: 9))
        #expect(try JSONSchema(.json).problems(in: written) == [])
        let json = try JSONValue(written.dropLast())
        #expect(json["locales"].keys == ["en_US", "zh_CN", "ar_SA@calendar=islamic-umalqura", "he_IL"])
        for locale in json["locales"].keys {
            let words = json["locales"][locale]
            for day in json["days"].items {
                let own = words["days"][day["date"].text]
                #expect(own["calendarDates"].items.count == (locale.contains("_SA") || locale == "zh_CN" ? 1 : 0))
                #expect(locale != "en_US" || own["label"] == day["label"])
                for hour in day["hours"].items {
                    let label = words["hours"][hour["hour"].text + hour["utcOffset"].text]
                    #expect(label != .null && (locale != "en_US" || label == hour["label"]))
                    for slot in hour["slots"].items { #expect(words["minutes"][slot["minute"].text] != .null) }
                }
            }
        }
        let calendars = json["locales"].keys.map { json["locales"][$0]["calendar"].text }
        #expect(calendars == ["", "", "islamic-umalqura", ""])
    }

    @Test func `a document that was changed is not of the schema`() throws {
        let whole = try text("json", of: Self.document())
        for (part, other) in [
            (#""month":"#, #""moon":"#), (#""dir":"rtl""#, #""dir":"left""#),
            (#""cyclicYear":43"#, #""cyclicYear":61"#),
            (#""calendar":"islamic-umalqura","year""#, #""calendar":"islamic","year""#),
            (#""minutes":{"0":"00""#, #""minutes":{"0":"""#),
        ] {
            try #require(whole.contains(part), "\(part)")
            #expect(try JSONSchema(.json).problems(in: Array(whole.replacing(part, with: other).utf8)) != [], "\(part)")
        }
    }
}

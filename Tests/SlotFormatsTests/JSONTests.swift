import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime
import Testing

/// The shape of json and ndjson: keys, their order, and what is between the values.
@Suite struct JSONTests {
    @Test(arguments: 3000..<3020)
    func `keys stand in the order of version 1`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for _ in 0..<5 {
            let document = try documents.next()
            let json = try JSONValue(bytes("json", of: document).dropLast())
            let more = document.labels.calendars == [.gregorian] ? [] : ["calendarDates"]
            #expect(
                json.keys == [
                    "version", "place", "locale", "calendar", "timeZone", "tzVersion", "labelVersion", "validFrom",
                    "validUntil", "rules", "relative", "days", "closed", "dir", "firstWeekday",
                ] + (document.next() == nil ? [] : ["next"]))
            #expect(json["place"].keys == ["id", "name"])
            #expect(
                json["rules"].keys == ["days", "step", "duration", "lead", "anchor", "offset", "overlap", "cut"])
            #expect(["0", "1", "2"].starts(with: json["relative"].keys))
            for day in json["days"].items {
                #expect(day.keys == ["date", "label", "weekday", "weekdayLabel", "dateLabel", "hours"] + more)
                for hour in day["hours"].items {
                    #expect(
                        hour.keys == ["hour", "label", "slots"] || hour.keys == ["hour", "label", "slots", "utcOffset"])
                    for slot in hour["slots"].items {
                        #expect(slot.keys == ["minute", "label", "start", "end", "startEpoch", "bookUntil"])
                    }
                }
            }
            for closed in json["closed"].items {
                #expect(
                    closed.keys
                        == ["date", "reason", "note"] + more + [
                            "label", "weekday", "weekdayLabel", "dateLabel", "reasonLabel",
                        ])
                #expect(closed["note"] == .null)
            }
        }
    }

    @Test(arguments: GoldenCase.all)
    func `the keys that the schema requires are there, and no others are`(golden: GoldenCase) throws {
        #expect(try JSONSchema(Schema.json).problems(in: bytes("json", of: golden.document())) == [])
    }

    @Test func `an hour that comes twice has both offsets in its nodes, and its number stays`() throws {
        let document = try document(
            "America/New_York", "2026-11-01T00:00:00-04:00", "en_US",
            rules: SlotRules(days: 1, step: .minutes(30), lead: .minutes(0)))
        let json = try JSONValue(bytes("json", of: document).dropLast())
        let hours = json["days"].items[0]["hours"].items
        #expect(hours.prefix(4).map { $0["hour"] } == [.number(0), .number(1), .number(1), .number(2)])
        #expect(
            hours.prefix(4).map { $0["label"].text } == [
                "12\u{202F}AM", "1\u{202F}AM (UTC-04:00)", "1\u{202F}AM (UTC-05:00)", "2\u{202F}AM",
            ])
        #expect(hours.prefix(4).map { $0["utcOffset"].text } == ["", "-04:00", "-05:00", ""])
        #expect(hours.prefix(4).map { $0["slots"].items.count } == [2, 2, 2, 2])
    }

    @Test func `an hour of which a policy keeps one pass is an ordinary hour`() throws {
        for overlap in [SlotRules.Overlap.first, .last] {
            let document = try document(
                "America/New_York", "2026-11-01T00:00:00-04:00", "en_US",
                rules: SlotRules(days: 1, step: .minutes(30), lead: .minutes(0), overlap: overlap))
            let json = try JSONValue(bytes("json", of: document).dropLast())
            let hour = json["days"].items[0]["hours"].items[1]
            #expect(hour.keys == ["hour", "label", "slots"])
            #expect(hour["label"].text == "1\u{202F}AM")
            #expect(
                hour["slots"].items[0]["start"].text
                    == (overlap == .first ? "2026-11-01T01:00:00-04:00" : "2026-11-01T01:00:00-05:00"))
        }
    }

    @Test(arguments: ["json", "ndjson"])
    func `a line has no spaces between values and one line end, and Foundation reads it`(name: String) throws {
        for golden in GoldenCase.all {
            let written = try bytes(name, of: golden.document())
            #expect(written.isEmpty || written.last == 0x0A)
            let lines = written.split(separator: 0x0A)
            for line in lines {
                // The test's reader takes no space.
                _ = try JSONValue(line)
                #expect((try? JSONSerialization.jsonObject(with: Data(line))) != nil)
            }
            #expect(name == "ndjson" ? true : lines.count == 1)
        }
    }
}

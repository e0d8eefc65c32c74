import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import Testing

@testable import SlotFormats

/// J1 to J3 of the list of what app developers missed: labels of closed dates and of reasons, and members on request.
@Suite struct JSONFieldsTests {
    private func settings(_ fields: [String]) throws -> FormatSettings {
        var settings = FormatSettings()
        try settings.set(.jsonFields, to: .texts(fields))
        return settings
    }

    @Test(arguments: [
        "zh_CN -> 明天 2 周二 6月2日 休息", "en_US -> Tomorrow 2 Tue Jun 2 Closed", "de_DE -> Morgen 2 Di 2. Juni Geschlossen",
        "zh_TW -> 明天 2 週二 6月2日 休息", "sw_KE -> Kesho 2 Jumanne 2 Jun hours",
    ])
    func `J1 J2 A closed date has labels and a reason for people, in json and xml`(_ row: String) throws {
        let parts = row.split(separator: " -> ").map(String.init)
        let zone = try systemZone("Asia/Shanghai")
        let venue = Venue(resources: [Resource(schedule: try Schedule(hours: OpeningHours(parsing: "Mo 09:00-18:00")))])
        let now = try #require(Instant(rfc3339: "2026-06-01T08:00:00+08:00"))
        let plan = try SlotPlan(rules: SlotRules(days: 2), zone: zone, now: now, venue: venue)
        let document = SlotDocument(plan: plan, place: try PlaceIdentity(), labels: try LocaleLabels(parsing: parts[0]))
        let keys = ["label", "weekday", "weekdayLabel", "dateLabel", "reasonLabel"]
        let json = try #require(JSONValue(bytes("json", of: document).dropLast())["closed"].items.first)
        #expect(keys.map { json[$0].text }.joined(separator: " ") == parts[1])
        let xml = try #require(XMLTree(bytes("xml", of: document)).root["closed"].first)
        #expect(keys.map { xml.attribute($0) }.joined(separator: " ") == parts[1])
        let data = try #require(JSONValue(bytes("template-data", of: document).dropLast())["closed"].items.first)
        #expect(data["reasonLabel"].text == json["reasonLabel"].text)
    }

    @Test func `J3 json has the members that are asked for, as templates see them`() throws {
        let plain = try document("America/New_York", "2026-11-01T00:00:00-04:00", "en_US", rules: SlotRules(days: 2))
        let document = SlotDocument(
            plan: plain.plan, place: try PlaceIdentity(id: "ä b"), labels: plain.labels,
            bookingURL: BookingURL("https://example.com/b?i={id}&s={start}&e={epoch}"),
            settings: try settings(["timeLabel", "bookingUrl"]))
        let slots = try SlotReaders.json(bytes("json", of: document))
        let data = try SlotReaders.json(bytes("template-data", of: document.with(settings: FormatSettings())))
        #expect(slots.count == plain.plan.count)
        let leaves = { (format: String, document: SlotDocument) throws -> [[String]] in
            try JSONValue(bytes(format, of: document).dropLast())["days"].items.flatMap { $0["hours"].items }
                .flatMap { $0["slots"].items }.map { [$0["timeLabel"].text, $0["bookingUrl"].text] }
        }
        let own = try leaves("json", document)
        #expect(try own == leaves("template-data", document))
        #expect(Set(own.map { $0[1] }).count == slots.count && data.count == slots.count)
        #expect(own.contains { $0[0].hasSuffix("(UTC-04:00)") })
        // Nothing of it where nobody asks, and never in other formats.
        #expect(try !text("json", of: plain).contains("timeLabel"))
        #expect(
            try bytes("ndjson", of: document).count
                == bytes("ndjson", of: document.with(settings: FormatSettings())).count)
    }

    @Test func `J3 Each slot names the resources that are free then`() throws {
        let busy = try #require(
            BusyEntry(start: Instant(epochSeconds: 1_780_282_800), end: Instant(epochSeconds: 1_780_284_600)))
        let resources = [("anna", "09:00-11:00"), ("ben", "10:00-12:00")].map { id, hours in
            Resource(
                id: id, schedule: (try? Schedule(hours: OpeningHours(parsing: hours))) ?? .always,
                busy: id == "ben" ? [busy] : [])
        }
        let now = try #require(Instant(rfc3339: "2026-06-01T08:00:00+08:00"))
        let plan = try SlotPlan(
            rules: SlotRules(days: 1, step: .minutes(30)), zone: systemZone("Asia/Shanghai"), now: now,
            venue: Venue(resources: resources))
        let document = SlotDocument(
            plan: plan, place: try PlaceIdentity(), labels: try LocaleLabels(parsing: "en_GB"),
            settings: try settings(["resources"]))
        let slots = try JSONValue(bytes("json", of: document).dropLast())["days"].items.flatMap { $0["hours"].items }
            .flatMap { $0["slots"].items }
        let shown = slots.map { slot in
            slot["start"].text.dropFirst(11).prefix(5) + " "
                + slot["resources"].items.map { $0.text }.joined(separator: "+")
        }
        #expect(
            shown == [
                "09:00 anna", "09:30 anna", "10:00 anna+ben", "10:30 anna+ben", "11:30 ben",
            ])
    }
}

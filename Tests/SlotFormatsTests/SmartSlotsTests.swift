import SlotDocument
import SlotEngine
import SlotTime
import Testing

@testable import SlotFormats

/// SMART Scheduling Links (HL7, 1.0.0-ballot), by the lines that its profiles require.
@Suite struct SmartSlotsTests {
    private func parts(_ document: SlotDocument) throws -> [String: String] {
        let format = try ExportFormat.of("smart-slots")
        try format.check(document)
        var parts: [String: String] = [:]
        for part in format.parts {
            parts[part.name ?? ""] = String(decoding: try part.bytes(of: document), as: UTF8.self)
        }
        return parts
    }

    @Test func `An ordinary day is what its golden files hold`() throws {
        let hours = try Schedule(hours: OpeningHours(parsing: "09:00-10:00"))
        let busy = try #require(
            BusyEntry(
                start: Instant(epochSeconds: 1_780_335_000), end: Instant(epochSeconds: 1_780_336_200), takes: .all))
        let plan = try SlotPlan(
            rules: SlotRules(days: 1, step: .minutes(20)), zone: systemZone("America/New_York"),
            now: #require(Instant(rfc3339: "2026-06-01T08:00:00-04:00")),
            venue: Venue(
                resources: [Resource(schedule: hours, busy: [busy])], booking: BookingRules(soldOut: .mark)))
        let plain = SlotDocument(
            plan: plan, place: try PlaceIdentity(id: "harbor", name: "Harbor \"Clinic\""),
            labels: try .init(parsing: "en_US"))
        let document = try plain.asClinic()
        for part in try ExportFormat.of("smart-slots").parts {
            try GoldenTests.expect(part.bytes(of: document), in: "clinic.smart-slots/\(part.name ?? "")")
        }
    }

    @Test func `What is missing is one error that names all of it`() throws {
        let plain = try document("America/New_York", "2026-06-01T08:00:00-04:00")
        #expect(
            refusal(plain)
                == "smart-slots: needs name, address.street, address.city, address.region, address.postalCode, phone, "
                + "formats.smart-slots.baseUrl and formats.smart-slots.serviceType")
    }

    @Test(arguments: [
        "baseUrl ftp://a/ -> smart-slots: formats.smart-slots.baseUrl must be a URL that begins with https:// or http://",
        "locationId a_b -> smart-slots: formats.smart-slots.locationId must be of letters, digits, - and .",
    ])
    func `What FHIR can't hold is refused`(_ row: String) throws {
        let sides = row.split(separator: " -> ").map(String.init)
        let words = sides[0].split(separator: " ").map(String.init)
        let plain = try document("America/New_York", "2026-06-01T08:00:00-04:00")
        let setting = try #require(ExportFormat.smartSlots.settings.first { $0.key == words[0] })
        #expect(try refusal(plain.asClinic(setting, words[1])) == sides[1])
    }

    @Test func `References lead to the files beside them`() throws {
        let parts = try parts(document("America/New_York", "2026-06-01T08:00:00-04:00").asClinic())
        let manifest = try JSONValue(Array(#require(parts["$bulk-publish"]).utf8.dropLast()))
        #expect(
            manifest["output"].items.map { $0["url"].text } == [
                "https://clinic.example/slots/locations.ndjson", "https://clinic.example/slots/schedules.ndjson",
                "https://clinic.example/slots/slots.ndjson",
            ])
        let location = try JSONValue(Array(#require(parts["locations.ndjson"]).utf8.dropLast()))
        let schedule = try JSONValue(Array(#require(parts["schedules.ndjson"]).utf8.dropLast()))
        #expect(schedule["actor"].items.map { $0["reference"].text } == ["Location/" + location["id"].text])
        let slot = try #require(parts["slots.ndjson"]?.split(separator: "\n").first)
        #expect(slot.contains("\"Schedule/" + schedule["id"].text + "\""))
    }

    private func refusal(_ document: SlotDocument) -> String? {
        do throws(ExportError) {
            try ExportFormat.smartSlots.check(document)
            return nil
        } catch {
            return error.description
        }
    }
}

extension SlotDocument {
    /// The same document of a place that says all that a directory of clinics wants to know.
    func asClinic(_ setting: FormatSetting? = nil, _ value: String = "") throws -> SlotDocument {
        var settings = FormatSettings()
        try settings.set(.smartBaseURL, to: .text("https://clinic.example/slots"))
        try settings.set(.smartServiceType, to: .text("57"))
        if let setting { try settings.set(setting, to: .text(value)) }
        let details = try PlaceDetails(
            address: PostalAddress(street: "1 Pier", postalCode: "02110", city: "Boston", region: "MA", country: "US"),
            phone: "+1 617 555 0100")
        return SlotDocument(
            plan: plan, place: try PlaceIdentity(id: place.id, name: place.name ?? "Clinic"), labels: labels,
            bookingURL: BookingURL("https://clinic.example/book?at={start}"), settings: settings,
            service: service, details: details)
    }
}

import ICalendar
import SlotDocument
import SlotEngine
import Testing

@testable import SlotFormats

/// What a place and its service say of themselves, in feeds and templates.
@Suite struct PlaceDetailsFeedTests {
    private func detailed() throws -> SlotDocument {
        let plain = try document(
            "Europe/Berlin", "2026-06-01T10:16:00+02:00", place: PlaceIdentity(id: "salon", name: "Salon <Mitte>"))
        let details = try PlaceDetails(
            address: PostalAddress(street: "Hauptstr. 1", postalCode: "10115", city: "Berlin", country: "DE"),
            phone: "+49 30 1234567", email: "a@example.org", website: "https://example.org/?a=1&b",
            description: "Cuts & colours", color: "#1a73e8", category: "Hairdresser",
            position: Coordinates(latitude: 52.520008, longitude: -0.5))
        return SlotDocument(
            plan: plain.plan, place: plain.place, labels: plain.labels,
            service: try ServiceIdentity(id: "cut", name: "Haircut"), details: details)
    }

    @Test(arguments: [
        #"schema-org -> "identifier":"salon","description":"Cuts & colours","telephone":"+49 30 1234567","email":"a@example.org","url":"https://example.org/?a=1&b","address":{"@type":"PostalAddress","streetAddress":"Hauptstr. 1","postalCode":"10115","addressLocality":"Berlin","addressCountry":"DE"},"geo":{"@type":"GeoCoordinates","latitude":52.520008,"longitude":-0.5},"openingHours"#,
        #"json-feed -> "title":"Salon <Mitte> – Haircut","home_page_url":"https://example.org/?a=1&b","description":"Cuts & colours","language""#,
        #"atom -> <title>Salon &lt;Mitte&gt; – Haircut</title><subtitle>Cuts &amp; colours</subtitle><link rel="alternate" href="https://example.org/?a=1&amp;b"/><author><name>Salon &lt;Mitte&gt;</name>"#,
        #"template-data -> ,"address":{"street":"Hauptstr. 1","postalCode":"10115","city":"Berlin","region":null,"country":"DE","line":"Hauptstr. 1, 10115 Berlin, DE"}"#,
        #"template-data -> "category":"Hairdresser","latitude":52.520008,"longitude":-0.5}"#,
        #"template-data -> "service":{"id":"cut","name":"Haircut","title":"Haircut"}}"#,
    ])
    func `a feed says who the place is`(example: String) throws {
        let halves = example.split(separator: " -> ", maxSplits: 1).map(String.init)
        let text = try text(halves[0], of: detailed())
        #expect(text.contains(halves[1]), "\(text.prefix(1000))")
    }

    @Test func `a slot has one identifier in all feeds and templates, also of a service`() throws {
        let document = try detailed()
        let start = document.plan.days[0].runs[0].start(on: document.plan.days[0].date)
        var uid = UID.prefix(placeID: document.identity, durationSeconds: document.plan.rules.duration.seconds)
        UID.append(start: start, to: &uid)
        for format in ["template-data", "json-feed", "atom"] {
            #expect(try text(format, of: document).contains(uid.string), "\(format)")
        }
        let events = try ExportFormat.of("fullcalendar").parts[0].bytes(of: document)
        #expect(String(decoding: events, as: UTF8.self).contains(uid.string))
    }

    @Test(arguments: [
        (0.0, "0"), (52.5, "52.5"), (-0.0000004, "0"), (-0.5, "-0.5"), (180, "180"), (-33.8688197, "-33.86882"),
    ])
    func `degrees have six decimals at most`(degrees: Double, text: String) {
        var bytes: [UInt8] = []
        bytes.append(degrees: degrees)
        #expect(bytes.string == text)
    }

    @Test func `a rule that is broken while writing keeps its own words`() throws {
        let format = ExportFormat(
            name: "x", family: .data, suffix: "txt", mediaType: "text/plain", summary: "", includesSoldOut: true,
            write: { _, writer, _ in writer.fail(SinkError(rule: "x.txt: must not take more than 5 steps")) })
        let document = try detailed()
        do throws(ExportError) {
            _ = try format.bytes(of: document)
            Issue.record("nothing was refused")
        } catch {
            #expect(error.description == "x: x.txt: must not take more than 5 steps" && !error.isOfMachine)
        }
    }
}

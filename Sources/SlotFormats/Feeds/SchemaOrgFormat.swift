internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// JSON-LD of schema.org for a place's page: a LocalBusiness with its opening hours as Google reads them.
    public static let schemaOrg = ExportFormat(
        name: "schema-org", family: .feed, suffix: "jsonld", mediaType: "application/ld+json; charset=utf-8",
        summary: "opening hours as JSON-LD for search engines (schema.org)", includesSoldOut: false,
        write: { document, writer, _ in SchemaOrgFormat.write(document, to: &writer) })
}

private enum SchemaOrgFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let hours = WeekHours(document.plan)
        var text = FeedText()
        text.append(#"{"@context":"https://schema.org","@type":"LocalBusiness","name":"#)
        text.append(json: document.place.name ?? document.place.id)
        text.append(#","identifier":"#)
        text.append(json: document.place.id)
        append(document.details, to: &text)
        text.append(#","openingHoursSpecification":["#)
        var isFirst = true
        for entry in hours.hours {
            begin(entry.window, &isFirst, to: &text)
            text.append(#","dayOfWeek":["#)
            for (index, weekday) in entry.weekdays.enumerated() {
                text.append(index == 0 ? "\"" : ",\"")
                text.append { $0 += names[weekday - 1].utf8 }
                text.append("\"")
            }
            text.append("]}")
        }
        for (date, windows) in hours.exceptions {
            // 00:00 to 00:00 is closed.
            for window in windows.isEmpty ? [0..<0] : windows {
                begin(window, &isFirst, to: &text)
                text.append(#","validFrom":""#)
                text.append { $0.append(date) }
                text.append(#"","validThrough":""#)
                text.append { $0.append(date) }
                text.append("\"}")
            }
        }
        text.append("]")
        if let url = document.bookingURL { appendOffer(url, document, to: &text) }
        text.append("}\n")
        text.flush(to: &writer, above: 0)
    }

    /// Who the place is, as far as it says so.
    private static func append(_ details: PlaceDetails, to text: inout FeedText) {
        append(
            [
                ("description", details.description), ("telephone", details.phone), ("email", details.email),
                ("url", details.website),
            ], to: &text)
        if let address = details.address {
            text.append(#","address":{"@type":"PostalAddress""#)
            append(
                [
                    ("streetAddress", address.street), ("postalCode", address.postalCode),
                    ("addressLocality", address.city), ("addressRegion", address.region),
                    ("addressCountry", address.country),
                ], to: &text)
            text.append("}")
        }
        if let position = details.position {
            text.append(#","geo":{"@type":"GeoCoordinates","latitude":"#)
            text.append { $0.append(degrees: position.latitude) }
            text.append(#","longitude":"#)
            text.append { $0.append(degrees: position.longitude) }
            text.append("}")
        }
    }

    /// Members of an object that has one already; those without a value are left out.
    private static func append(_ members: [(key: StaticString, value: String?)], to text: inout FeedText) {
        for (key, value) in members {
            guard let value else { continue }
            text.append(",\"")
            text.append(key)
            text.append("\":")
            text.append(json: value)
        }
    }

    private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    /// A window; past midnight it closes earlier than it opens, and a whole day ends at 23:59.
    private static func begin(_ window: Range<Int>, _ isFirst: inout Bool, to text: inout FeedText) {
        text.append(
            isFirst
                ? #"{"@type":"OpeningHoursSpecification","opens":""#
                : #",{"@type":"OpeningHoursSpecification","opens":""#)
        isFirst = false
        text.append { WeekHours.append(clock: window.lowerBound, to: &$0) }
        text.append(#"","closes":""#)
        let isWhole = window == 0..<1440
        text.append { WeekHours.append(clock: isWhole ? 1439 : window.upperBound % 1440, to: &$0) }
        text.append("\"")
    }

    /// Where the first free slot is booked: search engines want one address, not thousands.
    private static func appendOffer(_ url: BookingURL, _ document: borrowing SlotDocument, to text: inout FeedText) {
        guard let day = document.plan.days.compactMap({ $0.available }).first, let run = day.runs.first else { return }
        let start = run.start(on: day.date)
        let place = document.place
        text.append(#","makesOffer":{"@type":"Offer","availabilityStarts":""#)
        text.append(start, utcOffset: run.span.utcOffset)
        text.append(#"","url":""#)
        text.append {
            let index = $0.count
            url.append(start: start.epochSeconds, utcOffset: run.span.utcOffset, of: place, to: &$0)
            JSONText.escape(&$0, from: index)
        }
        text.append("\"")
        if let service = document.service {
            text.append(#","itemOffered":{"@type":"Service","identifier":"#)
            text.append(json: service.id)
            append([("name", service.name)], to: &text)
            text.append("}")
        }
        text.append("}")
    }
}

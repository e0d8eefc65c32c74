internal import SlotDocument
internal import SlotEngine
internal import SlotFormats
internal import SlotLocale
internal import SlotTime

/// What the index of a site says of one place.
enum PlaceIndex {
    /// The columns of the index, in the order of every form.
    static let columns: [String] = [
        "place", "name", "latitude", "longitude", "timeZone", "locale", "firstStart", "firstLabel", "bookUntil",
        "openDates", "remaining", "path",
    ]

    /// The place's object.
    static func object(of document: SlotDocument, path: String) -> [UInt8] {
        var line = JSONLine()
        line.add("place", document.place.id)
        line.add("name", document.place.name)
        let position = document.plan.venue.facts.position
        line.add("latitude", json: degrees(position?.latitude))
        line.add("longitude", json: degrees(position?.longitude))
        line.add("timeZone", document.plan.zone.identifier)
        line.add("locale", document.labels.identifier)
        let days = document.plan.days.compactMap { $0.available }
        if let day = days.first, let series = day.runs.first {
            let start = series.start(on: day.date)
            let offset = series.span.utcOffset
            line.add("firstStart", json: quoted(start, offset))
            line.add("firstLabel", String(decoding: label(of: series, day, document), as: UTF8.self))
            line.add(
                "bookUntil",
                json: quoted(series.bookingEnd ?? start.advanced(bySeconds: -document.plan.lead.seconds), offset))
        } else {
            line.add("firstStart", nil as String?)
            line.add("firstLabel", nil as String?)
            line.add("bookUntil", nil as String?)
        }
        line.add("openDates", json: JSONLine.array(days.map { JSONLine.quote($0.date.rfc3339) }))
        line.add("remaining", json: remaining(days))
        line.add("path", path)
        return line.finish()
    }

    private static func label(of series: SlotSeries, _ day: SlotDay, _ document: SlotDocument) -> [UInt8] {
        var label = document.dayLabeler.label(for: day.date, offset: day.offset)
        label.append(UInt8(ascii: " "))
        let (hour, minute) = series.firstMinute.quotientAndRemainder(dividingBy: 60)
        document.labels.appendTime(hour: hour, minute: minute, to: &label)
        return label
    }

    /// How many can still book, in all slots together; null where the place doesn't say.
    private static func remaining(_ days: [SlotDay]) -> [UInt8] {
        var sum = 0
        for series in days.flatMap({ $0.runs }) {
            guard let left = series.remaining else { return Array("null".utf8) }
            sum += left * series.count
        }
        return Array(String(sum).utf8)
    }

    private static func degrees(_ value: Double?) -> [UInt8] {
        guard let value else { return Array("null".utf8) }
        var bytes: [UInt8] = []
        bytes.append(degrees: value)
        return bytes
    }

    private static func quoted(_ moment: Instant, _ offset: Int) -> [UInt8] {
        var bytes = [UInt8(ascii: "\"")]
        moment.appendRFC3339(utcOffset: offset, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        return bytes
    }
}

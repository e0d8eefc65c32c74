internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// What a calendar and its events say about their place (RFC 7986, and the older X- names that programs know).
enum CalendarHead {
    /// The lines of the calendar: it always has a name, because programs show its address otherwise.
    static func lines(of place: RowPlace, _ service: ServiceIdentity?) -> [UInt8] {
        let details = place.details
        var name = place.name ?? place.id
        if let service { name += " – " + (service.name ?? service.id) }
        var lines: [UInt8] = []
        for key in ["NAME", "X-WR-CALNAME"] { ContentLine.append(name: key, text: name, to: &lines) }
        if let description = details.description {
            for key in ["DESCRIPTION", "X-WR-CALDESC"] { ContentLine.append(name: key, text: description, to: &lines) }
        }
        if let category = details.category { ContentLine.append(name: "CATEGORIES", text: category, to: &lines) }
        if let website = details.website { ContentLine.append(name: "URL", value: website, to: &lines) }
        if let color = details.color {
            ContentLine.append(name: "COLOR", value: ColorName.nearest(to: color), to: &lines)
            ContentLine.append(name: "X-APPLE-CALENDAR-COLOR", value: color, to: &lines)
        }
        return lines
    }

    /// The beginning of a calendar that isn't one of events.
    static func begin(_ document: borrowing SlotDocument) -> [UInt8] {
        var lines: [UInt8] = []
        for (name, value) in [
            ("BEGIN", "VCALENDAR"), ("VERSION", "2.0"), ("PRODID", "-//slotexport//slotexport//EN"),
            ("CALSCALE", "GREGORIAN"),
        ] { ContentLine.append(name: name, value: value, to: &lines) }
        lines += self.lines(of: RowPlace(document), document.service)
        ContentLine.append(name: "X-WR-TIMEZONE", value: document.plan.zone.identifier, to: &lines)
        return lines
    }

    /// Appends UID and DTSTAMP of a component that says when something is free or busy.
    ///
    /// Whatever it says makes it another component, so that nothing is kept of an older one.
    static func appendIdentity(of document: borrowing SlotDocument, _ body: [UInt8], to lines: inout [UInt8]) {
        var uid: [UInt8] = []
        UID.append(of: Array("\(document.identity)\n".utf8) + body, to: &uid)
        ContentLine.append(name: "UID", value: uid, to: &lines)
        var stamp: [UInt8] = []
        let revised = document.revised ?? document.plan.start
        ICalendarDateFormat.append(utc: max(revised, document.plan.start), to: &stamp)
        ContentLine.append(name: "DTSTAMP", value: stamp, to: &lines)
    }

    /// The lines of an event.
    static func eventLines(_ details: PlaceDetails) -> [UInt8] {
        var lines: [UInt8] = []
        if let address = details.address { ContentLine.append(name: "LOCATION", text: address.line, to: &lines) }
        if let position = details.position {
            var value: [UInt8] = []
            value.append(degrees: position.latitude)
            value.append(UInt8(ascii: ";"))
            value.append(degrees: position.longitude)
            ContentLine.append(name: "GEO", value: value, to: &lines)
        }
        if let category = details.category { ContentLine.append(name: "CATEGORIES", text: category, to: &lines) }
        return lines
    }
}

internal import SlotTime

// Who and where the place is.
extension Setting {
    static let place: [Setting] = [
        Setting(
            "$schema", .place, .text(name: "PATH", definition: "schema"),
            "the JSON schema, for editors; slotexport doesn't read it", examples: [#""../schemas/place.schema.json""#],
            file: { (reader, entry, _) throws(PlaceError) in _ = try reader.text(entry) },
            text: { (_, _) throws(PlaceError) in }),
        Setting(
            "id", option: "place-id", .place, .text(name: "ID", definition: "id"), usual: "slots",
            "a stable identifier: files and events are named after it", examples: [#""hongqiao""#],
            file: { (reader, entry, settings) throws(PlaceError) in settings.id = try reader.identifier(entry) },
            text: { (text, settings) throws(PlaceError) in settings.id = text.value }),
        Setting(
            "name", option: "place-name", .place, .text(name: "NAME", definition: "name"),
            "the name for people; in a place file, one for each locale if need be",
            examples: [#""虹桥诊所""#, #"{ "zh": "虹桥诊所", "en": "Hongqiao Clinic" }"#],
            file: { (reader, entry, settings) throws(PlaceError) in settings.name = try reader.name(entry) },
            text: { (text, settings) throws(PlaceError) in settings.name = PlaceName(text.value) }),
        Setting(
            "timeZone", option: "time-zone", .place, .zone,
            "the place's time zone, an IANA name; default the machine's",
            examples: [#""Asia/Shanghai""#, #""Europe/Berlin""#, #""America/New_York""#],
            file: { (reader, entry, settings) throws(PlaceError) in settings.timeZone = try reader.timeZone(entry) },
            text: { (text, settings) throws(PlaceError) in settings.timeZone = try text.text() }),
        .degrees("latitude", 90, "degrees north, for sunrise and sunset in the hours", examples: ["31.19"]) {
            $0.schedule.latitude = $1
        },
        .degrees("longitude", 180, "degrees east", examples: ["121.44"]) { $0.schedule.longitude = $1 },
        Setting(
            "revised", .place, .moment, "when the place was last changed by hand: calendars then take every event anew",
            examples: [#""2026-06-01T09:00:00+08:00""#],
            file: { (reader, entry, settings) throws(PlaceError) in settings.revised = try reader.instant(entry) },
            text: { (text, settings) throws(PlaceError) in settings.revised = try text.instant() }),
        Setting(
            "bookingUrl", .place, .text(name: "URL", definition: "bookingUrl"),
            "where people book; {id} becomes the place's id, {epoch} and {start} the slot's start",
            examples: [#""https://example.com/book/{id}?at={epoch}""#],
            file: { (reader, entry, settings) throws(PlaceError) in settings.bookingURL = try reader.bookingURL(entry)
            },
            text: { (text, settings) throws(PlaceError) in settings.bookingURL = try text.bookingURL() }),
    ]
}

internal import SlotDocument

// Who the place is: what calendars, feeds and pages show beside its name.
extension Setting {
    static let details: [Setting] = [
        .structure(
            "address", .place, "address", "where letters reach the place",
            examples: [
                #"{ "street": "Hauptstr. 1", "postalCode": "10115", "city": "Berlin", "country": "DE" }"#
            ]
        ) { (reader, entry, settings) throws(PlaceError) in settings.details.address = try reader.address(entry) },
        .detail("phone", "the telephone number", example: "+49 30 1234567") {
            (settings, value) throws(PlaceIdentityError) in settings.phone = try PlaceDetails(phone: value).phone
        },
        .detail("email", "the mail address", example: "hello@salon.example") {
            (settings, value) throws(PlaceIdentityError) in settings.email = try PlaceDetails(email: value).email
        },
        .detail("website", "the pages of the place, a URL of https or http", example: "https://salon.example/") {
            (settings, value) throws(PlaceIdentityError) in settings.website = try PlaceDetails(website: value).website
        },
        .detail("description", "what the place is, in a sentence or two", example: "Cut and colour in the old town") {
            (settings, value) throws(PlaceIdentityError) in
            settings.description = try PlaceDetails(description: value).description
        },
        .detail("color", "the color of the calendar, # and six hexadecimal digits", example: "#1a73e8") {
            (settings, value) throws(PlaceIdentityError) in settings.color = try PlaceDetails(color: value).color
        },
        .detail("category", "what kind of place it is, in a word or two", example: "hairdresser") {
            (settings, value) throws(PlaceIdentityError) in
            settings.category = try PlaceDetails(category: value).category
        },
    ]

    private static func detail(
        _ key: SettingKey, _ help: String, example: String,
        _ set: @escaping @Sendable (inout DetailSettings, String) throws(PlaceIdentityError) -> Void
    ) -> Setting {
        Setting(
            key, .place, .text(name: "TEXT", definition: "detail"), help, examples: ["\"\(example)\""],
            file: { (reader, entry, settings) throws(PlaceError) in
                let text = try reader.text(entry)
                do throws(PlaceIdentityError) {
                    try set(&settings.details, text)
                } catch {
                    throw reader.failure(about: entry, error.rule)
                }
            },
            text: { (text, settings) throws(PlaceError) in
                do throws(PlaceIdentityError) {
                    try set(&settings.details, text.value)
                } catch {
                    throw text.error(error.rule)
                }
            })
    }
}

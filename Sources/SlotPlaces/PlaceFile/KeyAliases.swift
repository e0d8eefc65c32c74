internal import SlotTime

/// What other tools call our keys, so that a file that was carried over gets an answer and not a guess.
enum KeyAliases {
    /// What to use in place of another tool's key, or nil. Case, `_` and `-` don't count: `opening_hours`, `OpeningHours`.
    static func hint(for word: String) -> String? {
        let plain = String(
            decoding: word.utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
                .map { $0.isUppercase ? $0 | 0x20 : $0 }, as: UTF8.self)
        if let key = keys[plain] { return "; it is \"\(key)\" here" }
        return advice[plain].map { "; \($0)" }
    }

    /// Our key for another's, in lower case.
    private static let keys: [String: String] = [
        "openinghours": "hours", "openinghoursspecification": "hours", "businesshours": "hours", "open": "hours",
        "workinghours": "hours", "availability": "hours", "schedule": "hours", "öffnungszeiten": "hours",
        "horizon": "days", "maxadvance": "days", "advancedays": "days", "bookingwindow": "days",
        "maximumbookingnotice": "days",
        "interval": "step", "slotinterval": "step", "slotduration": "step", "slotlength": "step", "frequency": "step",
        "length": "duration", "eventduration": "duration", "appointmentlength": "duration",
        "leadtime": "lead", "minnotice": "lead", "minimumnotice": "lead", "minimumbookingnotice": "lead",
        "buffer": "bufferAfter", "gap": "bufferAfter", "padding": "bufferAfter", "aftereventbuffer": "bufferAfter",
        "buffertimeafter": "bufferAfter", "beforeeventbuffer": "bufferBefore", "buffertimebefore": "bufferBefore",
        "tz": "timeZone", "zone": "timeZone", "zeitzone": "timeZone",
        "lang": "locale", "language": "locale", "languages": "locale", "sprache": "locale",
        "title": "name", "placename": "name", "placeid": "id", "identifier": "id", "slug": "id",
        "telephone": "phone", "tel": "phone", "mail": "email", "url": "website", "homepage": "website",
        "lat": "latitude", "lng": "longitude", "lon": "longitude", "colour": "color",
        "exception": "exceptions", "closures": "exceptions", "vacation": "exceptions", "vacations": "exceptions",
        "overrides": "exceptions", "dateoverrides": "exceptions", "urlaub": "exceptions", "feiertage": "holidays",
        "publicholidays": "holidays", "bookings": "busy", "appointments": "busy", "events": "busy", "booked": "busy",
        "staff": "resources", "employees": "resources", "providers": "resources", "rooms": "resources",
        "seats": "capacity", "maxbookings": "capacity", "dailylimit": "maxPerDay", "weeklylimit": "maxPerWeek",
        "eventtypes": "services", "treatments": "services", "bookinglink": "bookingUrl",
    ]

    /// What to do where no key of ours is the same.
    private static let advice: [String: String] = [
        "closed": "closed weekdays are part of \"hours\": 'Mo off', and closed dates are \"exceptions\"",
        "closedon": "closed weekdays are part of \"hours\": 'Mo off', and closed dates are \"exceptions\"",
        "ruhetag": "closed weekdays are part of \"hours\": 'Mo off'",
        "lunch": "a break is part of \"hours\": '09:00-12:00,13:00-18:00'",
        "lunchbreak": "a break is part of \"hours\": '09:00-12:00,13:00-18:00'",
        "break": "a break is part of \"hours\": '09:00-12:00,13:00-18:00'",
        "breaks": "a break is part of \"hours\": '09:00-12:00,13:00-18:00'",
    ]
}

package import Mustache

/// The names that templates see: those of the format `json`, and some that spare templates arithmetic.
///
/// docs/templates.md lists them from here.
package enum TemplateNames {
    /// The scopes, by their numbers in the schema.
    enum Scope: Int, CaseIterable {
        case root, place, rules, relative, day, hour, slot, free, calendarDate, closed, subscribe, service, address
    }

    /// What a template may name, for the check of its names.
    package static let schema = TemplateSchema(Scope.allCases.map(scope))

    private static func scope(_ scope: Scope) -> TemplateSchema.Scope {
        switch scope {
        case .root: TemplateSchema.Scope("the document", RootName.allCases.map { $0.name })
        case .place: TemplateSchema.Scope("place", PlaceName.allCases.map { $0.name })
        case .rules:
            TemplateSchema.Scope(
                "rules", ruleKeys.map { .init($0, wordKeys.contains($0) ? .text : .number, "as in `json`") })
        case .relative:
            TemplateSchema.Scope(
                "relative",
                [
                    .init("offset", .number, "days after today"),
                    .init("label", .text, "the locale's word: 今天, tomorrow"),
                ])
        case .day: TemplateSchema.Scope("days", DayName.allCases.map { $0.name })
        case .hour: TemplateSchema.Scope("hours", HourName.allCases.map { $0.name })
        case .slot: TemplateSchema.Scope("slots", SlotName.allCases.map { $0.name })
        case .free: TemplateSchema.Scope("free", FreeName.allCases.map { $0.name })
        case .calendarDate:
            TemplateSchema.Scope(
                "calendarDates",
                [
                    .init("calendar", .text, "the calendar: chinese"), .init("year", .number, "its year"),
                    .init("month", .number, "its month"), .init("day", .number, "its day of the month"),
                    .init("leapMonth", .flag, "whether the month is a leap month"), .init("era", .text, "its era"),
                    .init("cyclicYear", .number, "the year of the sexagenary cycle"),
                    .init("label", .text, "the date in the locale's words"),
                ])
        case .closed: TemplateSchema.Scope("closed", ClosedName.allCases.map { $0.name })
        case .subscribe:
            TemplateSchema.Scope(
                "subscribe",
                [
                    .init("url", .text, "the address of the calendar"),
                    .init("webcal", .text, "the same, beginning with webcal:"),
                    .init("encodedUrl", .text, "the address, percent-encoded"),
                    .init("encodedWebcal", .text, "the webcal: address, percent-encoded"),
                ])
        case .service:
            TemplateSchema.Scope(
                "service",
                [
                    .init("id", .text, "the identifier: haircut"), .init("name", .text, "the name, where it has one"),
                    .init("title", .text, "the name, or else the identifier"),
                ])
        case .address: address
        }
    }

    private static var address: TemplateSchema.Scope {
        TemplateSchema.Scope(
            "address",
            [
                .init("street", .text, "street and number"), .init("postalCode", .text, "the postal code"),
                .init("city", .text, "the city or town"), .init("region", .text, "the state or province"),
                .init("country", .text, "the country as two letters: DE"),
                .init("line", .text, "all of it on one line: Hauptstr. 1, 10115 Berlin, DE"),
            ])
    }

    /// The rules that a document may have.
    static let ruleKeys = ["days", "step", "duration", "lead", "anchor", "offset", "overlap", "cut", "capacity"]

    /// Those that are words.
    private static let wordKeys = ["anchor", "overlap", "cut"]

    /// The names of the document itself.
    enum RootName: Int, CaseIterable {
        case version, place, locale, calendar, timeZone, tzVersion, labelVersion, validFrom, validUntil, rules, relative
        case days, closed, dir, firstWeekday, holidayCoverage, slotCount, hasSlots, subscribe, service

        var name: TemplateSchema.Name {
            switch self {
            case .version: .init("version", .number, "the version of the names: 1")
            case .place: .init("place", .object(scope: Scope.place.rawValue), "the place")
            case .locale: .init("locale", .text, "the locale of the labels: zh_CN")
            case .calendar: .init("calendar", .text, "the calendar of the labels: gregorian")
            case .timeZone: .init("timeZone", .text, "the zone, an IANA name")
            case .tzVersion: .init("tzVersion", .text, "the release of the zone data, where it is known: 2026f")
            case .labelVersion: .init("labelVersion", .text, "the release of the labels")
            case .validFrom: .init("validFrom", .text, "the start of the day for which the labels are true")
            case .validUntil: .init("validUntil", .text, "its end")
            case .rules: .init("rules", .object(scope: Scope.rules.rawValue), "when slots start and how long they are")
            case .relative:
                .init("relative", .list(scope: Scope.relative.rawValue), "the locale's words for the next days")
            case .days: .init("days", .list(scope: Scope.day.rawValue), "the dates that have slots")
            case .closed: .init("closed", .list(scope: Scope.closed.rawValue), "the dates that have none")
            case .dir: .init("dir", .text, "the direction of the script: ltr or rtl")
            case .firstWeekday: .init("firstWeekday", .number, "the first day of the locale's week, 1 is Monday")
            case .holidayCoverage:
                .init("holidayCoverage", .text, "how much is known about holidays, where any are named")
            case .slotCount: .init("slotCount", .number, "how many slots there are")
            case .hasSlots: .init("hasSlots", .flag, "whether there are any")
            case .subscribe:
                .init(
                    "subscribe", .object(scope: Scope.subscribe.rawValue),
                    "where the calendar is published, if `formats.template-data.calendarUrl` says it")
            case .service:
                .init("service", .object(scope: Scope.service.rawValue), "the service, where the place has several")
            }
        }
    }

    /// The names of the place.
    enum PlaceName: Int, CaseIterable {
        case id, name, title, address, phone, email, website, description, color, category, latitude, longitude

        var name: TemplateSchema.Name {
            switch self {
            case .id: .init("id", .text, "the identifier: hongqiao")
            case .name: .init("name", .text, "the name, where it has one")
            case .title: .init("title", .text, "the name, or else the identifier")
            case .address: .init("address", .object(scope: Scope.address.rawValue), "where letters reach it")
            case .phone: .init("phone", .text, "the telephone number: +49 30 1234567")
            case .email: .init("email", .text, "the mail address")
            case .website: .init("website", .text, "the address of its pages")
            case .description: .init("description", .text, "what it is, in a sentence or two")
            case .color: .init("color", .text, "its color: #1a73e8")
            case .category: .init("category", .text, "what kind of place it is")
            case .latitude: .init("latitude", .number, "degrees north of the equator")
            case .longitude: .init("longitude", .number, "degrees east of Greenwich")
            }
        }
    }

    /// The names of a date without slots.
    enum ClosedName: Int, CaseIterable {
        case date, label, dateLabel, weekdayLabel, reason, note, holiday, makeupWorkday, calendarDates, isToday, dayNote

        var name: TemplateSchema.Name {
            switch self {
            case .date: .init("date", .text, "RFC 3339: YYYY-MM-DD")
            case .label: .init("label", .text, "as of days: tomorrow, Wed")
            case .dateLabel: .init("dateLabel", .text, "Jun 3")
            case .weekdayLabel: .init("weekdayLabel", .text, "Wed")
            case .reason: .init("reason", .text, "hours, holiday, exception, full or notice")
            case .note: .init("note", .text, "the exception's note or the holiday's name")
            case .holiday: .init("holiday", .text, "the holiday's name, where the date is one")
            case .makeupWorkday: .init("makeupWorkday", .text, "the make-up workday's name, where the date is one")
            case .calendarDates:
                .init("calendarDates", .list(scope: Scope.calendarDate.rawValue), "the date in other calendars")
            case .isToday: .init("isToday", .flag, "whether it is today")
            case .dayNote: .init("dayNote", .text, "as of days")
            }
        }
    }
}

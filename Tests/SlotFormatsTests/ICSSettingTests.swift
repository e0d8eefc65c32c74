import ICalendar
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime
import Testing

/// The settings of calendars, and what events say about their place.
@Suite struct ICSSettingTests {
    /// A day of six-hour slots in Berlin.
    private func calendar(
        _ settings: [(FormatSetting, FormatSettings.Value)] = [], zone: String = "Europe/Berlin",
        now: String = "2026-06-01T00:00:00+02:00", details: PlaceDetails = .none, capacity: Int? = nil, days: Int = 1,
        step: Int = 6
    ) throws -> String {
        let plain = try document(zone, now)
        let plan = try SlotPlan(
            rules: SlotRules(days: days, step: .hours(step), lead: .minutes(0)), zone: plain.plan.zone,
            now: plain.plan.now, venue: Venue(resources: [Resource(capacity: capacity)]))
        return try text(
            "ics",
            of: SlotDocument(
                plan: plan, place: PlaceIdentity(id: "salon", name: "Salon; Ann"),
                labels: LocaleLabels(parsing: "en_GB"), bookingURL: BookingURL("https://a.example/{id}?a,b={epoch}"),
                settings: FormatSettings(settings.map { ($0.0, $0.1) }),
                service: ServiceIdentity(id: "cut", name: "Cut, wash"), details: details))
    }

    private func values(of name: String, in calendar: String) -> [String] {
        calendar.replacing("\r\n ", with: "").split(separator: "\r\n")
            .filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    }

    @Test(arguments: [
        #"{name} -> Salon\; Ann"#, "{day} {time} -> Today 00:00", "{range} -> 00:00–06:00",
        "{remaining} left -> 4 left",
        #"{service}: {day} -> Cut\, wash: Today"#, #"a, b; c\d -> a\, b\; c\\d"#,
        #"{url} -> https://a.example/salon?a\,b=1780264800"#,
    ])
    func `a title is a pattern, and the whole is escaped`(example: String) throws {
        let halves = example.split(separator: " -> ").map(String.init)
        for (setting, name) in [(FormatSetting.icsSummary, "SUMMARY:"), (.icsDescription, "DESCRIPTION:")] {
            let calendar = try calendar([(setting, .text(halves[0]))], capacity: 4)
            let value = values(of: name, in: calendar)
            #expect(value.last { !$0.isEmpty }.map { _ in value[0] } == halves[1])
        }
    }

    @Test(arguments: [
        "{dya} -> must have no placeholders but {name}, {day}, {time}, {range}, {remaining}, {url}, {service}, "
            + "and has {dya}; did you mean {day}?",
        "{day -> must close its {", "day} -> must open each } with a {",
    ])
    func `a pattern that no event has is refused with what was meant`(example: String) throws {
        let halves = example.split(separator: " -> ").map(String.init)
        let document = try document(
            "UTC", "2026-06-01T00:00:00Z", settings: FormatSettings([(.icsSummary, .text(halves[0]))]))
        let expected = "ics: formats.ics.summary \(halves[1])"
        do throws(ExportError) {
            try ExportFormat.ics.check(document)
            Issue.record("not refused")
        } catch {
            #expect(error.description == expected)
        }
    }

    @Test func `times in UTC need no zone and are the same times`() throws {
        for (zone, now) in [
            ("Europe/Berlin", "2026-03-28T00:00:00+01:00"), ("America/New_York", "2026-10-31T00:00:00-04:00"),
            ("Asia/Kathmandu", "2026-06-01T00:00:00+05:45"),
        ] {
            let zoned = try calendar(zone: zone, now: now, days: 4, step: 1)
            let utc = try calendar([(.icsTimes, .word("utc"))], zone: zone, now: now, days: 4, step: 1)
            #expect(!utc.contains("VTIMEZONE") && !utc.contains("TZID"))
            let rules = try systemZone(zone)
            func instants(_ text: String, _ name: String) throws -> [Instant] {
                try ICSCalendar(Array(text.utf8)).events.map { try $0.instant(name, in: rules) }
            }
            for name in ["DTSTART", "DTEND"] { #expect(try instants(zoned, name) == instants(utc, name)) }
        }
    }

    @Test func `events are free for subscribers, or busy where that is asked for (35)`() throws {
        #expect(Set(values(of: "TRANSP:", in: try calendar())) == ["TRANSPARENT"])
        #expect(
            Set(values(of: "TRANSP:", in: try calendar([(.icsTransparency, .word("opaque"))]))) == ["OPAQUE"])
    }

    @Test func `a calendar says who its place is (C2, C8)`() throws {
        let details = try PlaceDetails(
            address: PostalAddress(street: "Hauptstr. 1", postalCode: "10115", city: "Berlin", country: "DE"),
            website: "https://salon.example/", description: "Cut, colour", color: "#1a73e8", category: "hairdresser",
            position: Coordinates(latitude: 52.52, longitude: 13.405))
        let root = try ICSCalendar(Array(calendar(details: details).utf8)).root
        let head = root.lines.map { "\($0.name):\($0.value)" }
        for line in [
            #"NAME:Salon\; Ann – Cut\, wash"#, #"X-WR-CALNAME:Salon\; Ann – Cut\, wash"#, #"DESCRIPTION:Cut\, colour"#,
            #"X-WR-CALDESC:Cut\, colour"#, "CATEGORIES:hairdresser", "URL:https://salon.example/", "COLOR:dodgerblue",
            "X-APPLE-CALENDAR-COLOR:#1a73e8", "REFRESH-INTERVAL:PT1H", "X-PUBLISHED-TTL:PT1H",
        ] { #expect(head.contains(line), "\(line) in \(head)") }
        let event = root.components.first { $0.name == "VEVENT" }
        #expect(event?["LOCATION"] == "Hauptstr. 1, 10115 Berlin, DE")
        #expect(event?["GEO"] == "52.52;13.405")
        #expect(event?["CATEGORIES"] == "hairdresser")
    }

    @Test(arguments: [
        "Africa/Casablanca 2026-01-15 120 -> none", "Africa/Casablanca 2026-01-15 430 -> 20260201 20260308",
        "Africa/Cairo 2026-04-20 120 -> none", "America/New_York 2026-03-01 400 -> none",
        "Asia/Shanghai 2026-03-01 400 -> none",
    ])
    func `times that Outlook's two rules get wrong are in UTC (C5)`(example: String) throws {
        let words = example.split(separator: " ").map(String.init)
        let zone = try systemZone(words[0])
        let start = try #require(CivilDate(rfc3339: words[1])).daysSinceEpoch * 86_400
        let end = start + (Int(words[2]) ?? 0) * 86_400
        let window = Instant(epochSeconds: start)..<Instant(epochSeconds: end)
        let dates: [String] = VTimeZone.misread(zone, covering: window).map {
            let parts = CivilDateTime($0.lowerBound, utcOffset: 3600).date.parts
            return String(parts.year * 10_000 + parts.month * 100 + parts.day)
        }
        #expect(dates == (words.last == "none" ? [] : Array(words[4...])))
    }

    @Test func `a calendar over 1,000,000 bytes is a warning with the way out (C3)`() throws {
        let blocks = try FormatSettings([(.icsEvents, .word("block"))])
        let slots = FormatSettings()
        #expect(ExportFormat.ics.sizeWarning(1_000_000, settings: slots) == nil)
        #expect(
            ExportFormat.ics.sizeWarning(2_643_112, settings: slots)
                == "the calendar has 2,643,112 bytes, and some programs leave out events above 1,000,000; "
                + "--ics-events block makes it smaller")
        #expect(
            ExportFormat.ics.sizeWarning(2_643_112, settings: blocks)?.hasSuffix("fewer --days make it smaller") == true
        )
        #expect(try ExportFormat.of("json").sizeWarning(2_643_112, settings: slots) == nil)
    }
}

import ICalendar
import SlotDocument
import SlotEngine
import SlotFormats
import SlotTime
import Testing

/// The calendar as its readers need it (RFC 5545); numbers of reports are those of the notes on iCalendar.
@Suite struct ICSTests {
    @Test func `the main job has 368 events, the first at 10:40 today`() throws {
        let document = try document("Asia/Shanghai", "2026-06-01T10:16:00+08:00", place: PlaceIdentity(name: "虹桥诊所"))
        let calendar = try ICSCalendar(bytes("ics", of: document))
        #expect(calendar.events.count == 368)
        #expect(calendar.events[0]["SUMMARY"] == "今天 10:40 虹桥诊所")
        let labels = calendar.events.map { $0["SUMMARY"].split(separator: " ")[0] }
        #expect(labels.filter { $0 == "今天" }.count == 80)
        #expect(labels.filter { $0 == "明天" }.count == 144)
        #expect(labels.filter { $0 == "周三" }.count == 144)
    }

    @Test(arguments: GoldenCase.all)
    func `the head says version, product without a version, names and zone, and no METHOD`(golden: GoldenCase) throws {
        let document = try golden.document()
        let root = try ICSCalendar(bytes("ics", of: document)).root
        #expect(root["VERSION"] == "2.0")
        #expect(root["PRODID"] == "-//slotexport//slotexport//EN")
        #expect(root["CALSCALE"] == "GREGORIAN")
        #expect(root["X-WR-TIMEZONE"] == golden.zone)
        // Programs show the address of a calendar without a name (C2).
        #expect(root["NAME"] == golden.placeName ?? document.place.id)
        #expect(root["X-WR-CALNAME"] == root["NAME"])
        #expect(!root.lines.contains { $0.name == "METHOD" })
        #expect(root["X-SLOTEXPORT-TZ-VERSION"] == "2026f")
    }

    @Test(arguments: GoldenCase.all)
    func `every event has what Outlook, Google and Apple ask for, and nothing twice (23, 35)`(golden: GoldenCase) throws
    {
        for event in try ICSCalendar(bytes("ics", of: golden.document())).events {
            #expect(
                event.lines.map(\.name) == [
                    "UID", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "DTSTART", "DTEND", "SUMMARY", "DESCRIPTION",
                    "TRANSP",
                ])
            #expect(event["TRANSP"] == "TRANSPARENT")
            #expect(event["DTSTAMP"].utf8.last == UInt8(ascii: "Z"))
        }
    }

    @Test(arguments: GoldenCase.all)
    func `CRLF ends every line and the file, and no byte order mark begins it (29, 30)`(golden: GoldenCase) throws {
        let written = try bytes("ics", of: golden.document())
        #expect(written.starts(with: "BEGIN:VCALENDAR\r\n".utf8))
        #expect(written.suffix(15).elementsEqual("END:VCALENDAR\r\n".utf8))
        // The reader refuses a bare CR or LF.
        _ = try ICSCalendar(written)
    }

    @Test(arguments: 5000..<5020)
    func `one VTIMEZONE stands before the first event, and every TZID is its own (12, 25, 27, 37; pickers 31)`(
        seed: Int
    ) throws {
        var documents = RandomDocuments(seed: seed)
        for _ in 0..<5 {
            let document = try documents.next()
            let root = try ICSCalendar(bytes("ics", of: document)).root
            let identifier = document.plan.zone.identifier
            let zones = root.components.filter { $0.name == "VTIMEZONE" }
            let isUTC = identifier == "UTC" || document.plan.count == 0
            #expect(zones.map { $0["TZID"] } == (isUTC ? [] : [identifier]))
            #expect(isUTC || root.components.first?.name == "VTIMEZONE")
            for line in root.components.flatMap(\.lines) {
                #expect(line.parameters["TZID"] == nil || line.parameters["TZID"] == identifier)
            }
            // No RDATE: Outlook drops the zone then (13). A few short observances, never a history (37).
            #expect(!zones.flatMap(\.components).flatMap(\.lines).contains { $0.name == "RDATE" })
        }
    }

    @Test func `Shanghai has one STANDARD and no summer (16)`() throws {
        let root = try ICSCalendar(bytes("ics", of: GoldenCase.all[0].document())).root
        let observances = root.components[0].components
        #expect(observances.map(\.name) == ["STANDARD"])
        #expect(observances[0]["TZOFFSETFROM"] == "+0800" && observances[0]["TZOFFSETTO"] == "+0800")
    }

    @Test func `Berlin's spring is a pair of yearly rules (13)`() throws {
        let document = try document("Europe/Berlin", "2026-03-28T00:00:00+01:00", "de_DE")
        let root = try ICSCalendar(bytes("ics", of: document)).root
        #expect(
            root.components[0].components.map { $0.name + " " + $0["RRULE"] } == [
                "DAYLIGHT FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "STANDARD FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
            ])
    }

    @Test(arguments: ["UTC", "Etc/UTC"])
    func `UTC is the Z form without a VTIMEZONE (26)`(zone: String) throws {
        let document = try document(zone, "2026-06-01T10:16:00Z", rules: SlotRules(days: 1, step: .hours(3)))
        let root = try ICSCalendar(bytes("ics", of: document)).root
        #expect(root.components.allSatisfy { $0.name == "VEVENT" })
        let event = root.components[0]
        #expect(try event.line("DTSTART") == .init(name: "DTSTART", parameters: [:], value: "20260601T120000Z"))
        #expect(try event.line("DTEND") == .init(name: "DTEND", parameters: [:], value: "20260601T150000Z"))
    }

    @Test func `a zone that keeps UTC under another name is not UTC: it may leave it`() throws {
        let document = try document(
            "Africa/Abidjan", "2026-06-01T10:16:00Z", rules: SlotRules(days: 1, step: .hours(3)))
        let root = try ICSCalendar(bytes("ics", of: document)).root
        #expect(root.components[0]["TZID"] == "Africa/Abidjan")
        #expect(try root.components[1].line("DTSTART").parameters == ["TZID": "Africa/Abidjan"])
    }

    @Test func `times that the clock shows twice, and the first after them, are in UTC`() throws {
        let rules = try SlotRules(days: 1, step: .minutes(30), lead: .minutes(0))
        let document = try document("America/New_York", "2026-11-01T00:00:00-04:00", "en_US", rules: rules)
        let events = try ICSCalendar(bytes("ics", of: document)).events
        #expect(
            try events.prefix(8).map { try $0.line("DTSTART").value } == [
                "20261101T000000", "20261101T003000", "20261101T050000Z", "20261101T053000Z", "20261101T060000Z",
                "20261101T063000Z", "20261101T070000Z", "20261101T023000",
            ])
        #expect(
            events.prefix(8).map { $0["SUMMARY"] } == [
                "Today 12:00\u{202F}AM", "Today 12:30\u{202F}AM", "Today 1:00\u{202F}AM (UTC-04:00)",
                "Today 1:30\u{202F}AM (UTC-04:00)",
                "Today 1:00\u{202F}AM (UTC-05:00)", "Today 1:30\u{202F}AM (UTC-05:00)", "Today 2:00\u{202F}AM",
                "Today 2:30\u{202F}AM",
            ])
    }

    @Test func `no time lies in a gap (18)`() throws {
        let rules = try SlotRules(days: 1, step: .minutes(15), lead: .minutes(0), duration: .hours(1))
        let document = try document("America/New_York", "2026-03-08T00:00:00-05:00", "en_US", rules: rules)
        for event in try ICSCalendar(bytes("ics", of: document)).events {
            for name in ["DTSTART", "DTEND"] {
                // The reader throws where the zone doesn't show the time once.
                _ = try event.instant(name, in: document.plan.zone)
                #expect(try !event.line(name).value.utf8.starts(with: "20260308T02".utf8))
            }
        }
    }

    @Test(arguments: [(#"a, b; c\d"#, #"a\, b\; c\\d"#), (#""x": y's"#, #""x": y's"#), (#"\n"#, #"\\n"#)])
    func `commas, semicolons and backslashes are escaped, quotation marks are not (6, 7)`(
        name: String, escaped: String
    ) throws {
        let document = try document(
            "UTC", "2026-06-01T00:00:00Z", "en_GB", rules: SlotRules(days: 1, step: .hours(12)),
            place: PlaceIdentity(name: name))
        let text = try text("ics", of: document)
        #expect(text.contains("\r\nNAME:\(escaped)\r\n"))
        #expect(text.contains("\r\nSUMMARY:Today 12:00 \(escaped)\r\n"))
    }

    @Test func `a slot without length cannot be made (22)`() {
        #expect(throws: SlotError.self) { try SlotRules(duration: .minutes(0)) }
    }

    @Test func `a long zone name is folded like any other line`() throws {
        let name = "Test/" + String(repeating: "Far_Away/", count: 20) + "Place"
        let run = ZonePeriod(
            start: .distantPast, end: .distantFuture, utcOffset: 3600, isDaylight: false, abbreviation: "FAR")
        let plan = try SlotPlan(
            rules: SlotRules(days: 1, step: .hours(6)), zone: TimeZoneRules(identifier: name, runs: [run]),
            now: Instant(epochSeconds: 1_780_286_400))
        let document = try SlotDocument(plan: plan, place: PlaceIdentity(), labels: .init(parsing: "en_US"))
        let calendar = try ICSCalendar(bytes("ics", of: document))
        #expect(calendar.root["X-WR-TIMEZONE"] == name)
        #expect(calendar.physicalLines.allSatisfy { $0.count <= 75 })
        #expect(try calendar.events[0].instant("DTSTART", in: plan.zone) == document.expectedSlots[0].start)
    }
}

import ICalendar
import SlotDocument
import SlotEngine
import SlotFormats
import SlotTime
import Testing

/// The calendar in its other forms: free and busy times, hours, JSON and XML. All say the same as the slots.
@Suite struct CalendarFormsTests {
    /// What a calendar says is taken, cut to the horizon and merged.
    private static func busy(_ format: String, of document: SlotDocument, until end: Instant) throws -> [Range<Int>] {
        let bytes = try bytes(format, of: document)
        var options = BusyCalendar.Options()
        options.isMerged = true
        let zone = document.plan.zone
        let calendar = try BusyCalendar(
            bytes.span, zone: zone, horizon: document.plan.start..<end, options: options,
            zones: { $0 == zone.identifier ? zone : nil })
        // A VTIMEZONE is exact from the first slot on, which may be later than the horizon.
        #expect(calendar.warnings.isEmpty || format == "ics", "\(calendar.warnings)")
        return merged(calendar.intervals.map { $0.start.epochSeconds..<$0.end.epochSeconds })
    }

    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    private static func free(of document: SlotDocument) -> [Range<Int>] {
        merged(
            document.expectedSlots.filter { $0["soldOut"] != "true" }
                .map { $0.start.epochSeconds..<$0.end.epochSeconds })
    }

    private static func end(of document: SlotDocument) -> Instant {
        document.expectedSlots.reduce(document.plan.end) { max($0, $1.end) }
    }

    @Test(arguments: 9000..<9024)
    func `slots are what free and busy times leave free, and lie within the hours (34)`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for number in 0..<4 {
            let document = number == 0 ? try documents.next() : try documents.nextWithVenue()
            let end = Self.end(of: document)
            let whole = document.plan.start.epochSeconds..<end.epochSeconds
            let free = Self.free(of: document)
            let busy = try Self.busy("freebusy", of: document, until: end)
            #expect(Self.merged(free + busy) == [whole], "\(seed), \(number)")
            for range in busy { #expect(!free.contains { $0.overlaps(range) }, "\(seed), \(number)") }
            let closed = try Self.busy("availability", of: document, until: end)
            for slot in document.expectedSlots {
                let range = slot.start.epochSeconds..<slot.end.epochSeconds
                #expect(!closed.contains { $0.overlaps(range) }, "\(seed), \(number): \(slot.start.epochSeconds)")
            }
            let open = document.plan.venue.openIntervals(
                from: document.plan.zone.date(1, before: document.plan.today),
                to: document.plan.today.advanced(byDays: document.plan.dateCount + 20), zone: document.plan.zone)
            let hours = Self.merged(
                open.map { ($0.start.epochSeconds..<$0.end.epochSeconds).clamped(to: whole) }.filter { !$0.isEmpty })
            #expect(Self.merged(hours + closed) == [whole], "\(seed), \(number)")
            for range in closed { #expect(!hours.contains { $0.overlaps(range) }, "\(seed), \(number)") }
        }
    }

    @Test(arguments: 9100..<9110)
    func `our reader takes events for the slots that they are`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for _ in 0..<4 {
            let slots = try documents.nextWithVenue()
            for settings: [(FormatSetting, FormatSettings.Value)] in [
                [(.icsTransparency, .word("opaque"))],
                [(.icsTransparency, .word("opaque")), (.icsTimes, .word("utc"))],
                [(.icsTransparency, .word("opaque")), (.icsEvents, .word("block"))],
            ] {
                let document = slots.with(settings: try FormatSettings(settings.map { ($0.0, $0.1) }))
                #expect(try Self.busy("ics", of: document, until: Self.end(of: document)) == Self.free(of: document))
            }
            // Open slots are offers: they take nobody's time (35).
            #expect(try Self.busy("ics", of: slots, until: Self.end(of: slots)).isEmpty)
        }
    }

    @Test func `a booking is BUSY, a closed hour BUSY-UNAVAILABLE, and every line says which (34)`() throws {
        let plain = try document("Asia/Shanghai", "2026-06-01T00:00:00+08:00")
        let start = try #require(Instant(rfc3339: "2026-06-01T10:00:00+08:00"))
        let entry = try #require(BusyEntry(start: start, end: start.advanced(bySeconds: 3600)))
        let plan = try SlotPlan(
            rules: SlotRules(days: 1, step: .hours(1)), zone: plain.plan.zone, now: plain.plan.now,
            venue: Venue(resources: [
                Resource(schedule: try Schedule(hours: OpeningHours(parsing: "09:00-12:00")), busy: [entry])
            ]))
        let document = SlotDocument(plan: plan, place: plain.place, labels: plain.labels)
        let component = try ICSCalendar(bytes("freebusy", of: document)).root.components[0]
        let lines = component.lines.filter { $0.name == "FREEBUSY" }
        #expect(
            lines.map { "\($0.parameters["FBTYPE"] ?? "") \($0.value)" } == [
                "BUSY-UNAVAILABLE 20260531T160000Z/20260601T010000Z", "FREE 20260601T010000Z/20260601T020000Z",
                "BUSY 20260601T020000Z/20260601T030000Z", "FREE 20260601T030000Z/20260601T040000Z",
                "BUSY-UNAVAILABLE 20260601T040000Z/20260601T160000Z",
            ])
    }

    @Test func `a regular week is one rule, and what differs is an exception and a stretch of its own`() throws {
        let plain = try document("Europe/Berlin", "2026-03-02T00:00:00+01:00")
        let wednesday = try #require(CivilDate(rfc3339: "2026-03-11"))
        let exception = ScheduleException(
            dates: wednesday...wednesday, hours: try OpeningHours(parsing: "10:00-12:00"), note: nil)
        let plan = try SlotPlan(
            rules: SlotRules(days: 28, step: .hours(1)), zone: plain.plan.zone, now: plain.plan.now,
            venue: Venue(resources: [
                Resource(
                    schedule: try Schedule(hours: OpeningHours(parsing: "Mo-Fr 09:00-18:00"), exceptions: [exception]))
            ]))
        let root = try ICSCalendar(
            bytes("availability", of: SlotDocument(plan: plan, place: plain.place, labels: plain.labels))
        ).root
        let available = root.components[1].components
        #expect(root.components.map(\.name) == ["VTIMEZONE", "VAVAILABILITY"] && available.count == 2)
        #expect(available[0]["RRULE"] == "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20260327T080000Z")
        #expect(available[0]["EXDATE"] == "20260311T090000")
        #expect(available[0]["DTSTART"] == "20260302T090000" && available[0]["DTEND"] == "20260302T180000")
        #expect(available[1]["DTSTART"] == "20260311T100000" && available[1]["RRULE"] == "")
    }

    // MARK: - JSON and XML

    /// A line of a calendar as any of its syntaxes has it, with digits alone in its times.
    private func words(_ line: ICSCalendar.Line) -> String {
        let value = line.name.hasPrefix("X-") ? line.value : ICSCalendar.unescaped(line.value)
        return "\(line.name) \(line.parameters["TZID"] ?? "") \(plain(value))"
    }

    private func plain(_ text: String) -> String { text.filter { $0 != "-" && $0 != ":" } }

    private func words(_ component: ICSCalendar.Component) -> [String] {
        ["BEGIN \(component.name)"] + component.lines.filter { $0.name != "RRULE" }.map(words)
            + component.components.flatMap(words)
    }

    private func words(jcal component: JSONValue) -> [String] {
        ["BEGIN \(component.items[0].text.uppercased())"]
            + component.items[1].items.filter { $0.items[0].text != "rrule" }.map {
                "\($0.items[0].text.uppercased()) \($0.items[1]["tzid"].text) \(plain($0.items[3].text))"
            } + component.items[2].items.flatMap(words(jcal:))
    }

    private func words(xcal component: XMLElement) -> [String] {
        ["BEGIN \(component.name.uppercased())"]
            + (component["properties"].first?.children ?? []).filter { $0.name != "rrule" }.map { property in
                let zone = property["parameters"].first?["tzid"].first?["text"].first?.text ?? ""
                return "\(property.name.uppercased()) \(zone) \(plain(property.children.last?.text ?? ""))"
            } + (component["components"].first?.children ?? []).flatMap(words(xcal:))
    }

    @Test(arguments: 9200..<9212)
    func `the calendar in JSON and in XML is the one in lines (RFC 7265, RFC 6321)`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for _ in 0..<3 {
            let document = try documents.next()
            let expected = words(try ICSCalendar(bytes("ics", of: document)).root)
            #expect(words(jcal: try JSONValue(bytes("jcal", of: document).dropLast())) == expected)
            #expect(words(xcal: try XMLTree(bytes("xcal", of: document)).root.children[0]) == expected)
        }
    }

    @Test func `a rule is an object in JSON and elements in XML`() throws {
        let document = try document("Europe/Berlin", "2026-03-28T00:00:00+01:00", "de_DE")
        let rule = #"["rrule",{},"recur",{"freq":"YEARLY","bymonth":3,"byday":"-1SU"}]"#
        #expect(try text("jcal", of: document).contains(rule))
        #expect(
            try text("xcal", of: document).contains(
                "<rrule><recur><freq>YEARLY</freq><bymonth>3</bymonth><byday>-1SU</byday></recur></rrule>"))
    }
}

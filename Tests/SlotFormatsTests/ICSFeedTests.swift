import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import SlotTime
import Testing

/// The calendar over time: what a subscriber's program sees from one reading to the next, and what stands in for slots.
@Suite struct ICSFeedTests {
    private static func feed(
        _ now: String, days: Int = 9, place: String = "hongqiao", duration: Minutes? = nil, locale: String = "zh_CN",
        events: String = "slot"
    ) throws -> SlotDocument {
        try document(
            "Asia/Shanghai", now, locale, rules: SlotRules(days: days, step: .hours(3), duration: duration),
            place: PlaceIdentity(id: place), settings: FormatSettings([(.icsEvents, .word(events))]))
    }

    private static func events(of document: SlotDocument) throws -> [ICSCalendar.Component] {
        try ICSCalendar(bytes("ics", of: document)).events
    }

    @Test(arguments: ["slot", "block"])
    func `UIDs are UUIDs of version 8, lower case, all distinct (RFC 9562 5.8; 20)`(
        events: String
    ) throws {
        let uids = try Self.events(of: Self.feed("2026-06-01T10:16:00+08:00", events: events)).map { $0["UID"] }
        #expect(!uids.isEmpty && Set(uids).count == uids.count)
        for uid in uids {
            #expect(uid.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
        }
    }

    @Test(arguments: 6000..<6010)
    func `UIDs are distinct where clocks are hard too`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for _ in 0..<5 {
            let document = try documents.next()
            for events in ["slot", "block"] {
                let uids = try Self.events(of: document.with(settings: FormatSettings([(.icsEvents, .word(events))])))
                    .map {
                        $0["UID"]
                    }
                #expect(Set(uids).count == uids.count)
            }
        }
    }

    @Test func `a slot keeps its UID from day to day (19)`() throws {
        let first = try Self.events(of: Self.feed("2026-06-01T00:00:00+08:00"))
        let uids = Dictionary(uniqueKeysWithValues: try first.map { (try $0.line("DTSTART").value, $0["UID"]) })
        for (now, days) in [("2026-06-03T11:00:00+08:00", 3), ("2026-06-01T10:16:00+08:00", 5)] {
            let later = try Self.events(of: Self.feed(now, days: days))
            for event in later { #expect(uids[try event.line("DTSTART").value] == event["UID"]) }
        }
    }

    @Test func `what people change makes other events: zone, name, locale, words, links, texts (F1, F7)`() throws {
        let now = "2026-06-01T10:16:00+08:00"
        func uids(
            _ zone: String = "Asia/Shanghai", locale: String = "zh_CN", name: String? = nil,
            style: DayLabelStyle = .init(), url: String? = nil, details: PlaceDetails = .none,
            settings: FormatSettings = FormatSettings(),
            service: ServiceIdentity? = nil, calendars: [CalendarSystem] = []
        ) throws -> Set<String> {
            let rules = try SlotRules(days: 2, step: .hours(3))
            let plain = try document(zone, now, locale, rules: rules, calendars: calendars)
            return Set(
                try Self.events(
                    of: SlotDocument(
                        plan: plain.plan, place: PlaceIdentity(name: name), labels: plain.labels, style: style,
                        bookingURL: url.flatMap(BookingURL.init), settings: settings, service: service, details: details
                    )
                ).map { $0["UID"] })
        }
        let feeds = try [
            uids(), uids("Asia/Hong_Kong"), uids(locale: "zh_TW"), uids(name: "虹桥"), uids(name: "浦东"),
            uids(style: DayLabelStyle(relativeDays: 2)), uids(style: DayLabelStyle(dayLabels: .full)),
            uids(url: "https://a.example/"), uids(details: PlaceDetails(website: "https://a.example/")),
            uids(details: PlaceDetails(address: PostalAddress(city: "Bonn"))),
            uids(settings: FormatSettings([(.icsSummary, .text("{day}"))])),
            uids(settings: FormatSettings([(.icsTimes, .word("utc"))])),
            uids(settings: FormatSettings([(.icsTransparency, .word("opaque"))])),
            uids(service: ServiceIdentity(id: "cut")), uids(service: ServiceIdentity(id: "cut", name: "Cut")),
            uids(calendars: [.gregorian, .chinese]),
        ]
        for (index, these) in feeds.enumerated() {
            #expect(!these.isEmpty)
            for those in feeds[(index + 1)...] { #expect(these.isDisjoint(with: those), "\(index)") }
        }
    }

    @Test func `a block that a booking cuts is another event (F2)`() throws {
        func uids(_ busy: [BusyEntry]) throws -> [String] {
            let plain = try document("Asia/Shanghai", "2026-06-01T00:00:00+08:00")
            let plan = try SlotPlan(
                rules: SlotRules(days: 1, step: .hours(1)), zone: plain.plan.zone, now: plain.plan.now,
                venue: Venue(resources: [Resource(busy: busy)]))
            return try Self.events(
                of: SlotDocument(
                    plan: plan, place: plain.place, labels: plain.labels,
                    settings: FormatSettings([(.icsEvents, .word("block"))]))
            ).map { $0["UID"] }
        }
        let start = try #require(Instant(rfc3339: "2026-06-01T20:00:00+08:00"))
        let entry = try #require(BusyEntry(start: start, end: start.advanced(bySeconds: 3600)))
        let (whole, cut) = try (uids([]), uids([entry]))
        #expect(whole.count == 1 && cut.count == 2 && !cut.contains(whole[0]))
    }

    @Test func `another place, another length and blocks have other UIDs`() throws {
        let now = "2026-06-01T10:16:00+08:00"
        let feeds = try [
            Self.feed(now), Self.feed(now, place: "pudong"), Self.feed(now, duration: .hours(1)),
            Self.feed(now, events: "block"),
        ]
        let uids = try feeds.map { Set(try Self.events(of: $0).map { $0["UID"] }) }
        for (index, these) in uids.enumerated() {
            for those in uids[(index + 1)...] { #expect(these.isDisjoint(with: those)) }
        }
    }

    @Test(arguments: 7000..<7020)
    func `DTSTAMP is the midnight at which the date came inside the horizon or its label changed`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for _ in 0..<5 {
            let document = try documents.next()
            let stamps = try Self.events(of: document).map { $0["DTSTAMP"] }
            let expected = document.plan.days.flatMap { day in
                Array(repeating: revision(of: day, document), count: day.count)
            }
            #expect(stamps == expected)
        }
    }

    /// Goes back a midnight at a time for as long as the date was in the horizon under the same label.
    private func revision(of day: SlotDay, _ document: SlotDocument) -> String {
        let label = document.dayLabeler.label(for: day.date, offset: day.offset)
        var today = document.plan.today
        var offset = day.offset
        while offset + 1 < document.plan.rules.days,
            document.dayLabeler.label(for: day.date, offset: offset + 1) == label
        {
            repeat { today = today.advanced(byDays: -1) } while !document.plan.zone.hasDate(today)
            offset += 1
        }
        let midnight = CivilDateTime(document.plan.zone.firstInstant(of: today), utcOffset: 0)
        let time = midnight.time
        let digits = [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
        let date = midnight.date
        return "\(date.year * 10_000 + date.month * 100 + date.day)T\(digits)Z"
    }

    @Test func `from one night to the next only events with new labels change, and their DTSTAMP grows (21)`() throws {
        func blocks(_ now: String) throws -> [String: String] {
            let text = try text("ics", of: Self.feed(now))
            let events = text.split(separator: "END:VEVENT\r\n").dropLast().compactMap {
                $0.split(separator: "BEGIN:VEVENT\r\n").last
            }
            return Dictionary(uniqueKeysWithValues: events.map { (String($0.prefix(40)), String($0)) })
        }
        func part(_ name: String, _ block: String) -> Substring {
            block.split(separator: "\r\n").first { $0.hasPrefix(name) } ?? ""
        }
        let (before, after) = try (blocks("2026-06-01T00:00:00+08:00"), blocks("2026-06-02T00:00:00+08:00"))
        var kept = 0
        for (uid, block) in after {
            guard let old = before[uid] else { continue }
            if part("SUMMARY", old) == part("SUMMARY", block) {
                #expect(old == block)
                kept += 1
            } else {
                #expect(part("DTSTAMP", old) < part("DTSTAMP", block))
            }
        }
        // Of the 8 dates in both, tomorrow became today, the day after tomorrow, and the 8th became a weekday.
        #expect(kept == 5 * 8)
    }

    @Test func `no slots is one hidden event, always the same one (32)`() throws {
        for now in ["2026-06-01T23:50:00+09:00", "2026-06-02T23:50:00+09:00"] {
            let document = try document("Asia/Tokyo", now, "ja_JP", rules: SlotRules(days: 1))
            let root = try ICSCalendar(bytes("ics", of: document)).root
            #expect(root.components.map(\.name) == ["VEVENT"])
            #expect(
                root.components[0].lines.map { "\($0.name):\($0.value)" } == [
                    "UID:00000000-0000-8000-8000-000000000000", "DTSTAMP:20000101T000000Z", "DTSTART:20000101",
                    "DTEND:20000102", "SUMMARY:-", "TRANSP:TRANSPARENT",
                ])
            #expect(try root.components[0].line("DTEND").parameters == ["VALUE": "DATE"])
        }
    }

    @Test func `a block is one event a free stretch a date`() throws {
        let document = try Self.feed("2026-06-01T10:16:00+08:00", days: 3, events: "block")
        let events = try Self.events(of: document)
        #expect(
            try events.map { "\(try $0.line("DTSTART").value)/\(try $0.line("DTEND").value)" } == [
                "20260601T120000/20260602T000000", "20260602T000000/20260603T000000", "20260603T000000/20260604T000000",
            ])
        let range = ["12:00", "00:00"].joined(separator: "\u{2009}–\u{2009}")
        #expect(events.first?["SUMMARY"] == "今天 \(range)")
        #expect(events.dropFirst().map { $0["SUMMARY"].split(separator: " ")[0] } == ["明天", "周三"])
    }

    @Test func `slots with pauses between them are blocks of their own`() throws {
        let slots = try Self.feed("2026-06-01T10:16:00+08:00", days: 3, duration: .hours(1))
        let blocks = try Self.events(of: slots.with(settings: FormatSettings([(.icsEvents, .word("block"))])))
        #expect(
            try blocks.map { try $0.line("DTSTART").value }
                == Self.events(of: slots).map { try $0.line("DTSTART").value })
    }

    @Test(arguments: 8000..<8010)
    func `blocks cover what the slots cover, and nothing else`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for _ in 0..<6 {
            let document = try documents.next().with(settings: FormatSettings([(.icsEvents, .word("block"))]))
            let zone = document.plan.zone
            let blocks = try Self.events(of: document).map {
                (try $0.instant("DTSTART", in: zone), try $0.instant("DTEND", in: zone))
            }
            for slot in document.expectedSlots {
                #expect(blocks.contains { $0.0 <= slot.start && slot.end <= $0.1 })
            }
            let starts = Set(document.expectedSlots.map(\.start)), ends = Set(document.expectedSlots.map(\.end))
            #expect(blocks.allSatisfy { starts.contains($0.0) && ends.contains($0.1) && $0.0 < $0.1 })
        }
    }
}

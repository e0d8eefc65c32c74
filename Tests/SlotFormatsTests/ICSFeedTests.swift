import SlotDocument
import SlotEngine
import SlotFormats
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

    @Test func `a slot keeps its UID from day to day and in any language (19)`() throws {
        let first = try Self.events(of: Self.feed("2026-06-01T00:00:00+08:00"))
        let uids = Dictionary(uniqueKeysWithValues: try first.map { (try $0.line("DTSTART").value, $0["UID"]) })
        for (now, locale) in [("2026-06-03T11:00:00+08:00", "zh_CN"), ("2026-06-01T10:16:00+08:00", "ar_EG")] {
            let later = try Self.events(of: Self.feed(now, days: 3, locale: locale))
            for event in later { #expect(uids[try event.line("DTSTART").value] == event["UID"]) }
        }
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

    @Test func `no slots is one VFREEBUSY over the horizon (32, 34)`() throws {
        let document = try document("Asia/Tokyo", "2026-06-01T23:50:00+09:00", "ja_JP", rules: SlotRules(days: 1))
        let root = try ICSCalendar(bytes("ics", of: document)).root
        #expect(root.components.map(\.name) == ["VFREEBUSY"])
        let closed = root.components[0]
        #expect(closed.lines.map(\.name) == ["UID", "DTSTAMP", "DTSTART", "DTEND", "FREEBUSY"])
        #expect(closed["DTSTART"] == "20260531T150000Z" && closed["DTEND"] == "20260601T150000Z")
        #expect(try closed.line("FREEBUSY").parameters == ["FBTYPE": "BUSY-UNAVAILABLE"])
        #expect(closed["FREEBUSY"] == "20260531T150000Z/20260601T150000Z")
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

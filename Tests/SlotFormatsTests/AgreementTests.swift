import ICalendar
import SlotDocument
import SlotEngine
import SlotFormats
import SlotTime
import Testing

/// One set of slots, the same in every format that can be read back.
@Suite struct AgreementTests {
    @Test func `every zone and locale of the tests is there`() {
        #expect(RandomDocuments.zones.count == 17)
        #expect(Set(RandomDocuments.locales).count == 10)
    }

    @Test(arguments: 0..<40)
    func `json, ndjson, csv, xml and ics hold the same slots`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for number in 0..<8 {
            let document = number < 5 ? try documents.next() : try documents.nextWithVenue()
            try expectAgreement(on: document, "document \(number) of seed \(seed), \(document.plan.zone.identifier)")
        }
    }

    @Test(arguments: [
        // Epochs before 1970, of nine, ten and eleven digits; the ends of the calendar.
        ("Asia/Shanghai", "1970-01-01T00:00:00+08:00"), ("Etc/GMT+12", "1970-01-01T00:00:00-12:00"),
        ("UTC", "1970-01-01T00:00:00Z"), ("UTC", "2001-09-09T00:00:00Z"), ("UTC", "2286-11-20T00:00:00Z"),
        ("Pacific/Kiritimati", "9999-12-15T12:00:00Z"), ("UTC", "9999-12-15T00:00:00Z"),
        // Goes back over midnight, so that 23:01 to 23:59 comes again after 00:00 of the next date.
        ("America/St_Johns", "2010-11-06T12:00:00-02:30"),
    ])
    func `formats agree at the ends of numbers, of the calendar and of a date`(zone: String, now: String) throws {
        for (days, step, duration) in [(2, 30, 30), (2, 60, 10_080), (1, 1440, 1)] {
            let rules = try SlotRules(
                days: days, step: .minutes(step), lead: .minutes(20), duration: .minutes(duration))
            try expectAgreement(on: document(zone, now, "en_US", rules: rules), "\(zone) \(now) \(step)")
        }
    }

    private func expectAgreement(on document: SlotDocument, _ what: Comment) throws {
        let expected = document.expectedSlots
        expectTruth(of: expected, document, what)
        let columns = expected.map(\.columns)
        #expect(expected.count == document.plan.count, what)
        let inTrees = columns.map { row in row.filter { !SlotReaders.notInTrees.contains($0.key) } }
        try #require(SlotReaders.json(bytes("json", of: document)) == inTrees, what)
        try #require(SlotReaders.ndjson(bytes("ndjson", of: document)) == columns, what)
        try #require(SlotReaders.csv(bytes("csv", of: document)) == columns, what)
        try #require(SlotReaders.xml(bytes("xml", of: document)) == inTrees, what)
        try expectEvents(of: document, expected, what)
    }

    @Test func `a slot goes on over a date that the zone skipped, and the next row is the date after it`() throws {
        let rules = try SlotRules(days: 2, step: .hours(6), lead: .minutes(0))
        let document = try document("Pacific/Apia", "2011-12-29T18:00:00-10:00", "de_DE", rules: rules)
        let slots = try SlotReaders.csv(bytes("csv", of: document))
        #expect(slots.map { $0["date"] } == ["2011-12-29"] + Array(repeating: "2011-12-31", count: 4))
        #expect(slots[0]["start"] == "2011-12-29T18:00:00-10:00" && slots[0]["end"] == "2011-12-31T00:00:00+14:00")
        #expect(slots[1]["start"] == "2011-12-31T00:00:00+14:00" && slots[1]["dayLabel"] == "Morgen")
        #expect(
            try text("text", of: document).hasPrefix("2011-12-29  Heute  1 slot  18:00-24:00\n2011-12-31  Morgen  "))
    }

    /// The expectation itself: the wall clock, the epoch and the lengths agree, and dates and rules are kept.
    private func expectTruth(of slots: [ExpectedSlot], _ document: SlotDocument, _ what: Comment) {
        let plan = document.plan
        #expect(Set(slots.map(\.start)).count == slots.count, what)
        for slot in slots {
            let epoch = Int(slot["startEpoch"])
            #expect(Instant(rfc3339: slot["start"])?.epochSeconds == epoch, what)
            #expect(
                Instant(rfc3339: slot["end"])?.epochSeconds == epoch.map { $0 + plan.rules.duration.seconds }, what)
            #expect(slot["start"].utf8.starts(with: slot["date"].utf8), what)
            if plan.venue.booking.notice == nil {
                #expect(Int(slot["bookUntil"]) == epoch.map { $0 - plan.rules.lead.seconds }, what)
            }
            #expect(plan.start <= slot.start && slot.start < plan.end, what)
        }
    }

    private func expectEvents(of document: SlotDocument, _ expected: [ExpectedSlot], _ what: Comment) throws {
        let expected = expected.filter { $0["soldOut"] == "false" }
        let calendar = try ICSCalendar(bytes("ics", of: document))
        try #require(calendar.events.count == expected.count, what)
        let name = document.place.name.map { " " + $0 } ?? ""
        for (event, slot) in zip(calendar.events, expected) {
            let zone = document.plan.zone
            #expect(try event.instant("DTSTART", in: zone) == slot.start, what)
            #expect(try event.instant("DTEND", in: zone) == slot.end, what)
            #expect(event["UID"].utf8.suffix(8).string == hex(slot.start), what)
            #expect(
                event["SUMMARY"] == "\(slot["dayLabel"]) \(document.timeLabel(slot.start))\(name)\(slot.pass)", what)
            let date = CivilDateTime(slot.start, utcOffset: zone.utcOffset(at: slot.start)).date
            let (full, range) = (document.dayLabeler.fullDate(date).string, document.rangeLabel(slot))
            let glue = document.labels.glue
            let parts = glue.isTimeFirst ? (range, full) : (full, range)
            #expect(
                event["DESCRIPTION"]
                    == "\(glue.before.string)\(parts.0)\(glue.between.string)\(parts.1)\(glue.after.string)", what)
        }
    }

    /// The minutes since 1970 in hexadecimal, two's complement before.
    private func hex(_ start: Instant) -> String {
        let digits = String(UInt32(truncatingIfNeeded: start.epochSeconds / 60), radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
}

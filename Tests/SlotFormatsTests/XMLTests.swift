import SystemLibXML2
import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import Testing

@testable import SlotFormats

/// XML as libxml2 itself would write, read and judge it.
@Suite struct XMLTests {
    @Test(arguments: 2000..<2030)
    func `ready blocks are the bytes that libxml2 writes element by element, and valid`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        for number in 0..<8 {
            let document = number < 5 ? try documents.next() : try documents.nextWithVenue()
            let written = try bytes("xml", of: document)
            if let difference = firstDifference(written, PlainXML.bytes(of: document)) {
                Issue.record("document \(number) of seed \(seed): \(difference)")
            }
            #expect(try XMLTree.isValid(written, by: Schema.xml.bytes), "document \(number) of seed \(seed)")
        }
    }

    @Test(arguments: HostileText.all.indices)
    func `hostile ids and names are escaped as libxml2 escapes them, and read back`(index: Int) throws {
        let hostile = HostileText.all[index]
        let document = try document(
            "UTC", "2026-06-01T00:00:00Z", rules: SlotRules(days: 1, step: .hours(12)),
            place: PlaceIdentity(id: hostile, name: hostile))
        let written = try bytes("xml", of: document)
        #expect(firstDifference(written, PlainXML.bytes(of: document)) == nil)
        let place = try #require(try XMLTree(written).root["place"].first)
        #expect(Array(place.attribute("id").utf8) == Array(hostile.utf8))
        #expect(Array(place.attribute("name").utf8) == Array(hostile.utf8))
    }

    @Test(arguments: GoldenCase.all)
    func `the golden documents are valid`(golden: GoldenCase) throws {
        #expect(try XMLTree.isValid(bytes("xml", of: golden.document()), by: Schema.xml.bytes))
    }

    @Test(arguments: [
        (#" startEpoch="1780286400""#, ""), (#"reason="notice""#, #"reason="nothing""#),
        (#"weekday="1""#, #"weekday="8""#), ("T12:00:00+08:00", "T12:00:00"), (#"version="1""#, #"version="2""#),
        ("<rules ", "<rule "), (#"cut="now""#, #"cut="later""#), (":slots:1", ":slots:2"),
    ])
    func `the schema refuses a document that was changed`(part: String, other: String) throws {
        let golden = try document(
            "Asia/Shanghai", "2026-06-01T00:00:00+08:00",
            rules: SlotRules(days: 2, step: .hours(12), lead: .hours(25)))
        let today = try document(
            "Asia/Shanghai", "2026-06-01T00:00:00+08:00", rules: SlotRules(days: 1, step: .hours(12)))
        var found = 0
        for document in [golden, today] {
            let whole = try text("xml", of: document)
            #expect(try XMLTree.isValid(Array(whole.utf8), by: Schema.xml.bytes))
            guard whole.contains(part) else { continue }
            found += 1
            let changed = whole.replacing(part, with: other)
            #expect(try !XMLTree.isValid(Array(changed.utf8), by: Schema.xml.bytes), "\(part)")
        }
        #expect(found > 0, "\(part) is in no document")
    }

    @Test func `it is one document in UTF-8 with one line end after it, and without a byte order mark`() throws {
        let written = try text("xml", of: GoldenCase.all[0].document())
        #expect(written.utf8.starts(with: #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8))
        #expect(written.utf8.filter { $0 == 0x0A }.count == 2)
        #expect(written.utf8.last == 0x0A)
        #expect(!written.utf8.contains(0x0D))
    }
}

/// The document as libxml2's writer alone writes it, an attribute at a time: the oracle for blocks.
private enum PlainXML {
    static func bytes(of document: SlotDocument) -> [UInt8] {
        guard let buffer = xmlBufferCreate(), let writer = xmlNewTextWriterMemory(buffer, 0) else { return [] }
        xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
        let plan = document.plan
        open(
            writer, "slots",
            [
                ("xmlns", "urn:slotexport:slots:1"), ("version", "1"), ("locale", document.labels.identifier),
                ("calendar", document.labels.calendars[0].rawValue), ("timeZone", plan.zone.identifier),
                ("tzVersion", document.tzVersion),
                ("labelVersion", document.labels.version), ("validFrom", document.rfc3339(plan.start)),
                ("validUntil", document.rfc3339(plan.tomorrow)), ("dir", document.labels.direction.rawValue),
                ("firstWeekday", "\(document.labels.firstWeekday.rawValue)"),
                ("holidayCoverage", plan.holidayCoverage?.rawValue),
                ("nextStart", document.next().map { document.rfc3339($0.slot.start) }),
                ("nextLabel", document.next()?.label.string),
            ])
        empty(writer, "place", [("id", document.place.id), ("name", document.place.name)])
        let rules = plan.rules
        empty(
            writer, "rules",
            [
                ("days", "\(rules.days)"), ("step", "\(rules.step.count)"), ("duration", "\(rules.duration.count)"),
                ("lead", "\(rules.lead.count)"), ("anchor", "\(rules.anchor)"), ("offset", "\(rules.offset.count)"),
                ("overlap", "\(rules.overlap)"), ("cut", "\(rules.cut)"),
                ("capacity", plan.venue.capacity.map(String.init)),
            ])
        for word in document.dayLabeler.relativeWords {
            empty(writer, "relative", [("offset", "\(word.offset)"), ("label", word.word.string)])
        }
        write(document.expectedSlots, of: document, to: writer)
        for closed in plan.closed {
            var date: [UInt8] = []
            closed.date.appendRFC3339(to: &date)
            let holiday = closed.holiday
            open(
                writer, "closed",
                [
                    ("date", date.string), ("reason", "\(closed.reason)"), ("note", closed.note),
                    ("holiday", holiday?.isOffDay == true ? holiday?.name : nil),
                    ("makeupWorkday", holiday?.isOffDay == false ? holiday?.name : nil),
                    ("label", document.dayLabeler.label(for: closed.date, offset: closed.offset).string),
                    ("weekday", "\(closed.date.weekday.rawValue)"),
                    ("weekdayLabel", document.dayLabeler.weekday(closed.date.weekday).string),
                    ("dateLabel", document.labels.date(closed.date).string),
                    ("reasonLabel", ReasonWords.label(closed.reason, in: document.labels)),
                ])
            writeCalendarDates(of: closed.date, document, to: writer)
            xmlTextWriterEndElement(writer)
        }
        xmlTextWriterEndDocument(writer)
        xmlFreeTextWriter(writer)
        defer { xmlBufferFree(buffer) }
        return Array(UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer))))
    }

    /// A date in the calendars of the labels but the civil one, which have one era or two each.
    private static func writeCalendarDates(of date: CivilDate, _ document: SlotDocument, to writer: xmlTextWriterPtr) {
        for calendar in document.labels.calendars where calendar != .gregorian {
            guard let own = try? calendar.date(of: date) else { continue }
            empty(
                writer, "calendarDate",
                [
                    ("calendar", calendar.rawValue), ("year", "\(own.year)"), ("month", "\(own.month)"),
                    ("day", "\(own.day)"), ("era", calendar.eras[own.era]),
                    ("label", document.labels.calendarDate(date, in: calendar)?.string),
                ])
        }
    }

    private static func write(_ slots: [ExpectedSlot], of document: SlotDocument, to writer: xmlTextWriterPtr) {
        var before: ExpectedSlot?
        for slot in slots {
            let isNewDay = before?["date"] != slot["date"]
            let isNewHour = isNewDay || before?["hour"] != slot["hour"] || before?.utcOffset != slot.utcOffset
            if before != nil, isNewHour { xmlTextWriterEndElement(writer) }
            if let before, isNewDay { endDay(of: before, document, to: writer) }
            if isNewDay {
                let isWorkday = slot["isMakeupWorkday"] == "true"
                open(
                    writer, "day",
                    [
                        ("date", slot["date"]), ("label", slot["dayLabel"]), ("weekday", slot["weekday"]),
                        ("weekdayLabel", slot["weekdayLabel"]), ("dateLabel", slot["dateLabel"]),
                        ("holiday", isWorkday ? nil : slot.value("holiday")),
                        ("makeupWorkday", isWorkday ? slot.value("holiday") : nil),
                    ])
            }
            if isNewHour {
                let offset = slot.isRepeated ? slot.utcOffset : nil
                open(writer, "hour", [("hour", slot["hour"]), ("label", slot["hourLabel"]), ("utcOffset", offset)])
            }
            empty(
                writer, "slot",
                [
                    ("minute", slot["minute"]), ("label", slot["minuteLabel"]), ("start", slot["start"]),
                    ("end", slot["end"]), ("startEpoch", slot["startEpoch"]), ("bookUntil", slot["bookUntil"]),
                    ("serviceDate", slot["serviceDate"] == slot["date"] ? nil : slot["serviceDate"]),
                    ("remaining", slot.value("remaining")),
                    ("soldOut", slot["soldOut"] == "true" ? "true" : nil),
                ])
            before = slot
        }
        guard let before else { return }
        xmlTextWriterEndElement(writer)
        endDay(of: before, document, to: writer)
    }

    private static func endDay(of slot: ExpectedSlot, _ document: SlotDocument, to writer: xmlTextWriterPtr) {
        if let date = CivilDate(rfc3339: slot["date"]) { writeCalendarDates(of: date, document, to: writer) }
        xmlTextWriterEndElement(writer)
    }

    private static func open(_ writer: xmlTextWriterPtr, _ name: String, _ attributes: [(String, String?)]) {
        xmlTextWriterStartElement(writer, name)
        for case (let key, let value?) in attributes { xmlTextWriterWriteAttribute(writer, key, value) }
    }

    private static func empty(_ writer: xmlTextWriterPtr, _ name: String, _ attributes: [(String, String?)]) {
        open(writer, name, attributes)
        xmlTextWriterEndElement(writer)
    }
}

extension ExpectedSlot {
    /// A column, or nil where it is empty.
    fileprivate func value(_ name: String) -> String? { self[name].isEmpty ? nil : self[name] }
}

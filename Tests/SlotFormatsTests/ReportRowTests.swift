import Foundation
import ICalendar
import SlotDocument
import SlotEngine
import SlotFormats
import SlotTime
import Testing

/// Public reports about calendars, by their rows in the notes on iCalendar: what we write, and what our reader makes of what others
/// wrote. Rows that have a test of their own elsewhere are named there (ICSTests, ICSFeedTests, ReaderRowTests).
@Suite struct ReportRowTests {
    // MARK: - The writer

    private func calendar(named name: String) throws -> [UInt8] {
        try bytes(
            "ics",
            of: document(
                "Asia/Shanghai", "2026-06-01T00:00:00+08:00", "en_GB", rules: SlotRules(days: 1, step: .hours(12)),
                place: PlaceIdentity(name: name)))
    }

    @Test(arguments: [
        "1 \(String(repeating: "a", count: 65))\u{1F4DE}", "2 \(String(repeating: "预", count: 60))",
        "3 \(String(repeating: "时", count: 75))",
    ])
    func `a line is at most 75 octets of whole characters (1, 2, 3)`(row: String) throws {
        let name = String(row.drop { $0 != " " }.dropFirst())
        let calendar = try ICSCalendar(calendar(named: name))
        for line in calendar.physicalLines {
            #expect(line.count <= 75 && String(validating: line, as: UTF8.self) != nil)
        }
        #expect(calendar.root["NAME"] == name)
    }

    @Test(arguments: [
        "8 a\rb", "8 a\n\rc", "9 x\r\nATTENDEE:mailto:e", "10 x\nEND:VCALENDAR", "11 A\0B", "11 \u{15}", "11 \u{B}",
    ])
    func `a control character is refused wherever text comes in (8, 9, 10, 11)`(row: String) {
        let text = String(row.drop { $0 != " " }.dropFirst())
        #expect(throws: PlaceIdentityError.self) { try PlaceIdentity(name: text) }
        #expect(throws: PlaceIdentityError.self) { try PlaceIdentity(id: text) }
        #expect(throws: PlaceIdentityError.self) { try ServiceIdentity(id: "a", name: text) }
        #expect(throws: PlaceIdentityError.self) { try PlaceDetails(description: text) }
        #expect(throws: PlaceIdentityError.self) { try PlaceDetails(category: text) }
        #expect(throws: PlaceIdentityError.self) { try PostalAddress(street: text) }
        #expect(throws: FormatSettingError.self) { try FormatSettings([(.icsSummary, .text(text))]) }
        #expect(BookingURL("https://a.example/" + text) == nil)
    }

    @Test func `a line break within a text is one escape (7, 8)`() {
        var escaped: [UInt8] = []
        ContentLine.escape(text: "a\rb\n\rc\r\nd", to: &escaped)
        #expect(escaped.string == #"a\nb\n\nc\nd"#)
    }

    @Test(arguments: ["ics", "freebusy", "availability"])
    func `a whole day ends on the next one, and nothing has a DTEND and a DURATION (23, 24)`(format: String) throws {
        for now in ["2026-06-01T00:00:00+08:00", "2026-06-01T23:59:00+08:00"] {
            let rules = try SlotRules(days: 1, step: .hours(24), lead: .minutes(0))
            let document = try document("Asia/Shanghai", now, rules: rules)
            let text = try text(format, of: document)
            #expect(!text.contains("\nDURATION"))
            if text.contains("VALUE=DATE:") { #expect(text.contains("DTEND;VALUE=DATE:20000102")) }
        }
    }

    @Test(arguments: ["ics", "freebusy", "availability", "jcal", "xcal"])
    func `two runs write the same bytes (19, 21)`(format: String) throws {
        let rules = try SlotRules(days: 4, lead: .hours(24))
        let early = try document("America/New_York", "2026-10-30T00:01:00-04:00", rules: rules)
        let late = try document("America/New_York", "2026-10-30T00:02:00-04:00", rules: rules)
        #expect(try bytes(format, of: early) == bytes(format, of: late))
    }

    // MARK: - The reader

    /// What a calendar with one event from 10:00 to 11:00 UTC on 2 June 2026 says is taken.
    private func times(_ bytes: [UInt8]) throws -> String {
        let zone = try systemZone("America/New_York")
        let start = try #require(CivilDate(rfc3339: "2026-06-01")).daysSinceEpoch * 86_400
        let busy = try BusyCalendar(
            bytes.span, zone: zone, horizon: Instant(epochSeconds: start)..<Instant(epochSeconds: start + 4 * 86_400),
            zones: { try? systemZone($0) })
        return busy.intervals.map { interval in
            [interval.start, interval.end].map { String(($0.epochSeconds - start) / 3600) }.joined(separator: "-")
        }.joined(separator: " ")
    }

    private func file(_ lines: [String], _ end: String = "\r\n") -> [UInt8] {
        Array(
            (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VEVENT"] + lines
                + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: end).utf8)
    }

    @Test(arguments: [
        "9 SUMMARY:x\\r\\nATTENDEE:mailto:e", "10 URL:https://a.example/x", "19 UID:2", "20 X-UID:1",
        "21 LAST-MODIFIED:20260601T000000Z",
        "13 COMMENT:no zone is used", "3 SUMMARY:\(String(repeating: "时", count: 75))",
    ])
    func `what has no time changes no time (3, 9, 10, 13, 19, 20, 21)`(row: String) throws {
        let line = String(row.drop { $0 != " " }.dropFirst())
        #expect(try times(file([line, "DTSTART:20260602T100000Z", "DTEND:20260602T110000Z"])) == "34-35")
    }

    @Test func `octets are joined before anything is decoded (1, 2)`() throws {
        var bytes = file(["SUMMARY:", "DTSTART:20260602T100000Z", "DTEND:20260602T110000Z"])
        let place = try #require(bytes.string.range(of: "SUMMARY:")).upperBound.utf16Offset(in: bytes.string)
        bytes.insert(contentsOf: [0xE9, 0x0D, 0x0A, 0x20, 0xA2, 0x0D, 0x0A, 0x09, 0x84], at: place)
        #expect(try times(bytes) == "34-35")
    }

    @Test(arguments: ["\r\n", "\n", "\r"])
    func `any line end ends a line, and a byte order mark may come first (29, 30)`(end: String) throws {
        let lines = ["DTSTART:20260602T100000Z", "DTEND:20260602T110000Z"]
        #expect(try times(file(lines, end)) == "34-35")
        #expect(try times([0xEF, 0xBB, 0xBF] + file(lines, end)) == "34-35")
    }

    @Test func `an all-day end is the day after the last one (24)`() throws {
        #expect(try times(file(["DTSTART;VALUE=DATE:20260601", "DTEND;VALUE=DATE:20260603"])) == "4-52")
    }

    @Test func `two events with one UID both count, and free ones don't (20, 35)`() throws {
        let lines = [
            "UID:1", "DTSTART:20260602T100000Z", "DTEND:20260602T110000Z", "END:VEVENT", "BEGIN:VEVENT", "UID:1",
            "DTSTART:20260602T130000Z", "DTEND:20260602T140000Z", "END:VEVENT", "BEGIN:VEVENT",
            "DTSTART:20260602T150000Z", "DTEND:20260602T160000Z", "TRANSP:TRANSPARENT",
        ]
        #expect(try times(file(lines)) == "34-35 37-38")
    }
}

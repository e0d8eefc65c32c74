import Foundation
import ICalendar
import SlotTime
import TestSupport
import Testing

/// What the lint finds; the numbers are those of the rows in facts of public reports (icalendar.md, section 3).
struct LintTests {
    /// The rules that a calendar breaks, with their lines: `12 zone-missing`.
    private func rules(_ bytes: [UInt8]) -> [String] {
        CalendarLint.findings(bytes, zones: zoneSource).map { "\($0.line) \($0.rule)" }
    }

    /// A calendar whose event has these lines besides what every event needs; its lines begin at line 8.
    private func found(_ lines: String) -> [String] {
        rules(
            calendar(
                "BEGIN:VEVENT\nUID:u1\nDTSTAMP:20260101T000000Z\nTRANSP:OPAQUE\n" + lines + "\nEND:VEVENT"))
    }

    private let time = "DTSTART:20261110T100000Z\nDTEND:20261110T110000Z"

    @Test func `A right calendar has nothing to find`() {
        #expect(found(time) == [])
    }

    @Test(arguments: [
        "1, 2: SUMMARY:\(String(repeating: "x", count: 66))\u{E9} -> 8 line-length",
        "6: SUMMARY:a, b -> 8 text-escape",
        "6: SUMMARY:a; b -> 8 text-escape",
        "7: SUMMARY:a \\x -> 8 text-escape",
        "11: SUMMARY:a\u{0B}b -> 8 control",
        "11: SUMMARY:a\u{0}b -> 8 control",
        "18: DTSTART;TZID=America/New_York:20260308T023000 -> 8 zone-missing, 8 gap",
        "22: DTEND:20261110T100000Z -> 4 end",
        "23: DURATION:PT1H -> 4 end-and-duration",
        "23: DURATION:PT2H -> 4 end-and-duration, 4 end",
        "25: X-A;TZID=\"Asia/Shanghai\":1 -> 8 zone-quoted, 8 zone-missing",
        "12: X-A;TZID=Asia/Shanghai:1 -> 8 zone-missing",
        "9: no colon here -> 8 grammar",
        "29: RRULE:FREQ=DAILY;RSCALE=HEBREW -> 8 rrule",
        "29: RRULE:FREQ=DAILY;COUNT=1;UNTIL=20270101T000000Z -> 8 rrule",
        "32: CREATED:20260101T000000 -> 8 utc",
    ])
    func `A fault in an event is found on its line`(_ row: String) {
        let sides = row.drop { $0 != " " }.dropFirst().components(separatedBy: " -> ")
        let line = sides[0]
        var lines = [line, time].joined(separator: "\n")
        if line.hasPrefix("DTSTART") { lines = line }
        if line.hasPrefix("DTEND") { lines = "\(line)\nDTSTART:20261110T100000Z" }
        #expect(found(lines) == sides[1].components(separatedBy: ", "))
    }

    @Test func `13, 37: A VTIMEZONE that Outlook can't keep, twice, late and unused`() {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Europe/Berlin
            BEGIN:STANDARD
            DTSTART:19701025T030000
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0100
            RDATE:19711025T030000
            END:STANDARD
            END:VTIMEZONE
            """
        let event = "BEGIN:VEVENT\nUID:u\nDTSTAMP:20260101T000000Z\nTRANSP:OPAQUE\n\(time)\nEND:VEVENT"
        #expect(
            rules(calendar("\(event)\n\(zone)\n\(zone)"))
                == [
                    "11 zone-late", "12 zone-unused", "17 zone-rdate", "20 zone-late", "21 zone-twice", "26 zone-rdate",
                ])
    }

    @Test func `16: A VTIMEZONE that isn't as the time zone data say`() {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Asia/Shanghai
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0900
            TZOFFSETTO:+0900
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            UID:u
            DTSTAMP:20260101T000000Z
            TRANSP:OPAQUE
            DTSTART;TZID=Asia/Shanghai:20260501T100000
            END:VEVENT
            """
        #expect(rules(calendar(zone)) == ["4 zone-wrong"])
    }

    @Test func `20: Two events with one UID, unless one overrides an instance of the other`() {
        let one = "BEGIN:VEVENT\nUID:u\nDTSTAMP:20260101T000000Z\nTRANSP:OPAQUE\n\(time)\n"
        #expect(rules(calendar("\(one)END:VEVENT\n\(one)END:VEVENT")) == ["11 uid-unique"])
        #expect(rules(calendar("\(one)END:VEVENT\n\(one)RECURRENCE-ID:20261110T100000Z\nEND:VEVENT")) == [])
    }

    @Test func `29, 30: Line ends, the last of them, the byte order mark`() {
        let right = String(decoding: event("TRANSP:OPAQUE\n\(time)"), as: UTF8.self)
        #expect(rules(Array("\u{FEFF}\(right)".utf8)) == ["1 bom"])
        #expect(rules(Array(right.dropLast().utf8)) == ["11 final-line-end"])
        #expect(rules(Array(right.replacingOccurrences(of: "\r\n", with: "\n").utf8)).count == 11)
    }

    @Test func `32: An empty file, and a VCALENDAR without a component`() {
        #expect(rules([]) == ["0 empty", "0 one-calendar"])
        #expect(
            rules(Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n".utf8)) == ["1 no-component"])
    }

    @Test func `34, 35: FREEBUSY without FBTYPE, an event without TRANSP`() {
        let list = "BEGIN:VFREEBUSY\nUID:f\nDTSTAMP:20260101T000000Z\nFREEBUSY:20261110T090000Z/PT1H\nEND:VFREEBUSY"
        #expect(rules(calendar(list)) == ["7 freebusy-type"])
        #expect(rules(event(time)) == ["4 transp"])
    }

    @Test func `1, 2: A fold inside a character`() {
        let right = String(decoding: event("TRANSP:OPAQUE\n\(time)\nSUMMARY:"), as: UTF8.self)
        var bytes = Array(right.utf8)
        let place = bytes.count - "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8.count
        bytes.insert(contentsOf: [0xE9, 0xA2, 0x0D, 0x0A, 0x20, 0x84], at: place)
        #expect(rules(bytes) == ["10 utf8", "11 utf8"])
    }

    @Test func `Our own goldens have no error`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Golden")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".ics") }
        #expect(names.count > 5)
        for name in names {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            let errors = CalendarLint.findings(bytes, zones: zoneSource).filter { $0.severity == .error }
            #expect(errors == [], "\(name)")
        }
    }
}

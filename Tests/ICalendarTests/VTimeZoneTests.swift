import ICalendar
import TestSupport
import Testing

@testable import SlotTime

struct VTimeZoneTests {
    /// A zone over a window, one observance a line: what begins, the wall clock before it, the offsets, the name, the rule.
    private func observances(_ identifier: String, _ window: Range<Instant>) throws -> String {
        try observances(systemZone(identifier), window)
    }

    private func observances(_ zone: TimeZoneRules, _ window: Range<Instant>) -> String {
        var output: [UInt8] = []
        VTimeZone.append(zone, covering: window, to: &output)
        return text(output)
            .replacing("BEGIN:VTIMEZONE\nTZID:\(zone.identifier)\n", with: "").replacing("END:VTIMEZONE\n", with: "")
            .replacing("END:STANDARD\n", with: "").replacing("END:DAYLIGHT\n", with: "")
            .replacing("\nBEGIN:", with: "@").replacing("BEGIN:", with: "")
            .replacing("\n", with: " ").replacing("@", with: "\n")
            .replacing("DTSTART:", with: "").replacing("TZOFFSETFROM:", with: "").replacing("TZOFFSETTO:", with: "")
            .replacing("TZNAME:", with: "").replacing("RRULE:FREQ=YEARLY;", with: "yearly ")
            .split(separator: "\n").map { $0.hasSuffix(" ") ? String($0.dropLast()) : String($0) }
            .joined(separator: "\n")
    }

    @Test func `A zone without changes is one STANDARD (libical#348, ical4j#720)`() throws {
        var output: [UInt8] = []
        VTimeZone.append(try systemZone("Asia/Shanghai"), covering: utc("2026-06-01")..<utc("2026-06-04"), to: &output)
        #expect(
            text(output) == """
                BEGIN:VTIMEZONE
                TZID:Asia/Shanghai
                BEGIN:STANDARD
                DTSTART:19700101T000000
                TZOFFSETFROM:+0800
                TZOFFSETTO:+0800
                TZNAME:CST
                END:STANDARD
                END:VTIMEZONE

                """)
    }

    @Test func `A yearly pair has two rules without an end (iCalcreator#86)`() throws {
        var output: [UInt8] = []
        VTimeZone.append(
            try systemZone("America/New_York"), covering: utc("2026-03-01")..<utc("2026-04-01"), to: &output)
        #expect(
            text(output) == """
                BEGIN:VTIMEZONE
                TZID:America/New_York
                BEGIN:DAYLIGHT
                DTSTART:20250309T020000
                TZOFFSETFROM:-0500
                TZOFFSETTO:-0400
                TZNAME:EDT
                RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
                END:DAYLIGHT
                BEGIN:STANDARD
                DTSTART:20251102T020000
                TZOFFSETFROM:-0400
                TZOFFSETTO:-0500
                TZNAME:EST
                RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
                END:STANDARD
                END:VTIMEZONE

                """)
    }

    @Test func `A summer without a change is daylight time all the same (C7)`() throws {
        let summer = utc("2026-06-01")..<utc("2026-06-04")
        #expect(
            try observances("America/New_York", summer) == """
                STANDARD 20251102T020000 -0400 -0500 EST yearly BYMONTH=11;BYDAY=1SU
                DAYLIGHT 20260308T020000 -0500 -0400 EDT yearly BYMONTH=3;BYDAY=2SU
                """)
    }

    @Test(arguments: [
        (
            "Europe/Dublin",
            """
            DAYLIGHT 20250330T010000 +0000 +0100 IST yearly BYMONTH=3;BYDAY=-1SU
            STANDARD 20251026T020000 +0100 +0000 GMT yearly BYMONTH=10;BYDAY=-1SU
            """
        ),
        (
            "Australia/Lord_Howe",
            """
            STANDARD 20250406T020000 +1100 +1030 +1030 yearly BYMONTH=4;BYDAY=1SU
            DAYLIGHT 20251005T020000 +1030 +1100 +11 yearly BYMONTH=10;BYDAY=1SU
            """
        ),
        (
            "Antarctica/Troll",
            """
            DAYLIGHT 20250330T010000 +0000 +0200 +02 yearly BYMONTH=3;BYDAY=-1SU
            STANDARD 20251026T030000 +0200 +0000 +00 yearly BYMONTH=10;BYDAY=-1SU
            """
        ),
    ])
    func `Yearly rules that RFC 5545 can say: a pair`(zone: String, expected: String) throws {
        #expect(try observances(zone, utc("2026-01-01")..<utc("2026-12-31")) == expected)
    }

    @Test(arguments: [
        (
            "Africa/Cairo",
            """
            STANDARD 20251031T000000 +0300 +0200 EET
            DAYLIGHT 20260424T000000 +0200 +0300 EEST
            STANDARD 20261030T000000 +0300 +0200 EET
            """
        ),
        (
            "America/Santiago",
            """
            DAYLIGHT 20250907T000000 -0400 -0300 -03
            STANDARD 20260405T000000 -0300 -0400 -04
            DAYLIGHT 20260906T000000 -0400 -0300 -03
            """
        ),
        (
            "America/Nuuk",
            """
            STANDARD 20251026T000000 -0100 -0200 -02
            DAYLIGHT 20260328T230000 -0200 -0100 -01
            STANDARD 20261025T000000 -0100 -0200 -02
            """
        ),
        (
            "Asia/Gaza",
            """
            STANDARD 20251025T020000 +0300 +0200 EET
            DAYLIGHT 20260328T020000 +0200 +0300 EEST
            STANDARD 20261024T020000 +0300 +0200 EET
            """
        ),
    ])
    func `Rules that it cannot say, such as 24:00 or 50 hours after a day: each change by itself`(
        zone: String, expected: String
    ) throws {
        #expect(try observances(zone, utc("2026-01-01")..<utc("2026-12-31")) == expected)
    }

    @Test func `A single change: what it ends begins the day before the window`() throws {
        #expect(
            try observances("Africa/Cairo", utc("2026-04-20")..<utc("2026-04-27")) == """
                STANDARD 20260419T000000 +0200 +0200 EET
                DAYLIGHT 20260424T000000 +0200 +0300 EEST
                """)
    }

    @Test func `Ramadan in Morocco: the larger offset is DAYLIGHT`() throws {
        #expect(
            try observances("Africa/Casablanca", utc("2026-01-01")..<utc("2026-06-01")) == """
                DAYLIGHT 20250406T020000 +0000 +0100 +01
                STANDARD 20260215T030000 +0100 +0000 +00
                DAYLIGHT 20260322T020000 +0000 +0100 +01
                """)
    }

    @Test(arguments: [
        (
            "America/Asuncion", "2024-01-01", "2026-01-01",
            """
            DAYLIGHT 20231001T000000 -0400 -0300 -03
            STANDARD 20240324T000000 -0300 -0400 -04
            DAYLIGHT 20241006T000000 -0400 -0300 -03
            """
        ),
        (
            "Asia/Almaty", "2024-01-01", "2025-01-01",
            """
            DAYLIGHT 20231231T000000 +0600 +0600 +06
            STANDARD 20240301T000000 +0600 +0500 +05
            """
        ),
        (
            "America/New_York", "2006-06-01", "2007-06-01",
            """
            DAYLIGHT 20060402T020000 -0500 -0400 EDT
            STANDARD 20061029T020000 -0400 -0500 EST
            DAYLIGHT 20070311T020000 -0500 -0400 EDT
            """
        ),
    ])
    func `A rule that changes inside the window: each change by itself`(
        zone: String, from: String, to: String, expected: String
    ) throws {
        #expect(try observances(zone, utc(from)..<utc(to)) == expected)
    }

    @Test(arguments: [
        ("UTC", "+0000 +0000 UTC"), ("Etc/GMT+5", "-0500 -0500 -05"), ("Asia/Kathmandu", "+0545 +0545 +0545"),
    ])
    func `A zone that never changes stands still since 1970`(zone: String, expected: String) throws {
        #expect(try observances(zone, utc("2026-01-01")..<utc("2036-01-01")) == "STANDARD 19700101T000000 " + expected)
    }

    @Test func `A change that a law left out once, as Cuba's in November 2026: each change by itself`() throws {
        let zone = try zoneWithoutItsAutumnOf2026()
        #expect(
            observances(zone, utc("2026-01-01")..<utc("2027-01-01")) == """
                STANDARD 20251230T000000 -0500 -0500 CST
                DAYLIGHT 20260308T000000 -0500 -0400 CDT
                """)
        #expect(observances(zone, utc("2026-01-01")..<utc("2026-10-01")).contains("yearly"))
        #expect(
            observances(zone, utc("2027-01-01")..<utc("2027-12-01")) == """
                DAYLIGHT 20261230T000000 -0400 -0400 CDT
                STANDARD 20271107T010000 -0400 -0500 CST
                """)
        #expect(observances(zone, utc("2028-06-01")..<utc("2028-12-01")).contains("yearly"))
    }

    private func zoneWithoutItsAutumnOf2026() throws -> TimeZoneRules {
        let bounds =
            [Instant.distantPast] + [1_762_059_600, 1_772_946_000, 1_825_563_600].map(Instant.init) + [.distantFuture]
        let runs = (0..<4).map { index in
            ZonePeriod(
                start: bounds[index], end: bounds[index + 1], utcOffset: index % 2 == 0 ? -14_400 : -18_000,
                isDaylight: index % 2 == 0, abbreviation: index % 2 == 0 ? "CDT" : "CST")
        }
        let footer = Array("CST5CDT,M3.2.0/0,M11.1.0/1".utf8)
        return try TimeZoneRules(identifier: "Test/Havana", runs: runs, footer: POSIXTimeZone(parsing: footer.span))
    }

    @Test func `A pair begins inside the window where the law is new`() throws {
        #expect(
            try observances("America/New_York", utc("2007-06-01")..<utc("2008-06-01")) == """
                DAYLIGHT 20070311T020000 -0500 -0400 EDT yearly BYMONTH=3;BYDAY=2SU
                STANDARD 20071104T020000 -0400 -0500 EST yearly BYMONTH=11;BYDAY=1SU
                """)
    }

    @Test func `An empty window has the lasting rules, and the ends of time have their one offset`() throws {
        let newYork = try systemZone("America/New_York")
        #expect(
            observances(newYork, utc("2026-01-01")..<utc("2026-01-01")) == """
                DAYLIGHT 20250309T020000 -0500 -0400 EDT yearly BYMONTH=3;BYDAY=2SU
                STANDARD 20251102T020000 -0400 -0500 EST yearly BYMONTH=11;BYDAY=1SU
                """)
        #expect(observances(newYork, .distantFuture..<Instant(epochSeconds: .max)).hasPrefix("STANDARD 1970"))
        #expect(observances(newYork, Instant(epochSeconds: .min)..<(.distantPast)).hasSuffix("-045602 -045602 LMT"))
    }

    @Test(arguments: ["America/New_York", "Africa/Casablanca", "Asia/Gaza", "Europe/Dublin"])
    func `A damaged file that can be read still makes whole lines (2,000 mutations)`(identifier: String) throws {
        let original = try zoneBytes(identifier)
        var generator = SeededGenerator(seed: 9636)
        var written = 0
        for _ in 0..<2000 {
            var bytes = original
            for _ in 0..<3 {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            guard let zone = try? TimeZoneRules(identifier: identifier, tzif: bytes.span) else { continue }
            var output: [UInt8] = []
            VTimeZone.append(zone, covering: utc("2025-03-01")..<utc("2029-03-01"), to: &output)
            let lines = try #require(physicalLines(output))
            let isWhole = lines.allSatisfy { $0.count <= 75 } && text(output).contains("BEGIN:STANDARD\n")
            if !isWhole { Issue.record("\(text(output))") }
            written += 1
        }
        #expect(written > 20)
    }
}

import SlotTime
import Testing

struct POSIXTimeZoneTests {
    private func posix(_ text: String) -> POSIXTimeZone? {
        POSIXTimeZone(parsing: Array(text.utf8).span)
    }

    @Test(arguments: [
        // The changes of 2026 and 2027: the footer, then the instants and what begins at each.
        "EST5EDT,M3.2.0,M11.1.0 -> 2026-03-08T07:00Z EDT, 2026-11-01T06:00Z EST, 2027-03-14T07:00Z EDT, 2027-11-07T06:00Z EST",
        "<-03>3 -> ",
        "IST-1GMT0,M10.5.0,M3.5.0/1 -> 2026-03-29T01:00Z IST, 2026-10-25T01:00Z GMT, 2027-03-28T01:00Z IST, 2027-10-31T01:00Z GMT",
        "EET-2EEST,M3.4.4/50,M10.4.4/50 -> 2026-03-28T00:00Z EEST, 2026-10-23T23:00Z EET, 2027-03-27T00:00Z EEST, 2027-10-29T23:00Z EET",
        "<-02>2<-01>,M3.5.0/-1,M10.5.0/0 -> 2026-03-29T01:00Z -01, 2026-10-25T01:00Z -02, 2027-03-28T01:00Z -01, 2027-10-31T01:00Z -02",
        "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0 -> 2026-04-04T15:00Z +1030, 2026-10-03T15:30Z +11, 2027-04-03T15:00Z +1030, 2027-10-02T15:30Z +11",
        "<+00>0<+02>-2,M3.5.0/1,M10.5.0/3 -> 2026-03-29T01:00Z +02, 2026-10-25T01:00Z +00, 2027-03-28T01:00Z +02, 2027-10-31T01:00Z +00",
        // Jn leaves 29 February out, n counts it; both name 1 March here in a common year.
        "AAA0BBB,J60/0,J300/0 -> 2026-03-01T00:00Z BBB, 2026-10-26T23:00Z AAA, 2027-03-01T00:00Z BBB, 2027-10-26T23:00Z AAA",
        "AAA0BBB,59/0,299/0 -> 2026-03-01T00:00Z BBB, 2026-10-26T23:00Z AAA, 2027-03-01T00:00Z BBB, 2027-10-26T23:00Z AAA",
        // Times that reach into the next and the last year.
        "AAA0BBB,M12.5.0/167,M7.1.0 -> 2026-01-03T23:00Z BBB, 2026-07-05T01:00Z AAA, 2027-01-02T23:00Z BBB, 2027-07-04T01:00Z AAA",
        "AAA0BBB,M1.1.1/-167,M7.1.0 -> 2026-07-05T01:00Z AAA, 2026-12-28T01:00Z BBB, 2027-07-04T01:00Z AAA, 2027-12-27T01:00Z BBB",
        // All-year daylight time (RFC 9636 section 3.3.1), and its negative twin.
        "EST5EDT,0/0,J365/25 -> ", "XXX3EDT4,0/0,J365/23 -> ",
    ])
    func `A footer's rules strike every year`(line: String) throws {
        let split = try #require(line.firstRange(of: " -> "))
        let rules = try footerZone(String(line[..<split.lowerBound]))
        let runs = rules.runs(from: utc("2026-01-01"), to: utc("2028-01-01")).dropFirst()
        #expect(runs.map { "\($0.start.text) \($0.abbreviation)" }.joined(separator: ", ") == line[split.upperBound...])
    }

    @Test func `29 February counts for n and not for Jn`() throws {
        let start = utc("2028-01-01")
        let julian = try footerZone("AAA0BBB,J60/0,J300/0").runs(from: start, to: utc("2028-06-01"))
        let zeroBased = try footerZone("AAA0BBB,59/0,299/0").runs(from: start, to: utc("2028-06-01"))
        #expect(julian.last?.start.text == "2028-03-01T00:00Z")
        #expect(zeroBased.last?.start.text == "2028-02-29T00:00Z")
    }

    @Test func `All-year daylight time is one run that keeps its name`() throws {
        let run = try footerZone("EST5EDT,0/0,J365/25").run(at: utc("2026-01-01"))
        #expect(
            run
                == ZonePeriod(
                    start: .distantPast, end: .distantFuture, utcOffset: -14_400, isDaylight: true, abbreviation: "EDT")
        )
    }

    @Test func `A rule holds 400 years later on the same dates`() throws {
        let rules = try footerZone("EST5EDT,M3.2.0,M11.1.0")
        let cycle = 146_097 * 86_400
        for day in stride(from: -200_000, to: 200_000, by: 97) {
            let instant = Instant(epochSeconds: day * 86_400 + 12_345)
            #expect(rules.utcOffset(at: instant) == rules.utcOffset(at: instant.advanced(bySeconds: cycle)))
        }
    }

    @Test(arguments: [
        "", "E5", "EST", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,M11.1.0,", "EST5EDT,M13.2.0,M11.1.0",
        "EST5EDT,M3.0.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,M3.2,M11.1.0",
        "EST5EDT,J0,J365", "EST5EDT,J1,J366", "EST5EDT,0,366", "EST5EDT,M3.2.0/168,M11.1.0", "EST25", "EST24:00:01",
        "EST5:60", "EST5:00:60", "<EST5", "<-0>3", "E-T5", "EST5 ", " EST5", ":America/New_York", "EST99999999999",
        "EST5EDT,M3.2.0/,M11.1.0", "EST5EDT,M03.2.0,M11.1.0x", "É́ST5", "EST5\0", "EST--5",
    ])
    func `What is no POSIX string is refused`(text: String) {
        #expect(posix(text) == nil)
    }

    @Test func `The parts of a string can be read`() throws {
        let zone = try #require(posix("<-0330>+3:30<-0230>,M3.2.0,M11.1.0/1:15:30"))
        let daylight = try #require(zone.daylight)
        #expect((zone.standardName, zone.standardOffset) == ("-0330", -12_600))
        #expect((daylight.name, daylight.utcOffset) == ("-0230", -9000))
        #expect(daylight.start.day == .weekday(.sunday, week: 2, month: 3))
        #expect((daylight.start.time, daylight.end.time) == (7200, 4530))
        #expect(CivilDateTime(localSeconds: daylight.end.localSeconds(year: 2026)).text == "2026-11-01T01:15:30")
        #expect(daylight.start.localSeconds(year: .max) == daylight.start.localSeconds(year: 999_999))
    }
}

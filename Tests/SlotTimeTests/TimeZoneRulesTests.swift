import SlotTime
import TestSupport
import Testing

struct TimeZoneRulesTests {
    @Test(arguments: [
        // Once, never (the transition, offsets before and after), twice.
        "Asia/Shanghai 2026-06-01T10:40 -> 2026-06-01T02:40Z",
        "America/New_York 2026-03-08T02:30 -> gap 2026-03-08T07:00Z -18000 -14400",
        "America/New_York 2026-03-08T01:59:59 -> 2026-03-08T06:59:59Z",
        "America/New_York 2026-03-08T03:00 -> 2026-03-08T07:00Z",
        "America/New_York 2026-11-01T01:30 -> 2026-11-01T05:30Z 2026-11-01T06:30Z",
        "America/New_York 2026-11-01T00:59:59 -> 2026-11-01T04:59:59Z",
        "America/New_York 2026-11-01T02:00 -> 2026-11-01T07:00Z",
        // Half an hour.
        "Australia/Lord_Howe 2026-10-04T02:15 -> gap 2026-10-03T15:30Z 37800 39600",
        "Australia/Lord_Howe 2026-10-04T02:30 -> 2026-10-03T15:30Z",
        "Australia/Lord_Howe 2026-04-05T01:30 -> 2026-04-04T14:30Z 2026-04-04T15:00Z",
        "Australia/Lord_Howe 2026-04-05T02:00 -> 2026-04-04T15:30Z",
        // Two hours.
        "Antarctica/Troll 2026-03-29T02:59 -> gap 2026-03-29T01:00Z 0 7200",
        "Antarctica/Troll 2026-10-25T01:30 -> 2026-10-24T23:30Z 2026-10-25T01:30Z",
        // Daylight below standard time: the clocks move like London's.
        "Europe/Dublin 2026-03-29T01:30 -> gap 2026-03-29T01:00Z 0 3600",
        "Europe/Dublin 2026-10-25T01:30 -> 2026-10-25T00:30Z 2026-10-25T01:30Z",
        // Footer times of 24, 50 and -1 hours.
        "Africa/Cairo 2026-04-24T00:30 -> gap 2026-04-23T22:00Z 7200 10800",
        "Africa/Cairo 2026-10-29T23:30 -> 2026-10-29T20:30Z 2026-10-29T21:30Z",
        "Asia/Gaza 2090-03-25T02:30 -> gap 2090-03-25T00:00Z 7200 10800",
        "America/Nuuk 2026-03-28T23:30 -> gap 2026-03-29T01:00Z -7200 -3600",
        "America/Nuuk 2026-10-24T23:30 -> 2026-10-25T00:30Z 2026-10-25T01:30Z",
        // A quarter of an hour, and the far future.
        "Asia/Kathmandu 2026-01-05T09:00 -> 2026-01-05T03:15Z",
        "America/New_York 2090-07-01T09:00 -> 2090-07-01T13:00Z",
        "America/New_York 9000-07-01T09:00 -> 9000-07-01T13:00Z",
        "Pacific/Apia 2011-12-30T12:00 -> gap 2011-12-30T10:00Z -36000 50400",
    ])
    func `A wall time stands for one instant, none or two`(line: String) throws {
        let words = line.split(separator: " ", maxSplits: 3)
        #expect(try systemZone(String(words[0])).resolve(local(words[1])).text == words[3])
    }

    @Test(arguments: [
        "America/Sao_Paulo 2018-11-04 -> 2018-11-04T01:00", "America/Santiago 2018-08-12 -> 2018-08-12T01:00",
        "Atlantic/Azores 2026-03-29 -> 2026-03-29T01:00", "America/Havana 2026-03-08 -> 2026-03-08T01:00",
        "America/Asuncion 2024-10-06 -> 2024-10-06T01:00", "Africa/Cairo 2026-04-24 -> 2026-04-24T01:00",
        "Asia/Beirut 2026-03-29 -> 2026-03-29T01:00", "Pacific/Apia 2011-12-30 -> 2011-12-31T00:00",
        "Asia/Shanghai 2026-06-01 -> 2026-06-01T00:00", "America/Sao_Paulo 2018-02-18 -> 2018-02-18T00:00",
        "America/Scoresbysund 2023-10-29 -> 2023-10-29T00:00",
    ])
    func `A date begins at 00:00, or where the clock lands after skipping it`(line: String) throws {
        let words = line.split(separator: " ")
        let rules = try systemZone(String(words[0]))
        let first = rules.firstInstant(of: local(words[1]).date)
        #expect(CivilDateTime(first, utcOffset: rules.utcOffset(at: first)).text == words[3])
    }

    @Test func `The first of two midnights begins the date`() throws {
        // Azores go back from 01:00 to 00:00 at 01:00Z.
        let first = try systemZone("Atlantic/Azores").firstInstant(of: local("2026-10-25").date)
        #expect(first.text == "2026-10-25T00:00Z")
    }

    @Test func `A zone may skip a date, and skips only that one`() throws {
        let apia = try systemZone("Pacific/Apia")
        let dates = (0..<5).map { local("2011-12-28").date.advanced(byDays: $0) }.filter(apia.hasDate).map(\.text)
        #expect(dates == ["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01"])
        #expect(try !systemZone("Pacific/Kwajalein").hasDate(local("1993-08-21").date))
        #expect(try systemZone("Asia/Shanghai").hasDate(local("2011-12-30").date))
    }

    @Test func `Runs keep their true bounds`() throws {
        let runs = try systemZone("America/New_York").runs(from: utc("2026-07-01"), to: utc("2027-01-01"))
        #expect(runs.map(\.text) == ["2026-03-08T07:00Z EDT -14400 dst", "2026-11-01T06:00Z EST -18000"])
        #expect(runs.last?.end == utc("2027-03-14T07:00"))
    }

    @Test func `Runs end before the bound that is not included, and there may be none`() throws {
        let newYork = try systemZone("America/New_York")
        let change = utc("2026-03-08T07:00")
        #expect(newYork.runs(from: utc("2026-03-08"), to: change).count == 1)
        #expect(newYork.runs(from: utc("2026-03-08"), to: change.advanced(bySeconds: 1)).count == 2)
        #expect(newYork.runs(from: change, to: change).isEmpty)
        #expect(newYork.runs(from: change, to: utc("2026-01-01")).isEmpty)
    }

    @Test func `A zone without changes to come has one run without an end`() throws {
        let runs = try systemZone("Asia/Shanghai").runs(from: utc("2026-01-01"), to: .distantFuture)
        #expect(runs.map(\.text) == ["1991-09-14T17:00Z CST 28800"])
        #expect(runs.first?.end == .distantFuture)
        #expect(try systemZone("UTC").runs(from: .distantPast, to: .distantFuture).map(\.text) == ["past UTC 0"])
    }

    @Test func `Ireland's winter is its daylight saving time`() throws {
        let runs = try systemZone("Europe/Dublin").runs(from: utc("2026-01-01"), to: utc("2026-05-01"))
        #expect(runs.map(\.text) == ["2025-10-26T01:00Z GMT 0 dst", "2026-03-29T01:00Z IST 3600"])
    }

    @Test(arguments: [
        "America/New_York", "Europe/Dublin", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Shanghai", "Pacific/Apia",
    ])
    func `Runs meet, alternate and answer for their instants across the stored end`(identifier: String) throws {
        let rules = try systemZone(identifier)
        let runs = rules.runs(from: .distantPast, to: utc("2101-01-01"))
        #expect(runs.first?.start == .distantPast)
        for (run, next) in zip(runs, runs.dropFirst()) {
            #expect(run.end == next.start)
            #expect(
                (run.utcOffset, run.isDaylight) != (next.utcOffset, next.isDaylight)
                    || run.abbreviation != next.abbreviation)
            #expect(rules.run(at: run.end.advanced(bySeconds: -1)) == run)
            #expect(rules.run(at: next.start) == next)
        }
    }

    @Test(arguments: ["UTC", "America/New_York", "Asia/Shanghai", "Pacific/Apia"])
    func `The ends of time have answers`(identifier: String) throws {
        let rules = try systemZone(identifier)
        for seconds in [Int.min, Instant.distantPast.epochSeconds, Instant.distantFuture.epochSeconds, Int.max] {
            let instant = Instant(epochSeconds: seconds)
            #expect(abs(rules.utcOffset(at: instant)) < 86_400)
            #expect(rules.runs(from: instant, to: instant.epochSeconds > 0 ? .distantFuture : .distantPast).count <= 1)
        }
        for days in [Int.min, Int.min / 86_400, Int.max / 86_400, Int.max] {
            #expect(rules.hasDate(CivilDate(daysSinceEpoch: days)))
            _ = rules.firstInstant(of: CivilDate(daysSinceEpoch: days))
        }
        _ = rules.resolve(CivilDateTime(localSeconds: Int.min + 86_400))
        _ = rules.resolve(CivilDateTime(localSeconds: Int.max))
    }
}

import SlotTime
import TestSupport
import Testing

/// The one home of clock changes: first and last instants of wall times.
struct LocalResolutionTests {
    @Test(arguments: [
        "America/New_York", "Africa/Cairo", "America/Goose_Bay", "Australia/Lord_Howe", "Antarctica/Troll",
        "Pacific/Apia", "Asia/Shanghai", "America/Caracas",
    ])
    func `Periods of a zone and the zone itself agree about openings and closings`(identifier: String) throws {
        let zone = try systemZone(identifier)
        let from = Instant(epochSeconds: 1_262_304_000)
        let to = Instant(epochSeconds: 1_830_297_600)
        let periods = OffsetPeriod.spans(of: zone, from: from, to: to)
        for period in periods.dropFirst() {
            for minute in stride(from: -26 * 60, through: 26 * 60, by: 15) {
                let wall = period.start.epochSeconds + period.utcOffset + minute * 60
                let expected = zone.resolve(CivilDateTime(localSeconds: wall))
                guard let found = periods.resolve(wall) else { continue }
                #expect(found.earliest == expected.earliest && found.latest == expected.latest, "\(wall)")
                #expect(found.earliest <= found.latest)
            }
        }
        #expect(periods.count < 2 || periods.resolve(Int.max / 2) == nil)
    }

    @Test(arguments: [
        "2026-03-08T02:30 -> 07:00:00 07:00:00", "2026-11-01T01:30 -> 05:30:00 06:30:00",
        "2026-06-01T09:00 -> 13:00:00 13:00:00",
    ])
    func `New York: a gap is its end, an overlap both passes`(line: String) throws {
        let zone = try systemZone("America/New_York")
        let sides = line.split(separator: " ")
        let date = try #require(CivilDate(rfc3339: String(sides[0].prefix(10))))
        let time = try #require(TimeOfDay(text: String(sides[0].dropFirst(11))))
        let found = zone.resolve(CivilDateTime(date, time))
        let texts = [found.earliest, found.latest].map { CivilDateTime($0, utcOffset: 0).time }
        #expect(texts == [TimeOfDay(text: String(sides[2])), TimeOfDay(text: String(sides[3]))])
    }

    @Test(arguments: ["09:20", "00:00", "24:00", "23:59:59", "00:00:01"])
    func `A time of the day is written as it is read`(text: String) {
        #expect(TimeOfDay(text: text)?.text == text)
    }

    @Test(arguments: ["", "9:20", "09:2", "24:01", "23:60", "09:20:", "09:20:60", "09:20 ", "+9:20", "09.20"])
    func `Other forms are no time of the day`(text: String) {
        #expect(TimeOfDay(text: text) == nil)
    }

    @Test func `Nights have hours past 24`() {
        #expect(TimeOfDay.text(minutes: 26 * 60 + 5) == "26:05")
    }

    @Test func `The binary search finds where a condition begins to hold`() {
        for count in 0..<9 {
            let numbers = Array(0..<count)
            for limit in 0...count {
                #expect(numbers.partitioningIndex { $0 >= limit } == limit)
            }
        }
    }
}

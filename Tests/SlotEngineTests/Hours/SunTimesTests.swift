import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Sunrise and sunset, against the tables of the astral library, to two minutes.
struct SunTimesTests {
    @Test(arguments: [
        "Europe/Berlin 52.52 13.405 2026-03-20 | 05:35 06:10 18:19 18:54",
        "Europe/Berlin 52.52 13.405 2026-06-21 | 03:52 04:43 21:33 22:24",
        "Europe/Berlin 52.52 13.405 2026-10-25 | 06:14 06:50 16:50 17:26",
        "America/New_York 40.71 -74.01 2026-06-21 | 04:51 05:25 20:30 21:05",
        "America/New_York 40.71 -74.01 2026-12-21 | 06:45 07:17 16:32 17:03",
        "Asia/Shanghai 31.19 121.33 2026-10-25 | 05:39 06:05 17:13 17:38",
        "Australia/Sydney -33.87 151.21 2026-06-21 | 06:32 07:00 16:54 17:22",
        "Australia/Sydney -33.87 151.21 2026-12-21 | 05:11 05:41 20:05 20:35",
        "America/Guayaquil -0.18 -78.47 2026-03-20 | 05:57 06:18 18:24 18:45",
        // Its clocks are a day ahead of its longitude.
        "Pacific/Apia -13.83 -171.77 2026-12-21 | 05:33 05:57 18:53 19:17",
        "Europe/Helsinki 60.17 24.94 2026-12-21 | 08:25 09:24 15:12 16:12",
    ])
    func `The sun's times are those of the tables`(line: String) throws {
        let row = columns(line)
        let place = row[0].split(separator: " ")
        let facts = try facts(String(place[0]), Double(place[1]) ?? 0, Double(place[2]) ?? 0)
        let found = try ["dawn-dusk", "sunrise-sunset"].map {
            try #require(OpeningHours(parsing: $0).windows(on: local(place[3]).date, facts).first)
        }
        let right = row[1].split(separator: " ").map { local("2026-01-01T\($0)").time.secondsSinceMidnight / 60 }
        for (ours, theirs) in zip([found[0].open, found[1].open, found[1].close, found[0].close], right) {
            #expect(abs(ours - theirs) <= 2, "\(clock(ours)) for \(clock(theirs))")
        }
    }

    @Test(arguments: [
        // In Tromsø the sun stays up in June and down in December.
        "sunrise-sunset | 2026-06-21 | 24", "sunset-sunrise | 2026-06-21 | 0", "sunrise-sunset | 2026-12-21 | 0",
        "sunset-sunrise | 2026-12-21 | 24",
    ])
    func `Where the sun doesn't set the day has no end, and where it doesn't rise no beginning`(line: String) throws {
        let row = columns(line)
        let windows = try OpeningHours(parsing: row[0])
            .windows(on: local(row[1]).date, try facts("Europe/Oslo", 69.65, 18.96))
        let minutes = windows.reduce(0) { $0 + $1.close - $1.open }
        #expect(abs(minutes - 60 * (Int(row[2]) ?? 0)) <= 75)
    }

    @Test func `Offsets shift a sun time, and without a position there is none`() throws {
        let hours = try OpeningHours(parsing: "(sunrise+01:00)-(sunset-00:30)")
        let facts = try facts("Europe/Berlin", 52.52, 13.405)
        let window = try #require(hours.windows(on: local("2026-06-21").date, facts).first)
        #expect(abs(window.open - 343) <= 2 && abs(window.close - 1263) <= 2)
        #expect(hours.needsPosition)
        #expect(hours.windows(on: local("2026-06-21").date, HoursContext()).isEmpty)
    }

    private func facts(_ zone: String, _ latitude: Double, _ longitude: Double) throws -> HoursContext {
        HoursContext(position: Coordinates(latitude: latitude, longitude: longitude), zone: try systemZone(zone))
    }
}

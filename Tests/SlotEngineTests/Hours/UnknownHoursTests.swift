import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Times of which nobody knows whether the place is open, and the sun before midnight.
struct UnknownHoursTests {
    @Test(arguments: [
        "Mo-Fr 09:00-18:00; Sa \"by appointment\" | 2026-12-05 | 00:00-24:00 \"by appointment\"",
        "Mo-Fr 09:00-18:00; Sa \"by appointment\" | 2026-12-04 | ",
        "Mo 10:00-13:00, Mo 11:00-12:00 unknown | 2026-11-30 | 11:00-12:00",
        "Mo 10:00-13:00 unknown, Mo 11:00-12:00 | 2026-11-30 | 10:00-11:00 12:00-13:00",
        "22:00-02:00 unknown | 2026-11-30 | 22:00-26:00",
        "Mo-Fr 10:00-12:00 || unknown \"call\" | 2026-12-05 | 00:00-24:00 \"call\"",
        "Mo-Fr 10:00-12:00 || unknown \"call\" | 2026-12-04 | 00:00-10:00 \"call\" 12:00-24:00 \"call\"",
        "09:00-18:00 | 2026-12-04 | ",
    ])
    func `Unknown times are told apart from closed ones`(line: String) throws {
        let row = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
        let hours = try OpeningHours(parsing: row[0])
        let windows = hours.unknownWindows(on: local(row[1]).date, HoursContext())
        #expect(windows.map(\.text).joined(separator: " ") == row[2])
        #expect(windows.isEmpty || hours.mentionsUnknown)
    }

    @Test func `Of several resources the unknown times of any are named, and of all the common open ones`() throws {
        let zone = try TimeZoneRules(identifier: "Etc/UTC", utcOffset: 0)
        let texts = ["09:00-12:00,13:00-18:00", "10:00-17:00; 15:00-16:00 off, 20:00-21:00 unknown", "08:00-16:30"]
        let resources = try texts.map { Resource(schedule: try Schedule(hours: try OpeningHours(parsing: $0))) }
        let (from, to) = (local("2026-11-30").date, local("2026-12-01").date)
        func text(_ intervals: [OpenInterval]) -> String {
            intervals.map { interval in
                [interval.start, interval.end].map { clock($0.epochSeconds % 86_400 / 60) }.joined(separator: "-")
            }.joined(separator: " ")
        }
        let all = Venue(resources: resources, combine: .all)
        #expect(text(all.openIntervals(from: from, to: to, zone: zone)) == "10:00-12:00 13:00-15:00 16:00-16:30")
        let any = Venue(resources: resources, combine: .any)
        #expect(text(any.openIntervals(from: from, to: to, zone: zone)) == "08:00-18:00")
        #expect(text(any.unknownIntervals(from: from, to: to, zone: zone)) == "20:00-21:00")
        #expect(Venue(resources: []).unknownIntervals(from: from, to: to, zone: zone).isEmpty)
    }

    @Test(arguments: [
        "any | 09:00-12:00 | 10:00-13:00 unknown | 12:00-13:00", "any | 24/7 | 10:00-13:00 unknown | ",
        "any | 11:00-12:00 | 10:00-13:00 unknown | 10:00-11:00 12:00-13:00",
        "all | 09:00-12:00 | 11:00-14:00 unknown | 11:00-12:00", "all | 09:00-10:00 | 11:00-14:00 unknown | ",
        "all | 09:00-12:00 unknown | 11:00-14:00 unknown | 11:00-12:00",
    ])
    func `Unknown times count where the other resources leave the place in doubt`(line: String) throws {
        let row = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
        let zone = try TimeZoneRules(identifier: "Etc/UTC", utcOffset: 0)
        let resources = try row[1...2].map { text in
            Resource(schedule: try Schedule(hours: try OpeningHours(parsing: text)))
        }
        let venue = Venue(resources: resources, combine: row[0] == "all" ? .all : .any)
        let unknown = venue.unknownIntervals(
            from: local("2026-11-30").date, to: local("2026-12-01").date, zone: zone)
        let texts = unknown.map { interval in
            [interval.start, interval.end].map { clock($0.epochSeconds % 86_400 / 60) }.joined(separator: "-")
        }
        #expect(texts.joined(separator: " ") == row[3])
    }

    @Test func `A polar day has no hole where the sun rises before midnight`() throws {
        // West of its zone's meridian the sun is highest before 12:00: it rises twelve hours before that.
        let zone = try TimeZoneRules(identifier: "Etc/UTC", utcOffset: 3600)
        let facts = HoursContext(position: Coordinates(latitude: 75, longitude: 25), zone: zone)
        let hours = try OpeningHours(parsing: "sunrise-sunset")
        let open = hours.openIntervals(
            from: local("2026-06-10").date, to: local("2026-07-01").date, zone: zone, facts: facts)
        #expect(open.count == 1 && open[0].end.epochSeconds - open[0].start.epochSeconds == 21 * 86_400)
        // Without a sunrise before midnight nothing changes.
        let sydney = HoursContext(position: Coordinates(latitude: 31, longitude: 15), zone: zone)
        let days = hours.openIntervals(
            from: local("2026-06-10").date, to: local("2026-06-20").date, zone: zone, facts: sydney)
        #expect(days.count == 10)
    }

    @Test func `A span around a sunrise before midnight is as long as it says`() throws {
        let zone = try TimeZoneRules(identifier: "Etc/UTC", utcOffset: 3600)
        let facts = HoursContext(position: Coordinates(latitude: 75, longitude: 25), zone: zone)
        let hours = try OpeningHours(parsing: "(sunrise-00:05)-(sunrise+00:20)")
        let open = hours.openIntervals(
            from: local("2026-06-10").date, to: local("2026-06-20").date, zone: zone, facts: facts)
        #expect((9...11).contains(open.count))
        for interval in open.dropFirst().dropLast() {
            #expect(interval.end.epochSeconds - interval.start.epochSeconds == 25 * 60)
        }
    }
}

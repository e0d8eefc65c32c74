import Foundation
import ICalendar
import SlotTime
import TestSupport
import Testing

struct CalendarMutationTests {
    @Test(arguments: BusyCaseTests.cases)
    func `Damaged calendars are read or refused, and never trap`(_ test: BusyCaseTests.Case) throws {
        let bytes = [UInt8](try Data(contentsOf: BusyCaseTests.folder.appendingPathComponent(test.file)))
        let zone = try systemZone("America/New_York")
        var options = BusyCalendar.Options()
        options.maximumSteps = 2000
        var random = SeededGenerator(seed: UInt64(bytes.count))
        let horizon = instant(test.window[0])..<instant(test.window[1])
        let pieces = [
            "0", "9", "-", ";", ":", ",", "\"", "\r\n", "\n ", "Z", "99999999999999999999", "^", "/", "P", "BEGIN:",
        ]
        for round in 0..<12 {
            var damaged = bytes
            for _ in 0...round {
                let place = Int.random(in: 0..<damaged.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
                case 1: damaged.removeSubrange(place..<min(place + 5, damaged.count))
                case 2:
                    damaged.insert(contentsOf: pieces.randomElement(using: &random)?.utf8.map(\.self) ?? [], at: place)
                default: damaged.insert(contentsOf: damaged[place..<min(place + 30, damaged.count)], at: place)
                }
                if damaged.isEmpty { damaged = bytes }
            }
            options.isLenient = round % 2 == 0
            let found = try? BusyCalendar(
                damaged.span, zone: zone, horizon: horizon, options: options, zones: zoneSource)
            for interval in found?.intervals ?? [] {
                #expect(horizon.lowerBound <= interval.start && interval.start < interval.end)
                #expect(interval.end <= horizon.upperBound)
            }
            _ = CalendarLint.findings(damaged, zones: zoneSource)
        }
    }
}

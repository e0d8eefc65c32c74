import Foundation
import SlotTime
import Testing

/// Compares every date with those of independent packages: `make interop` writes the file that is read here.
struct CalendarOracleTests {
    static let path = ProcessInfo.processInfo.environment["SLOTEXPORT_CALENDAR_ORACLE"]

    @Test("Dates of calendars are those of independent packages", .enabled(if: path != nil))
    func calendarOracle() throws {
        let text = try String(contentsOfFile: try #require(Self.path), encoding: .utf8)
        var (days, wrong): ([String: Int], [String: [Int]]) = ([:], [:])
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " ")).map { String($0) ?? "" }
            let numbers = words.dropFirst().compactMap { Int($0) }
            try #require(numbers.count == 5)
            let calendar = try #require(CalendarSystem(rawValue: words[0]))
            let date = CalendarDate(year: numbers[1], month: numbers[2], isLeapMonth: numbers[3] == 1, day: numbers[4])
            days[words[0], default: 0] += 1
            if (try? calendar.date(of: CivilDate(daysSinceEpoch: numbers[0]))) != date {
                wrong[words[0], default: []].append(numbers[0])
            }
        }
        for (name, count) in days.sorted(by: { $0.key < $1.key }) {
            let bad = wrong[name] ?? []
            print("\(name): \(count) days, \(bad.count) wrong")
            #expect(bad.isEmpty, "\(name): \(bad.prefix(3).map { CivilDate(daysSinceEpoch: $0).parts })")
        }
    }
}

import SlotDocument
import SlotEngine
import SlotTime
import Testing

@testable import SlotFormats

/// Names of holidays at their limits.
@Suite struct HolidayNameTests {
    @Test(arguments: [65_533, 65_534, 65_535, 65_536, 131_072])
    func `a name as long as a multiple of 65,536 bytes is not taken for one as long as nothing`(length: Int) throws {
        let name = String(repeating: "x", count: length)
        let lines = try document(names: [nil, nil, nil, nil, nil, name, nil]).lines
        #expect(lines.count == 7)
        for (index, line) in lines.enumerated() {
            #expect(line.hasSuffix(index == 5 ? ",,\(name)" : ",,"), "day \(index)")
        }
    }

    @Test func `a make-up workday without a name is no ordinary day in any format`() throws {
        let document = try document(names: [nil, ""])
        #expect(document.lines.map { $0.hasSuffix(",,true") } == [false, true])
        #expect(try ExportFormat.json.bytes(of: document).string.contains(#""makeupWorkday":"true""#))
        #expect(try ExportFormat.xml.bytes(of: document).string.contains(#" makeupWorkday="true""#))
        #expect(try ExportFormat.ndjson.bytes(of: document).string.contains(#""makeupWorkday":"true""#))
    }

    /// A slot a day, some of them on make-up workdays: these don't close it.
    private func document(names: [String?]) throws -> SlotDocument {
        let rules = try SlotRules(days: names.count, step: .minutes(1440), lead: .minutes(0))
        let start = try SlotFormatsTests.document("UTC", "2026-06-01T00:00:00Z", rules: rules)
        let days = names.enumerated().compactMap { index, name in
            name.map { HolidayCalendar.Day(date: start.plan.today.advanced(byDays: index), name: $0, isOffDay: false) }
        }
        let venue = Venue(resources: [], holidays: HolidayCalendar([HolidayCalendar.Notice(year: 2026, days: days)]))
        let plan = try SlotPlan(rules: rules, zone: start.plan.zone, now: start.plan.now, venue: venue)
        return SlotDocument(plan: plan, place: start.place, labels: start.labels)
    }
}

extension SlotDocument {
    /// The lines of csv but the header.
    fileprivate var lines: [Substring] {
        let text = (try? ExportFormat.csv.bytes(of: self).string) ?? ""
        return text.split(separator: "\r\n").dropFirst().map { $0 }
    }
}

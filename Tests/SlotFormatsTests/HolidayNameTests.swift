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
            #expect(line.contains(index == 5 ? ",false,\(name),true,," : ",false,,false,,"), "day \(index)")
        }
    }

    @Test(arguments: [
        ("en_US", "make-up workday"), ("zh_CN", "补班"), ("zh_TW", "補班"), ("ja_JP", "振替出勤日"),
        ("sw_KE", "make-up workday"),
    ])
    func `a make-up workday without a name gets the language's word in every format`(
        locale: String, word: String
    ) throws {
        let document = try document(names: [nil, ""], locale)
        #expect(document.lines.map { $0.contains(",\(word),true,,") } == [false, true])
        #expect(document.lines[0].contains(",false,,false,,"))
        #expect(try bytes("json", of: document).string.contains(#""makeupWorkday":"\#(word)""#))
        #expect(try bytes("xml", of: document).string.contains(#" makeupWorkday="\#(word)""#))
        #expect(try bytes("ndjson", of: document).string.contains(#""holiday":"\#(word)","isMakeupWorkday":true"#))
        for name in ["json", "xml", "ndjson"] {
            #expect(try !bytes(name, of: document).string.contains(#""true""#))
        }
    }

    /// A slot a day, some of them on make-up workdays: these don't close it.
    private func document(names: [String?], _ locale: String = "en_US") throws -> SlotDocument {
        let rules = try SlotRules(days: names.count, step: .minutes(1440), lead: .minutes(0))
        let start = try SlotFormatsTests.document("UTC", "2026-06-01T00:00:00Z", locale, rules: rules)
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

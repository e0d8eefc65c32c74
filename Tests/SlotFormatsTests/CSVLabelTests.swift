import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import Testing

/// Labels with the marks of CSV, from a label table of one's own.
@Suite struct CSVLabelTests {
    @Test func `the offset of a repeated hour stands inside the quotation marks of its label`() throws {
        let ordinary = try document(
            "America/New_York", "2026-11-01T00:00:00-04:00", "en_US",
            rules: SlotRules(days: 1, step: .hours(1), lead: .minutes(0)))
        let labels = try LabelTable(parsing: "en_US", in: Self.tableWithCommas())
        let document = SlotDocument(plan: ordinary.plan, place: ordinary.place, labels: labels)
        let hours = try SlotReaders.csv(bytes("csv", of: document)).map { $0["hourLabel"] }
        #expect(hours.prefix(4) == ["12, AM", "1, AM (UTC-04:00)", "1, AM (UTC-05:00)", "2, AM"])
    }

    /// The project's own table, in which an English hour has a comma.
    private static func tableWithCommas() throws -> LabelData {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let table = try String(contentsOf: root.appendingPathComponent("Resources/labels/labels.txt"), encoding: .utf8)
        let lines = table.split(separator: "\n").map { $0.hasPrefix("en_US j ") ? "en_US j h, a" : String($0) }
        return LabelData(Array((lines.joined(separator: "\n") + "\n").utf8))
    }
}

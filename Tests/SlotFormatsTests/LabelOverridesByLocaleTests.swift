import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotLocale
import Testing

/// Labels from a table of one's own.
@Suite struct OwnLabelsTests {
    @Test func `the offset of a repeated hour stands inside the quotation marks of its label`() throws {
        let hours = try SlotReaders.csv(bytes("csv", of: Self.document())).map { $0["hourLabel"] }
        #expect(hours.prefix(4) == ["12, AM", "1, AM (UTC-04:00)", "1, AM (UTC-05:00)", "2, AM"])
    }

    @Test func `the version of the labels is that of their table`() throws {
        #expect(try JSONValue(bytes("json", of: Self.document()).dropLast())["labelVersion"].text == "own-7")
        #expect(try XMLTree(bytes("xml", of: Self.document())).root.attribute("labelVersion") == "own-7")
    }

    private static func document() throws -> SlotDocument {
        let ordinary = try SlotFormatsTests.document(
            "America/New_York", "2026-11-01T00:00:00-04:00", "en_US",
            rules: SlotRules(days: 1, step: .hours(1), lead: .minutes(0)))
        let labels = try LocaleLabels(parsing: "en_US", in: table())
        return SlotDocument(plan: ordinary.plan, place: ordinary.place, labels: labels)
    }

    /// The project's own table with another version, and with a comma in an English hour.
    private static func table() throws -> LabelTable {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let table = try String(contentsOf: root.appendingPathComponent("Resources/labels/labels.txt"), encoding: .utf8)
        let lines = table.split(separator: "\n").map { line in
            // Where the line of an hour would stand: the usual pattern has none.
            if line.hasPrefix("en_US firstDay ") { return "\(line)\nen_US h h, a" }
            return line.hasPrefix("* version ") ? "* version own-7" : String(line)
        }
        return LabelTable(Array((lines.joined(separator: "\n") + "\n").utf8))
    }
}

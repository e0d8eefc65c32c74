import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import Testing

@testable import SlotFormats

// docs/adding-a-format.md
extension ExportFormat {
    /// The starts alone, one a line (RFC 3339).
    static let starts = ExportFormat(
        name: "starts", family: .data, suffix: "txt", mediaType: "text/plain; charset=utf-8",
        summary: "the starts alone, one a line",
        rows: RowFormat(
            days: .available, form: { _ in RowForm("\(.date)T\(.time)\(.utcOffset)\n", escape: { _, _ in }) }))
}
// docs/adding-a-format.md

/// The example of a new format in the documentation.
@Suite struct AddedFormatTests {
    @Test func `the example is the code that this test compiles`() throws {
        let source = try Project.text("Tests/CommandTests/AddedFormatTests.swift")
        let code = source.split(separator: "// docs/adding-a-format.md\n")[1]
        #expect(try Project.blocks(of: "swift", in: "docs/adding-a-format.md").first == String(code))
    }

    @Test func `the example writes a start a line`() throws {
        let run = ZonePeriod(
            start: .distantPast, end: .distantFuture, utcOffset: 28_800, isDaylight: false, abbreviation: "CST")
        let plan = try SlotPlan(
            rules: SlotRules(), zone: TimeZoneRules(identifier: "Asia/Shanghai", runs: [run]),
            now: Instant(epochSeconds: 1_780_280_160))
        let document = SlotDocument(plan: plan, place: try PlaceIdentity(), labels: try LocaleLabels(parsing: "zh_CN"))
        let sink = Lines()
        var writer = ByteWriter(to: sink)
        ExportFormat.starts.write(document, to: &writer)
        _ = try writer.finish()
        let lines = String(decoding: sink.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 368)
        #expect(lines.first == "2026-06-01T10:40:00+08:00")
        #expect(lines.last == "2026-06-03T23:50:00+08:00")
    }

    @Test func `an extension belongs to the first format that has it`() {
        #expect(ExportFormat.all.prefix(6).map(\.fileSuffix) == ["json", "ndjson", "csv", "xml", "ics", "txt"])
        #expect(ExportFormat.starts.fileSuffix(in: ExportFormat.all + [.starts]) == "starts.txt")
    }

    private final class Lines: ByteSink {
        var bytes: [UInt8] = []

        func write(_ part: Span<UInt8>) throws(SinkError) {
            for index in part.indices { bytes.append(part[index]) }
        }
    }
}

import Foundation
import SlotEngine
import SlotFormats
import Testing

/// The table of sizes in docs/pickers.md.
@Suite struct PickerSizeTests {
    @Test func `The sizes in the documentation are those of the files`() throws {
        let file = GoldenTests.directory.appendingPathComponent("../../docs/pickers.md").standardized
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }.filter { $0.count == 7 }
        #expect(
            rows.map { $0[0].trimmingCharacters(in: ["`"]) }
                == ExportFormat.all.filter { $0.family == .picker }.map(\.name))
        let documents = try [3, 30].map { days in
            try document("Asia/Shanghai", "2026-06-01T00:00:00+08:00", rules: SlotRules(days: days, lead: .minutes(0)))
        }
        for row in rows {
            let format = try ExportFormat.of(row[0].trimmingCharacters(in: ["`"]))
            let sizes = try documents.map { try format.bytes(of: $0).count }
            #expect(row.suffix(2) == sizes.map(shown)[...], "\(format.name)")
        }
    }

    /// 3.7 KB, 335 KB
    private func shown(_ bytes: Int) -> String {
        bytes < 10_000 ? "\((bytes + 50) / 1000).\((bytes + 50) / 100 % 10) KB" : "\((bytes + 500) / 1000) KB"
    }
}

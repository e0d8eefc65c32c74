import Foundation
import SlotFormats
import Testing

/// What a format needs beside its file and its line in `ExportFormat.all`, from docs/adding-a-format.md: all that is missing of
/// it, in one line.
@Suite struct CompletenessTests {
    private static let root = GoldenTests.directory.deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) -> String {
        (try? String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    /// What is missing of a format.
    private func missing(_ format: ExportFormat) -> [String] {
        var missing: [String] = []
        let pages =
            (try? FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("docs").path)) ?? []
        // Picker formats are rows of one table.
        let isInTable = format.family == .picker && text("docs/pickers.md").contains("\n| `\(format.name)` |")
        if !isInTable, !text("README.md").contains("\n| `\(format.name)` |") {
            missing.append("its row in README's table of formats")
        }
        if !isInTable, !pages.contains(where: { text("docs/" + $0).contains("\n## \(format.name)\n") }) {
            missing.append("a section \"## \(format.name)\" in docs/formats.md")
        }
        let held = GoldenCase.all.filter { golden in (try? golden.document()).map(format.holds) ?? true }
        let goldens = held.flatMap { golden in
            format.parts.map { GoldenTests.file(of: format, $0, golden) }
        }
        if goldens.contains(where: { !FileManager.default.fileExists(atPath: GoldenTests.directory.path + "/" + $0) }) {
            missing.append("its golden files (make golden writes them)")
        }
        let hasReader = text("Tests/Interop/readers.py").contains("\"\(format.name)\"")
        let isForPeople = format.mediaType.hasPrefix("text/plain")
        if format.family == .data, !isForPeople, !hasReader { missing.append("a reader in Tests/Interop/readers.py") }
        return missing
    }

    @Test(arguments: ExportFormat.all.map(\.name))
    func `a format has all that belongs to it`(name: String) throws {
        let missing = try missing(ExportFormat.of(name))
        #expect(missing.isEmpty, "\(name) lacks \(missing.joined(separator: "; "))")
    }

    @Test func `what a new format lacks is said in one line`() {
        let added = ExportFormat(
            name: "starts", family: .data, suffix: "bin", mediaType: "application/octet-stream", summary: "",
            includesSoldOut: true, write: { _, _, _ in })
        #expect(
            missing(added).joined(separator: "; ")
                == "its row in README's table of formats; a section \"## starts\" in docs/formats.md; "
                + "its golden files (make golden writes them); a reader in Tests/Interop/readers.py")
    }
}

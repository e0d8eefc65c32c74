import Foundation
import SlotFormats
import Testing

/// Every format's output for documents from which a reader learns the format.
///
/// `make golden` writes them anew.
@Suite struct GoldenTests {
    static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Golden")

    private static let isUpdating = ProcessInfo.processInfo.environment["SLOTEXPORT_UPDATE_GOLDENS"] == "1"

    @Test(arguments: GoldenCase.all, ExportFormat.all.map(\.name))
    func `a format writes what its golden file holds, byte for byte`(golden: GoldenCase, formatName: String) throws {
        let format = try ExportFormat.of(formatName)
        let document = try golden.document()
        guard format.holds(document) else { return }
        try format.check(document)
        for part in format.parts {
            try Self.expect(part.bytes(of: document), in: Self.file(of: format, part, golden))
        }
    }

    /// The name of the golden file of a part of a format.
    static func file(of format: ExportFormat, _ part: ExportFormat.Part, _ golden: GoldenCase) -> String {
        "\(golden.name).\(format.name)" + (part.name.map { "/" + $0 } ?? "." + format.suffix)
    }

    /// Holds bytes against a golden file, or writes it anew.
    static func expect(_ written: [UInt8], in name: String) throws {
        let file = directory.appendingPathComponent(name)
        if isUpdating {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(written).write(to: file)
            return
        }
        guard let kept = try? Data(contentsOf: file) else {
            Issue.record("\(name) is missing: `make golden` writes it")
            return
        }
        if let difference = firstDifference(written, [UInt8](kept)) { Issue.record("\(name), \(difference)") }
    }

    @Test func `cases have names of their own`() {
        #expect(Set(GoldenCase.all.map(\.name)).count == GoldenCase.all.count)
    }

    @Test func `the first line that differs is shown`() {
        #expect(firstDifference(Array("a\nb".utf8), Array("a\nb".utf8)) == nil)
        #expect(
            firstDifference(Array("a\nb\r\nc".utf8), Array("a\nx\r\nc".utf8))
                == "line 2, from byte 0 on\nfound:    b\\r\nexpected: x\\r")
        #expect(
            firstDifference(Array("a".utf8), Array("a\nb".utf8))
                == "line 2, from byte 0 on\nfound:    no such line\nexpected: b")
    }
}

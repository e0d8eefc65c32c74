import SlotFormats
import SlotHost
import SlotPlaces
import SlotTime
import Foundation
import TestSupport
import Testing

@testable import SlotBatch

/// A site in a folder of its own, and batches that write to it.
struct Workshop {
    let scratch: Scratch
    static let now = Instant(epochSeconds: 1_780_280_160)

    init() throws { scratch = try Scratch() }

    static let table = SettingTable(SettingTable.placeRows + ExportFormat.allSettings.map { Setting($0) })

    /// A record with an id.
    static func record(_ id: String, _ more: String = "") -> String {
        #"{"id":"\#(id)","timeZone":"Asia/Shanghai","locale":"zh_CN","days":2,"step":60,"hours":"Mo-Su 09:00-12:00"\#(more)}"#
    }

    func request(_ lines: [String], at now: Instant = Workshop.now) -> BatchRequest {
        scratch.write(lines.map { $0 + "\n" }.joined(), to: "places.jsonl")
        var request = BatchRequest(
            now: now, table: Self.table, zones: ZoneSource(ZoneDirectory(path: "/usr/share/zoneinfo")), tool: "test")
        request.input = scratch("places.jsonl")
        request.output = scratch("site")
        request.report = scratch("report.jsonl")
        request.verification = .full
        return request
    }

    /// Runs a batch: its exit status, and its status lines without the times.
    @discardableResult
    func run(_ request: BatchRequest) -> (status: SlotHost.ExitStatus, lines: [String], message: String) {
        do throws(BatchError) {
            let summary = try Batch(request, tell: { (_, _) in }).run()
            return (summary.status, report, summary.text)
        } catch {
            return (error.status, report, error.message)
        }
    }

    var report: [String] {
        (scratch.read("report.jsonl") ?? "").split(separator: "\n").map {
            String($0.prefix(upTo: $0.range(of: ",\"milliseconds\"")?.lowerBound ?? $0.endIndex))
        }
    }

    /// `a ok, b stale 65`
    static func short(_ lines: [String]) -> String {
        lines.map { line in
            guard let value = JSONValue(Array((line + "}").utf8)) else { return "?" }
            let code = value["code"]?.number ?? -1
            return "\(value["id"]?.string ?? "-") \(value["status"]?.string ?? "?")\(code == 0 ? "" : " \(code)")"
        }.joined(separator: ", ")
    }

    func file(_ name: String) -> String? { scratch.read("site/current/\(name)") }

    /// The manifest's lines of places.
    var manifest: [String] { (file("manifest.jsonl") ?? "").split(separator: "\n").dropFirst().map(String.init) }

    var head: String { (file("manifest.jsonl") ?? "").split(separator: "\n").first.map(String.init) ?? "" }
}

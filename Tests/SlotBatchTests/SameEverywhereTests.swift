import SlotFormats
import SlotHost
import SlotPlaces
import SlotTime
import TestSupport
import Testing

@testable import SlotBatch

/// The same files and lines for any number of threads and shards; and no byte changes before it is due.
@Suite struct SameEverywhereTests {
    private static let records = (0..<40).map { number in
        number % 13 == 5
            ? #"{"id":"p\#(number)","step":"?"}"# : Workshop.record("p\(number)", #","name":"P\#(number)""#)
    }

    private func outcome(_ workshop: Workshop, _ lines: [String]) -> [String] {
        let files = workshop.scratch.names(in: "site/current").filter { $0 != "manifest.jsonl" }
        return (lines + workshop.manifest).map { $0.replacing(workshop.scratch.path, with: "") }
            + files.map { $0 + (workshop.file($0) ?? "") }
    }

    @Test func `one, two and five threads and seven shards give the same`() throws {
        var outcomes: [[String]] = []
        for jobs in [1, 2, 5] {
            let workshop = try Workshop()
            var request = workshop.request(Self.records)
            request.jobs = jobs
            request.maxFailed = .count(5)
            let lines = workshop.run(request).lines
            #expect(lines.count == 40)
            outcomes.append(outcome(workshop, lines))
        }
        let workshop = try Workshop()
        var lines: [(Int, String)] = []
        for number in [3, 1, 7, 2, 5, 4, 6] {
            var request = workshop.request(Self.records)
            request.maxFailed = .count(5)
            request.shard = BatchRequest.Shard(number: number, count: 7)
            for line in workshop.run(request).lines {
                lines.append((JSONValue(Array((line + "}").utf8))?["line"]?.number ?? 0, line))
            }
        }
        var request = workshop.request(Self.records)
        request.maxFailed = .count(5)
        _ = try PartPublication(request).run()
        outcomes.append(outcome(workshop, lines.sorted { $0.0 < $1.0 }.map { $0.1 }))
        for other in outcomes.dropFirst() { #expect(other == outcomes[0]) }
    }

    @Test func `an unfinished shard is not published`() throws {
        let workshop = try Workshop()
        var request = workshop.request(Self.records)
        request.maxFailed = .count(5)
        request.shard = BatchRequest.Shard(number: 1, count: 2)
        workshop.run(request)
        #expect(throws: BatchError.self) { try PartPublication(request).run() }
        #expect(workshop.scratch.names(in: "site").contains("current") == false)
    }

    /// Interop does it with 2,000 places.
    @Test func `a second before a place is due its bytes are the same`() throws {
        var random = SeededGenerator(seed: 18)
        let zones = ["Asia/Shanghai", "America/New_York", "Europe/Berlin", "Pacific/Apia", "Asia/Kolkata"]
        let hours = ["24/7", "Mo-Fr 09:00-17:00", "Sa 22:00-26:00", "Mo-Su 08:00-12:00,13:00-18:00"]
        let rules = [
            "", #","notice":{"daysBefore":1,"by":"17:00"}"#, #","opens":{"daysBefore":1,"time":"09:00"}"#,
            #","anchor":"opening""#,
            #","anchor":"earliest""#, #","cut":"none""#, #","capacity":3"#, #","lead":90"#,
        ]
        for number in 0..<60 {
            let record = """
                {"id":"p","locale":"en","timeZone":"\(zones.randomElement(using: &random)!)","days":2,"step":45,\
                "hours":"\(hours.randomElement(using: &random)!)"\(rules[number % rules.count])}
                """
            let now = Instant(epochSeconds: 1_780_000_000 + Int.random(in: 0..<30_000_000, using: &random))
            let first = Self.rows(record, at: now)
            guard let due = first.place?.dueAt else {
                Issue.record("\(record): \(first.status)")
                continue
            }
            let last = Self.rows(record, at: due.advanced(bySeconds: -1))
            #expect(first.rows == last.rows, "\(record) at \(now.epochSeconds), due \(due.epochSeconds)")
            #expect(due > now)
        }
    }

    private static func rows(_ record: String, at now: Instant) -> RecordResult {
        var request = BatchRequest(
            now: now, table: Workshop.table, zones: ZoneSource(ZoneDirectory(path: "/usr/share/zoneinfo")), tool: "test"
        )
        request.output = "-"
        request.formats = [.json]
        let context = BatchContext(
            request, previous: nil, resumed: nil, resumedIDs: [], key: [], defaults: nil, tzVersion: nil, files: nil
        ) { () throws(HostError) in throw HostError(.bug, "", path: "", reason: "") }
        return PlaceWorker(context).run(
            RecordJob(line: 1, file: nil, bytes: Array(record.utf8), id: "p", fault: nil))
    }
}

import Glibc
import SlotFormats
import SlotHost
import SlotTime
import Testing

@testable import SlotBatch

/// What is joined, compressed and indexed.
@Suite struct JoinTests {
    @Test(arguments: [
        ("bookings.csv", "place,start,end\r\nb,2026-06-01T11:00,2026-06-01T12:00\r\n"),
        ("bookings.ndjson", #"{"place":"b","start":"2026-06-01T11:00","end":"2026-06-01T12:00"}"# + "\n"),
    ])
    func `bookings are joined by place, and make their place due`(name: String, rows: String) throws {
        let workshop = try Workshop()
        workshop.scratch.write(rows, to: name)
        var request = workshop.request(["a", "b"].map { Workshop.record($0) })
        request.bookings = workshop.scratch(name)
        let lines = workshop.run(request).lines
        #expect(lines[0].contains(#""slots":4"#) && lines[1].contains(#""slots":3"#), "\(lines)")
        request.dueOnly = true
        #expect(Workshop.short(workshop.run(request).lines) == "a unchanged, b unchanged")
        workshop.scratch.write(rows.replacing("2026-06-01T12:00", with: "2026-06-01T11:30"), to: name)
        request.bookings = workshop.scratch(name)
        workshop.scratch.write(rows.replacing("\"b\"", with: "\"a\"").replacing("\nb,", with: "\na,"), to: name)
        #expect(Workshop.short(workshop.run(request).lines) == "a ok, b ok")
    }

    @Test func `a booking without a place is refused as a whole`() throws {
        let workshop = try Workshop()
        workshop.scratch.write("place,start,end\r\n,2026-06-01T11:00,2026-06-01T12:00\r\n", to: "b.csv")
        var request = workshop.request([Workshop.record("a")])
        request.bookings = workshop.scratch("b.csv")
        let outcome = workshop.run(request)
        #expect(outcome.status == .content)
        #expect(outcome.message.contains("line 2 must name its place"))
    }

    @Test func `an index names each place with its first start`() throws {
        let workshop = try Workshop()
        var request = workshop.request([
            Workshop.record("a", #","latitude":31.23,"longitude":121.47"#), Workshop.record("b"),
        ])
        request.writesIndex = true
        workshop.run(request)
        let index = try #require(workshop.file("index.csv"))
        #expect(
            index.split(separator: "\r\n").dropFirst().first
                == "a,,31.23,121.47,Asia/Shanghai,zh_CN,2026-06-01T11:00:00+08:00,\u{4ECA}\u{5929} 11:00,2026-06-01T10:40:00+08:00,2026-06-01 2026-06-02,,a.json"
        )
        #expect(workshop.file("index.ndjson")?.split(separator: "\n").count == 2)
        #expect(workshop.file("index.json")?.hasPrefix(#"[{"place":"a""#) == true)
    }

    @Test func `an interrupted run is resumed from what it has reported`() throws {
        let workshop = try Workshop()
        let records = (0..<6).map { Workshop.record("p\($0)") }
        // What a kill leaves: a set without a manifest, its spool, and a report of the first places.
        workshop.run(workshop.request(records))
        let lines = workshop.report
        let whole = workshop.scratch.names(in: "site/current").map { workshop.file($0) ?? "" }
        let site = workshop.scratch("site")
        let spool =
            workshop.head + "\n"
            + workshop.manifest.prefix(3).enumerated().map { number, line in
                "\(line)\t\(number + 1)\t[\"p\(number).json\"]\t[]\n"
            }.joined()
        workshop.scratch.write(spool, to: "site/.gen-000001-20260601T021600Z.places")
        #expect(rename(site + "/current", site + "/gone") == 0 && unlink(site + "/gone") == 0)
        workshop.scratch.write(lines.prefix(3).map { $0 + "}\n" }.joined(), to: "first.jsonl")
        var request = workshop.request(records)
        request.resume = workshop.scratch("first.jsonl")
        let before = workshop.scratch.identity("site/gen-000001-20260601T021600Z/p0.json")
        #expect(workshop.run(request).status == .done)
        #expect(workshop.report == lines)
        #expect(workshop.scratch.identity("site/current/p0.json") == before)
        #expect(workshop.scratch.names(in: "site") == [".lock", "current", "gen-000002-20260601T021600Z"])
        #expect(
            workshop.scratch.names(in: "site/current").map { workshop.file($0) ?? "" }.dropFirst() == whole.dropFirst())
    }
}

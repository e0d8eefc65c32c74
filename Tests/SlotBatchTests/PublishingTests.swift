import SlotHost
import SlotPlaces
import SlotTime
import Testing

@testable import SlotBatch

/// What readers see after a run, and after the next one.
@Suite struct PublishingTests {
    private let ids = ["a", "b", "c"]

    private func later(_ seconds: Int) -> Instant { Workshop.now.advanced(bySeconds: seconds) }

    @Test func `a first run publishes a set with its manifest`() throws {
        let workshop = try Workshop()
        let (status, lines, _) = workshop.run(workshop.request(ids.map { Workshop.record($0) }))
        #expect(status == .done)
        #expect(Workshop.short(lines) == "a ok, b ok, c ok")
        #expect(workshop.scratch.isLink("site/current"))
        #expect(workshop.file("a.json")?.hasPrefix(#"{"version":1,"place":{"id":"a""#) == true)
        #expect(workshop.manifest.count == 3)
        #expect(workshop.head.contains(#""sequence":1,"previousSha256":null"#))
        #expect(workshop.head.contains(#""changed":["a.json","b.json","c.json"],"removed":[]"#))
    }

    @Test func `a run without news publishes nothing`() throws {
        let workshop = try Workshop()
        workshop.run(workshop.request(ids.map { Workshop.record($0) }))
        let (status, lines, _) = workshop.run(workshop.request(ids.map { Workshop.record($0) }, at: later(1)))
        #expect(status == .done)
        #expect(Workshop.short(lines) == "a unchanged, b unchanged, c unchanged")
        #expect(workshop.scratch.names(in: "site") == [".lock", "current", "gen-000001-20260601T021600Z"])
    }

    @Test func `an unchanged file is the same file in the next set`() throws {
        let workshop = try Workshop()
        workshop.run(workshop.request(ids.map { Workshop.record($0) }))
        let before = workshop.scratch.identity("site/current/a.json")
        workshop.run(
            workshop.request([Workshop.record("a"), Workshop.record("b", #","name":"B""#), Workshop.record("c")]))
        #expect(workshop.scratch.identity("site/current/a.json") == before)
        #expect(workshop.head.contains(#""changed":["b.json"],"removed":[]"#))
        #expect(workshop.scratch.names(in: "site").count == 4)
    }

    @Test func `a place that fails keeps its last good files and says since when`() throws {
        let workshop = try Workshop()
        workshop.run(workshop.request(ids.map { Workshop.record($0) }))
        let good = workshop.file("b.json")
        for (turn, moment) in [later(60), later(120)].enumerated() {
            var request = workshop.request(
                [Workshop.record("a"), #"{"id":"b","step":"x"}"#, Workshop.record("c")], at: moment)
            request.maxFailed = .count(1)
            let (status, lines, _) = workshop.run(request)
            #expect(status == .content)
            #expect(Workshop.short(lines) == "a unchanged, b stale 65, c unchanged")
            #expect(workshop.file("b.json") == good)
            #expect(workshop.manifest[1].contains(#""staleSince":"2026-06-01T02:17:00+00:00""#), "turn \(turn)")
        }
        var request = workshop.request(
            [Workshop.record("a"), #"{"id":"b","step":"x"}"#, Workshop.record("c")], at: later(600))
        request.maxFailed = .count(1)
        request.dropStale = 5
        request.allowsShrink = true
        #expect(Workshop.short(workshop.run(request).lines) == "a unchanged, b error 65, c unchanged")
        #expect(workshop.file("b.json") == nil)
        #expect(workshop.head.contains(#""removed":["b.json"]"#))
    }

    /// What happens -> exit status.
    @Test func `guards keep the old set`() throws {
        let workshop = try Workshop()
        workshop.run(workshop.request(ids.map { Workshop.record($0) }))
        let tooMany = workshop.run(workshop.request([Workshop.record("a"), "{", Workshop.record("c")], at: later(60)))
        #expect(tooMany.status == .refused, "\(tooMany.message)")
        let shrunk = workshop.run(workshop.request([Workshop.record("a")], at: later(60)))
        #expect(shrunk.status == .refused)
        #expect(shrunk.message.contains("places would fall from 3 to 1"))
        #expect(workshop.file("c.json") != nil)
        #expect(workshop.scratch.names(in: "site") == [".lock", "current", "gen-000001-20260601T021600Z"])
        var request = workshop.request([Workshop.record("a")], at: later(60))
        request.allowsShrink = true
        #expect(workshop.run(request).status == .done)
        #expect(workshop.file("c.json") == nil)
    }

    /// Hours -> what becomes of the place.
    @Test(arguments: [
        (#","hours":"Mo 09:00-12:00""#, "a stale 69"), (#","hours":"off""#, "a stale 69"),
        (#","hours":"Mo-Su 09:00-11:00""#, "a ok"),
        (#","hours":"Mo 09:00-12:00","revised":"2026-06-01T02:17:00Z""#, "a ok"),
    ])
    func `open hours that fall by more than half are refused unless the record was revised`(
        more: String, expected: String
    ) throws {
        let workshop = try Workshop()
        workshop.run(workshop.request([Workshop.record("a")]))
        let record = #"{"id":"a","timeZone":"Asia/Shanghai","locale":"zh_CN","days":2,"step":60\#(more)}"#
        var request = workshop.request([record], at: later(120))
        request.maxFailed = .count(1)
        #expect(Workshop.short(workshop.run(request).lines) == expected)
    }

    @Test func `places that are not due are skipped, and their files stay`() throws {
        let workshop = try Workshop()
        workshop.run(workshop.request(ids.map { Workshop.record($0) }))
        // At 10:16, the start of 11:00 can be booked until 10:40.
        #expect(workshop.manifest[0].contains(#""dueAt":"2026-06-01T02:40:01+00:00","openMinutes":1260"#))
        var request = workshop.request(ids.map { Workshop.record($0) }, at: later(24 * 60))
        request.dueOnly = true
        #expect(Workshop.short(workshop.run(request).lines) == "a unchanged, b unchanged, c unchanged")
        var due = workshop.request(ids.map { Workshop.record($0) }, at: later(24 * 60 + 1))
        due.dueOnly = true
        #expect(Workshop.short(workshop.run(due).lines) == "a ok, b ok, c ok")
        var changed = workshop.request(
            ids.map { Workshop.record($0, $0 == "b" ? #","name":"B""# : "") }, at: later(24 * 60 + 2))
        changed.dueOnly = true
        #expect(Workshop.short(workshop.run(changed).lines) == "a unchanged, b ok, c unchanged")
        #expect(workshop.file("a.json") != nil && workshop.file("c.json") != nil)
    }

    @Test func `as many sets are kept as was asked for`() throws {
        let workshop = try Workshop()
        for turn in 0..<5 {
            var request = workshop.request([Workshop.record("a", #","name":"\#(turn)""#)])
            request.keep = 2
            #expect(workshop.run(request).status == .done)
        }
        let sets = workshop.scratch.names(in: "site").filter { $0.hasPrefix("gen-") }
        #expect(sets == ["gen-000004-20260601T021600Z", "gen-000005-20260601T021600Z"])
    }

    @Test func `a site rolls back to the set before, and the next run starts from it`() throws {
        let workshop = try Workshop()
        workshop.run(workshop.request([Workshop.record("a")]))
        let first = workshop.file("a.json")
        workshop.run(workshop.request([Workshop.record("a", #","name":"A""#)]))
        // The lock goes with the reader.
        _ = try SiteReader(path: workshop.scratch("site")).rollBack(wait: 0)
        #expect(workshop.file("a.json") == first)
        workshop.run(workshop.request([Workshop.record("a", #","name":"B""#)]))
        #expect(workshop.head.contains(#""sequence":3,"#))
        #expect(workshop.scratch.names(in: "site").filter { $0.hasPrefix("gen-") }.count == 2)
    }

    @Test func `two runs at once: one gets 75`() throws {
        let workshop = try Workshop()
        workshop.run(workshop.request([Workshop.record("a")]))
        let site = try Site(path: workshop.scratch("site"), creating: false)
        try site.takeLock(wait: 0)
        #expect(workshop.run(workshop.request([Workshop.record("a")])).status == .locked)
    }

    @Test func `a flipped byte is found`() throws {
        let workshop = try Workshop()
        workshop.run(workshop.request(ids.map { Workshop.record($0) }))
        let site = try SiteReader(path: workshop.scratch("site"))
        #expect(try site.faults(share: 1_000_000).faults == [])
        let text = try #require(workshop.file("b.json"))
        workshop.scratch.write(text.replacing("09", with: "08"), to: "site/current/b.json")
        let faults = try site.faults(share: 1_000_000).faults
        #expect(faults.count == 1 && faults[0].hasSuffix("b.json: its bytes are not those of the manifest"))
    }
}

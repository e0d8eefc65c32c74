import SlotPlaces
import Testing

@testable import SlotBatch

/// Records that nobody should send: each fails alone, named, and leaves the others.
@Suite struct HostileRecordTests {
    private static let long = String(repeating: "x", count: 300)
    private static let deep = String(repeating: "[", count: 10_000)

    /// Record -> what its line says.
    @Test(arguments: [
        (#"{"id":"a/b"}"#, "must not have / or \\"), (#"{"id":".."}"#, "must not begin with . or -"),
        (#"{"id":"a\u0000b"}"#, "must not have control characters"),
        (#"{"id":"a\u202Eb"}"#, "must not have invisible or direction characters"),
        (#"{"id":"\#(long)"}"#, "must have at most 128 bytes, and has 300"),
        (#"{"id":"CON"}"#, "must not be the name of a device of Windows"),
        (#"{"id":".hidden"}"#, "must not begin with . or -"), (#"{"id":""}"#, "must not be empty"),
        (#"{"id":"first"}"#, "must differ from all others in more than case, and line 1 has it"),
        (#"{"id":"FIRST"}"#, "must differ from all others in more than case, and line 1 has it"),
        (#"{"id":"cafe\u0301"}"#, "must differ from all others in more than case, and line 2 has it"),
        (#"{"id":"deep","hours":\#(deep)"#, "places.jsonl:3"), ("not json", "places.jsonl:3"), ("", "is an empty line"),
        (#"["id"]"#, "places.jsonl:3"), (#"{"name":"no id"}"#, "must have an \"id\""),
        (Workshop.record("bomb", #","days":3660,"step":1,"hours":"24/7""#), "places.jsonl:3"),
        (#"{"id":"zone","locale":"en","timeZone":"Nowhere/Land"}"#, "there is no such zone"),
        (#"{"id":"bare"}"#, "must have \"timeZone\": a batch takes none from the environment"),
        (Workshop.record("way", #","busy":[{"file":"../../etc/passwd.ics"}]"#), "leads out of the folder of files"),
        (Workshop.record("abs", #","busy":[{"file":"/etc/passwd.ics"}]"#), "leads out of the folder of files"),
    ])
    func `a hostile record fails alone and is named`(record: String, message: String) throws {
        let workshop = try Workshop()
        var request = workshop.request([
            Workshop.record("first"), Workshop.record("caf\u{E9}"), record, Workshop.record("last"),
        ])
        request.maxFailed = .count(1)
        let (status, lines, _) = workshop.run(request)
        #expect(status == .content)
        try #require(lines.count == 4)
        for (line, id) in [(0, "first"), (1, "caf\u{E9}"), (3, "last")] {
            #expect(lines[line].contains(#""id":"\#(id)","status":"ok""#), "\(lines[line])")
        }
        #expect(lines[2].contains(#""status":"error","code":65"#) || lines[2].contains(#""code":66"#), "\(lines[2])")
        let value = JSONValue(Array((lines[2] + "}").utf8))
        #expect(value?["message"]?.string?.contains(message) == true, "\(lines[2])")
        #expect(workshop.file("last.json") != nil)
    }

    @Test func `a line of 10 MB and one that is not UTF-8 fail alone`() throws {
        let workshop = try Workshop()
        let long = #"{"id":"long","name":""# + String(repeating: "x", count: 10 << 20) + #""}"#
        var request = workshop.request([Workshop.record("first"), long, Workshop.record("last")])
        request.maxFailed = .count(2)
        let (status, lines, _) = workshop.run(request)
        #expect(status == .content)
        #expect(Workshop.short(lines) == "first ok, - error 65, last ok")
        #expect(lines[1].contains("a place must have at most 1048576 bytes, and this one has 10485"))
        workshop.scratch.write(
            bytes: Array(Workshop.record("first").utf8) + [0x0A] + Array(#"{"id":"x"#.utf8) + [0xFF, 0x22, 0x7D, 0x0A],
            to: "places.jsonl")
        #expect(workshop.run(request).lines.last?.contains(#""status":"error","code":65"#) == true)
    }
}

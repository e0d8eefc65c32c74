import Glibc
import SlotFormats
import Testing

@testable import SlotHost

/// What killed runs leave behind, and who may remove it.
@Suite struct SweepTests {
    let folder: Scratch

    init() throws {
        folder = try Scratch()
    }

    @Test func `the next run in a folder removes what killed runs have left there`() throws {
        folder.write("half", to: ".slots.json.slotexport-0123456789abcdef.tmp")
        folder.write("", to: ".other.ics.slotexport-fedcba9876543210.tmp")
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.names() == ["slots.json"])
    }

    @Test func `a file that a live run holds stays, and that run goes on`() throws {
        let live = try PendingFile(publishingTo: folder("live.json"))
        try live.sink.write(Array("live".utf8).span)
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.names().count == 2)
        #expect(try live.commit() == .written)
        #expect(folder.read("live.json") == "live")
        #expect(folder.names() == ["live.json", "slots.json"])
    }

    @Test(arguments: [
        ".slots.json.slotexport-0123456789abcde.tmp", ".slots.json.slotexport-0123456789ABCDEF.tmp",
        ".slots.json.slotexport-0123456789abcdef.tmp~", "slots.json.slotexport-0123456789abcdef.tmp",
        ".slotexport-0123456789abcdef", ".slots.json.swp", ".slots.json.tmp", ".dat.nosync1234",
    ])
    func `nobody else's file is taken for ours`(name: String) throws {
        folder.write("mine", to: name)
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.read(name) == "mine")
    }

    @Test func `a folder or a link with such a name stays`() throws {
        folder.write("precious", to: "precious")
        folder.makeFolder(".a.slotexport-0123456789abcdef.tmp")
        folder.link(".b.slotexport-0123456789abcdef.tmp", to: "precious")
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.names().count == 4)
        #expect(folder.read("precious") == "precious")
    }

    @Test(arguments: ["slots.json", "诊所.ics", String(repeating: "预", count: 85), ""])
    func `every fresh name is one of ours, no two are the same, and none is too long`(name: String) {
        let names = (0..<200).map { _ in TemporaryName.fresh(for: name) }
        #expect(names.allSatisfy { TemporaryName.isOurs($0) && $0.utf8.count <= 255 })
        #expect(Set(names).count == names.count)
    }
}

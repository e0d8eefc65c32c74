import Glibc
import SlotFormats
import TestSupport
import Testing

@testable import SlotHost

/// What killed runs leave behind, and who may remove it.
@Suite struct SweepTests {
    let folder: Scratch

    init() throws {
        folder = try Scratch()
    }

    @Test func `the next run in a folder removes what killed runs have left there`() throws {
        folder.write("half", to: ".slotexport-0123456789abcdef-0.tmp")
        folder.write("", to: ".slotexport-0123456789abcdef-12.tmp")
        folder.write("", to: ".slotexport-fedcba9876543210-1.tmp")
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.names() == ["slots.json"])
    }

    @Test func `the file of a live run stays, and is published by it`() throws {
        let live = try stage(["live.json": "live"], in: folder)
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.names().count == 2)
        #expect(try live.commit(wait: 0) == [.written])
        #expect(folder.read("live.json") == "live")
        #expect(folder.names() == ["live.json", "slots.json"])
    }

    @Test func `all files of a live set stay, though only one of them is open`() throws {
        let live = try stage(["a.json": "a", "b.json": "b", "c.json": "c"], in: folder)
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.names().count == 5)
        #expect(try live.commit(wait: 0) == [.written, .written, .written])
        #expect(folder.names() == [".slotexport.lock", "a.json", "b.json", "c.json", "slots.json"])
    }

    @Test(arguments: [
        ".slotexport-0123456789abcde-1.tmp", ".slotexport-0123456789ABCDEF-1.tmp",
        ".slotexport-0123456789abcdef-1.tmp~", "slotexport-0123456789abcdef-1.tmp",
        ".slotexport-0123456789abcdef-.tmp", ".slotexport-0123456789abcdef-x.tmp", ".slotexport-0123456789abcdef.tmp",
        ".slotexport-0123456789abcdef", ".slotexport.lock", ".slots.json.swp", ".slots.json.tmp", ".dat.nosync1234",
    ])
    func `nobody else's file is taken for ours`(name: String) throws {
        folder.write("mine", to: name)
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.read(name) == "mine")
    }

    @Test func `a folder or a link with such a name stays`() throws {
        folder.write("precious", to: "precious")
        folder.makeFolder(".slotexport-0123456789abcdef-0.tmp")
        folder.link(".slotexport-0123456789abcdee-1.tmp", to: "precious")
        #expect(try publish("new", to: folder("slots.json")) == .written)
        #expect(folder.names().count == 4)
        #expect(folder.read("precious") == "precious")
    }

    @Test(arguments: [0, 1, 999_999_999])
    func `every fresh name is one of ours, and no two are the same`(number: Int) {
        let runs = (0..<200).map { _ in TemporaryName.fresh() }
        #expect(runs.allSatisfy { TemporaryName(of: $0.name(number)) == $0 })
        #expect(Set(runs.map { $0.name(number) }).count == runs.count)
    }
}

import Glibc
import SlotFormats
import TestSupport
import Testing

@testable import SlotHost

@Suite struct PublisherTests {
    let folder: Scratch

    init() throws {
        folder = try Scratch()
    }

    @Test func `a new file has the bytes, what the umask leaves of its mode, and no company`() throws {
        #expect(try publish("hello\n", to: folder("slots.json")) == .written)
        #expect(folder.read("slots.json") == "hello\n")
        folder.write("", to: "other", mode: 0o666)
        #expect(folder.mode("slots.json") == folder.mode("other"))
        unlink(folder("other"))
        #expect(folder.names() == ["slots.json"])
    }

    @Test func `a shorter file replaces a longer one without a rest of it (o/sitemap-php 14)`() throws {
        folder.write(String(repeating: "old ", count: 500_000), to: "slots.xml")
        #expect(try publish(String(repeating: "n", count: 1000), to: folder("slots.xml")) == .written)
        #expect(folder.read("slots.xml") == String(repeating: "n", count: 1000))
    }

    @Test func `the same bytes again leave inode and time alone`() throws {
        let text = String(repeating: "line of the file\n", count: 20_000)
        #expect(try publish(text, to: folder("slots.csv")) == .written)
        let before = folder.identity("slots.csv")
        #expect(try publish(text, to: folder("slots.csv")) == .unchanged)
        #expect(folder.identity("slots.csv") == before)
        #expect(folder.names() == ["slots.csv"])
    }

    @Test(arguments: ["", "line 1\nline 2", "line 1\nline 3\n", "line 1\nline 2\n\n"])
    func `a file that differs by little is written`(text: String) throws {
        folder.write("line 1\nline 2\n", to: "slots.csv")
        #expect(try publish(text, to: folder("slots.csv")) == .written)
        #expect(folder.read("slots.csv") == text)
    }

    @Test func `an empty file is a file`() throws {
        #expect(try publish("", to: folder("slots.csv")) == .written)
        #expect(try publish("", to: folder("slots.csv")) == .unchanged)
        #expect(folder.read("slots.csv") == "")
    }

    @Test func `a link stays a link, and the file it leads to is replaced beside itself`() throws {
        folder.makeFolder("data")
        folder.write("old", to: "data/today.json")
        folder.link("latest.json", to: "data/alias.json")
        folder.link("data/alias.json", to: "today.json")
        #expect(try publish("new", to: folder("latest.json")) == .written)
        #expect(folder.isLink("latest.json") && folder.isLink("data/alias.json"))
        #expect(folder.read("data/today.json") == "new")
        #expect(folder.names(in: "data") == ["alias.json", "today.json"])
        #expect(try publish("new", to: folder("latest.json")) == .unchanged)
    }

    @Test func `a link to nothing yet gets its target`() throws {
        folder.link("latest.json", to: folder("today.json"))
        #expect(try publish("new", to: folder("latest.json")) == .written)
        #expect(folder.isLink("latest.json"))
        #expect(folder.read("today.json") == "new")
    }

    @Test func `a name as long as the file system takes it can be published`() throws {
        let name = String(repeating: "预", count: 83) + ".json"
        #expect(try publish("long", to: folder(name)) == .written)
        #expect(folder.names() == [name])
    }

    @Test func `nothing is seen before the commit, and nothing is left without one`() throws {
        folder.write("old", to: "slots.json")
        do {
            let set = try stage(["slots.json": "new"], in: folder)
            #expect(set.files.count == 1)
            #expect(folder.read("slots.json") == "old")
            #expect(folder.names().count == 2)
        }
        #expect(folder.names() == ["slots.json"])
        #expect(folder.read("slots.json") == "old")
    }

    @Test func `a failure while writing leaves the old file`() throws {
        folder.write("old", to: "slots.json")
        let error = failure {
            try Publisher().publish(to: folder("slots.json")) { (sink) throws(SinkError) in
                try sink.write(Array("half".utf8).span)
                throw SinkError(code: ENOSPC)
            }
        }
        #expect(error?.status == .readWrite)
        #expect(error?.reason == "No space left on device")
        #expect(folder.read("slots.json") == "old")
        #expect(folder.names() == ["slots.json"])
    }

    @Test func `of two writers at once each publishes a whole file`() throws {
        let first = try stage(["slots.json": "first"], in: folder)
        let second = try stage(["slots.json": "second"], in: folder)
        #expect(try second.commit(wait: 0) == [.written])
        #expect(folder.read("slots.json") == "second")
        #expect(try first.commit(wait: 0) == [.written])
        #expect(folder.read("slots.json") == "first")
        #expect(folder.names() == ["slots.json"])
    }
}

/// Publishes a text.
func publish(_ text: String, to path: String) throws(HostError) -> PublishOutcome {
    let bytes = Array(text.utf8)
    return try Publisher().publish(to: path) { (sink) throws(SinkError) in
        try sink.write(bytes.span)
    }
}

/// Writes texts to files of a folder that nobody sees yet, in the order of their names.
func stage(_ texts: KeyValuePairs<String, String>, in folder: Scratch) throws -> FileSet {
    let paths = texts.map { folder($0.key) }
    let set = try FileSet(paths, paths.map { try PublishTarget(resolving: $0) })
    for (index, text) in texts.enumerated() {
        let bytes = Array(text.value.utf8)
        try set.write(index) { (_, sink) throws(SinkError) in try sink.write(bytes.span) }
    }
    return set
}

/// Publishes texts as one set.
func publish(
    _ texts: KeyValuePairs<String, String>, in folder: Scratch, wait: Int = 0
) throws(HostError) -> [PublishOutcome] {
    let contents = texts.map { Array($0.value.utf8) }
    return try Publisher(wait: wait).publish(to: texts.map { folder($0.key) }, isFolder: true) {
        (index, sink) throws(SinkError) in
        let bytes = contents[index]
        try sink.write(bytes.span)
    }
}

/// The error of an action, or nil when it went well.
func failure<Value>(_ action: () throws -> Value) -> HostError? {
    do {
        _ = try action()
        return nil
    } catch {
        return error as? HostError
    }
}

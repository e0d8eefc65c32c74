import Glibc
import SlotFormats
import TestSupport
import Testing

@testable import SlotHost

/// Several files of one run: together or not at all.
@Suite struct SetTests {
    let folder: Scratch

    init() throws {
        folder = try Scratch()
    }

    @Test func `A1: where one file can't be replaced, none is`() throws {
        folder.write("old a", to: "a.csv")
        folder.makeFolder("c.json")
        let error = failure { try publish(["a.csv": "new a", "b.ics": "new b", "c.json": "new c"], in: folder) }
        #expect(error?.status == .cannotCreate)
        #expect(error?.path == folder("c.json"))
        #expect(folder.read("a.csv") == "old a")
        #expect(folder.names() == ["a.csv", "c.json"])
    }

    @Test func `A1: a name that is taken after the files were written stops all of them`() throws {
        folder.write("old a", to: "a.csv")
        let set = try stage(["a.csv": "new a", "b.ics": "new b", "c.json": "new c"], in: folder)
        folder.makeFolder("c.json")
        #expect(failure { try set.commit(wait: 0) }?.reason == "Is a directory")
        #expect(folder.read("a.csv") == "old a")
        #expect(folder.read("b.ics") == nil)
    }

    @Test func `A1: a rename that fails takes back those before it`() throws {
        folder.write("old a", to: "a.csv")
        let set = try stage(["a.csv": "new a", "b.ics": "new b", "c.json": "new c"], in: folder)
        try set.lock(wait: 0)
        for index in 0..<3 { try set.check(index) }
        // After the last look: a folder can't be renamed over.
        folder.makeFolder("c.json")
        #expect(failure { try set.replace([0, 1, 2]) }?.status == .cannotCreate)
        #expect(folder.read("a.csv") == "old a")
        #expect(folder.read("b.ics") == nil)
    }

    @Test func `A1: one failing content changes no file`() throws {
        folder.write("old a", to: "a.csv")
        let error = failure {
            try Publisher().publish(to: [folder("a.csv"), folder("b.csv")], isFolder: true) {
                (index, sink) throws(SinkError) in
                let bytes = Array("new".utf8)
                try sink.write(bytes.span)
                if index == 1 { throw SinkError(code: ENOSPC) }
            }
        }
        #expect(error?.path == folder("b.csv"))
        #expect(error?.status == .readWrite)
        #expect(folder.read("a.csv") == "old a")
        #expect(folder.names() == ["a.csv"])
    }

    @Test func `A1: a file that another run has replaced since it was compared is written`() throws {
        folder.write("same", to: "a.csv")
        let set = try stage(["a.csv": "same", "b.csv": "b"], in: folder)
        #expect(try publish(["a.csv": "other", "b.csv": "other"], in: folder) == [.written, .written])
        #expect(try set.commit(wait: 0) == [.written, .written])
        #expect(folder.read("a.csv") == "same")
        #expect(folder.names() == [".slotexport.lock", "a.csv", "b.csv"])
    }

    @Test func `the lock is mode 0640, and who waits in vain for it gets 75`() throws {
        #expect(try publish(["a.csv": "1", "b.csv": "1"], in: folder) == [.written, .written])
        #expect(folder.mode(".slotexport.lock") == 0o640)
        let reader = open(folder(".slotexport.lock"), O_RDONLY)
        #expect(flock(reader, LOCK_SH) == 0)
        let error = failure { try publish(["a.csv": "2", "b.csv": "2"], in: folder) }
        #expect(error?.status == .locked)
        // One file alone respects a lock that is there.
        #expect(failure { try Publisher(wait: 0).publish(to: folder("a.csv")) { _ in } }?.status == .locked)
        #expect(folder.read("a.csv") == "1" && folder.read("b.csv") == "1")
        close(reader)
        #expect(try publish(["a.csv": "2", "b.csv": "1"], in: folder) == [.written, .unchanged])
        #expect(folder.names() == [".slotexport.lock", "a.csv", "b.csv"])
    }

    @Test func `one file alone leaves no lock`() throws {
        #expect(try publish("1", to: folder("a.csv")) == .written)
        #expect(folder.names() == ["a.csv"])
    }

    @Test func `a lock that all users could hold is closed to them`() throws {
        folder.write("", to: ".slotexport.lock", mode: 0o666)
        #expect(try publish(["a.csv": "1", "b.csv": "1"], in: folder) == [.written, .written])
        #expect(folder.mode(".slotexport.lock") == 0o640)
    }

    @Test func `A8: a link in the lock's place is refused`() throws {
        folder.write("precious", to: "precious", mode: 0o600)
        folder.link(".slotexport.lock", to: "precious")
        #expect(failure { try publish(["a.csv": "1", "b.csv": "1"], in: folder) }?.status == .cannotCreate)
        #expect(folder.mode("precious") == 0o600)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `A2, A8: in a folder for all, somebody else's lock or link is not followed`() throws {
        chmod(folder.path, 0o1777)
        folder.write("", to: ".slotexport.lock")
        chown(folder(".slotexport.lock"), 65_534, 65_534)
        // Its owner may hold it for ever; here the folder's owner is root, and the lock is not.
        let held = open(folder(".slotexport.lock"), O_RDONLY)
        flock(held, LOCK_EX)
        defer { close(held) }
        let lock = failure { try publish(["a.csv": "1", "b.csv": "1"], in: folder) }
        #expect(lock?.reason == ".slotexport.lock in its folder belongs to another user")
        #expect(try publish("1", to: folder("alone.csv")) == .written)
        folder.write("precious", to: "precious")
        folder.link("a.csv", to: "precious")
        lchown(folder("a.csv"), 65_534, 65_534)
        let link = failure { try publish("new", to: folder("a.csv")) }
        #expect(link?.reason == "it is a link that belongs to another user")
        #expect(link?.status == .cannotCreate)
        #expect(folder.read("precious") == "precious")
    }

    @Test func `A2: a file on its way is closed to others`() throws {
        let set = try stage(["a.csv": "new", "b.csv": "new"], in: folder)
        let hidden = folder.names().filter { $0.hasSuffix(".tmp") }
        #expect(hidden.count == 3)
        // Only a whole file gets the mode that it is to have.
        #expect(folder.mode(hidden[0]) == 0o600)
        #expect(set.files.count == 2)
    }

    @Test(arguments: [0o600, 0o640, 0o664, 0o755] as [mode_t])
    func `A12: an existing file keeps its mode`(mode: mode_t) throws {
        folder.write("old", to: "a.csv")
        folder.write("old", to: "b.csv")
        chmod(folder("a.csv"), mode)
        #expect(try publish("new", to: folder("a.csv")) == .written)
        #expect(folder.mode("a.csv") == mode)
        #expect(try publish(["a.csv": "newer", "b.csv": "newer"], in: folder) == [.written, .written])
        #expect(folder.mode("a.csv") == mode)
    }

    @Test func `A11: two names that lead to one file are refused`() throws {
        folder.write("old", to: "a.csv")
        folder.link("b.csv", to: "a.csv")
        let error = failure { try publish(["a.csv": "1", "b.csv": "2"], in: folder) }
        #expect(error?.reason == "it is the same file as \"\(folder("a.csv"))\"")
        #expect(folder.read("a.csv") == "old")
    }

    @Test func `A9: a FIFO among the targets is refused`() throws {
        mkfifo(folder("b.csv"), 0o600)
        let error = failure { try publish(["a.csv": "1", "b.csv": "2"], in: folder) }
        #expect(error?.status == .cannotCreate)
        #expect(error?.reason == "it is not a regular file")
        #expect(folder.names() == ["b.csv"])
    }

    @Test func `A7: a link to a name that is not UTF-8 is refused`() throws {
        symlink([0x61, 0xFF, 0x62, 0].map { CChar(bitPattern: $0) }, folder("a.csv"))
        let error = failure { try publish("1", to: folder("a.csv")) }
        #expect(error?.reason == "it is a link to a name that is not UTF-8")
        #expect(folder.names() == ["a.csv"])
    }

    @Test(arguments: ["/dev/fd/", "/proc/self/fd/", "link/"])
    func `A6: a descriptor's name is a stream: what the file held stays`(prefix: String) throws {
        folder.write("first\n", to: "log")
        folder.link("link", to: "/proc/self/fd")
        let log = open(folder("log"), O_WRONLY | O_APPEND)
        defer { close(log) }
        let path = (prefix.hasPrefix("/") ? prefix : folder(prefix)) + String(log)
        let inode = folder.identity("log").first
        #expect(try publish("second\n", to: path) == .written)
        #expect(folder.read("log") == "first\nsecond\n")
        #expect(folder.identity("log").first == inode)
    }

    @Test func `A3: files need few descriptors, however many they are`() throws {
        let before = descriptors()
        let paths = (0..<100).map { folder("f\($0)") }
        var most = 0
        let outcomes = try Publisher().publish(to: paths, isFolder: true) { (index, sink) throws(SinkError) in
            let bytes = [UInt8(ascii: "x")]
            try sink.write(bytes.span)
            if index % 50 == 0 { most = max(most, descriptors()) }
        }
        #expect(outcomes.allSatisfy { $0 == .written })
        #expect(most - before < 50, "\(most - before) more descriptors")
        #expect(folder.names().count == 101)
    }

    @Test func `files of several folders are one set`() throws {
        folder.makeFolder("a")
        folder.makeFolder("b")
        folder.makeFolder("b/x.csv")
        #expect(failure { try publish(["a/x.csv": "1", "b/x.csv": "1"], in: folder) }?.status == .cannotCreate)
        #expect(folder.names(in: "a") == [])
        #expect(try publish(["a/x.csv": "1", "b/y.csv": "1", "a/../b/z.csv": "1"], in: folder).count == 3)
        #expect(folder.names(in: "b") == [".slotexport.lock", "x.csv", "y.csv", "z.csv"])
    }

    /// How many descriptors the process has; other tests run beside this one.
    private func descriptors() -> Int {
        (0..<1000).filter { fcntl($0, F_GETFD) != -1 }.count
    }
}

import Glibc
import SlotFormats
import SlotHost
import TestSupport
import Testing

/// Places where nothing can be published, and the exit status that says so.
@Suite struct RefusalTests {
    let folder: Scratch

    init() throws {
        folder = try Scratch()
        folder.makeFolder("taken")
        folder.write("a file", to: "file")
        folder.link("loop", to: "loop")
    }

    @Test(arguments: [
        ("missing/slots.json", "its folder does not exist"),
        ("file/slots.json", "Not a directory"),
        ("file/", "Not a directory"),
        ("taken", "Is a directory"),
        ("taken/", "Is a directory"),
        ("taken/..", "Is a directory"),
        ("new/", "Is a directory"),
        ("loop", "Too many levels of symbolic links"),
        ("nul\0byte", "Invalid argument"),
        (String(repeating: "n", count: 300), "File name too long"),
    ])
    func `a place that cannot be means 73, with the system's words`(path: String, words: String) throws {
        let error = failure { try publish("new", to: folder(path)) }
        #expect(error?.status == .cannotCreate)
        #expect(error?.reason == words)
        #expect(error?.path == folder(path))
        #expect(folder.names() == ["file", "loop", "taken"])
        #expect(folder.read("file") == "a file")
    }

    @Test func `the words name the action, the path without its control characters, and the reason`() throws {
        let error = failure { try publish("new", to: "/missing/\u{1B}[2J\u{202E}x\n.json") }
        #expect(
            error?.description
                == #"cannot create "/missing/\u{1b}[2J\u{202e}x\u{a}.json": its folder does not exist"#)
    }

    @Test func `a folder that is closed to us means 73, and its file stays`() throws {
        folder.write("old", to: "taken/slots.json")
        chmod(folder("taken"), 0o555)
        chmod(folder.path, 0o755)
        let error = try asOrdinaryUser { failure { try publish("new", to: folder("taken/slots.json")) } }
        #expect(error?.status == .cannotCreate)
        #expect(error?.reason == "Permission denied")
        #expect(folder.read("taken/slots.json") == "old")
        #expect(folder.names(in: "taken") == ["slots.json"])
    }

    @Test(.enabled(if: Scratch.canMakeDevices, "device nodes can't be made here"))
    func `a full device means 74`() throws {
        let device = try folder.makeDevice("full", minor: 7)
        let error = failure { try publish("new", to: device) }
        #expect(error?.status == .readWrite)
        #expect(error?.reason == "No space left on device")
        #expect(folder.isDevice("full"))
    }

    @Test(.enabled(if: Scratch.canMakeDevices, "device nodes can't be made here"))
    func `a device takes the bytes straight and stays what it is`() throws {
        let device = try folder.makeDevice("null", minor: 3)
        #expect(try publish("new", to: device) == .written)
        #expect(try publish("new", to: device) == .written)
        #expect(folder.isDevice("null"))
        #expect(folder.names() == ["file", "loop", "null", "taken"])
    }

    @Test func `a FIFO takes the bytes straight and stays what it is`() throws {
        try #require(mkfifo(folder("pipe"), 0o600) == 0)
        // Opened for both directions, so that neither side waits for the other.
        let reader = open(folder("pipe"), O_RDWR | O_NONBLOCK)
        defer { close(reader) }
        #expect(try publish("through the pipe", to: folder("pipe")) == .written)
        var bytes = [UInt8](repeating: 0, count: 100)
        let got = read(reader, &bytes, bytes.count)
        #expect(String(decoding: bytes[..<max(0, got)], as: UTF8.self) == "through the pipe")
        #expect(folder.names() == ["file", "loop", "pipe", "taken"])
    }

    /// Runs an action with the rights of an ordinary user in this thread alone: the superuser may write anywhere.
    private func asOrdinaryUser<Value>(_ action: () throws -> Value) throws -> Value {
        guard geteuid() == 0 else { return try action() }
        // The C library's seteuid changes all threads, and the other tests with them. The user id for the file system
        // is a thread's own; Glibc's module lacks its header.
        let symbol = try #require(dlsym(nil, "setfsuid"))
        let setFileSystemUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> CInt).self)
        _ = setFileSystemUser(65_534)
        defer { _ = setFileSystemUser(0) }
        return try action()
    }
}

import SlotHost
import TestSupport
import Testing

@Suite struct OutputPlaceTests {
    @Test(arguments: [
        (nil, 1, OutputPlace.standardOutput), ("-", 1, .standardOutput),
        ("/nowhere/slots.json", 1, .file("/nowhere/slots.json")),
        ("/nowhere/site/", 1, .folder("/nowhere/site/")), ("/nowhere/site", 2, .folder("/nowhere/site/")),
        ("/tmp", 1, .folder("/tmp/")), ("/", 1, .folder("/")),
    ])
    func `a folder is what exists as one, ends in a slash, or gets several files`(
        option: String?, count: Int, expected: OutputPlace
    ) throws {
        #expect(try OutputPlace(option, fileCount: count) == expected)
    }

    @Test(arguments: [(nil, 2), ("-", 3), ("", 1), ("", 2)])
    func `several files or an empty name have no place`(option: String?, count: Int) {
        #expect(failure { try OutputPlace(option, fileCount: count) }?.status == .usage)
    }

    @Test(arguments: [
        "hongqiao json -> site/hongqiao.json", "hongqiao txt -> site/hongqiao.txt",
        "hongqiao freebusy.ics -> site/hongqiao.freebusy.ics",
        "../../etc/passwd json -> site/%2E.%2F..%2Fetc%2Fpasswd.json",
    ])
    func `files are named after id and format`(example: String) throws {
        let halves = example.split(separator: " -> ")
        let words = halves[0].split(separator: " ").map(String.init)
        let path = try OutputPlace.folder("site/").path(forID: words[0], suffix: words[1])
        #expect(path == String(halves[1]))
    }

    @Test func `one file keeps the name that was asked for, and standard output has none`() throws {
        #expect(try OutputPlace.file("x").path(forID: "a", suffix: "json") == "x")
        #expect(try OutputPlace.standardOutput.path(forID: "a", suffix: "json") == nil)
    }

    @Test func `only the last component of a folder is created`() throws {
        let folder = try Scratch()
        _ = try OutputPlace(folder("site"), fileCount: 2).prepare()
        _ = try OutputPlace(folder("site"), fileCount: 2).prepare()
        #expect(folder.names() == ["site"])
        #expect(folder.mode("site") & 0o700 == 0o700)
        let deeper = failure { try OutputPlace(folder("a/b/"), fileCount: 1).prepare() }
        #expect(deeper?.status == .cannotCreate)
        #expect(deeper?.reason == "its folder does not exist")
        folder.write("a file", to: "file")
        let file = failure { try OutputPlace(folder("file"), fileCount: 2).prepare() }
        #expect(file?.status == .cannotCreate)
        #expect(file?.reason == "Not a directory")
        #expect(folder.names() == ["file", "site"])
    }
}

@Suite struct FileNameTests {
    @Test(arguments: [
        "hongqiao -> hongqiao", "a.b_c-D9 -> a.b_c-D9", ".hidden -> %2Ehidden", "-rf -> %2Drf", ".. -> %2E.",
        "a/b -> a%2Fb", #"a\b -> a%5Cb"#, "100% -> 100%25", "%2Fa -> %252Fa", "虹桥 -> %E8%99%B9%E6%A1%A5",
        "a b -> a%20b", "a\nb -> a%0Ab", "a\0b -> a%00b", "CON -> %43ON", "nul.x -> %6Eul.x", "com1 -> %63om1",
        "com10 -> com10", "console -> console", "e\u{301} -> e%CC%81", "é -> %C3%A9",
    ])
    func `an id becomes a safe name`(example: String) throws {
        let mark = try #require(example.firstRange(of: " -> "))
        #expect(try FileName.stem(forID: String(example[..<mark.lowerBound])) == String(example[mark.upperBound...]))
    }

    @Test func `ids that differ in a byte have names that differ`() throws {
        let alphabet = ["a", "A", ".", "-", "_", "%", "/", "2", "F", "é", "e\u{301}", "\0"]
        var names: Set<String> = []
        var count = 0
        for first in alphabet {
            for second in alphabet {
                for third in alphabet + [""] {
                    let name = try FileName.stem(forID: first + second + third)
                    names.insert(name)
                    count += 1
                    #expect(name.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "/") })
                    #expect(name.first != "." && name.first != "-")
                }
            }
        }
        // One byte sequence can be put together in several ways: e + combining accent stands only once in the list.
        #expect(names.count == count)
    }

    @Test(arguments: [
        (String(repeating: "a", count: 128), true), (String(repeating: "a", count: 129), false), ("", false),
        (String(repeating: "预", count: 22), true), (String(repeating: "预", count: 23), false),
    ])
    func `an id that is empty or too long means 65`(id: String, isFine: Bool) {
        #expect(failure { try FileName.stem(forID: id) }?.status == (isFine ? nil : .content))
    }
}

import Testing

/// The table of modules: who may import whom.
///
/// SwiftPM refuses only circles.
@Suite struct ImportTests {
    /// The modules from the top to the bottom, each with all it may import.
    static let table: [String: Set<String>] = [
        "SlotTime": [],
        "SlotEngine": ["SlotTime"],
        "SlotLocale": ["SlotTime", "Resources"],
        "SlotDocument": ["SlotTime", "SlotEngine", "SlotLocale"],
        "JSON5": ["SlotTime"],
        "ICalendar": ["SlotTime", "Resources"],
        "SlotPlaces": [
            "SlotTime", "SlotEngine", "SlotLocale", "JSON5", "ICalendar", "SlotDocument", "Resources",
        ],
        "SlotPicker": ["SlotTime", "JSON5"],
        "Mustache": [],
        "SlotFormats": [
            "SlotTime", "SlotEngine", "SlotLocale", "SlotDocument", "SlotPicker", "ICalendar", "Mustache", "Resources",
        ],
        "SlotHost": ["SlotTime", "ICalendar", "SlotPlaces", "SlotFormats"],
        "SlotBatch": [
            "SlotTime", "SlotEngine", "SlotLocale", "JSON5", "ICalendar", "SlotDocument", "SlotPlaces", "SlotFormats",
            "SlotHost",
        ],
        "slotexport": [
            "SlotTime", "SlotEngine", "SlotLocale", "ICalendar", "SlotDocument", "SlotPlaces", "SlotFormats",
            "SlotHost", "SlotBatch", "Templates", "Resources",
        ],
    ]

    static let sources = SourceTree.swiftFiles(in: "Sources")

    @Test func `the sources are found`() {
        #expect(Set(Self.sources.map(\.module)) == Set(Self.table.keys))
    }

    @Test(arguments: sources)
    func `a module imports only modules above it`(file: SourceTree.File) {
        var allowed = Self.table[file.module] ?? []
        // The one folder that talks to libxml2.
        if file.path.hasPrefix("Sources/SlotFormats/XML/") { allowed.insert("CLibXML2") }
        // The one folder that makes system calls.
        if file.path.hasPrefix("Sources/SlotHost/System/") { allowed.insert("CLinux") }
        // The one folder that compresses.
        if file.path.hasPrefix("Sources/SlotHost/Compression/") { allowed.insert("CLibDeflate") }
        for name in imports(of: file) {
            #expect(allowed.contains(name), "\(file.path) imports \(name)")
        }
    }

    @Test(arguments: sources)
    func `a file holds one idea, in fewer than 300 lines`(file: SourceTree.File) {
        #expect(file.lines.count < 300)
    }

    @Test func `an import is recognised in each of its forms`() {
        let text = [
            "import A", "public import B", "internal import struct C.D", "@testable import E",
            "  @preconcurrency import F",
            "// import G", "let text = \"import H\"", "import I.J  // why",
        ]
        #expect(imports(of: SourceTree.File(path: "", lines: text)) == ["A", "B", "C", "E", "F", "I"])
    }

    private func imports(of file: SourceTree.File) -> [String] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        return file.lines.compactMap { line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"),
                words[..<keyword].allSatisfy({ $0.first == "@" || ["public", "package", "internal"].contains($0) })
            else { return nil }
            let rest = words[(keyword + 1)...].drop { kinds.contains($0) }
            return rest.first.flatMap { $0.split(separator: ".").first }.map(String.init)
        }
    }
}

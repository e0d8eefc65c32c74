import SlotTime
import Testing

/// What RFC 9636 says about files, on files built here byte by byte.
struct TZifTests {
    /// One winter and one summer: AAA (UTC+1) from the beginning, BBB (UTC+2) from 2000, AAA again from 2001.
    private var twoChanges: TZifFile {
        TZifFile(
            transitions: [(utc("2000-01-01").epochSeconds, 1), (utc("2001-01-01").epochSeconds, 0)],
            types: [(3600, 0, 0), (7200, 1, 4)], names: "AAA\0BBB\0", footer: "AAA-1")
    }

    private func read(_ file: TZifFile) throws(TimeZoneError) -> TimeZoneRules {
        try TimeZoneRules(identifier: "Test/Zone", tzif: file.bytes.span)
    }

    private func runs(_ rules: TimeZoneRules, until end: Instant = .distantFuture) -> [String] {
        rules.runs(from: .distantPast, to: end).map(\.text)
    }

    @Test(arguments: damages)
    func `A file is refused where`(damage: Damage) {
        var file = twoChanges
        damage.apply(&file)
        let bytes = file.bytes
        #expect(throws: TimeZoneError(identifier: "Test/Zone", reason: damage.reason)) {
            try TimeZoneRules(identifier: "Test/Zone", tzif: bytes.span)
        }
    }

    @Test func `Every count in a header may be the greatest number`() {
        for position in [20, 24, 28, 32, 36, 40, 44 + 7 + 20, 44 + 7 + 32] {
            var bytes = twoChanges.bytes
            for index in position..<position + 4 { bytes[index] = 0xFF }
            #expect(throws: TimeZoneError.self) { try TimeZoneRules(identifier: "Test/Zone", tzif: bytes.span) }
        }
    }

    @Test func `A file that ends early is refused wherever it ends`() {
        let bytes = twoChanges.bytes
        for count in 0..<bytes.count {
            let start = bytes.prefix(count)
            #expect(throws: TimeZoneError.self) { try TimeZoneRules(identifier: "Test/Zone", tzif: Array(start).span) }
        }
    }

    @Test func `What isn't TZif is refused`() {
        for text in ["", "# version 2026f", String(repeating: "TZIF", count: 40)] {
            #expect(throws: TimeZoneError.self) {
                try TimeZoneRules(identifier: "Test/Zone", tzif: Array(text.utf8).span)
            }
        }
    }

    @Test(arguments: [
        "", "Asia/Shang hai", "A\r\nX", "Europe/Zürich", "A:B", "A;B=C", "\"UTC\"", String(repeating: "A", count: 256),
    ])
    func `An identifier that no TZID could carry is refused`(identifier: String) {
        #expect(throws: TimeZoneError(identifier: identifier, reason: .identifier)) {
            try TimeZoneRules(identifier: identifier, tzif: TZifFile(footer: "UTC0").bytes.span)
        }
    }

    @Test func `An error says which zone and why, and never repeats a bad name`() {
        let texts = TimeZoneError.Reason.allCases.map { TimeZoneError(identifier: "X/Y", reason: $0).description }
        #expect(texts.filter { $0.hasPrefix("time zone X/Y: ") }.count == texts.count - 1)
        #expect(texts.allSatisfy { $0.last != "." })
        #expect(Set(texts).count == texts.count)
        #expect(texts[0] == "time zone: an identifier has 1 to 255 ASCII letters, digits and any of . _ + - /")
    }
}

/// One thing wrong with a file, and the reason for which it is refused.
struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: TimeZoneError.Reason
    let apply: @Sendable (inout TZifFile) -> Void

    init(_ what: String, _ reason: TimeZoneError.Reason, _ apply: @escaping @Sendable (inout TZifFile) -> Void) {
        testDescription = what
        self.reason = reason
        self.apply = apply
    }
}

private let damages: [Damage] = [
    Damage("leap seconds are counted", .leapSeconds) { $0.leapSeconds = 27 },
    Damage("the version is 5", .version) { $0.version = "5" },
    Damage("times descend", .transitionOrder) { $0.transitions.reverse() },
    Damage("a time comes twice", .transitionOrder) { $0.transitions[1].at = $0.transitions[0].at },
    Damage("a time is beyond every date", .transitionOrder) { $0.transitions[1].at = Int.max },
    Damage("a time is before every date", .transitionOrder) { $0.transitions[0].at = Int.min },
    Damage("a transition has no type", .typeIndex) { $0.transitions[0].type = 2 },
    Damage("there are no types", .counts) { $0.types = [] },
    Damage("there are no names", .counts) { $0.names = "" },
    Damage("there are too few indicators", .counts) { $0.indicators = 1 },
    Damage("an offset is 26 hours", .offset) { $0.types[0].utcOffset = 93_600 },
    Damage("an offset is the least number", .offset) { $0.types[0].utcOffset = -0x8000_0000 },
    Damage("a daylight flag is 2", .daylightFlag) { $0.types[1].isDaylight = 2 },
    Damage("a name begins past the end", .abbreviation) { $0.types[1].nameIndex = 200 },
    Damage("a name has no end", .abbreviation) { $0.names = "AAA\0BBB" },
    Damage("a name is empty", .abbreviation) { $0.types[1].nameIndex = 3 },
    Damage("a name has a line feed", .abbreviation) { $0.names = "AAA\0B\nB\0" },
    Damage("a name is not ASCII", .abbreviation) { $0.names = "AAA\0BÉ\0" },
    Damage("the footer is no rule", .footer) { $0.footer = "AAA" },
    Damage("the footer has two lines", .footer) { $0.footer = "AAA-1\nBBB-2" },
]

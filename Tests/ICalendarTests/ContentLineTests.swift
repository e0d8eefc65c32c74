import ICalendar
import TestSupport
import Testing

struct ContentLineTests {
    /// The physical lines of `SUMMARY:` and an escaped text.
    private func lines(_ text: String) throws -> [String] {
        var output: [UInt8] = []
        ContentLine.append(name: "SUMMARY", text: text, to: &output)
        let lines = try #require(physicalLines(output))
        for line in lines { #expect(line.count <= 75) }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    private func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        ContentLine.escape(text: text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
        (#"a, b; c\d"#, #"a\, b\; c\\d"#),  // lfos/calcurse#265
        (#""x""#, #""x""#),  // markuspoerschke/iCal#139
        ("a\nb", #"a\nb"#),  // markuspoerschke/iCal#617
        ("a\rb\n\rc", #"a\nb\n\nc"#),  // ical4j/ical4j#590
        ("a\r\nb\r\r\nc", #"a\nb\n\nc"#),
        ("A\0B\u{15}C\u{0B}D\u{7F}E", "ABCDE"),  // collective/icalendar#1712
        ("a\tb", "a\tb"),
        ("x\r\nATTENDEE:mailto:e", #"x\nATTENDEE:mailto:e"#),  // SandeepVashishtha/Eventra#3168
        ("虹桥：10点，40分；完", "虹桥：10点，40分；完"),
        ("", ""),
    ])
    func `TEXT is escaped (RFC 5545 3.3.11)`(text: String, expected: String) {
        #expect(escaped(text) == expected)
        var output: [UInt8] = []
        ContentLine.escape(text: Array(text.utf8).span, to: &output)
        #expect(output == Array(expected.utf8))
    }

    @Test func `75 octets stay on one line, 76 don't`() throws {
        #expect(try lines(String(repeating: "a", count: 67)).map(\.utf8.count) == [75])
        #expect(try lines(String(repeating: "a", count: 68)).map(\.utf8.count) == [75, 2])
        #expect(try lines(String(repeating: "a", count: 67 + 74 + 1)).map(\.utf8.count) == [75, 75, 2])
    }

    @Test func `An emoji isn't cut (sebbo2002/ical-generator#221)`() throws {
        #expect(
            try lines(String(repeating: "a", count: 65) + "📞") == [
                "SUMMARY:" + String(repeating: "a", count: 65), " 📞",
            ])
    }

    @Test func `Characters of three octets aren't cut (icalendar/icalendar#158)`() throws {
        let lines = try lines(String(repeating: "预", count: 60))
        #expect(lines.map(\.utf8.count) == [74, 73, 43])
        #expect(
            lines.joined(separator: "\n").replacing("\n ", with: "") == "SUMMARY:" + String(repeating: "预", count: 60))
    }

    @Test func `Octets are counted, not UTF-16 units (ical-org/ical.net#693)`() throws {
        #expect(try lines(String(repeating: "时", count: 75)).map(\.utf8.count) == [74, 73, 73, 16])
    }

    @Test(arguments: ["\n", ",", ";", "\\"])
    func `An escape isn't cut (collective/icalendar#1501)`(character: String) throws {
        for length in 60...75 {
            for line in try lines(String(repeating: "a", count: length) + String(repeating: character, count: 60)) {
                #expect(line.reversed().prefix { $0 == "\\" }.count % 2 == 0)
            }
        }
    }

    @Test(arguments: [
        "👨‍👩‍👧‍👦", "🇨🇳", "e\u{301}", "👍🏽", "한", "\u{1112}\u{1161}\u{11AB}", "क्षि", "字\u{FE00}", "1\u{FE0F}\u{20E3}", "\u{0600}1",
    ])
    func `A grapheme isn't cut`(grapheme: String) throws {
        for length in 40...75 {
            let text = String(repeating: "a", count: length) + String(repeating: grapheme, count: 20)
            for line in try lines(text).dropFirst() {
                #expect(text.contains(line.dropFirst()))
                #expect(line.dropFirst().first == "a" || line.dropFirst().hasPrefix(grapheme))
            }
        }
    }

    @Test func `A grapheme longer than a line is cut between code points`() throws {
        let zalgo = "a" + String(repeating: "\u{301}", count: 200)
        let lines = try lines(zalgo)
        #expect(lines.count == 7)
        let scalars = lines.enumerated().map { $1.unicodeScalars.count - ($0 == 0 ? 0 : 1) }
        #expect(scalars.reduce(0, +) == 8 + 201)
    }

    @Test func `A control character in any value adds no line (CVE-2026-33635)`() {
        var output: [UInt8] = []
        ContentLine.append(name: "URL", value: "https://a/\r\nATTENDEE:mailto:e\u{7F}\0", to: &output)
        #expect(output == Array("URL:https://a/ATTENDEE:mailto:e\r\n".utf8))
        let (bad, good) = (Array("a\nb".utf8), Array("a\tb\u{80}时".utf8))
        let found = (ContentLine.hasControls(bad.span), ContentLine.hasControls(good.span))
        #expect(found == (true, false))
    }

    @Test func `A name with long parameters is folded too`() throws {
        var output: [UInt8] = []
        ContentLine.append(name: "X-A;ALTREP=" + String(repeating: "p", count: 100), value: "v", to: &output)
        #expect(try #require(physicalLines(output)).map(\.count) == [75, 39])
    }

    @Test func `Octets that are no UTF-8 end in lines of at most 75`() throws {
        for byte: UInt8 in [0x80, 0xBF, 0xC3, 0xE5, 0xF0, 0xFF] {
            var output: [UInt8] = []
            ContentLine.append(name: "X", value: Array(repeating: byte, count: 500), to: &output)
            let lines = try #require(physicalLines(output))
            #expect(lines.allSatisfy { $0.count <= 75 })
            #expect(lines.reduce(0) { $0 + $1.count } - (lines.count - 1) == 502)
        }
    }

    @Test func `Any text comes back from its lines, whole (2,000 seeded texts)`() throws {
        let pieces = [
            "a", "Z", " ", "\n", ",", ";", "\\", "\"", ":", "\t", "预", "点", "é", "e\u{301}", "👨‍👩‍👧‍👦", "🇨🇳", "🇺🇸", "👍🏽", "한글",
            "\u{1112}\u{1161}\u{11AB}", "क्षि", "שָׁ", "\u{0600}", "\u{200D}", "\u{301}", "\u{2028}", "\u{85}", "𝄞",
            "\u{FE0F}",
        ]
        var generator = SeededGenerator(seed: 5545)
        for _ in 0..<2000 {
            let count = Int.random(in: 0..<120, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            var output: [UInt8] = []
            ContentLine.append(name: "SUMMARY", text: text, to: &output)
            let lines = try #require(physicalLines(output))
            var unfolded: [UInt8] = []
            var cuts: [Int] = []
            for (index, line) in lines.enumerated() {
                let isValid = String(validating: line, as: UTF8.self) != nil
                let isFolded = index == 0 || line.first == UInt8(ascii: " ")
                if line.count > 75 || !isValid || !isFolded { Issue.record("a bad line in \(text.debugDescription)") }
                cuts.append(unfolded.count)
                unfolded += line.dropFirst(index == 0 ? 0 : 1)
            }
            #expect(unfolded == Array("SUMMARY:\(escaped(text))".utf8))
            let logical = String(decoding: unfolded, as: UTF8.self)
            var boundaries: Set<Int> = []
            var position = 0
            for character in logical {
                boundaries.insert(position)
                position += character.utf8.count
            }
            if !boundaries.isSuperset(of: cuts) { Issue.record("a cut grapheme in \(text.debugDescription)") }
            for cut in cuts where unfolded[..<cut].reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count % 2 == 1
            {
                Issue.record("a cut escape in \(text.debugDescription)")
            }
        }
    }
}

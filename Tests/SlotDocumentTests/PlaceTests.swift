import SlotDocument
import Testing

struct PlaceTests {
    @Test func `A place without a name is called slots`() throws {
        let place = try PlaceIdentity()
        #expect(place.id == "slots")
        #expect(place.name == nil)
    }

    @Test(arguments: [
        "hongqiao", "虹桥诊所", "a", " ", "=cmd|' /C calc'!A0", "]]>", "\"quoted\", and <marked> & 'so'", "a\u{A0}b", "🦷",
        "👩‍⚕️ 牙科", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{200E}\u{200F}\u{61C}\u{200D}\u{200C}",
        "e\u{301}", "مستشفى", "\u{FEFF}bom", "\u{FFFD}", "\u{E000}", "..", "a/b", "\u{FDCF}\u{FDF0}",
        "\u{202F}\u{2030}",
        "\u{2065}\u{206A}", "\u{E0020}", "\u{10FFFD}",
    ])
    func `Any other text is a good name and comes back as it was`(name: String) throws {
        let place = try PlaceIdentity(id: name, name: name)
        #expect(place.id.utf8.elementsEqual(name.utf8))
        #expect(place.name?.utf8.elementsEqual(name.utf8) == true)
    }

    @Test(arguments: [
        ("\u{0}", "control characters: U+0000 is character 1"), ("a\tb", "control characters: U+0009 is character 2"),
        ("a\nb", "control characters: U+000A is character 2"), ("a\r\nb", "control characters: U+000D is character 2"),
        ("虹桥\u{1B}[31m", "control characters: U+001B is character 3"),
        ("\u{1F}", "control characters: U+001F is character 1"),
        ("\u{7F}", "control characters: U+007F is character 1"),
        ("\u{85}", "control characters: U+0085 is character 1"),
        ("\u{9F}", "control characters: U+009F is character 1"),
        ("a\u{2028}", "line or paragraph separators: U+2028 is character 2"),
        ("a\u{2029}", "line or paragraph separators: U+2029 is character 2"),
        ("\u{202A}", "bidirectional overrides, embeddings or isolates: U+202A is character 1"),
        ("abc\u{202E}cba", "bidirectional overrides, embeddings or isolates: U+202E is character 4"),
        ("\u{2066}", "bidirectional overrides, embeddings or isolates: U+2066 is character 1"),
        ("\u{2069}", "bidirectional overrides, embeddings or isolates: U+2069 is character 1"),
        ("\u{E0000}", "tag characters: U+E0000 is character 1"),
        ("\u{E0001}", "tag characters: U+E0001 is character 1"),
        ("\u{E001F}", "tag characters: U+E001F is character 1"),
        // A mark joins the character before it for the eye, not here.
        ("e\u{301}\u{0}\u{301}", "control characters: U+0000 is character 3"),
    ])
    func `Characters that no file should hold are refused where they enter`(text: String, problem: String) {
        #expect(refusal(id: text) == "place id must not hold \(problem)")
        #expect(refusal(name: text) == "place name must not hold \(problem)")
    }

    @Test func `The 66 noncharacters of Unicode are refused, and no neighbour of theirs`() throws {
        var refused: [UInt32] = []
        for value in UInt32(0xA0)...0x10FFFF {
            // Most of the code space is alike: only the ends of each block of 256 are asked, and the block of U+FDD0.
            guard value & 0xFF < 2 || value & 0xFF > 0xFC || value >> 8 == 0xFD, let scalar = Unicode.Scalar(value)
            else {
                continue
            }
            let code = String(value, radix: 16, uppercase: true)
            let problem = refusal(name: "👩\(scalar)")
            if problem == "place name must not hold noncharacters: U+\(code) is character 2" { refused.append(value) }
        }
        let ends = (UInt32(0)...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }
        #expect(refused == (Array(0xFDD0...0xFDEF) + ends).sorted())
    }

    @Test func `A text is 1 to 65,536 bytes long`() throws {
        #expect(refusal(id: "") == "place id must not be empty")
        #expect(refusal(name: "") == "place name must not be empty")
        let longest = String(repeating: "a", count: 65_536)
        #expect(refusal(id: longest, name: longest) == nil)
        #expect(refusal(id: longest + "a") == "place id must be at most 65536 bytes, and has 65537")
        let wide = String(repeating: "虹", count: 21_846)
        #expect(refusal(name: wide) == "place name must be at most 65536 bytes, and has 65538")
    }

    private func refusal(id: String = "slots", name: String? = nil) -> String? {
        do {
            _ = try PlaceIdentity(id: id, name: name)
            return nil
        } catch {
            return error.description
        }
    }
}

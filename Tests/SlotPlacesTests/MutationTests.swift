import Glibc
import JSON5
import SlotPlaces
import TestSupport
import Testing

/// Examples that were damaged at random, always in the same way: nothing traps, and every error has its place.
@Suite struct MutationTests {
    static let pieces: [[UInt8]] =
        [
            "{", "}", "[", "]", ",", ":", "'", "\"", "\\", "\\u", "\\uD83D", "\\x", "//", "/*", "*/", "0x", "-", ".",
            "e", "0",
            "9", "\n", "\r", "\t", "虹", "\u{2028}", "\u{FEFF}", "null", "Infinity", "step", "formats", "{id}", "%",
            "+08:00",
        ].map { Array($0.utf8) } + [[0], [0x1F], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90], [0xFF]]

    @Test(arguments: [JSON5Reader.Dialect.json, .json5])
    func `No damage to a file traps, and every error lies inside the text`(dialect: JSON5Reader.Dialect) throws {
        var random = SeededGenerator(seed: dialect == .json ? 1 : 2)
        let seeds = Examples.names.map(Examples.bytes) + [Array(Examples.everyKey.utf8)]
        var refused = 0
        var read = 0
        for round in 0..<16_000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
            var reader = JSON5Reader(bytes, dialect: dialect)
            do throws(JSON5Error) {
                while try reader.next() != .end {}
            } catch {
                try #require((0...bytes.count).contains(error.offset))
                try #require(error.position == TextPosition(ofByte: error.offset, in: bytes))
            }
            do throws(PlaceError) {
                _ = try PlaceFile(name: "x", bytes: bytes, dialect: dialect).settings()
                read += 1
            } catch {
                refused += 1
                let position = try #require(error.position)
                let lines = TextPosition(ofByte: bytes.count, in: bytes).line
                try #require((1...lines).contains(position.line) && (1...(bytes.count + 1)).contains(position.column))
                try #require(error.kind == .invalid)
                // One line of words, whatever the file holds.
                try #require(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
            }
        }
        #expect(refused > 10_000)
        #expect(dialect == .json || read > 500)
    }

    @Test func `No damage to a holiday file traps, and every error has its place`() throws {
        var random = SeededGenerator(seed: 3)
        let notice = Examples.bytes("holiday-cn/2026.json")
        let list = Array("[\"2026-05-01\", {\"date\": \"2026-05-09\", \"name\": \"劳动节\", \"isOffDay\": false}]".utf8)
        var refused = 0
        for round in 0..<6000 {
            var bytes = round % 3 == 0 ? notice : list
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
            do throws(PlaceError) {
                _ = try HolidayFile.notices(in: PlaceFile(name: "x", bytes: bytes, dialect: .json))
            } catch {
                refused += 1
                try #require(error.position != nil && error.kind == .invalid)
                try #require(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
            }
        }
        #expect(refused > 4000)
    }

    private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...8, using: &random)))
        case 3: bytes.removeSubrange(at...)
        case 4:
            let end = min(bytes.count, at + Int.random(in: 1...40, using: &random))
            bytes.insert(contentsOf: bytes[at..<end], at: Int.random(in: 0...bytes.count, using: &random))
        default:
            bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)], at: at)
        }
    }
}

import SlotDocument
import SlotEngine
import SlotFormats
import Testing

/// Ids and names with every mark that a format uses itself: the text that comes out is the text that went in.
@Suite struct HostileTextTests {
    private static func document(
        _ text: String, settings: FormatSettings = FormatSettings()
    ) throws -> SlotDocument {
        try SlotFormatsTests.document(
            "Asia/Shanghai", "2026-06-01T09:00:00+08:00",
            rules: SlotRules(days: 1, step: .hours(6)), place: PlaceIdentity(id: text, name: text), settings: settings)
    }

    @Test(arguments: HostileText.all)
    func `json, ndjson and csv give the text back`(text: String) throws {
        let document = try Self.document(text)
        let place = try JSONValue(bytes("json", of: document).dropLast())["place"]
        #expect(same(place["id"].text, text) && same(place["name"].text, text))
        for slot in try SlotReaders.ndjson(bytes("ndjson", of: document)) { #expect(same(slot["place"], text)) }
        let rows = try SlotReaders.csv(bytes("csv", of: document))
        #expect(rows.count == 2)
        for row in rows { #expect(same(row["place"], text)) }
    }

    @Test(arguments: HostileText.all)
    func `ics gives the text back from lines of at most 75 octets (icalendar report rows 1-3, 6, 7)`(
        text: String
    ) throws {
        let calendar = try ICSCalendar(bytes("ics", of: Self.document(text)))
        #expect(same(calendar.root["NAME"], text) && same(calendar.root["X-WR-CALNAME"], text))
        #expect(calendar.events.count == 2)
        for event in calendar.events { #expect(event["SUMMARY"].utf8.suffix(text.utf8.count).elementsEqual(text.utf8)) }
        for line in calendar.physicalLines {
            #expect(line.count <= 75)
            #expect(String(validating: line, as: UTF8.self) != nil, "a cut code point")
            #expect(!hasOddBackslashes(at: line.count, of: line), "a cut escape")
        }
    }

    @Test(arguments: HostileText.all)
    func `a fold cuts no grapheme that fits on a line (icalendar report row 1, pickers report row 32)`(
        text: String
    ) throws {
        for line in try foldedLines(bytes("ics", of: Self.document(text))) {
            let whole = line.pieces.joined().string
            var boundaries: Set<Int> = [0]
            var end = 0
            for character in whole {
                // One longer than a line has to be cut.
                if character.utf8.count > 74 { return }
                end += character.utf8.count
                boundaries.insert(end)
            }
            var cut = 0
            for piece in line.pieces {
                cut += piece.count
                #expect(boundaries.contains(cut), "cut at \(cut) of \(whole.prefix(40))")
            }
        }
    }

    @Test(arguments: [
        String(repeating: "时", count: 40), String(repeating: "a", count: 62) + #"\时"#,
        String(repeating: "\\", count: 200), String(repeating: ",;", count: 100),
        String(repeating: "👨‍👩‍👧‍👦", count: 30), String(repeating: "é", count: 80),
    ])
    func `folds stay right wherever they fall in a text (pickers report row 32)`(text: String) throws {
        for length in 0..<76 {
            let shifted = String(repeating: "x", count: length) + text
            let calendar = try ICSCalendar(bytes("ics", of: Self.document(shifted)))
            #expect(same(calendar.root["NAME"], shifted))
            #expect(calendar.physicalLines.allSatisfy { $0.count <= 75 && !hasOddBackslashes(at: $0.count, of: $0) })
            #expect(calendar.physicalLines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
        }
    }

    @Test(arguments: HostileText.all)
    func `the excel preset makes formulas harmless and leaves numbers as they are`(text: String) throws {
        let plain = try bytes("csv", of: Self.document(text))
        let excel = try bytes(
            "csv", of: Self.document(text, settings: FormatSettings([(.csvPreset, .word("excel"))])))
        #expect(excel.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(!plain.starts(with: [0xEF, 0xBB, 0xBF]))
        let rows = try SlotReaders.csv(Array(excel.dropFirst(3)))
        let plainRows = try SlotReaders.csv(plain)
        #expect(rows.count == plainRows.count)
        let first = text.unicodeScalars.first { $0 != " " }
        let isFormula = first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
        for (row, plainRow) in zip(rows, plainRows) {
            #expect(same(row["place"], isFormula ? "'" + text : text))
            for column in SlotReaders.columns where column != "place" { #expect(row[column] == plainRow[column]) }
        }
    }

    @Test func `a header never begins with ID, which Excel takes for SYLK (synthea#443)`() throws {
        for preset in ["plain", "excel"] {
            let settings = try FormatSettings([(.csvPreset, .word(preset))])
            let csv = try text("csv", of: Self.document("ID", settings: settings))
            #expect(csv.utf8.drop { $0 > 0x7F }.starts(with: "place,date,".utf8))
        }
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `a byte order mark stands in the excel preset only`(name: String) throws {
        for golden in GoldenCase.all {
            let document = try golden.document()
            guard try ExportFormat.of(name).holds(document) else { continue }
            #expect(try !bytes(name, of: document).starts(with: [0xEF, 0xBB, 0xBF]))
        }
    }

    @Test(arguments: ExportFormat.distinct.map(\.name))
    func `every format stays UTF-8 and free of controls for every text`(name: String) throws {
        for text in HostileText.all {
            let written = try bytes(name, of: Self.document(text))
            #expect(String(validating: written, as: UTF8.self) != nil)
            #expect(written.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D })
            #expect(!written.contains(0x7F))
        }
    }

    @Test(arguments: [
        "a\u{0}", "a\r\nATTENDEE:mailto:e", "\u{7F}", "\u{85}", "\u{B}", "\u{15}", "\u{2028}", "\u{202E}x", "\u{2066}",
        "\u{FFFE}", "\u{FFFF}", "", "\t",
    ])
    func `what no format could hold is refused where it enters (icalendar report rows 8-11)`(text: String) {
        #expect(throws: PlaceIdentityError.self) { try PlaceIdentity(id: text) }
        #expect(throws: PlaceIdentityError.self) { try PlaceIdentity(name: text) }
    }

    private func same(_ found: String?, _ text: String) -> Bool { found?.utf8.elementsEqual(text.utf8) ?? false }

    private func hasOddBackslashes(at end: Int, of line: [UInt8]) -> Bool {
        line[..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    private struct FoldedLine {
        var pieces: [[UInt8]]
    }

    private func foldedLines(_ bytes: [UInt8]) throws -> [FoldedLine] {
        var lines: [FoldedLine] = []
        for line in try ICSCalendar(bytes).physicalLines {
            if line.first == UInt8(ascii: " ") {
                lines[lines.count - 1].pieces.append(Array(line.dropFirst()))
            } else {
                lines.append(FoldedLine(pieces: [line]))
            }
        }
        return lines.filter { $0.pieces.count > 1 }
    }
}

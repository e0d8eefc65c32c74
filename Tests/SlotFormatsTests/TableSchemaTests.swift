import Foundation
import SlotDocument
import SlotEngine
import SlotFormats
import SlotTime
import Testing

/// csv and ndjson by their schemas, for places with everything and with nothing.
@Suite struct TableSchemaTests {
    private static func fields() throws -> [[String: Any]] {
        let schema = try JSONSerialization.jsonObject(with: Data(Schema.csv.bytes)) as? [String: Any]
        return try #require(schema?["fields"] as? [[String: Any]])
    }

    /// JSON without spaces between its tokens, as the tests' own reader has it.
    private static func compact(_ bytes: [UInt8]) -> [UInt8] {
        var isInside = false
        var last: UInt8 = 0
        return bytes.filter { byte in
            if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isInside.toggle() }
            last = byte
            return isInside || byte > 0x20
        }
    }

    @Test func `the columns are the same for every place, and the schemas name them in order (newcomer section 2)`()
        throws
    {
        #expect(try Self.fields().map { $0["name"] as? String } == SlotReaders.csvHeader)
        let line = try JSONValue(Self.compact(Schema.ndjson.bytes))
        #expect(line["properties"].keys == SlotReaders.columns)
        #expect(line["required"].items.map(\.text) == SlotReaders.columns)
        let camel = SlotReaders.csvHeader.map { name in
            let parts = name.split(separator: "_")
            return String(parts[0]) + parts.dropFirst().map { $0.capitalized }.joined()
        }
        #expect(camel == SlotReaders.columns)
    }

    @Test(arguments: 9000..<9006)
    func `every line of ndjson and every row of csv is valid`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed)
        let schema = try JSONSchema(.ndjson)
        let fields = try Self.fields()
        for number in 0..<4 {
            let document = number < 2 ? try documents.next() : try documents.nextWithVenue()
            for line in try bytes("ndjson", of: document).split(separator: 0x0A).prefix(40) {
                #expect(try schema.problems(in: Array(line)) == [])
            }
            for row in try CSVTable(bytes("csv", of: document)).rows.dropFirst().prefix(40) {
                #expect(zip(fields, row).flatMap(problems) == [])
            }
        }
    }

    /// What a field of the Table Schema finds wrong with a cell.
    private func problems(_ field: [String: Any], _ cell: String) -> [String] {
        let name = field["name"] as? String ?? ""
        let rules = field["constraints"] as? [String: Any] ?? [:]
        guard !cell.isEmpty else { return rules["required"] as? Bool == true ? ["\(name) is empty"] : [] }
        switch field["type"] as? String {
        case "integer":
            guard let number = Int(cell) else { return ["\(name) is no integer: \(cell)"] }
            let isWithin =
                number >= rules["minimum"] as? Int ?? .min && number <= rules["maximum"] as? Int ?? .max
            return isWithin ? [] : ["\(name) is \(number)"]
        case "boolean": return ["true", "false"].contains(cell) ? [] : ["\(name) is \(cell)"]
        case "date": return CivilDate(rfc3339: cell) == nil ? ["\(name) is \(cell)"] : []
        case "string":
            guard let pattern = rules["pattern"] as? String else { return [] }
            return cell.range(of: pattern, options: .regularExpression) == nil ? ["\(name) is \(cell)"] : []
        default: return ["\(name) has no type"]
        }
    }

    @Test(arguments: [
        // The last moment lies in summer time and on the date before; a deadline on the day before; one that leaves the hour.
        ("2026-11-01T00:00:00-04:00", 120, "2026-11-01T00:00:00-05:00", "2026-10-31T23:00:00-04:00"),
        ("2026-03-08T00:00:00-05:00", 120, "2026-03-08T03:00:00-04:00", "2026-03-08T00:00:00-05:00"),
        ("2026-06-01T00:00:00-04:00", 0, "2026-06-01T05:00:00-04:00", "2026-06-01T05:00:00-04:00"),
        ("2026-12-01T00:00:00-05:00", 300 * 1440, "2026-12-01T06:00:00-05:00", "2026-02-04T06:00:00-05:00"),
        ("2026-12-01T00:00:00-05:00", 200 * 1440, "2026-12-01T06:00:00-05:00", "2026-05-15T07:00:00-04:00"),
    ])
    func `the last moment is written on the clock of the place`(
        now: String, lead: Int, start: String, bookUntilAt: String
    ) throws {
        let rules = try SlotRules(days: 1, step: .minutes(60), lead: .minutes(lead), cut: .none)
        let rows = try SlotReaders.csv(bytes("csv", of: document("America/New_York", now, "en_US", rules: rules)))
        let row = rows.first { $0["start"] == start }
        if let row {
            #expect(row["bookUntilAt"] == bookUntilAt)
        } else {
            #expect(
                rows.contains { $0["bookUntilAt"] == bookUntilAt },
                "\(rows.map { ($0["start"] ?? "", $0["bookUntilAt"] ?? "") })")
        }
    }

    @Test(arguments: [
        (#" startEpoch="1780286400""#, #" startEpoch="1780286400" colour="red""#), ("<rules ", #"<rules later="1" "#),
        ("<place id=\"slots\"/>", "<place id=\"slots\"><address/></place>"),
        ("</slots>", "<more xmlns=\"urn:other\"/></slots>"),
    ])
    func `F5: the XML Schema accepts what a later version 1 may add`(part: String, other: String) throws {
        let document = try document(
            "Asia/Shanghai", "2026-06-01T00:00:00+08:00", rules: SlotRules(days: 1, step: .hours(12)))
        let whole = try text("xml", of: document)
        try #require(whole.contains(part))
        #expect(try XMLTree.isValid(Array(whole.replacing(part, with: other).utf8), by: Schema.xml.bytes))
    }

    @Test(arguments: [
        (#"days="1""#, #"days="3661""#), (#"step="720""#, #"step="0""#), (#"lead="20""#, #"lead="-1""#),
        (#"minute="0""#, #"minute="0" soldOut="false""#), (#"minute="0""#, #"minute="0" remaining="-1""#),
        (#"cut="now""#, #"cut="now" capacity="0""#),
    ])
    func `the XML Schema has the bounds of numbers, and no soldOut but true`(part: String, other: String) throws {
        let document = try document(
            "Asia/Shanghai", "2026-06-01T00:00:00+08:00", rules: SlotRules(days: 1, step: .hours(12)))
        let whole = try text("xml", of: document)
        try #require(whole.contains(part))
        #expect(try !XMLTree.isValid(Array(whole.replacing(part, with: other).utf8), by: Schema.xml.bytes))
    }
}

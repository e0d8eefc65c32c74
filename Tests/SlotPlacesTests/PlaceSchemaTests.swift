import Foundation
import JSON5
import SlotDocument
import SlotFormats
import SlotPlaces
import Testing

/// The JSON Schema and the reader have one list of keys, the same words and the same limits.
@Suite struct PlaceSchemaTests {
    @Test func `The schema's keys are the reader's keys`() throws {
        let keys = try SchemaNode.parse(Schema.place.bytes).paths()
        let groups = ["formats"] + Set(ExportFormat.all.flatMap(\.settings).map { "formats.\($0.format)" })
        let rows = SettingTable.tests.rows.map(\.key.path) + groups
        #expect(Set(keys) == Set(rows))
        #expect(keys.count == rows.count)
    }

    @Test func `Every object of the schema is closed, and every key is described`() throws {
        for (path, node) in try SchemaNode.parse(Schema.place.bytes).nodes() {
            #expect(node["description"] != nil, "\(path)")
            if node["properties"] != nil { #expect(node["additionalProperties"] == .other("false"), "\(path)") }
        }
    }

    @Test func `The schema's words, defaults and examples are taken by the reader, and others are not`() throws {
        for (path, node) in try SchemaNode.parse(Schema.place.bytes).nodes() where !path.isEmpty {
            var values: [SchemaNode] = []
            for list in ["enum", "examples"] { if case .array(let items)? = node[list] { values += items } }
            if let value = node["default"] { values.append(value) }
            for edge in ["minimum", "maximum"] { if let value = node[edge] { values.append(value) } }
            for value in values {
                #expect(refusal(file(path, value.json)) == nil, "\(path) \(value.json)")
            }
            if case .array? = node["enum"] { #expect(refusal(file(path, "\"neither\"")) != nil, "\(path)") }
            for (edge, step) in [("minimum", -1), ("maximum", 1)] {
                guard case .other(let text)? = node[edge], let limit = Int(text) else { continue }
                #expect(refusal(file(path, "\(limit + step)")) != nil, "\(path) \(limit + step)")
            }
        }
    }

    @Test func `Golden: the schema's lines of settings are those of the settings table`() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../Resources/schemas/place.schema.json")
        let schema = try String(contentsOf: file.standardized, encoding: .utf8)
        var lines = SchemaLines(schema)
        lines.write(SettingTable.tests.rows, formats: ExportFormat.all.flatMap(\.settings))
        if ProcessInfo.processInfo.environment["SLOTEXPORT_UPDATE_GOLDENS"] == "1" {
            try lines.text.write(to: file.standardized, atomically: true, encoding: .utf8)
        } else {
            for (old, new) in zip(schema.split(separator: "\n"), lines.text.split(separator: "\n")) where old != new {
                Issue.record("make golden writes it anew: \(new)")
            }
            #expect(lines.text == schema)
        }
    }

    @Test func `A setting that the schema doesn't have yet gets its line from its row`() {
        let row = FormatSetting(format: "new", key: "words", kind: .word(["a", "b"], usual: "a"), help: "which one")
        var lines = SchemaLines(
            """
            {
              "properties": {
                "formats": {
                  "properties": {
                    "ics": {
                    }
                  }
                }
              }
            }
            """)
        lines.write([], formats: [row])
        #expect(
            lines.lines.contains(
                #"            "words": { "enum": ["a", "b"], "default": "a", "description": "Which one." }"#))
    }

    /// A place file with one key, which may be inside others.
    private func file(_ path: String, _ value: String) -> String {
        path.split(separator: ".").reversed().reduce(value) { "{\"\($1)\": \($0)}" }
    }
}

/// A JSON tree, as far as the test needs one.
indirect enum SchemaNode: Equatable {
    case object([(String, SchemaNode)])
    case array([SchemaNode])
    case string(String)
    case other(String)

    static func == (left: SchemaNode, right: SchemaNode) -> Bool { left.json == right.json }

    subscript(key: String) -> SchemaNode? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == key }?.1
    }

    var json: String {
        switch self {
        case .object(let members): "{" + members.map { "\"\($0)\": \($1.json)" }.joined(separator: ", ") + "}"
        case .array(let items): "[" + items.map(\.json).joined(separator: ", ") + "]"
        case .string(let text): "\"\(text)\""
        case .other(let text): text
        }
    }

    /// The paths of all keys that the schema describes.
    func paths() -> [String] { nodes().map(\.path).filter { !$0.isEmpty } }

    /// The schema itself, and those of its keys with their paths.
    func nodes(at path: String = "") -> [(path: String, node: SchemaNode)] {
        guard case .object(let members)? = self["properties"] else { return [(path, self)] }
        return [(path, self)] + members.flatMap { $1.nodes(at: path.isEmpty ? $0 : path + "." + $0) }
    }

    static func parse(_ bytes: [UInt8]) throws -> SchemaNode {
        var reader = JSON5Reader(bytes, dialect: .json)
        let node = try parse(try reader.next(), &reader)
        #expect(try reader.next() == .end)
        return node
    }

    private static func parse(_ token: JSON5Reader.Token, _ reader: inout JSON5Reader) throws -> SchemaNode {
        switch token {
        case .objectStart:
            var members: [(String, SchemaNode)] = []
            while case .key(let key) = try reader.next() {
                members.append((reader.string(of: key), try parse(try reader.next(), &reader)))
            }
            return .object(members)
        case .arrayStart:
            var items: [SchemaNode] = []
            while case let next = try reader.next(), next != .arrayEnd { items.append(try parse(next, &reader)) }
            return .array(items)
        case .string(let text): return .string(reader.string(of: text))
        case .number(let text): return .other(reader.string(of: text))
        case .bool(let value): return .other("\(value)")
        default: return .other("null")
        }
    }
}

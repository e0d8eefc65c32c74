import SlotDocument
import SlotEngine
import SlotFormats
import SlotPlaces

/// The place schema with the lines of settings as the rows of the settings table have them.
///
/// Limits, words and defaults of a line come from the row; its description stays, or is the row's help where the line is
/// new. Settings with a shape of their own (`hours`, `busy`, `name`) have lines and definitions written by hand.
struct SchemaLines {
    private(set) var lines: [String]

    init(_ schema: String) {
        lines = schema.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var text: String { lines.joined(separator: "\n") }

    /// Writes the lines of all settings of one format, and of all others, anew.
    mutating func write(_ settings: [Setting], formats: [FormatSetting]) {
        for setting in settings where !setting.key.path.hasPrefix("formats") {
            guard let shape = Self.shape(of: setting) else { continue }
            write(setting.key.path, shape, examples: setting.examples, help: setting.help, in: properties(of: nil))
        }
        for row in formats {
            if properties(of: row.format) == nil { addFormat(row.format) }
            write(row.key, Self.shape(of: row), examples: [], help: row.help, in: properties(of: row.format))
        }
    }

    // MARK: - Shapes

    private static func shape(of setting: Setting) -> String? {
        let usual = setting.usual.flatMap(Int.init)
        switch setting.kind {
        case .word(let words): return shape(ofWords: words, usual: setting.usual)
        case .integer(let limits): return shape(of: limits.range, usual: usual)
        case .duration: return ##""$ref": "#/$defs/time""## + (usual.map { ", \"default\": \($0)" } ?? "")
        case .degrees(let limit): return #""type": "number", "minimum": -\#(limit), "maximum": \#(limit)"#
        case .flag: return #""type": "boolean", "default": \#(setting.usual ?? "false")"#
        default: return nil
        }
    }

    private static func shape(of row: FormatSetting) -> String {
        switch row.kind {
        case .word(let words, let usual): return shape(ofWords: words, usual: usual)
        case .number(let range, let words, let usual):
            if words.isEmpty { return shape(of: range, usual: usual) }
            return shape(ofWords: words + range.map(String.init), usual: usual.map(String.init))
        case .flag: return #""type": "boolean", "default": false"#
        case .text(let limit, let usual):
            return #""type": "string", "minLength": 1, "maxLength": \#(limit)"#
                + (usual.map { ", \"default\": \(json($0))" } ?? "")
        case .textList(let words, let limit):
            let item = words.isEmpty ? #""type": "string", "minLength": 1"# : #""enum": [\#(list(words))]"#
            return #""type": "array", "maxItems": \#(limit), "uniqueItems": true, "items": { \#(item) }"#
        }
    }

    /// Words, of which those that are numbers are written as numbers.
    private static func shape(ofWords words: [String], usual: String?) -> String {
        #""enum": [\#(list(words))]"# + (usual.map { ", \"default\": \(json($0))" } ?? "")
    }

    private static func shape(of range: ClosedRange<Int>, usual: Int?) -> String {
        #""type": "integer", "minimum": \#(range.lowerBound), "maximum": \#(range.upperBound)"#
            + (usual.map { ", \"default\": \($0)" } ?? "")
    }

    private static func list(_ words: [String]) -> String { words.map(json).joined(separator: ", ") }

    private static func json(_ text: String) -> String {
        if Int(text) != nil { return text }
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\r\n", with: "\\r\\n")
        return "\"\(escaped.replacing("\n", with: "\\n"))\""
    }

    // MARK: - Lines

    /// The lines between the braces of `properties`: the place's, or a format's. Nil where there is no such format.
    private func properties(of format: String?) -> Range<Int>? {
        guard let format else { return lines(after: "  \"properties\": {", in: lines.indices) }
        guard let formats = lines(after: "    \"formats\": {", in: lines.indices) else { return nil }
        guard let own = lines(after: "        \"\(format)\": {", in: formats) else { return nil }
        return lines(after: "          \"properties\": {", in: own)
    }

    /// The lines of an object that begins with a line, without those of its braces.
    private func lines(after head: String, in range: Range<Int>) -> Range<Int>? {
        guard let start = range.first(where: { lines[$0] == head }) else { return nil }
        let indent = head.prefix { $0 == " " }
        let end = (start + 1..<range.upperBound).first { lines[$0] == indent + "}" || lines[$0] == indent + "}," }
        return end.map { start + 1..<$0 }
    }

    private mutating func write(
        _ key: String, _ shape: String, examples: [String], help: String, in range: Range<Int>?
    ) {
        guard let range else { return }
        // Two deeper than the line before, which opens the object.
        let head = lines[range.lowerBound - 1].prefix { $0 == " " } + "  \"\(key)\": {"
        let place = range.first { lines[$0].hasPrefix(head) }
        let description = place.flatMap { lines[$0].firstMatch(of: /"description": ("(?:[^"\\]|\\.)*")/)?.1 }
        let sentence = "\"\(help.prefix(1).uppercased())\(help.dropFirst().replacing("\"", with: "\\\"")).\""
        // What a row can't say of its text stays as well.
        let pattern = place.flatMap { lines[$0].firstMatch(of: /, "pattern": "(?:[^"\\]|\\.)*"/)?.0 } ?? ""
        var line = head + " \(shape)\(pattern), \"description\": \(description.map(String.init) ?? sentence)"
        if !examples.isEmpty { line += ", \"examples\": [\(examples.joined(separator: ", "))]" }
        line += " }"
        if let place {
            lines[place] = line + (lines[place].hasSuffix(",") ? "," : "")
        } else {
            lines.insert(line + (range.isEmpty ? "" : ","), at: range.lowerBound)
        }
    }

    private mutating func addFormat(_ name: String) {
        guard let formats = lines(after: "    \"formats\": {", in: lines.indices),
            let list = lines(after: "      \"properties\": {", in: formats)
        else { return }
        lines.insert(
            contentsOf: [
                "        \"\(name)\": {", "          \"type\": \"object\",",
                "          \"additionalProperties\": false,",
                "          \"description\": \"Settings of \(name).\",", "          \"properties\": {", "          }",
                "        },",
            ], at: list.lowerBound)
    }
}

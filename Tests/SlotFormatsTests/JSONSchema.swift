import Foundation
import SlotFormats

/// A JSON Schema, as much of it as ours uses; keys that it doesn't name are problems too.
struct JSONSchema {
    private let root: [String: Any]
    private let definitions: [String: [String: Any]]

    init(_ schema: Schema) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(schema.bytes)) as? [String: Any] else {
            throw FixtureError(text: "no schema")
        }
        self.root = root
        definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
    }

    /// What is wrong with a document, by paths.
    func problems(in document: [UInt8]) throws -> [String] {
        problems(in: try JSONSerialization.jsonObject(with: Data(document)), by: root, at: "$")
    }

    private func problems(in value: Any, by rule: [String: Any], at path: String) -> [String] {
        var found = Set(rule.keys).subtracting(Self.known).sorted().map { "\(path): the checker does not know \($0)" }
        if let reference = rule["$ref"] as? String {
            guard let name = reference.split(separator: "/").last, let rule = definitions[String(name)] else {
                return ["\(path): there is no \(reference)"]
            }
            found += problems(in: value, by: rule, at: path)
        }
        if let types = rule["type"] as? [String] ?? (rule["type"] as? String).map({ [$0] }),
            !types.contains(where: { Self.isOfType(value, $0) })
        {
            found.append("\(path) is no \(types.joined(separator: " or "))")
        }
        if let object = value as? [String: Any] { found += problems(inObject: object, by: rule, at: path) }
        if let items = value as? [Any], let item = rule["items"] as? [String: Any] {
            let range = (rule["minItems"] as? Int ?? 0)...(rule["maxItems"] as? Int ?? .max)
            if !range.contains(items.count) { found.append("\(path) has \(items.count) items") }
            for (index, value) in items.enumerated() { found += problems(in: value, by: item, at: "\(path)[\(index)]") }
        }
        if let words = rule["enum"] as? [String], !words.contains(value as? String ?? "") {
            found.append("\(path) is \(value)")
        }
        if let constant = rule["const"] as? NSObject, constant != value as? NSObject {
            found.append("\(path) is not \(constant)")
        }
        if let text = value as? String {
            if let pattern = rule["pattern"] as? String, text.range(of: pattern, options: .regularExpression) == nil {
                found.append("\(path) is \(text)")
            }
            if text.unicodeScalars.count < rule["minLength"] as? Int ?? 0 { found.append("\(path) is too short") }
            if text.unicodeScalars.count > rule["maxLength"] as? Int ?? .max { found.append("\(path) is too long") }
        }
        if let number = value as? Int, rule["type"] as? String == "integer",
            number < rule["minimum"] as? Int ?? .min || number > rule["maximum"] as? Int ?? .max
        {
            found.append("\(path) is \(number)")
        }
        return found
    }

    private func problems(inObject object: [String: Any], by rule: [String: Any], at path: String) -> [String] {
        var found: [String] = []
        for key in rule["required"] as? [String] ?? [] where object[key] == nil {
            found.append("\(path) has no \(key)")
        }
        if object.count < rule["minProperties"] as? Int ?? 0 { found.append("\(path) has too few keys") }
        let names = (rule["propertyNames"] as? [String: Any])?["enum"] as? [String]
        let properties = rule["properties"] as? [String: [String: Any]]
        let others = rule["additionalProperties"] as? [String: Any]
        guard properties != nil || others != nil else { return found }
        for (key, member) in object {
            if let names, !names.contains(key) { found.append("\(path) must not have \(key)") }
            guard let next = properties?[key] ?? others else {
                found.append("\(path) has \(key)")
                continue
            }
            found += problems(in: member, by: next, at: "\(path).\(key)")
        }
        return found
    }

    /// The keywords that are checked, and those that say nothing about values.
    private static let known: Set = [
        "$defs", "$id", "$ref", "$schema", "additionalProperties", "const", "description", "enum", "format", "items",
        "maxItems",
        "maxLength", "maximum", "minItems", "minLength", "minProperties", "minimum", "pattern", "properties",
        "propertyNames",
        "required", "title", "type",
    ]

    private static func isOfType(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": value is Bool
        case "number": value is NSNumber
        case "integer": (value as? NSNumber).map { $0 == NSNumber(value: $0.intValue) } ?? false
        default: false
        }
    }
}

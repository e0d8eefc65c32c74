import SlotHost
import Testing

/// A text to read, written so that it can be looked at: `⟨E9⟩` is a byte, `⟨[ x 3⟩` is a text three times.
struct Sample: CustomTestStringConvertible {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    var testDescription: String { name }

    var bytes: [UInt8] { Self.bytes(text) }

    static func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for part in text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated() {
            guard part.offset > 0, let end = part.element.firstIndex(of: "⟩") else {
                bytes += part.element.utf8
                continue
            }
            let inside = part.element[..<end]
            if let mark = inside.firstRange(of: " x "), let count = Int(inside[mark.upperBound...]) {
                for _ in 0..<count { bytes += inside[..<mark.lowerBound].utf8 }
            } else {
                bytes += inside.split(separator: " ").compactMap { UInt8($0, radix: 16) }
            }
            bytes += part.element[part.element.index(after: end)...].utf8
        }
        return bytes
    }
}

/// Reads a whole text and gives its tokens back in a short notation.
func tokens(_ bytes: [UInt8], _ dialect: JSON5Reader.Dialect) throws(JSON5Error) -> [String] {
    var reader = JSON5Reader(bytes, dialect: dialect)
    var tokens: [String] = []
    while true {
        let token = try reader.next()
        switch token {
        case .objectStart: tokens.append("{")
        case .objectEnd: tokens.append("}")
        case .arrayStart: tokens.append("[")
        case .arrayEnd: tokens.append("]")
        case .key(let text): tokens.append(reader.string(of: text) + ":")
        case .string(let text): tokens.append("'" + reader.string(of: text) + "'")
        case .number(let text): tokens.append(reader.string(of: text))
        case .bool(let value): tokens.append(value ? "true" : "false")
        case .null: tokens.append("null")
        case .end: return tokens
        }
    }
}

/// The error of a text, or nil where it has none.
func failure(_ bytes: [UInt8], _ dialect: JSON5Reader.Dialect) -> JSON5Error? {
    do throws(JSON5Error) {
        _ = try tokens(bytes, dialect)
        return nil
    } catch {
        return error
    }
}

import JSON5
import TestSupport
import Testing

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

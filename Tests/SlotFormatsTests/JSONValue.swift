/// A value of JSON whose objects keep the order of their keys.
indirect enum JSONValue: Equatable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(Int)
    case bool(Bool)
    case null

    struct Member: Equatable {
        let key: String
        let value: JSONValue
    }

    /// Reads one document of integers, strings, booleans, null, arrays and objects, without any space (RFC 8259).
    init(_ bytes: some Sequence<UInt8>) throws {
        var reader = Reader(rest: Array(bytes)[...])
        self = try reader.value()
        guard reader.rest.isEmpty else { throw FixtureError(text: "json: more after the value") }
    }

    var keys: [String] {
        if case .object(let members) = self { members.map(\.key) } else { [] }
    }

    var items: [JSONValue] {
        if case .array(let items) = self { items } else { [] }
    }

    /// The member of a key; null where there is none.
    subscript(key: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value ?? .null
    }

    /// A string, a number in digits or a boolean, as text; nothing for null.
    var text: String {
        switch self {
        case .string(let text): text
        case .number(let number): String(number)
        case .bool(let value): String(value)
        default: ""
        }
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func value() throws -> JSONValue {
            switch rest.first {
            case UInt8(ascii: "{"): return .object(try list("{", "}") { try $0.member() })
            case UInt8(ascii: "["): return .array(try list("[", "]") { try $0.value() })
            case UInt8(ascii: "\""): return .string(try string())
            case UInt8(ascii: "t"):
                try take("true")
                return .bool(true)
            case UInt8(ascii: "f"):
                try take("false")
                return .bool(false)
            case UInt8(ascii: "n"):
                try take("null")
                return .null
            default:
                let digits = rest.prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
                rest = rest.dropFirst(digits.count)
                guard let number = Int(digits.string), String(number) == digits.string else {
                    throw FixtureError(text: "json: no number at \(rest.prefix(20).string)")
                }
                return .number(number)
            }
        }

        private mutating func member() throws -> Member {
            let key = try string()
            try take(":")
            return Member(key: key, value: try value())
        }

        private mutating func list<Item>(
            _ open: String, _ close: String, _ item: (inout Reader) throws -> Item
        ) throws -> [Item] {
            try take(open)
            var items: [Item] = []
            while !rest.starts(with: close.utf8) {
                if !items.isEmpty { try take(",") }
                items.append(try item(&self))
            }
            try take(close)
            return items
        }

        private mutating func string() throws -> String {
            try take("\"")
            var units: [UInt8] = []
            while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
                guard byte >= 0x20 else { throw FixtureError(text: "json: a control character") }
                units += byte == UInt8(ascii: "\\") ? try escape() : [byte]
            }
            guard let text = String(validating: units, as: UTF8.self) else {
                throw FixtureError(text: "json: no UTF-8")
            }
            return text
        }

        private mutating func escape() throws -> [UInt8] {
            switch rest.popFirst() {
            case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
            case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
            case UInt8(ascii: "u"):
                guard let code = UInt32(rest.prefix(4).string, radix: 16), let scalar = Unicode.Scalar(code) else {
                    throw FixtureError(text: "json: a bad escape")
                }
                rest = rest.dropFirst(4)
                return Array(String(Character(scalar)).utf8)
            default: throw FixtureError(text: "json: an escape that is not needed")
            }
        }

        private mutating func take(_ text: String) throws {
            guard rest.starts(with: text.utf8) else {
                throw FixtureError(text: "json: no \(text) at \(rest.prefix(20).string)")
            }
            rest = rest.dropFirst(text.utf8.count)
        }
    }
}

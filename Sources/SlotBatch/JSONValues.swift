internal import JSON5
internal import SlotTime

/// Reads a JSON object of one line into a tree: manifests and reports are ours, small a line, and read seldom.
indirect enum JSONValue {
    case object([(key: String, value: JSONValue)])
    case array([JSONValue])
    case string(String)
    case number(Int)
    /// A number that is not an integer, as it is written.
    case decimal([UInt8])
    case bool(Bool)
    case null

    /// The value of a text; nil where it is no JSON.
    init?(_ bytes: some Sequence<UInt8>) {
        var reader = JSON5Reader(Array(bytes), dialect: .json)
        do throws(JSON5Error) {
            guard let value = try Self.value(try reader.next(), &reader), try reader.next() == .end else { return nil }
            self = value
        } catch {
            return nil
        }
    }

    private static func value(
        _ token: JSON5Reader.Token, _ reader: inout JSON5Reader
    ) throws(JSON5Error) -> JSONValue? {
        switch token {
        case .string(let text): return .string(reader.string(of: text))
        case .number(let text):
            return reader.integer(of: text).map { .number($0) } ?? .decimal(Array(reader.bytes[text.range]))
        case .bool(let value): return .bool(value)
        case .null: return .null
        case .arrayStart:
            var values: [JSONValue] = []
            while true {
                let token = try reader.next()
                if token == .arrayEnd { return .array(values) }
                guard let value = try value(token, &reader) else { return nil }
                values.append(value)
            }
        case .objectStart:
            var pairs: [(key: String, value: JSONValue)] = []
            while true {
                switch try reader.next() {
                case .objectEnd: return .object(pairs)
                case .key(let text):
                    let key = reader.string(of: text)
                    guard let value = try value(try reader.next(), &reader) else { return nil }
                    pairs.append((key, value))
                default: return nil
                }
            }
        default: return nil
        }
    }

    /// The value of a key of an object.
    subscript(key: String) -> JSONValue? {
        guard case .object(let pairs) = self else { return nil }
        return pairs.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let number) = self { number } else { nil } }
    var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

    /// A moment (RFC 3339).
    var moment: Instant? { string.flatMap { Instant(rfc3339: $0) } }

    /// The same value as JSON of one line.
    var json: [UInt8] {
        switch self {
        case .object(let pairs):
            var bytes: [UInt8] = [UInt8(ascii: "{")]
            for pair in pairs {
                if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
                bytes += JSONLine.quote(pair.key)
                bytes.append(UInt8(ascii: ":"))
                bytes += pair.value.json
            }
            bytes.append(UInt8(ascii: "}"))
            return bytes
        case .array(let values): return JSONLine.array(values.lazy.map { $0.json })
        case .string(let text): return JSONLine.quote(text)
        case .number(let number): return Array(String(number).utf8)
        case .decimal(let digits): return digits
        case .bool(let value): return Array((value ? "true" : "false").utf8)
        case .null: return Array("null".utf8)
        }
    }
}

extension FileEntry {
    /// The file of a manifest or status line.
    init?(_ value: JSONValue) {
        guard let path = value["path"]?.string, let size = value["size"]?.number,
            let sha256 = value["sha256"]?.string, let slots = value["slots"]?.number
        else { return nil }
        self.init(
            path: path, offset: value["offset"]?.number, size: size, sha256: Array(sha256.utf8), slots: slots)
    }
}

extension NamedFile {
    init?(_ value: JSONValue) {
        guard let path = value["path"]?.string, let size = value["size"]?.number,
            let modified = value["modified"]?.number
        else { return nil }
        self.init(path: path, size: size, modified: modified)
    }
}

extension PlaceLine {
    /// A place's line of a manifest; nil where it is something else.
    init?(_ bytes: some Sequence<UInt8>) {
        guard let value = JSONValue(bytes), let id = value["id"]?.string,
            let status = value["status"]?.string.flatMap({ Status(rawValue: $0) }), let files = value["files"]?.array
        else { return nil }
        self.init(id: id, status: status)
        record = value["record"]?.string.map { Array($0.utf8) }
        dueAt = value["dueAt"]?.moment
        openMinutes = value["openMinutes"]?.number
        staleSince = value["staleSince"]?.moment
        if let code = value["code"]?.number {
            fault = Fault(code: code, message: value["message"]?.string ?? "")
        }
        self.files = files.compactMap { FileEntry($0) }
        inputs = (value["inputs"]?.array ?? []).compactMap { NamedFile($0) }
        index = value["index"]?.json
        guard self.files.count == files.count else { return nil }
    }
}

internal import SlotFormats
internal import SlotHost

/// The index of all places of a set, in three forms: `index.json`, `index.ndjson` and `index.csv`.
struct SiteIndex {
    private let publication: Publication

    init(_ publication: Publication) { self.publication = publication }

    /// Writes the three files, where an index was asked for.
    func write(to tree: FileTree) throws(HostError) {
        guard publication.request.writesIndex else { return }
        let json = try LineSink("index.json", in: tree)
        let lines = try LineSink("index.ndjson", in: tree)
        let table = try LineSink("index.csv", in: tree)
        var header: [UInt8] = []
        for column in PlaceIndex.columns {
            if !header.isEmpty { header.append(UInt8(ascii: ",")) }
            header += column.utf8
        }
        try table.add(header + [UInt8(ascii: "\r")])
        try json.add(bytes: Array("[".utf8))
        var isFirst = true
        try publication.eachPlace { (place, _, _) throws(HostError) in
            guard let index = place.index, let value = JSONValue(index) else { return }
            try json.add(bytes: (isFirst ? [] : Array(",\n".utf8)) + index)
            isFirst = false
            try lines.add(index)
            try table.add(Self.row(value) + [UInt8(ascii: "\r")])
        }
        try json.add(bytes: Array("]\n".utf8))
        for sink in [json, lines, table] { try sink.finish() }
    }

    /// The values of a place as a row (RFC 4180); several dates have spaces between them.
    private static func row(_ value: JSONValue) -> [UInt8] {
        var row: [UInt8] = []
        for (number, column) in PlaceIndex.columns.enumerated() {
            if number > 0 { row.append(UInt8(ascii: ",")) }
            let text: [UInt8]
            switch value[column] {
            case .string(let string)?: text = Array(string.utf8)
            case .array(let values)?: text = Array(values.compactMap { $0.string }.joined(separator: " ").utf8)
            case .number(let number)?: text = Array(String(number).utf8)
            case .decimal(let digits)?: text = digits
            default: text = []
            }
            row += cell(text)
        }
        return row
    }

    private static func cell(_ text: [UInt8]) -> [UInt8] {
        let marks: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        guard text.contains(where: { marks.contains($0) }) else { return text }
        var cell = [UInt8(ascii: "\"")]
        for byte in text {
            if byte == UInt8(ascii: "\"") { cell.append(byte) }
            cell.append(byte)
        }
        cell.append(UInt8(ascii: "\""))
        return cell
    }
}

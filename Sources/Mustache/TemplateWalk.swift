/// Writes all data of a source as JSON: what a template may see, name by name.
public struct TemplateWalk {
    private let schema: TemplateSchema
    private var output: [UInt8] = []

    /// Objects within objects end here, as deep as a schema can be.
    private static let depthLimit = 16

    /// A walk over the names of a schema.
    public init(_ schema: TemplateSchema) {
        self.schema = schema
    }

    /// Writes the data; the closure takes the output block by block.
    public mutating func write(_ source: some TemplateSource, to emit: (Span<UInt8>) -> Void) {
        var row = makeRow(scope: 0)
        source.fill(root: &row)
        write(row, scope: 0, source, depth: 0, emit)
        emit(output.span)
        output.removeAll()
    }

    private func makeRow(scope: Int) -> TemplateRow {
        var row = TemplateRow()
        row.scope = scope
        row.wanted = .max
        row.reset(fields: schema.scopes[scope].names.count)
        row.isLast = true
        return row
    }

    private mutating func write(
        _ row: TemplateRow, scope: Int, _ source: some TemplateSource, depth: Int, _ emit: (Span<UInt8>) -> Void
    ) {
        guard depth < Self.depthLimit else {
            output += "{}".utf8
            return
        }
        output.append(UInt8(ascii: "{"))
        for (field, name) in schema.scopes[scope].names.enumerated() {
            if field > 0 { output.append(UInt8(ascii: ",")) }
            output += "\"\(name.name)\":".utf8
            switch (row.cells[field], name.kind) {
            case (.text(let start, let end), .number): output += row.bytes[start..<end]
            case (.text(let start, let end), _):
                output.append(UInt8(ascii: "\""))
                ValueForm.json.append(row.bytes[start..<end], to: &output)
                output.append(UInt8(ascii: "\""))
            case (.flag(let flag), _): output += flag ? "true".utf8 : "false".utf8
            case (.object(let number), .object(let inner)):
                var object = makeRow(scope: inner)
                source.open(number, &object)
                write(object, scope: inner, source, depth: depth + 1, emit)
            case (.list(let number), .list(let inner)): writeList(number, inner, source, depth, emit)
            case (_, .list): output += "[]".utf8
            default: output += "null".utf8
            }
        }
        output.append(UInt8(ascii: "}"))
        if output.count > 1 << 15 {
            emit(output.span)
            output.removeAll(keepingCapacity: true)
        }
    }

    private mutating func writeList(
        _ number: Int, _ scope: Int, _ source: some TemplateSource, _ depth: Int, _ emit: (Span<UInt8>) -> Void
    ) {
        var item = makeRow(scope: scope)
        source.open(number, &item)
        output.append(UInt8(ascii: "["))
        while true {
            write(item, scope: scope, source, depth: depth + 1, emit)
            guard !item.isLast else { break }
            output.append(UInt8(ascii: ","))
            item.reset(fields: item.cells.count)
            item.index += 1
            source.advance(&item)
        }
        output.append(UInt8(ascii: "]"))
    }
}

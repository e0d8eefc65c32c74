internal import SlotFormats
internal import SlotTime

/// Prints the schema of a format.
enum SchemaCommand {
    /// The schema of `schema json` or `schema xml`.
    static func text(_ operands: ArraySlice<String>) throws(CommandError) -> [UInt8] {
        let names = Schema.allCases.map(\.rawValue)
        guard let name = operands.first, operands.count == 1 else {
            throw CommandError(usage: "schema needs one format: \(OptionValue.list(names))")
        }
        guard let schema = Schema(rawValue: name) else {
            let hint = Suggestion.nearest(to: name, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
            throw CommandError(
                usage: "schema \(CommandError.printable(name)): must be \(OptionValue.list(names))\(hint)")
        }
        return schema.bytes
    }
}

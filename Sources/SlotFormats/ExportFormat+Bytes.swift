public import SlotDocument

extension ExportFormat {
    /// The bytes of a document in memory: those of the file, or of the first of several parts.
    ///
    /// - Throws: What `check` throws; the rule that a template breaks; an error of the machine where memory runs out.
    public func bytes(of document: borrowing SlotDocument) throws(ExportError) -> [UInt8] {
        try check(document)
        guard let part = parts.first else { return [] }
        do throws(SinkError) {
            return try part.bytes(of: document)
        } catch {
            if let rule = error.rule { throw ExportError(format: name, rule: rule) }
            throw ExportError(format: name, rule: "needs more memory", isOfMachine: true)
        }
    }
}

extension ExportFormat.Part {
    /// The bytes of the part in memory. A document that the format refuses isn't noticed here: see `ExportFormat.check`.
    ///
    /// - Throws: An error with the code 12 (ENOMEM) where memory runs out, or with the rule that a template breaks.
    public func bytes(of document: borrowing SlotDocument) throws(SinkError) -> [UInt8] {
        let sink = MemorySink()
        var writer = ByteWriter(to: sink)
        write(document, to: &writer)
        _ = try writer.finish()
        return sink.bytes
    }
}

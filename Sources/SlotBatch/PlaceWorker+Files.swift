internal import ICalendar
internal import SlotDocument
internal import SlotFormats
internal import SlotHost

/// The files of a place.
extension PlaceWorker {
    func write(
        _ documents: [SlotDocument], _ id: String, old before: Before?, into result: inout RecordResult
    ) throws(BatchError) {
        let names = ProductNames(documents, id, context)
        let old = before?.line
        var files: [FileEntry] = []
        var hasNews = false
        for (document, prefix) in zip(documents, names.prefixes) {
            for (format, suffix) in context.formats {
                for part in format.parts {
                    let path = names.path(prefix + suffix, part: part.name)
                    let slots = format.slotCount(of: document)
                    if context.keepsRows {
                        let rows = try rows(of: document, part)
                        guard !context.isStream else {
                            result.rows.append(rows)
                            continue
                        }
                        let isTable = format.name == ExportFormat.csv.name
                        if isTable { result.header = PackedRows.header(of: rows) }
                        let body = isTable ? PackedRows.withoutHeader(rows) : rows
                        let entry = FileEntry(
                            path: PackedRows.path(suffix), offset: 0, size: body.count,
                            sha256: hexadecimal(SHA256.digest(of: body)), slots: slots)
                        let number = files.count
                        let known = old.flatMap { number < $0.files.count ? $0.files[number] : nil }
                        let isNew = !(known?.hasSameBytes(as: entry) ?? false)
                        files.append(isNew ? entry : known ?? entry)
                        result.rows.append(isNew ? body : [])
                        guard isNew else { continue }
                        hasNews = true
                        // In a packed file it is places that change, not files.
                        result.changed.append(String(number))
                        continue
                    }
                    for (entry, isNew) in try write(document, part, to: path, slots: slots, old: old) {
                        files.append(entry)
                        guard isNew else { continue }
                        hasNews = true
                        result.changed.append(entry.path)
                    }
                }
            }
        }
        for file in old?.files ?? [] where !context.keepsRows && files.named(file.path) == nil {
            result.removed.append(file.path)
        }
        if old?.status != .ok { hasNews = true }
        result.status.status = hasNews || !result.removed.isEmpty ? .ok : .unchanged
        result.status.files = files
        result.place?.files = files
        if context.request.writesIndex {
            result.place?.index = PlaceIndex.object(of: documents[0], path: files.first?.path ?? "")
        }
    }

    /// The rows of a document, for output in the order of the input.
    private func rows(of document: SlotDocument, _ part: ExportFormat.Part) throws(BatchError) -> [UInt8] {
        let rows = RowSink()
        var writer = ByteWriter(to: rows)
        part.write(document, to: &writer, using: &memory)
        do throws(SinkError) { _ = try writer.finish() } catch { throw Self.memoryError }
        return rows.bytes
    }

    private static let memoryError = BatchError(.environment, "there is no memory left")

    private func write(
        _ document: SlotDocument, _ part: ExportFormat.Part, to path: String, slots: Int, old: PlaceLine?
    ) throws(BatchError) -> [(FileEntry, isNew: Bool)] {
        do throws(HostError) {
            let output = TreeOutput(path, in: { [context] () throws(HostError) in try context.tree() })
            var writer = ByteWriter(to: output)
            part.write(document, to: &writer, using: &memory)
            do throws(SinkError) { _ = try writer.finish() } catch { throw output.error(error) }
            let entry = FileEntry(path: path, size: output.count, sha256: output.digestText(), slots: slots)
            let isNew = !(old?.files.named(path)?.hasSameBytes(as: entry) ?? false)
            if isNew { try output.keep() } else { try output.drop() }
            guard context.request.compresses else { return [(entry, isNew)] }
            return [(entry, isNew), try compress(entry, isNew: isNew, output, old)]
        } catch {
            throw BatchError(error)
        }
    }

    /// Writes the compressed copy of a file, with its time.
    private func compress(
        _ entry: FileEntry, isNew: Bool, _ output: TreeOutput, _ old: PlaceLine?
    ) throws(HostError) -> (FileEntry, isNew: Bool) {
        let path = entry.path + ".gz"
        let known = old?.files.named(path)
        if !isNew, let known, let head = context.previous?.manifest.head, head.libdeflate == context.libdeflate {
            return (known, false)
        }
        let own: Compressor
        if let compressor { own = compressor } else { own = try Compressor() }
        compressor = own
        let bytes: [UInt8]
        if !isNew, output.count > TreeOutput.limit, let previous = context.previous?.tree {
            bytes = try previous.read(entry.path)
        } else {
            bytes = try output.content()
        }
        let packed = own.gzip(bytes)
        let copy = FileEntry(
            path: path, size: packed.count, sha256: hexadecimal(SHA256.digest(of: packed)), slots: entry.slots)
        if let known, known.hasSameBytes(as: copy), !isNew { return (copy, false) }
        let tree = try context.tree()
        if !isNew, let previous = context.previous?.tree { try tree.link(entry.path, from: previous) }
        try tree.write(path, packed)
        try tree.copyTimes(from: entry.path, to: path)
        return (copy, true)
    }
}

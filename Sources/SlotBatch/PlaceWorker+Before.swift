internal import ICalendar
internal import SlotHost
internal import SlotTime

/// What a place has from runs before, and when that is enough.
extension PlaceWorker {
    /// What a place has from a run before.
    struct Before {
        let number: Int
        let line: PlaceLine?
        let set: BatchContext.PublishedSet
        /// Whether readers see it; else it is left from an interrupted run.
        let isPublished: Bool
    }

    func before(_ id: String) throws(WorkError) -> Before? {
        guard let set = context.previous, let number = set.manifest.find(id) else { return nil }
        do throws(HostError) {
            return Before(number: number, line: try set.manifest.place(number), set: set, isPublished: true)
        } catch {
            throw .fatal(BatchError(error))
        }
    }

    /// The result of a place whose files are still right; nil where it has to be done.
    func notDue(
        _ job: RecordJob, _ id: String, _ number: Int, _ line: PlaceLine
    ) throws(WorkError) -> RecordResult? {
        guard line.status == .ok, let record = line.record, let dueAt = line.dueAt, context.request.now < dueAt else {
            return nil
        }
        // A clock that was set back makes everything due.
        guard let head = context.previous?.manifest.head, head.now <= context.request.now else { return nil }
        guard isSame(job, record, line.inputs) else { return nil }
        return RecordResult(
            status: StatusLine(
                line: job.line, id: id, status: .unchanged, fault: nil, files: line.files, milliseconds: 0),
            place: line, previous: number)
    }

    /// Whether a record, and the files that it names, are what they were when a line was written.
    private func isSame(_ job: RecordJob, _ record: [UInt8], _ named: [NamedFile]) -> Bool {
        var present: [NamedFile] = []
        for file in named {
            guard let id = job.id, let now = inputs.present(file.path, of: id, from: context.files, context.bookings)
            else { return false }
            present.append(now)
        }
        return hexadecimal(digest(of: job.bytes, present)) == record
    }

    /// The result of a place that an interrupted run has finished; nil where it has to be done.
    func resumed(_ job: RecordJob, _ id: String) throws(WorkError) -> RecordResult? {
        guard let set = context.resumed, context.resumedIDs.contains(RecordID.foldedKey(id)),
            let number = set.manifest.find(id), let line = try? set.manifest.place(number), line.status == .ok,
            let record = line.record, isSame(job, record, line.inputs)
        else { return nil }
        let before = try before(id)
        var result = RecordResult(
            status: StatusLine(line: job.line, id: id, status: .ok, fault: nil, files: line.files, milliseconds: 0),
            place: line, previous: before?.number)
        for file in line.files {
            if let old = before?.line?.files.named(file.path), old.hasSameBytes(as: file) { continue }
            guard set.tree.status(file.path)?.size == file.size else { return nil }
            do throws(HostError) {
                try context.tree().link(file.path, from: set.tree)
            } catch {
                throw .fatal(BatchError(error))
            }
            result.changed.append(file.path)
        }
        for file in before?.line?.files ?? [] where line.files.named(file.path) == nil {
            result.removed.append(file.path)
        }
        return result
    }

    /// The digest of all that the bytes of a place depend on, but the present.
    func digest(of record: [UInt8], _ files: [NamedFile]) -> [UInt8] {
        var digest = SHA256()
        digest.update(context.key)
        digest.update(record)
        for file in files { digest.update(file.json) }
        return digest.finish()
    }
}

public import SlotHost
internal import SlotFormats
internal import SlotLocale
internal import SlotPlaces
internal import SlotTime

/// A batch: records in, a site out, and a line about each record.
public struct Batch {
    private let request: BatchRequest

    /// Says something to people while it runs: `progress` is replaced by the next line on a terminal.
    private let tell: (_ line: String, _ isProgress: Bool) -> Void

    /// A batch.
    ///
    /// - Parameters:
    ///   - request: What to do.
    ///   - tell: Takes lines for people: whether one is progress that the next line replaces.
    public init(_ request: BatchRequest, tell: @escaping (_ line: String, _ isProgress: Bool) -> Void) {
        self.request = request
        self.tell = tell
    }

    /// What a run did.
    public struct Summary {
        /// The exit status.
        public let status: ExitStatus
        /// Whether a signal ended it: its caller should end the same way.
        public let isInterrupted: Bool
        /// One line for people.
        public let text: String
    }

    /// Does it.
    public func run() throws(BatchError) -> Summary {
        let block = SignalBlock()
        return request.output == "-" ? try stream(block) : try publish(block)
    }

    // MARK: - To standard output

    private func stream(_ block: SignalBlock) throws(BatchError) -> Summary {
        let context = try context(previous: nil, resumed: nil) { () throws(HostError) in
            throw HostError(.bug, "cannot write", path: "-", reason: "rows go to standard output")
        }
        let report = try reportSink(orNone: true)
        let rows = LineSink()
        let outcome: (tally: Tally, isInterrupted: Bool)
        do throws(BatchError) {
            outcome = try workRows(context, block, report, rows)
        } catch {
            guard rows.isClosed else { throw error }
            return Summary(status: .done, isInterrupted: false, text: "the reader closed the pipe")
        }
        let (tally, isInterrupted) = outcome
        let allowed = request.maxFailed.allows(tally.failed, of: tally.count)
        let status: ExitStatus = tally.failed == 0 ? .done : allowed ? .content : .refused
        return Summary(status: status, isInterrupted: isInterrupted, text: tally.text)
    }

    private func workRows(
        _ context: BatchContext, _ block: SignalBlock, _ report: LineSink?, _ rows: LineSink
    ) throws(BatchError) -> (tally: Tally, isInterrupted: Bool) {
        let skipsHeader = request.formats[0].name == ExportFormat.csv.name
        var isFirst = true
        let outcome = try work(
            context, block, report,
            flush: { () throws(BatchError) in
                try BatchError.catching { () throws(HostError) in try rows.flush() }
            }
        ) { (result) throws(BatchError) in
            for part in result.rows {
                let body = skipsHeader && !isFirst ? Self.withoutHeader(part) : part
                isFirst = false
                try BatchError.catching { () throws(HostError) in try rows.add(bytes: body) }
            }
        }
        try BatchError.catching { () throws(HostError) in
            try rows.flush()
            try report?.finish()
        }
        return (outcome.0, outcome.isInterrupted)
    }

    /// The rows of a table without the line of its columns.
    private static func withoutHeader(_ bytes: [UInt8]) -> [UInt8] {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return bytes }
        return Array(bytes[(end + 1)...])
    }

    // MARK: - To a site

    private func publish(_ block: SignalBlock) throws(BatchError) -> Summary {
        let (site, generation, previous) = try open()
        let leftovers = try Leftovers(of: site, after: generation, request)
        let treeName = request.shard?.name ?? generation.name
        let spoolName = request.shard == nil ? ".\(generation.name).places" : PlaceSpool.fileName
        let resumed = try leftovers.resumable(request)
        if resumed == nil { leftovers.remove() }
        let context = try context(previous: previous, resumed: resumed) { () throws(HostError) in
            try site.makeTree(treeName)
        }
        let head = ManifestHead(
            run: generation.run, sequence: generation.sequence, now: request.now, tool: request.tool,
            tz: context.tzVersion, labels: LocaleLabels.version, libdeflate: context.libdeflate, previous: nil,
            expires: nil,
            places: 0,
            files: 0, bytes: 0)
        do throws(BatchError) {
            let report = try reportSink(orNone: false)
            let spool = try BatchError.catching { () throws(HostError) in
                try PlaceSpool(
                    spoolName, in: request.shard == nil ? site.ownTree() : context.tree(), head: head)
            }
            var changes = ChangeCount()
            let (tally, isInterrupted) = try work(
                context, block, report,
                flush: { () throws(BatchError) in
                    try BatchError.catching { () throws(HostError) in try spool.flush() }
                }
            ) { (result) throws(BatchError) in
                changes.add(result)
                if let number = result.previous { previous?.manifest.see(number) }
                try BatchError.catching { () throws(HostError) in try spool.add(result) }
            }
            try BatchError.catching { () throws(HostError) in
                try spool.finish()
                try report?.finish()
            }
            guard !isInterrupted else {
                return Summary(status: .done, isInterrupted: true, text: "\(tally.text); --resume continues")
            }
            if request.shard != nil {
                try BatchError.catching { () throws(HostError) in
                    try PartPublication.finish(tally, in: context.tree())
                }
                return Summary(
                    status: tally.failed == 0 ? .done : .content, isInterrupted: false,
                    text: "\(tally.text); site publish shows them")
            }
            let publication = try BatchError.catching { () throws(HostError) in
                guard let file = FileBytes.opening(spoolName, in: try site.ownTree()) else {
                    throw HostError(.readWrite, "cannot read", path: spoolName, reason: "it is gone")
                }
                return Publication(
                    request: request, site: site, generation: generation, previous: previous,
                    tzVersion: context.tzVersion, libdeflate: context.libdeflate,
                    parts: [SpoolCursor.Part(file: file, tree: nil)]
                ) { () throws(HostError) in try context.tree() }
            }
            let text = try publication.finish(tally, changes)
            site.remove(spoolName)
            leftovers.remove()
            return Summary(status: tally.failed == 0 ? .done : .content, isInterrupted: false, text: text)
        } catch {
            // What a guard refused, or the disk, is of no use to anybody.
            site.remove(spoolName)
            if request.shard == nil { site.removeUnlessShown(generation) }
            throw error
        }
    }

    /// Opens the site, takes its lock, and reads what readers see.
    private func open() throws(BatchError) -> (Site, Generation, BatchContext.PublishedSet?) {
        try BatchError.catching { () throws(HostError) in
            let site = try Site(path: request.output, creating: true)
            if let shard = request.shard {
                try site.takeLock(".\(shard.name).lock", wait: request.wait)
            } else {
                try site.takeLock(wait: request.wait)
            }
            let current = try site.current()
            let last = max(current?.sequence ?? 0, site.generations().last?.sequence ?? 0)
            let generation = Generation(sequence: last + 1, moment: request.now.compact)
            var previous: BatchContext.PublishedSet?
            if let current, let tree = try site.tree(current.name), let manifest = try Manifest(of: tree) {
                previous = BatchContext.PublishedSet(manifest: manifest, tree: tree)
            }
            try guardSpace(site, previous?.manifest.head)
            return (site, generation, previous)
        }
    }

    /// Refuses to begin where a set like the last one has no room: it would fail half-way, after an hour.
    private func guardSpace(_ site: Site, _ head: ManifestHead?) throws(HostError) {
        // With `--due` most of the set is there already.
        guard !request.dueOnly, let head, let space = site.space() else { return }
        let needsFiles = UInt64(max(0, head.files))
        let hasFiles = space.files.map { $0 >= needsFiles } ?? true
        guard space.bytes >= UInt64(max(0, head.bytes)), hasFiles else {
            throw HostError(
                .refused, "cannot publish to", path: site.path,
                reason: "its disk has \(space.bytes) bytes left\(space.files.map { " and \($0) files" } ?? ""), "
                    + "and the last set had \(head.bytes) bytes in \(head.files) files")
        }
    }

    private func context(
        previous: BatchContext.PublishedSet?, resumed: (set: BatchContext.PublishedSet, ids: Set<Int>)?,
        _ makeTree: @escaping () throws(HostError) -> FileTree
    ) throws(BatchError) -> BatchContext {
        var defaults: PlaceFile?
        var bytes: [UInt8] = []
        do throws(PlaceError) {
            if let path = request.defaultsFile {
                defaults = try PlaceFile(path: path, in: .disk)
                bytes = (try? FileSource.disk.read(path, atMost: PlaceFile.sizeLimit).bytes) ?? []
            }
        } catch {
            throw BatchError(error)
        }
        var folder = request.filesFolder ?? request.placesFolder
        if folder == nil, request.input != "-" { folder = FilesFolder.folder(of: request.input) }
        let files = try BatchError.catching { () throws(HostError) -> FilesFolder? in
            guard let folder else { return nil }
            return try FilesFolder(path: folder)
        }
        let version = request.zones.version
        let (libdeflate, bookings) = try BatchError.catching { () throws(HostError) -> (String?, BookingIndex?) in
            let libdeflate = request.compresses ? try Compressor().signature() : nil
            guard let path = request.bookings else { return (libdeflate, nil) }
            return (libdeflate, try BookingIndex(path: path))
        }
        return BatchContext(
            request, previous: previous, resumed: resumed?.set, resumedIDs: resumed?.ids ?? [],
            key: BatchContext.key(of: request, defaults: bytes, tzVersion: version), defaults: defaults,
            tzVersion: version, files: files, libdeflate: libdeflate, bookings: bookings, makeTree: makeTree)
    }

    /// Where the status lines go.
    private func reportSink(orNone isOptional: Bool) throws(BatchError) -> LineSink? {
        guard let report = request.report else { return isOptional ? nil : LineSink() }
        let path = report.replacing("{pid}", with: String(ProcessNumber.own))
        return try BatchError.catching { () throws(HostError) in try LineSink(path: path) }
    }

    /// Does all records, in their order.
    private func work(
        _ context: BatchContext, _ block: SignalBlock, _ report: LineSink?,
        flush: @escaping () throws(BatchError) -> Void, take: @escaping (RecordResult) throws(BatchError) -> Void
    ) throws(BatchError) -> (Tally, isInterrupted: Bool) {
        var source = try RecordSource(request)
        var intake = Intake(request)
        let tally = Tally()
        let progress = Progress(showsBar: request.showsProgress, tell)
        let pipeline = Pipeline(count: request.jobs, { PlaceWorker(context) }) { (result) throws(BatchError) in
            tally.add(result)
            try take(result)
            try BatchError.catching { () throws(HostError) in try report?.add(result.status.json) }
            progress.step(tally.count)
        } chunkDone: { () throws(BatchError) in
            try BatchError.catching { () throws(HostError) in try report?.flush() }
            try flush()
        }
        defer { pipeline.stop() }
        var isInterrupted = false
        while let record = try source.next() {
            progress.share = source.share
            if let job = intake.job(record.line, record.file, record.text) { try pipeline.add(job) }
            if block.isInterrupted {
                isInterrupted = true
                break
            }
        }
        try pipeline.drain()
        progress.finish()
        return (tally, isInterrupted)
    }
}

extension BatchError {
    /// Makes an error of the host one of a batch.
    static func catching<Value>(_ body: () throws(HostError) -> Value) throws(BatchError) -> Value {
        do throws(HostError) { return try body() } catch { throw BatchError(error) }
    }
}

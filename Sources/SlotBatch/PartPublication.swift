internal import SlotHost
internal import SlotFormats
internal import SlotTime

/// Publishes the parts that shards have left in a site: the only step of theirs that readers notice.
public struct PartPublication {
    private let request: BatchRequest

    /// A publication of a site's parts; of the request, the guards, `keep`, `verification` and `wait` count.
    public init(_ request: BatchRequest) {
        self.request = request
    }

    /// The file that a finished part has: its records and failures.
    static let doneName = ".done"

    /// Marks a part as finished.
    static func finish(_ tally: Tally, in tree: FileTree) throws(HostError) {
        var line = JSONLine()
        line.add("records", tally.count)
        line.add("failed", tally.failed)
        try tree.synchronizeDisk()
        try tree.write(doneName, line.finish())
        try tree.synchronize(doneName)
    }

    /// Publishes, and says in a line for people what became of it.
    ///
    /// - Throws: 66 where there are no parts; 69 where one is missing or unfinished, where an id is in two of them, or where
    ///   a guard refuses.
    public func run() throws(BatchError) -> Batch.Summary {
        let block = SignalBlock()
        defer { _ = block.isInterrupted }
        let site = try BatchError.catching { () throws(HostError) in
            let site = try Site(path: self.request.output, creating: false)
            try site.takeLock(wait: self.request.wait)
            return site
        }
        let names = site.names().filter { $0.hasPrefix("part-") }
        let (parts, head, tally) = try BatchError.catching { () throws(HostError) in try open(names, in: site) }
        var request = self.request
        request.now = head.now
        var previous: BatchContext.PublishedSet?
        var last = 0
        try BatchError.catching { () throws(HostError) -> Void in
            let current = try site.current()
            last = max(current?.sequence ?? 0, site.generations().last?.sequence ?? 0)
            if let current, let tree = try site.tree(current.name), let manifest = try Manifest(of: tree) {
                previous = BatchContext.PublishedSet(manifest: manifest, tree: tree)
            }
            for unfinished in site.generations() where unfinished.sequence > current?.sequence ?? 0 {
                site.remove(unfinished.name)
            }
        }
        let generation = Generation(sequence: last + 1, moment: head.now.compact)
        let publication = Publication(
            request: request, site: site, generation: generation, previous: previous, tzVersion: head.tz,
            libdeflate: head.libdeflate, parts: parts
        ) { () throws(HostError) in try site.makeTree(generation.name) }
        do throws(BatchError) {
            let changes = try BatchError.catching { () throws(HostError) in
                try self.changes(publication, previous?.manifest)
            }
            let text = try publication.finish(tally, changes)
            for name in names { site.remove(name) }
            return Batch.Summary(
                status: tally.failed == 0 ? .done : .content, isInterrupted: false, text: text)
        } catch {
            site.removeUnlessShown(generation)
            throw error
        }
    }

    /// Opens all parts.
    private func open(
        _ names: [String], in site: Site
    ) throws(HostError) -> ([SpoolCursor.Part], ManifestHead, Tally) {
        guard let first = names.first else {
            throw HostError(.missingInput, "cannot publish", path: site.path, reason: "there are no parts in it")
        }
        let count = Int(first.split(separator: "-").last ?? "") ?? 0
        var parts: [SpoolCursor.Part] = []
        var head: ManifestHead?
        let tally = Tally()
        for number in 1...max(1, count) {
            let name = BatchRequest.Shard(number: number, count: count).name
            guard let tree = try site.tree(name), let file = FileBytes.opening(PlaceSpool.fileName, in: tree),
                tree.status(Self.doneName) != nil, let done = JSONValue(try tree.read(Self.doneName)),
                let records = done["records"]?.number, let failed = done["failed"]?.number,
                let own = try file.line(at: 0).flatMap({ ManifestHead($0) })
            else {
                throw refusal(site, "\(name) is missing or not finished")
            }
            if let head, (head.now, head.tool, head.tz) != (own.now, own.tool, own.tz) {
                throw refusal(site, "\(name) was made with another --now, program or time zone data than the others")
            }
            head = own
            tally.add(records: records, failed: failed)
            parts.append(SpoolCursor.Part(file: file, tree: tree))
        }
        guard let head, names.count == count else {
            throw refusal(site, "there are parts of different shardings: \(names.joined(separator: ", "))")
        }
        return (parts, head, tally)
    }

    private func refusal(_ site: Site, _ reason: String) -> HostError {
        HostError(.refused, "cannot publish", path: site.path, reason: reason)
    }

    /// Counts what is new, and sees which places are still there.
    private func changes(_ publication: Publication, _ before: Manifest?) throws(HostError) -> ChangeCount {
        var changes = ChangeCount()
        var ids: Set<Int> = []
        try publication.eachPlace { (place, line, _) throws(HostError) in
            guard ids.insert(RecordID.foldedKey(place.id)).inserted else {
                throw refusal(publication.site, "id \(place.id) is in two parts")
            }
            let number = before?.find(place.id)
            if let number { before?.see(number) }
            changes.add(
                changed: PlaceSpool.Line.paths(line.changed).count, removed: PlaceSpool.Line.paths(line.removed).count,
                isNew: number == nil || place.status != .ok)
        }
        return changes
    }
}

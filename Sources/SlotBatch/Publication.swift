internal import SlotHost
internal import SlotLocale
internal import SlotTime

/// The end of a run: guards, what is unchanged, the manifest, and the swap.
struct Publication {
    let request: BatchRequest
    let site: Site
    let generation: Generation
    let previous: BatchContext.PublishedSet?
    let tzVersion: String?
    let libdeflate: String?
    let parts: [SpoolCursor.Part]

    /// Makes the folder of the generation, or gives the one that is there.
    let tree: () throws(HostError) -> FileTree

    /// Publishes, and says in a line for people what became of it.
    ///
    /// - Throws: 69 where a guard refuses; then nothing has changed for readers.
    func finish(_ tally: Tally, _ changes: ChangeCount) throws(BatchError) -> String {
        guard request.maxFailed.allows(tally.failed, of: tally.count) else {
            throw BatchError(
                .refused,
                "\(tally.failed) of \(tally.count) records failed, more than --max-failed allows: "
                    + "nothing is published")
        }
        return try BatchError.catching { () throws(HostError) in
            let totals = try totals()
            if changes.isEmpty, let previous, previous.manifest.isSeenWhole {
                site.remove(generation.name)
                return "\(tally.text): nothing to publish"
            }
            try guardSize(totals)
            let tree = try tree()
            let changed = try linkFiles(into: tree)
            try SiteIndex(self).write(to: tree)
            try tree.synchronizeDisk()
            try verify(tree)
            try writeManifest(totals, in: tree)
            try site.show(generation)
            prune()
            return "\(tally.text): published \(site.path)/\(generation.name), \(totals.files) files, \(changed) new"
        }
    }

    /// How much the new set has.
    struct Totals {
        var places = 0
        var files = 0
        var bytes = 0
        var expires: Instant?
    }

    private func totals() throws(HostError) -> Totals {
        var totals = Totals()
        try eachPlace { (place, _, _) throws(HostError) in
            totals.places += place.files.isEmpty ? 0 : 1
            totals.files += place.files.count
            for file in place.files { totals.bytes += file.size }
            if let due = place.dueAt { totals.expires = totals.expires.map { min($0, due) } ?? due }
        }
        return totals
    }

    /// Hands over every place with its line of the spool.
    func eachPlace(
        _ body: (PlaceLine, PlaceSpool.Line, FileTree?) throws(HostError) -> Void
    ) throws(HostError) {
        var cursor = try SpoolCursor(parts)
        while let (line, tree) = try cursor.next() {
            guard let place = PlaceLine(line.place) else {
                throw HostError(.content, "cannot read", path: site.path, reason: "a line of its spool is damaged")
            }
            try body(place, line, tree)
        }
    }

    /// Refuses a set that is much smaller than the one before.
    private func guardSize(_ totals: Totals) throws(HostError) {
        guard !request.allowsShrink, let head = previous?.manifest.head else { return }
        for (name, old, new) in [("places", head.places, totals.places), ("files", head.files, totals.files)]
        where new * 100 < old * 95 {
            throw HostError(
                .refused, "cannot publish to", path: site.path,
                reason:
                    "\(name) would fall from \(old) to \(new), by more than 5 %; use --allow-shrink if that is meant")
        }
    }

    /// Gives the files that are as they were a second name in the new set; how many others there are.
    private func linkFiles(into tree: FileTree) throws(HostError) -> Int {
        var count = 0
        try eachPlace { (place, line, own) throws(HostError) in
            let changed = PlaceSpool.Line.paths(line.changed)
            count += changed.count
            if let own { for path in changed { try tree.link(path, from: own) } }
            guard changed.count < place.files.count else { return }
            for file in place.files where !changed.contains(where: { $0.utf8.elementsEqual(file.path.utf8) }) {
                guard let old = previous?.tree else { continue }
                try tree.link(file.path, from: old)
            }
        }
        return count
    }

    /// Reads back what lies on the disk, before anybody else does.
    private func verify(_ tree: FileTree) throws(HostError) {
        guard request.verification != .none else { return }
        let share: UInt64 = request.verification == .full ? 1_000_000 : 10_000
        let check = FileCheck(tree)
        try eachPlace { (place, _, _) throws(HostError) in
            guard share == 1_000_000 || RecordID.stableKey(place.id) % 1_000_000 < share else { return }
            for file in place.files {
                if let fault = check.fault(of: file) {
                    throw HostError(
                        .readWrite, "cannot publish", path: site.path + "/" + generation.name + "/" + file.path,
                        reason: fault)
                }
            }
        }
    }

    private func writeManifest(_ totals: Totals, in tree: FileTree) throws(HostError) {
        let head = ManifestHead(
            run: generation.run, sequence: generation.sequence, now: request.now, tool: request.tool, tz: tzVersion,
            labels: LocaleLabels.version, libdeflate: libdeflate, previous: try previous?.manifest.digest(),
            expires: totals.expires, places: totals.places, files: totals.files, bytes: totals.bytes)
        let sink = try LineSink(ManifestHead.fileName, in: tree)
        try sink.add(bytes: head.json.dropLast() + Array(",\"changed\":[".utf8))
        var isFirst = true
        try addPaths(to: sink, &isFirst) { $0.changed }
        try sink.add(bytes: Array("],\"removed\":[".utf8))
        isFirst = true
        try addPaths(to: sink, &isFirst) { $0.removed }
        try previous?.manifest.eachUnseen { (place) throws(HostError) in
            for file in place.files {
                try sink.add(bytes: (isFirst ? [] : [UInt8(ascii: ",")]) + JSONLine.quote(file.path))
                isFirst = false
            }
        }
        try sink.add(bytes: Array("]}\n".utf8))
        var cursor = try SpoolCursor(parts)
        while let (line, _) = try cursor.next() { try sink.add(Array(line.place)) }
        try sink.finish()
        try tree.synchronize(ManifestHead.fileName)
    }

    private func addPaths(
        to sink: LineSink, _ isFirst: inout Bool, _ list: (PlaceSpool.Line) -> ArraySlice<UInt8>
    ) throws(HostError) {
        var cursor = try SpoolCursor(parts)
        while let (line, _) = try cursor.next() {
            let inner = list(line).dropFirst().dropLast()
            if inner.isEmpty { continue }
            try sink.add(bytes: (isFirst ? [] : [UInt8(ascii: ",")]) + inner)
            isFirst = false
        }
    }

    /// Removes the oldest sets, and what is left of this run.
    private func prune() {
        for name in site.names() where name.hasPrefix(".gen-") { site.remove(name) }
        let all = site.generations().filter { $0.sequence <= generation.sequence }
        for old in all.dropLast(max(1, request.keep)) { site.remove(old.name) }
    }
}

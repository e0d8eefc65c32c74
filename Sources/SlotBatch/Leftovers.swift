internal import SlotHost
internal import SlotTime

/// What runs that were killed have left in a site.
struct Leftovers {
    private let site: Site
    private let names: [String]
    private let generation: Generation?

    /// Finds what lies in a site before a run begins.
    init(of site: Site, after next: Generation, _ request: BatchRequest) throws(BatchError) {
        self.site = site
        guard request.shard == nil else {
            // A part that was begun before is done anew.
            names = request.resume == nil ? [request.shard?.name ?? ""] : []
            generation = nil
            return
        }
        let current = try BatchError.catching { () throws(HostError) in try site.current()?.sequence ?? 0 }
        let unfinished = site.generations().filter { $0.sequence > current }
        generation = unfinished.last
        var names = unfinished.map { $0.name }
        for name in site.names() {
            if name.hasPrefix(".gen-") || name.hasPrefix(".\(Site.currentName)-") { names.append(name) }
        }
        self.names = names
    }

    /// Removes it all.
    func remove() {
        for name in names { site.remove(name) }
    }

    /// What an interrupted run has finished, and the ids that it has reported; nil where nothing is to be resumed.
    func resumable(
        _ request: BatchRequest
    ) throws(BatchError) -> (set: BatchContext.PublishedSet, ids: Set<Int>)? {
        guard let report = request.resume else { return nil }
        return try BatchError.catching { () throws(HostError) in
            let lines = try FileBytes.opening(path: report)
            var ids: Set<Int> = []
            try lines.eachLine { (_, line) throws(HostError) in
                guard let status = JSONValue(line), let id = status["id"]?.string,
                    status["status"]?.string == StatusLine.Status.ok.rawValue
                else { return }
                ids.insert(RecordID.foldedKey(id))
            }
            guard let generation, let tree = try site.tree(generation.name),
                let manifest = try Manifest(of: site.ownTree(), name: ".\(generation.name).places"),
                manifest.head.now == request.now
            else { return nil }
            return (BatchContext.PublishedSet(manifest: manifest, tree: tree), ids)
        }
    }
}

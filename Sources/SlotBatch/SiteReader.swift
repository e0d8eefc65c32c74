internal import SlotHost
public import SlotTime
internal import SlotFormats

/// A published site, to look at and to turn back.
public struct SiteReader {
    let site: Site

    /// Opens a site.
    ///
    /// - Throws: 66 if it is missing.
    public init(path: String) throws(BatchError) {
        site = try BatchError.catching { () throws(HostError) in try Site(path: path, creating: false) }
    }

    /// The set that readers see.
    ///
    /// - Throws: 66 where nothing is published.
    func current() throws(HostError) -> (Generation, FileTree, Manifest) {
        guard let generation = try site.current(), let tree = try site.tree(generation.name),
            let manifest = try Manifest(of: tree)
        else {
            throw HostError(.missingInput, "cannot read", path: site.path, reason: "nothing is published in it")
        }
        return (generation, tree, manifest)
    }

    /// Lets readers see the set before the present one, and says which.
    ///
    /// - Throws: 66 where there is no older one, 75 where a run is publishing.
    public func rollBack(wait: Int) throws(BatchError) -> String {
        let block = SignalBlock()
        defer { _ = block.isInterrupted }
        return try BatchError.catching { () throws(HostError) in
            try site.takeLock(wait: wait)
            let (present, _, _) = try current()
            for older in site.generations().reversed() where older.sequence < present.sequence {
                guard let tree = try site.tree(older.name), try Manifest(of: tree) != nil else { continue }
                try site.show(older)
                return "\(site.path) is back at \(older.name), from \(present.name)"
            }
            throw HostError(.missingInput, "cannot roll back", path: site.path, reason: "there is no older set")
        }
    }

    /// What is wrong with the set that readers see, a line each; empty where nothing is.
    ///
    /// - Parameter share: The part of the places to look at, in millionths.
    public func faults(share: Int) throws(BatchError) -> (faults: [String], files: Int) {
        try BatchError.catching { () throws(HostError) in
            let (_, tree, manifest) = try current()
            let check = FileCheck(tree)
            var faults: [String] = []
            var count = 0
            try manifest.eachPlace { (place) throws(HostError) in
                guard RecordID.stableKey(place.id) % 1_000_000 < UInt64(share) else { return }
                for file in place.files {
                    count += 1
                    if let fault = check.fault(of: file), faults.count < 1000 {
                        faults.append("\(tree.path)/\(file.path): \(fault)")
                    }
                }
            }
            return (faults, count)
        }
    }

    /// The state of a site, for people or for machines.
    public struct State {
        /// The folder of the set that readers see.
        public var generation = ""
        /// The names of all sets, the oldest first.
        public var sets: [String] = []
        /// When it was made.
        public var now = Instant(epochSeconds: 0)
        /// When the first place is due; nil where none ever is.
        public var expires: Instant?
        /// The number of the set.
        public var sequence = 0
        /// How many places have files.
        public var places = 0
        /// How many files there are.
        public var files = 0
        /// How many bytes they have.
        public var bytes = 0
        /// How many places are due.
        public var due = 0
        /// Places whose record failed: id, since when their files are stale, and why.
        public var failed: [(id: String, staleSince: Instant?, reason: String)] = []
        /// How many of them keep their last good files.
        public var stale = 0
    }

    /// The state at a moment.
    public func state(at now: Instant) throws(BatchError) -> State {
        try BatchError.catching { () throws(HostError) in
            let (generation, _, manifest) = try current()
            var state = State()
            state.generation = generation.name
            state.sets = site.generations().map { $0.name }
            state.now = manifest.head.now
            state.expires = manifest.head.expires
            state.sequence = generation.sequence
            state.places = manifest.head.places
            state.files = manifest.head.files
            state.bytes = manifest.head.bytes
            try manifest.eachPlace { (place) throws(HostError) in
                if let due = place.dueAt, due <= now { state.due += 1 }
                guard place.status != .ok else { return }
                if place.status == .stale { state.stale += 1 }
                state.failed.append((place.id, place.staleSince, place.fault?.message ?? ""))
            }
            return state
        }
    }
}

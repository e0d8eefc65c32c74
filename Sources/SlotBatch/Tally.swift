/// How many records came to which end.
final class Tally {
    private(set) var count = 0
    private(set) var failed = 0
    private(set) var stale = 0
    private(set) var unchanged = 0
    private(set) var files = 0

    init() {}

    func add(_ result: RecordResult) {
        count += 1
        files += result.status.files.count
        switch result.status.status {
        case .ok: break
        case .unchanged: unchanged += 1
        case .stale:
            stale += 1
            failed += 1
        case .error: failed += 1
        }
    }

    /// Adds the numbers of a part.
    func add(records: Int, failed: Int) {
        count += records
        self.failed += failed
    }

    /// One line for people.
    var text: String {
        var parts = ["\(count) \(count == 1 ? "place" : "places")"]
        if unchanged > 0 { parts.append("\(unchanged) unchanged") }
        if failed > 0 { parts.append("\(failed) failed") }
        if stale > 0 { parts.append("\(stale) of them stale") }
        return parts.joined(separator: ", ")
    }
}

/// Whether a run has news for readers.
struct ChangeCount {
    private(set) var changed = 0
    private(set) var removed = 0
    /// Places whose state is another one than before, though no file is.
    private(set) var restated = 0

    mutating func add(_ result: RecordResult) {
        changed += result.changed.count
        removed += result.removed.count
        if result.previous == nil, result.place != nil { restated += 1 }
        if result.status.status.isFailure || (result.status.status == .ok && result.changed.isEmpty) { restated += 1 }
    }

    mutating func add(changed: Int, removed: Int, isNew: Bool) {
        self.changed += changed
        self.removed += removed
        if isNew { restated += 1 }
    }

    /// Whether there is anything to publish.
    var isEmpty: Bool { changed == 0 && removed == 0 && restated == 0 }
}

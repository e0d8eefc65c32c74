internal import SlotTime

/// How much of a capacity is taken at once, asked for one interval after the other.
struct PeakLoad: Sendable {
    /// When the load changes, ascending, in epoch seconds, and the load from then on.
    private var times: [Int] = []
    private var loads: [Int] = []

    /// The pieces that the present interval touches and that no later one of them outweighs, and the first one after it.
    private var candidates: [Int] = []
    private var head = 0
    private var next = 0
    private var lastStart = Int.min

    /// The load of some entries, each as an interval of epoch seconds with what it takes.
    init(_ entries: [BusyEntry], _ measure: (BusyEntry) -> (start: Int, end: Int, load: Int)) {
        var changes: [(time: Int, load: Int)] = []
        changes.reserveCapacity(entries.count * 2)
        for entry in entries {
            let (start, end, load) = measure(entry)
            changes.append((start, load))
            changes.append((end, -load))
        }
        changes.sort { $0.time < $1.time }
        var load = 0
        for change in changes {
            load = load.addingSaturated(change.load)
            if times.last == change.time {
                loads[loads.count - 1] = load
            } else {
                times.append(change.time)
                loads.append(load)
            }
        }
    }

    /// The greatest load at one moment of [start, end).
    ///
    /// Intervals that begin one after the other cost no more than the changes between them.
    mutating func peak(from start: Int, to end: Int) -> Int {
        if start < lastStart {
            candidates.removeAll(keepingCapacity: true)
            head = 0
            next = piece(at: start)
        }
        lastStart = start
        while next < times.count, times[next] < end {
            while candidates.count > head, loads[candidates[candidates.count - 1]] <= loads[next] {
                candidates.removeLast()
            }
            candidates.append(next)
            next += 1
        }
        // A piece ends where the next one begins; the last one has no load.
        while head < candidates.count {
            let following = candidates[head] + 1
            guard following < times.count, times[following] <= start else { break }
            head += 1
        }
        if head > 1024 {
            candidates.removeSubrange(..<head)
            head = 0
        }
        return head < candidates.count ? loads[candidates[head]] : 0
    }

    /// The first moment from one on at which the load is that of a capacity, or more, or nil.
    func firstTime(from start: Int, reaching capacity: Int) -> Int? {
        for index in piece(at: start)..<max(piece(at: start), times.count) where loads[index] >= capacity {
            let end = index + 1 < times.count ? times[index + 1] : Int.max
            if end > start { return max(start, times[index]) }
        }
        return nil
    }

    /// The piece that an instant lies in, or the first one.
    private func piece(at time: Int) -> Int {
        max(0, times.partitioningIndex { $0 > time } - 1)
    }
}

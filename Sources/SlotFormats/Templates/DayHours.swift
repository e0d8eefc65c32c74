internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// The slots of dates by their hours, as the format `json` groups them; one date at a time is kept.
final class DayHours {
    private let document: SlotDocument
    private var day = -1
    private var pieces: [RowHour] = []
    private var nodes: [Range<Int>] = []

    init(_ document: SlotDocument) {
        self.document = document
    }

    /// The number of hour nodes of a date.
    func nodeCount(of day: Int) -> Int {
        move(to: day)
        return nodes.count
    }

    /// The pieces of an hour node, or of the whole date.
    func pieces(of day: Int, node: Int?) -> Range<Int> {
        move(to: day)
        return node.map { nodes[$0] } ?? 0..<pieces.count
    }

    /// Slots of one hour that are alike in all but their times.
    @inline(__always)
    func piece(_ index: Int, of day: Int) -> RowHour {
        move(to: day)
        return pieces[index]
    }

    @inline(__always)
    private func move(to day: Int) {
        if day != self.day { collect(day) }
    }

    private func collect(_ day: Int) {
        self.day = day
        pieces.removeAll(keepingCapacity: true)
        nodes.removeAll(keepingCapacity: true)
        let duration = document.plan.rules.duration.seconds
        for run in document.plan.days[day].runs {
            var first = 0
            while first < run.count {
                let hour = RowHour(of: run, from: first, duration: duration)
                first += hour.count
                if let last = pieces.last, last.hour == hour.hour, last.span.utcOffset == hour.span.utcOffset {
                    nodes[nodes.count - 1] = nodes[nodes.count - 1].lowerBound..<pieces.count + 1
                } else {
                    nodes.append(pieces.count..<pieces.count + 1)
                }
                pieces.append(hour)
            }
        }
    }
}

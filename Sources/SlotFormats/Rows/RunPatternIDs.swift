internal import SlotEngine
internal import SlotTime

/// Numbers for the runs of dates: two dates whose runs have the same times and the same rest have one number.
struct RunPatternIDs: Sendable {
    private var known: [[SlotSeries]] = []
    private var last = 0

    /// The most to keep before they are numbered anew.
    private static let limit = 64
    private var firstNumber = 0

    /// The number of some runs.
    mutating func number(of runs: [SlotSeries]) -> Int {
        if last < known.count, Self.areAlike(known[last], runs) { return firstNumber + last }
        if let index = known.firstIndex(where: { Self.areAlike($0, runs) }) {
            last = index
            return firstNumber + index
        }
        if known.count == Self.limit {
            firstNumber += known.count
            known.removeAll(keepingCapacity: true)
        }
        known.append(runs)
        last = known.count - 1
        return firstNumber + last
    }

    /// Whether dates differ only in what follows from the date.
    private static func areAlike(_ left: [SlotSeries], _ right: [SlotSeries]) -> Bool {
        guard left.count == right.count else { return false }
        for index in left.indices {
            let (one, other) = (left[index], right[index])
            guard one.firstMinute == other.firstMinute, one.step == other.step, one.count == other.count,
                one.remaining == other.remaining, one.isSoldOut == other.isSoldOut,
                (one.serviceDate == nil) == (other.serviceDate == nil)
            else { return false }
        }
        return true
    }
}

extension SlotDay {
    /// Whether all starts have one UTC offset and one kind of last moment for a booking, and begin a day at most late.
    var hasUniformOffset: Bool {
        for run in runs {
            guard run.span.start == runs[0].span.start, run.bookingEnd == runs[0].bookingEnd else { return false }
            if let date = run.serviceDate, date != self.date.advanced(byDays: -1) { return false }
        }
        return true
    }
}

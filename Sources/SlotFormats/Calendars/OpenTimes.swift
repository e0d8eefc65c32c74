internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// What a place offers over its horizon as stretches of time: free, booked, and when it is open at all.
struct OpenTimes {
    /// From the first instant of the horizon to its end, or to the end of its last slot where that is later.
    let window: Range<Int>

    /// Slots that can be booked, merged.
    let free: [Range<Int>]

    /// Opening hours that are taken, merged, without what is free.
    let booked: [Range<Int>]

    /// The hours that the place keeps, whatever is booked, merged.
    let open: [Range<Int>]

    init(_ document: borrowing SlotDocument) {
        let plan = document.plan
        let duration = plan.rules.duration
        var free: [Range<Int>] = []
        var soldOut: [Range<Int>] = []
        var end = plan.end.epochSeconds
        for day in plan.days {
            for interval in day.freeIntervals(duration: duration) {
                free.append(interval.start.epochSeconds..<interval.end.epochSeconds)
            }
            for run in day.runs where run.isSoldOut {
                for index in 0..<run.count {
                    let start = run.start(on: day.date, at: index).epochSeconds
                    soldOut.append(start..<start + duration.seconds)
                }
            }
        }
        for range in free + soldOut { end = max(end, range.upperBound) }
        let window = plan.start.epochSeconds..<end
        let last = CivilDateTime(Instant(epochSeconds: end), utcOffset: plan.zone.utcOffset(at: plan.end)).date
        let hours = plan.venue.openIntervals(
            from: plan.zone.date(1, before: plan.today), to: last.advanced(byDays: 2), zone: plan.zone)
        let open = Self.merged(
            hours.compactMap { Self.cut($0.start.epochSeconds..<$0.end.epochSeconds, to: window) })
        var taken = soldOut
        for resource in plan.venue.resources {
            for entry in resource.busy {
                let range = entry.start.epochSeconds..<entry.end.epochSeconds
                if let range = Self.cut(range, to: window) { taken.append(range) }
            }
        }
        self.window = window
        self.open = open
        self.free = Self.merged(free)
        booked = Self.subtracting(self.free, from: Self.common(Self.merged(taken), Self.merged(open + soldOut)))
    }

    /// What is neither free nor booked, within the window.
    var unavailable: [Range<Int>] { Self.subtracting(Self.merged(free + booked), from: [window]) }

    private static func cut(_ range: Range<Int>, to window: Range<Int>) -> Range<Int>? {
        let cut = range.clamped(to: window)
        return cut.isEmpty ? nil : cut
    }

    /// Ranges that touch or overlap as one, ascending.
    static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    /// What is in both of two merged lists.
    static func common(_ one: [Range<Int>], _ other: [Range<Int>]) -> [Range<Int>] {
        var common: [Range<Int>] = []
        var (left, right) = (0, 0)
        while left < one.count, right < other.count {
            let lower = max(one[left].lowerBound, other[right].lowerBound)
            let upper = min(one[left].upperBound, other[right].upperBound)
            if lower < upper { common.append(lower..<upper) }
            if one[left].upperBound < other[right].upperBound { left += 1 } else { right += 1 }
        }
        return common
    }

    /// What of one merged list is not in another.
    static func subtracting(_ other: [Range<Int>], from one: [Range<Int>]) -> [Range<Int>] {
        var rest: [Range<Int>] = []
        var next = 0
        for range in one {
            var start = range.lowerBound
            while next < other.count, other[next].upperBound <= start { next += 1 }
            var index = next
            while index < other.count, other[index].lowerBound < range.upperBound {
                if start < other[index].lowerBound { rest.append(start..<other[index].lowerBound) }
                start = max(start, other[index].upperBound)
                index += 1
            }
            if start < range.upperBound { rest.append(start..<range.upperBound) }
        }
        return rest
    }
}

/// Ranges of epoch seconds that are ascending and neither touch nor overlap.
struct IntervalList: Hashable {
    private(set) var ranges: [Range<Int>] = []

    init() {}

    /// The ranges, merged.
    init(merging unsorted: [Range<Int>]) {
        for range in unsorted.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// What lies in this list or in the other.
    func union(_ other: IntervalList) -> IntervalList {
        IntervalList(merging: ranges + other.ranges)
    }

    /// What lies in this list and not in the other.
    func subtracting(_ other: IntervalList) -> IntervalList {
        var left = IntervalList()
        var index = 0
        for range in ranges {
            var start = range.lowerBound
            while index < other.ranges.count, other.ranges[index].upperBound <= start { index += 1 }
            var next = index
            while next < other.ranges.count, other.ranges[next].lowerBound < range.upperBound {
                if start < other.ranges[next].lowerBound { left.ranges.append(start..<other.ranges[next].lowerBound) }
                start = max(start, other.ranges[next].upperBound)
                next += 1
            }
            if start < range.upperBound { left.ranges.append(start..<range.upperBound) }
        }
        return left
    }
}

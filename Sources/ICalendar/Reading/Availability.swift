internal import SlotTime

/// A VAVAILABILITY: when somebody can be had at all (RFC 7953 3.1).
struct Availability {
    /// The line and the offset of its BEGIN.
    let line: Int
    let offset: Int

    private var start: CalendarTime?
    private var end: CalendarTime?
    private var duration: WrittenDuration?

    /// The epoch seconds that it is about, cut to the horizon.
    private var range: Range<Int>?

    /// 1 is the highest; 0, which is the same as none, the lowest.
    private var priority = 0

    /// The times of its AVAILABLE components, in no order.
    var available: [Range<Int>] = []

    init(line: Int, offset: Int) {
        self.line = line
        self.offset = offset
    }

    /// Reads the current line.
    mutating func read(_ reader: inout CalendarReader, _ horizon: Range<Instant>) throws(ICalendarError) {
        let scanner = reader.scanner
        switch scanner.property {
        case .start: start = try reader.reader.time(try scanner.value(), scanner)
        case .endTime: end = try reader.reader.time(try scanner.value(), scanner)
        case .duration:
            duration = WrittenDuration(try scanner.value())
            if duration == nil {
                throw scanner.error(try scanner.value(), "must be a DURATION of at most a century (RFC 5545 3.3.6)")
            }
        case .priority:
            let value = try scanner.value()
            guard value.count == 1, let digit = WrittenTime.number(value, value.startIndex, 1) else {
                throw scanner.error(value, "must be a number from 0 to 9 (RFC 5545 3.8.1.9)")
            }
            priority = digit
        default: return
        }
        let first = start.map { reader.reader.zones.instant(of: $0) } ?? horizon.lowerBound
        var last = end.map { reader.reader.zones.instant(of: $0) } ?? horizon.upperBound
        if let start, let duration { last = reader.reader.end(of: first, start, .nominal(duration)) }
        let lower = max(first, horizon.lowerBound).epochSeconds
        range = lower..<max(lower, min(last, horizon.upperBound).epochSeconds)
    }

    /// What is unavailable by a file's components, with the offset of the one that says so.
    ///
    /// One of a higher priority decides over all of its time; among equals what one calls unavailable stays so.
    static func unavailable(_ all: [Availability], _ horizon: Range<Instant>) -> [(Range<Int>, Int)] {
        var busy: [(list: IntervalList, offset: Int)] = []
        let whole = horizon.lowerBound.epochSeconds..<horizon.upperBound.epochSeconds
        // From the lowest to the highest.
        for level in [0] + (1...9).reversed() {
            let equals = all.filter { $0.priority == level }
            let decided = IntervalList(merging: equals.map { $0.range ?? whole })
            for index in busy.indices { busy[index].list = busy[index].list.subtracting(decided) }
            for component in equals {
                let range = IntervalList(merging: [component.range ?? whole])
                busy.append((range.subtracting(IntervalList(merging: component.available)), component.offset))
            }
        }
        return busy.flatMap { entry in entry.list.ranges.map { ($0, entry.offset) } }
    }
}

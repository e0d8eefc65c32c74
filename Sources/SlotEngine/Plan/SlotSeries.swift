public import SlotTime

/// Slots of one date and one UTC offset that follow each other by one step and differ in nothing but their times.
public struct SlotSeries: Hashable, Sendable {
    /// The first start on the wall clock, minutes since 00:00, 0...1439.
    public internal(set) var firstMinute: Int

    /// Minutes from one start to the next, 1...1440.
    public let step: Int

    /// The number of slots, 1...1440.
    public internal(set) var count: Int

    /// The period of one UTC offset in which they start.
    public let span: OffsetPeriod

    /// The service day where it is not the civil date: the one on which their window began. Else nil.
    public internal(set) var serviceDate: CivilDate?

    /// The last moment for a booking where a notice rule sets one that is the same for all of them; nil is the start less
    /// the plan's lead.
    public internal(set) var bookingEnd: Instant?

    /// How many can still book, 0 or more; nil where the place doesn't say how many there are.
    public internal(set) var remaining: Int?

    /// Whether nothing is left.
    public internal(set) var isSoldOut = false

    /// The last start on the wall clock, minutes since 00:00, at most 1439.
    public var lastMinute: Int { firstMinute + (count - 1) * step }

    /// The instant of a start.
    ///
    /// - Parameters:
    ///   - date: The civil date of the slots.
    ///   - index: The number of the slot, 0 for the first one.
    public func start(on date: CivilDate, at index: Int = 0) -> Instant {
        let minute = firstMinute + index * step
        return Instant(epochSeconds: date.daysSinceEpoch * 86_400 + minute * 60 - span.utcOffset)
    }

    /// The slot that starts at an instant, or nil.
    func single(at start: Instant, on date: CivilDate) -> SlotSeries? {
        let first = self.start(on: date).epochSeconds
        let (index, rest) = (start.epochSeconds - first).quotientAndRemainder(dividingBy: step * 60)
        return rest == 0 && (0..<count).contains(index) ? slice(index..<index + 1) : nil
    }

    var hours: UInt32 {
        var hours: UInt32 = 0
        for index in 0..<count { hours |= 1 << UInt32((firstMinute + index * step) / 60) }
        return hours
    }

    /// Whether another run is the same but for its times.
    func isLike(_ other: SlotSeries) -> Bool {
        serviceDate == other.serviceDate && bookingEnd == other.bookingEnd && remaining == other.remaining
            && isSoldOut == other.isSoldOut && step == other.step && span == other.span
    }

    /// The run's slots from one number to another.
    func slice(_ range: Range<Int>) -> SlotSeries {
        var slice = self
        slice.firstMinute = firstMinute + range.lowerBound * step
        slice.count = range.count
        return slice
    }
}

extension [SlotSeries] {
    /// Appends a run, as a part of the last one where it continues it.
    mutating func add(_ run: SlotSeries) {
        if let last, last.isLike(run), last.lastMinute + last.step == run.firstMinute {
            self[count - 1].count += run.count
        } else {
            append(run)
        }
    }

    /// The slots of all runs one by one.
    var singles: [SlotSeries] {
        flatMap { run in (0..<run.count).map { run.slice($0..<$0 + 1) } }
    }
}

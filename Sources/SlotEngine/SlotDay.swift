public import SlotTime

/// The slots of one civil date, as runs of equal steps.
public struct SlotDay: Hashable, Sendable {
    /// The civil date of the starts.
    public let date: CivilDate

    /// How many days of the horizon come before it, 0...3659: 0 is today. Dates that the zone skipped don't count.
    public let offset: Int

    /// The runs, ascending by instant, never empty.
    public let runs: [SlotRun]

    /// The hours with starts in several runs, of different UTC offsets: bit n is hour n, 0...23.
    public let repeatedHours: UInt32

    init(date: CivilDate, offset: Int, runs: [SlotRun]) {
        self.date = date
        self.offset = offset
        self.runs = runs
        var seen: UInt32 = 0
        var repeated: UInt32 = 0
        if runs.count > 1 {
            for (index, run) in runs.enumerated() {
                if index > 0, runs[index - 1].span.utcOffset != run.span.utcOffset { repeated |= seen & run.hours }
                seen |= run.hours
            }
        }
        repeatedHours = repeated
    }

    /// The number of slots.
    public var count: Int {
        var count = 0
        for run in runs { count += run.count }
        return count
    }
}

/// Slots of one date and one UTC offset that follow each other by one step.
public struct SlotRun: Hashable, Sendable {
    /// The first start on the wall clock, minutes since 00:00, 0...1439.
    public let firstMinute: Int

    /// Minutes from one start to the next, 1...1440.
    public let step: Int

    /// The number of slots, 1...1440.
    public let count: Int

    /// The stretch of one UTC offset in which they start.
    public let span: OffsetSpan

    /// The last start on the wall clock, minutes since 00:00, at most 1439.
    public var lastMinute: Int { firstMinute + (count - 1) * step }

    var hours: UInt32 {
        var hours: UInt32 = 0
        for index in 0..<count { hours |= 1 << UInt32((firstMinute + index * step) / 60) }
        return hours
    }
}

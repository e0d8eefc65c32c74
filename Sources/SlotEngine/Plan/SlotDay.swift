public import SlotTime

/// The slots of one civil date, as runs of equal steps.
public struct SlotDay: Hashable, Sendable {
    /// The civil date of the starts.
    public let date: CivilDate

    /// How many days of the horizon come before it, 0...3659: 0 is today. Dates that the zone skipped don't count.
    public let offset: Int

    /// The runs, ascending by instant, never empty.
    public let runs: [SlotSeries]

    /// The holiday or make-up workday that the date is, or nil.
    public let holiday: HolidayCalendar.Day?

    /// The hours with starts in several runs, of different UTC offsets: bit n is hour n, 0...23.
    public let repeatedHours: UInt32

    init(date: CivilDate, offset: Int, runs: [SlotSeries], holiday: HolidayCalendar.Day? = nil) {
        self.date = date
        self.offset = offset
        self.runs = runs
        self.holiday = holiday
        var seen: UInt32 = 0
        var repeated: UInt32 = 0
        // Rare: only on clock-change days.
        if let first = runs.first, runs.contains(where: { $0.span.utcOffset != first.span.utcOffset }) {
            // Hours of the present UTC offset are seen only when another one begins.
            var present: UInt32 = 0
            for (index, run) in runs.enumerated() {
                if index > 0, runs[index - 1].span.utcOffset != run.span.utcOffset {
                    seen |= present
                    present = 0
                }
                present |= run.hours
                repeated |= seen & run.hours
            }
        }
        repeatedHours = repeated
    }

    /// The date without the slots that nothing is left of, or nil where there are no others.
    public var available: SlotDay? {
        guard runs.contains(where: { $0.isSoldOut }) else { return self }
        let left = runs.filter { !$0.isSoldOut }
        return left.isEmpty ? nil : SlotDay(date: date, offset: offset, runs: left, holiday: holiday)
    }

    /// The number of slots.
    public var count: Int {
        var count = 0
        for run in runs { count += run.count }
        return count
    }
}

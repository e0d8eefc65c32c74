internal import SlotEngine
internal import SlotTime

/// Slots of one date that start in one hour, by one step: what is written in one go.
struct RowHour: Sendable {
    /// The first start on the wall clock, minutes since 00:00.
    var firstMinute = 0

    /// Minutes from one start to the next.
    var step = 0

    /// The number of slots.
    var count = 0

    /// The stretch of one UTC offset in which they start.
    let span: OffsetPeriod

    /// The length of a slot in seconds, elapsed.
    let duration: Int

    /// The service day where it is not the civil date.
    var serviceDate: CivilDate?

    /// The last moment for a booking in epoch seconds, where it is the same for all slots.
    var bookingEnd: Int?

    /// What is left of each slot, where the place says it.
    var remaining: Int?
    var isSoldOut = false

    /// 0 to 23.
    var hour: Int { firstMinute / 60 }

    /// The slots of a run from the one with a number on, up to the end of its hour.
    init(of run: SlotSeries, from index: Int, duration: Int) {
        firstMinute = run.firstMinute + index * run.step
        step = run.step
        count = min(run.count - index, (59 - firstMinute % 60) / step + 1)
        span = run.span
        self.duration = duration
        serviceDate = run.serviceDate
        bookingEnd = run.bookingEnd?.epochSeconds
        remaining = run.remaining
        isSoldOut = run.isSoldOut
    }

    /// All slots of a date from its first to its last start, as if they were one hour.
    init(all runs: [SlotSeries], duration: Int) {
        self.init(of: runs[0], from: 0, duration: duration)
        step = max(1, runs[runs.count - 1].lastMinute - firstMinute)
        count = 2
    }

    /// One start.
    init(firstMinute: Int, span: OffsetPeriod, duration: Int) {
        self.firstMinute = firstMinute
        count = 1
        self.span = span
        self.duration = duration
    }
}

/// The position of an hour's rows among those of its date, for formats that have nodes around them.
struct RowPosition: Hashable, Sendable {
    /// Whether rows of the date come before.
    var follows = false

    /// Whether the node of the hour begins with these rows.
    var opens = false

    /// Whether it ends with them.
    var closes = false
}

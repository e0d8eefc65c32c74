internal import SlotTime

/// What the overrides of one series replace: the events with its UID and a RECURRENCE-ID (RFC 5545 3.8.4.4).
struct SeriesOverrides {
    /// Epoch seconds of the instances that have an event of their own.
    var instants: Set<Int> = []

    /// Dates of such instances, as days since 1970-01-01, where the RECURRENCE-ID is a DATE.
    var dates: Set<Int> = []

    /// How the instances from a moment on differ, ascending by that moment.
    var changes: [Change] = []

    /// What RANGE=THISANDFUTURE says of the instances after its own.
    struct Change {
        /// The original start of the first instance that differs.
        let from: Instant

        /// How far the instances move on the wall clock, in seconds.
        let shift: Int

        let length: EventLength
        let blocks: Bool
    }

    /// The change for an instance, by its original start; nil where it is as the series says.
    func change(at instant: Instant) -> Change? {
        changes.last { $0.from <= instant }
    }
}

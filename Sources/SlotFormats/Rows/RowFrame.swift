internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// What stands before and behind the rows of a document; the only fields in it are those of the place.
struct RowFrame: Sendable {
    let before: RowShape
    let after: RowShape

    /// What documents of one kind must have in common for their frames to be the same.
    struct Key: Equatable, Sendable {
        private let rules: SlotRules
        private let capacity: Int?
        private let start: Instant
        private let tomorrow: Instant
        private let closed: [ClosedDate]
        private let coverage: HolidayCalendar.Coverage?
        private let tzVersion: String?
        private let windowStart: Instant?
        private let windowEnd: Instant?
        private let hasLocales: Bool

        /// The key of a document; formats that describe the zone say for which time.
        init(_ document: borrowing SlotDocument, window: Range<Instant>?) {
            let plan = document.plan
            rules = plan.rules
            capacity = plan.venue.capacity
            start = plan.start
            tomorrow = plan.tomorrow
            closed = plan.closed
            coverage = plan.holidayCoverage
            tzVersion = document.tzVersion
            windowStart = window?.lowerBound
            windowEnd = window?.upperBound
            hasLocales = !document.locales.isEmpty
        }
    }
}

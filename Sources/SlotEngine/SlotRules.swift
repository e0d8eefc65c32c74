public import SlotTime

/// When slots start and how long they are: the part of a plan that a person sets.
///
/// A value of this type is always within its limits; a wrong one cannot be built.
public struct SlotRules: Hashable, Sendable {
    /// Where the grid of starts begins.
    public enum Anchor: String, CaseIterable, Sendable {
        /// At 00:00 of the start's civil date.
        case clock
        /// At the opening of each window, which is 00:00 for a place open around the clock. A night lasts past midnight.
        case opening
        /// In the window of the earliest bookable start at that start, rounded up to a whole minute; elsewhere at the
        /// opening.
        case earliest
    }

    /// Which start counts where the wall clock shows a time twice.
    public enum Overlap: String, CaseIterable, Sendable {
        /// Both.
        case both
        /// The one before the clock goes back.
        case first
        /// The one after the clock has gone back.
        case last
    }

    /// Whether slots that can no longer be booked are left out.
    public enum Cut: String, CaseIterable, Sendable {
        /// Starts before now + lead are left out.
        case now
        /// Today stays whole; readers drop the slots whose `bookUntil` has passed.
        case none
    }

    /// The most slots that one plan may have.
    public static let slotLimit = 1_000_000

    /// Civil dates in the horizon, today included, 1...3660.
    public let days: Int

    /// From one start to the next on the wall clock, 1 minute to 24 hours.
    public let step: Minutes

    /// The least time from now to a start, elapsed, 0 minutes to 366 days.
    public let lead: Minutes

    /// The length of a slot, elapsed, 1 minute to 7 days. Independent of the step.
    public let duration: Minutes

    /// Where the grid of starts begins.
    public let anchor: Anchor

    /// How far the grid is shifted, 0 minutes to less than the step.
    public let offset: Minutes

    /// Which start counts where the wall clock shows a time twice.
    public let overlap: Overlap

    /// Whether slots that can no longer be booked are left out.
    public let cut: Cut

    /// Rules within the limits, or an error that names the first key outside them. The duration defaults to the step.
    public init(
        days: Int = 3, step: Minutes = .minutes(10), lead: Minutes = .minutes(20), duration: Minutes? = nil,
        anchor: Anchor = .clock, offset: Minutes = .minutes(0), overlap: Overlap = .both, cut: Cut = .now
    ) throws(SlotError) {
        self.days = days
        self.step = step
        self.lead = lead
        self.duration = duration ?? step
        self.anchor = anchor
        self.offset = offset
        self.overlap = overlap
        self.cut = cut
        try check()
    }

    private func check() throws(SlotError) {
        try Limits.days.check("days", days)
        try Limits.step.check("step", step.count)
        try Limits.lead.check("lead", lead.count)
        try Limits.duration.check("duration", duration.count)
        guard offset.count >= 0, offset < step else {
            throw SlotError(
                key: "offset", value: String(offset.count),
                rule: "must be at least 0 and less than the step (\(step.count) minutes)")
        }
        if anchor == .earliest && cut == .none {
            throw SlotError(
                key: "anchor", value: anchor.rawValue,
                rule: "must not be used with cut none: the grid would depend on the clock")
        }
        let bound = startBound
        guard bound <= Self.slotLimit else {
            throw SlotError(
                key: "days", value: String(days),
                rule:
                    "must give at most \(Self.slotLimit) slots; with a step of \(step.count) minutes it gives \(bound)")
        }
    }

    /// The most starts of a resource.
    var startBound: Int { days * ((1440 + step.count - 1) / step.count) }
}

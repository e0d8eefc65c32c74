internal import SlotTime

/// A window of opening hours in the time of a zone.
struct ZonedWindow: Hashable, Sendable {
    /// The date whose rule it comes from.
    let serviceDate: CivilDate

    /// The opening in epoch seconds: the first instant at or after the wall time.
    let start: Int

    /// The closing in epoch seconds: the last instant that shows the wall time, or the one at which the clock skips it.
    let end: Int

    /// What the wall shows at the opening, in local seconds.
    let wall: Int

    /// A window in a zone, or nil where nothing is left of it: the clock skips it, or it lies beyond the spans.
    init?(_ window: ServiceWindow, in spans: [OffsetPeriod]) {
        let midnight = window.serviceDate.daysSinceEpoch * 86_400
        let open = midnight + window.open * 60
        guard let opening = spans.resolve(open), let closing = spans.resolve(midnight + window.close * 60) else {
            return nil
        }
        serviceDate = window.serviceDate
        start = opening.earliest.epochSeconds
        end = closing.latest.epochSeconds
        if case .gap(let transition, _, let after) = opening {
            wall = transition.epochSeconds + after
        } else {
            wall = open
        }
        guard start < end else { return nil }
    }
}

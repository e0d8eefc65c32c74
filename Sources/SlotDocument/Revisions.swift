package import SlotEngine
package import SlotLocale
package import SlotTime

/// What the revisions of a document's dates depend on, beside its labels and its zone.
///
/// A date is revised at the latest midnight at which it came inside the horizon or its label took its present form, or at the
/// moment at which the place was changed by hand. Where the horizon counts other dates than those of the calendar, bookings
/// move its end to and fro: only the label counts there, so that an unchanged date stays as it is.
package struct Revisions: Equatable, Sendable {
    private let days: Int
    private let horizonCounts: BookingRules.HorizonCounts
    private let today: CivilDate
    private let revised: Instant?

    /// The revisions of a document's dates.
    package init(_ document: borrowing SlotDocument) {
        days = document.plan.rules.days
        horizonCounts = document.plan.venue.booking.horizonCounts
        today = document.plan.today
        revised = document.revised
    }

    /// The last revision of a date's slots.
    package func moment(of day: SlotDay, _ labeler: DayLabeler, _ zone: TimeZoneRules) -> Instant {
        let sinceInside = horizonCounts == .calendar ? days - 1 - day.offset : Int.max
        let sinceLabelled = labeler.lastOffset(withLabelAt: day.offset) - day.offset
        let midnight = zone.firstInstant(of: zone.date(min(sinceInside, sinceLabelled), before: today))
        return revised.map { max($0, midnight) } ?? midnight
    }
}

public import SlotTime

/// A date of the horizon without slots.
public struct ClosedDate: Hashable, Sendable {
    /// Why a date has no slots.
    public enum Reason: String, CaseIterable, Sendable {
        /// No start lies within the opening hours.
        case hours
        /// A public holiday.
        case holiday
        /// The place made an exception for this date.
        case exception
        /// Everything is taken.
        case full
        /// Every start is too soon to be booked, or can't be booked yet.
        case notice
    }

    /// The civil date.
    public let date: CivilDate

    /// How many days of the horizon come before it, 0...3659: 0 is today. Dates that the zone skipped don't count.
    public let offset: Int

    /// Why it has no slots.
    public let reason: Reason

    /// The note of the exception, the name of the holiday or the comment of the rule that is the reason, or nil.
    public let note: String?

    /// The holiday or make-up workday that the date is, or nil.
    public let holiday: HolidayCalendar.Day?
}

internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// How a format writes what only some rows have: the service day, what is left, holidays, and other
/// calendars.
struct RowExtras: Sendable {
    /// What stands before and after a service day that is not the date of the start, and what stands there instead of one.
    var serviceDate: (before: [UInt8], after: [UInt8], none: [UInt8]) = ([], [], [])

    /// What is left of a slot, where the place says it, and whether nothing is.
    var availability: @Sendable (_ remaining: Int?, _ isSoldOut: Bool) -> [UInt8] = { _, _ in [] }

    /// The holiday or make-up workday that a date is.
    var holiday: @Sendable (HolidayCalendar.Day?) -> [UInt8] = { _ in [] }

    /// A date in the calendars of the labels other than the civil one.
    var calendarDates: @Sendable (CivilDate, LabelTable) -> [UInt8] = { _, _ in [] }

    /// Nothing of all that.
    static let none = RowExtras()
}

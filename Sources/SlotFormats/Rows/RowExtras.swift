internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// How a format writes what only some places and rows have: a name, the service day, what is left, holidays, and other
/// calendars.
struct RowExtras: Sendable {
    /// What comes before and after a service day, and whether one is written where it is the date of the start.
    var serviceDate: (before: [UInt8], after: [UInt8], isAlways: Bool) = ([], [], false)

    /// What is left of a slot, where the place says it, and whether nothing is.
    var availability: @Sendable (_ remaining: Int?, _ isSoldOut: Bool) -> [UInt8] = { _, _ in [] }

    /// The holiday or make-up workday that a date is.
    var holiday: @Sendable (HolidayCalendar.Day?, LocaleLabels) -> [UInt8] = { _, _ in [] }

    /// The note of a date, where it has one.
    var dayNote: @Sendable ([UInt8]) -> [UInt8] = { _ in [] }

    /// A date in the calendars of the labels other than the civil one.
    var calendarDates: @Sendable (CivilDate, LocaleLabels) -> [UInt8] = { _, _ in [] }

    /// The name of the place in a row, where it has one.
    var placeName: @Sendable (String?) -> [UInt8] = { _ in [] }

    /// The lines that describe a calendar.
    var calendarHead: @Sendable (RowPlace) -> [UInt8] = { _ in [] }

    /// The lines of an event that say where it is, folded.
    var placeLines: @Sendable (PlaceDetails) -> [UInt8] = { _ in [] }

    /// What tells the events of a document from those of others, as the UIDs hash it.
    var eventSeed: @Sendable (RowPlace) -> [UInt8] = { _ in [] }

    /// The lines that say when a date's slots were revised.
    var revision: @Sendable (Instant, _ date: CivilDate) -> [UInt8] = { _, _ in [] }

    /// The times that a program which simplifies the zone would get wrong: they are written in UTC.
    var misread: @Sendable (TimeZoneRules, Range<Instant>) -> [Range<Instant>] = { _, _ in [] }

    /// No extras.
    static let none = RowExtras()
}

internal import SlotTime

/// A date, or a date and time with the zone that it is in.
struct CalendarTime: Hashable {
    /// What the wall shows; midnight for a date.
    var local: CivilDateTime

    /// The number of its zone in the ``ZoneTable``; dates are the place's.
    var zone: Int

    /// Whether it is a whole day.
    var isDate: Bool

    static func date(_ date: CivilDate) -> CalendarTime {
        CalendarTime(local: CivilDateTime(date), zone: ZoneTable.place, isDate: true)
    }
}

/// An RDATE: a start, and its own length where it is a PERIOD (RFC 5545 3.8.5.2).
struct CalendarPeriod: Hashable {
    var start: CalendarTime
    var end: PeriodEnd?
}

/// How a period ends.
enum PeriodEnd: Hashable {
    case time(CalendarTime)
    case duration(WrittenDuration)
}

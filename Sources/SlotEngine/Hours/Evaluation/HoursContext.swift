public import SlotTime

/// What opening hours need to know beside the date: holidays, and where the sun is.
public struct HoursContext: Sendable {
    /// The public holidays, with their names: what `PH` matches.
    public var publicHolidays: [CivilDate: String]

    /// The school holidays, with their names: what `SH` matches.
    public var schoolHolidays: [CivilDate: String]

    /// The make-up workdays: a plain weekday selector takes the weekday named here, and `PH` does not match.
    public var substituteWeekday: [CivilDate: Weekday]

    /// Where the place is; hours with sun times are closed without it, so `OpeningHours.needsPosition` is asked first.
    public var position: Coordinates?

    /// The zone of the place, which sun times need as well.
    public var zone: TimeZoneRules?

    /// The sun's times on the dates of a plan; those of other dates are computed when they are asked for.
    var sun: SunTable?

    /// Facts; those left out are not there.
    public init(
        publicHolidays: [CivilDate: String] = [:], schoolHolidays: [CivilDate: String] = [:],
        substituteWeekday: [CivilDate: Weekday] = [:], position: Coordinates? = nil, zone: TimeZoneRules? = nil
    ) {
        self.publicHolidays = publicHolidays
        self.schoolHolidays = schoolHolidays
        self.substituteWeekday = substituteWeekday
        self.position = position
        self.zone = zone
    }
}

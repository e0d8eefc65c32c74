internal import SlotEngine

/// The columns at the right of tables that only some places have.
struct ExtraColumns: Hashable, Sendable {
    /// Whether the place says how many are left.
    let hasRemaining: Bool

    /// Whether slots that nothing is left of stay.
    let hasSoldOut: Bool

    /// Whether the place names holidays.
    let hasHolidays: Bool

    init(_ plan: SlotPlan) {
        hasRemaining = plan.venue.capacity != nil
        hasSoldOut = plan.venue.booking.soldOut == .mark
        hasHolidays = plan.venue.holidays != nil
    }

    /// Their names in the header of CSV, each behind a comma, and the end of the line.
    var names: RowShape {
        var names = ""
        if hasRemaining { names += ",remaining" }
        if hasSoldOut { names += ",sold_out" }
        if hasHolidays { names += ",holiday,makeup_workday" }
        return "\(literal: names)\r\n"
    }

    /// The name of a day off and of a make-up workday: at most one of both.
    static func names(of day: HolidayCalendar.Day?) -> (holiday: String?, makeupWorkday: String?) {
        guard let day else { return (nil, nil) }
        return day.isOffDay ? (day.writtenName, nil) : (nil, day.writtenName)
    }
}

extension HolidayCalendar.Day {
    /// The name as formats write it: `true` where the day has none, so that it isn't taken for an ordinary one.
    var writtenName: String { name.isEmpty ? "true" : name }
}

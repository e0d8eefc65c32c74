public import SlotTime

extension LocaleLabels {
    /// The calendar of the labels.
    public var calendar: CalendarSystem { content.dates.calendar }

    /// The calendars that dates are shown in: first that of the labels, then the additional ones.
    public var calendars: [CalendarSystem] { [content.dates.calendar] + content.otherDates.map { $0.calendar } }

    /// What labels show of a date in one of their calendars: month and day (九月初一), or of a calendar after another one with
    /// the same months and days the year with its era (令和8年); nil for any other calendar.
    public func calendarDate(_ date: CivilDate, in calendar: CalendarSystem) -> [UInt8]? {
        guard let dates = ([content.dates] + content.otherDates).first(where: { $0.calendar == calendar }) else {
            return nil
        }
        var label: [UInt8] = []
        content.append(date, dates.besideOther, calendar, to: &label)
        return label
    }

    /// Whether all calendars of the labels but the civil one are known for some dates, given by the first and the last one.
    ///
    /// - Throws: `CalendarError` about the first of the two that a calendar is not known for.
    public func checkRange(_ first: CivilDate, _ last: CivilDate) throws(CalendarError) {
        guard calendar != .gregorian || !content.otherDates.isEmpty else { return }
        for calendar in calendars where calendar != .gregorian {
            for date in [first, last] where !calendar.range.contains(date) {
                throw CalendarError(calendar: calendar, date: date)
            }
        }
    }
}

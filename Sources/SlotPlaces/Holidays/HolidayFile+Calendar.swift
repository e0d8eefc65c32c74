internal import ICalendar
internal import SlotEngine
internal import SlotTime

extension HolidayFile {
    /// Reads a calendar of holidays: its all-day events, each year with one as a notice of its own.
    ///
    /// A yearly rule without an end is followed to ten years from now.
    ///
    /// - Throws: where it is missing, or can't be read.
    static func notices(
        calendar path: String, in files: FileSource, now: Instant
    ) throws(PlaceError) -> [HolidayCalendar.Notice] {
        let bytes = try BusyFile.bytes(path, in: files)
        let year = CivilDateTime(now, utcOffset: 0).date.year
        guard let first = CivilDate(year: year - 1, month: 1, day: 1),
            let end = CivilDate(year: year + 11, month: 1, day: 1)
        else { return [] }
        let calendar: NamedDates
        do throws(ICalendarError) {
            calendar = try NamedDates(bytes.span, over: first..<end)
        } catch {
            throw PlaceError(calendar: path, error)
        }
        var notices: [HolidayCalendar.Notice] = []
        var days: [HolidayCalendar.Day] = []
        for (index, day) in calendar.days.enumerated() {
            // Of two events on one date the names are joined.
            if let last = days.last, last.date == day.date {
                days[days.count - 1] = HolidayCalendar.Day(
                    date: day.date, name: "\(last.name), \(day.name)", isOffDay: true)
            } else {
                days.append(HolidayCalendar.Day(date: day.date, name: day.name, isOffDay: true))
            }
            let next = index + 1 < calendar.days.count ? calendar.days[index + 1].date.year : nil
            guard next != day.date.year else { continue }
            notices.append(HolidayCalendar.Notice(year: day.date.year, days: days))
            days = []
        }
        return notices
    }
}

internal import SlotLocale
internal import SlotTime

// The months and days of a calendar.
extension LabelsCommand {
    /// The first day of each month of the calendar's year, those of months that only other years have (leap months), and the
    /// days of its month in calendars other than the civil one; the year of a calendar that labels show nothing else of.
    static func rows(of calendar: CalendarSystem, _ table: LocaleLabels, _ date: CivilDate) -> [Row] {
        let end = table.calendars.count > 1 ? ".\(calendar.rawValue)" : ""
        func label(_ date: CivilDate) -> [UInt8]? { table.calendarDate(date, in: calendar) }
        if calendar != table.calendar, calendar.hasMonths(of: table.calendar) {
            return [("year" + end, [date].compactMap(label))]
        }
        // Eras begin within years: where months are Gregorian, so is the year that is shown.
        let year = calendar.hasGregorianMonths ? CalendarSystem.gregorian : calendar
        guard let own = try? year.date(of: date) else { return [] }
        let months = firstDays(of: own, year).compactMap { label($0.day) }
        var rows: [Row] = [("months" + end, months)]
        guard calendar != .gregorian else { return rows }
        let others = otherMonths(own, year).compactMap(label).filter { !months.contains($0) }
        if !others.isEmpty { rows.append(("leapMonths" + end, others)) }
        let days = (1...31).compactMap { day in
            year.civilDate(
                of: CalendarDate(
                    era: own.era, year: own.year, month: own.month, isLeapMonth: own.isLeapMonth, day: day))
        }
        return rows + [("days" + end, days.compactMap(label))]
    }

    private typealias FirstDay = (day: CivilDate, month: Int, isLeapMonth: Bool)

    /// The first days of the months of a date's year, or of one that is a number of years away.
    private static func firstDays(of date: CalendarDate, _ calendar: CalendarSystem, years: Int = 0) -> [FirstDay] {
        (1...13).flatMap { month in
            [false, true].compactMap { isLeapMonth -> FirstDay? in
                let first = CalendarDate(
                    era: date.era, year: date.year + years, month: month, isLeapMonth: isLeapMonth, day: 1)
                return calendar.civilDate(of: first).map { ($0, month, isLeapMonth) }
            }
        }.sorted { $0.day < $1.day }
    }

    /// The first day of each leap month, in the nearest year that has it; not all of them are known.
    ///
    /// Hebrew years with a leap month have another name for the month after it too.
    private static func otherMonths(_ date: CalendarDate, _ calendar: CalendarSystem) -> [CivilDate] {
        // No table of a calendar with leap months holds more years; a rule repeats itself much sooner.
        let reach = 136
        var found: [FirstDay] = []
        for years in (1...reach).flatMap({ [$0, -$0] }) {
            let months = firstDays(of: date, calendar, years: years)
            for (month, next) in zip(months, months.dropFirst()) where month.isLeapMonth {
                for day in calendar == .hebrew ? [month, next] : [month]
                where !found.contains(where: { $0.month == day.month && $0.isLeapMonth == day.isLeapMonth }) {
                    found.append(day)
                }
            }
        }
        return found.sorted { ($0.month, $0.isLeapMonth ? 1 : 0) < ($1.month, $1.isLeapMonth ? 1 : 0) }.map { $0.day }
    }
}

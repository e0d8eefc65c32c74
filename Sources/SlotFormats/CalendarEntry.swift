internal import SlotLocale
internal import SlotTime

/// A date in a calendar of its labels other than the civil one, as formats with numbers for programs write it.
struct CalendarEntry {
    /// What a member is.
    enum Value {
        case number(Int)
        case text([UInt8])
        /// True; what is not true has no member.
        case yes
    }

    /// The members by their names in outputs, in the order of outputs.
    let members: [(key: String, value: Value)]

    /// A date in a calendar; nil where the calendar is not known for it, which `ExportFormat.check` refuses.
    private init?(_ date: CivilDate, in calendar: CalendarSystem, _ labels: LocaleLabels) {
        guard let own = try? calendar.date(of: date), let label = labels.calendarDate(date, in: calendar) else {
            return nil
        }
        var members: [(key: String, value: Value)] = [
            ("calendar", .text(Array(calendar.rawValue.utf8))), ("year", .number(own.year)),
            ("month", .number(own.month)), ("day", .number(own.day)),
        ]
        if own.isLeapMonth { members.append(("leapMonth", .yes)) }
        let eras = calendar.eras
        if eras.indices.contains(own.era) { members.append(("era", .text(Array(eras[own.era].utf8)))) }
        if let year = calendar.cyclicYear(of: own) { members.append(("cyclicYear", .number(year))) }
        members.append(("label", .text(label)))
        self.members = members
    }

    /// A date in each calendar of the labels but the civil one.
    static func entries(of date: CivilDate, _ labels: LocaleLabels) -> [CalendarEntry] {
        labels.calendars.compactMap { $0 == .gregorian ? nil : CalendarEntry(date, in: $0, labels) }
    }
}

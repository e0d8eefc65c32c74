internal import SlotTime

extension LabelContent {
    /// Appends a date in each calendar: the first one by the pattern that is chosen, the others as month and day.
    func appendDates(_ date: CivilDate, _ pattern: (DateLabels) -> LabelPattern, to label: inout [UInt8]) {
        append(date, pattern(dates), dates.calendar, to: &label)
        for other in otherDates {
            label.append(UInt8(ascii: " "))
            append(date, other.monthAndDay, other.calendar, to: &label)
        }
    }

    /// Appends a date by a pattern of a calendar; where the calendar is not known for it, as `2026-06-01`.
    func append(_ date: CivilDate, _ pattern: LabelPattern, _ calendar: CalendarSystem, to label: inout [UInt8]) {
        guard let values = LabelPattern.Values(date, calendar) else { return date.appendRFC3339(to: &label) }
        pattern.append(values, words, digits, to: &label)
    }
}

extension LabelPattern.Values {
    /// What the fields of a date show in a calendar; nil where the calendar is not known for it.
    init?(_ date: CivilDate, _ calendar: CalendarSystem) {
        weekday = date.weekday.rawValue
        guard calendar != .gregorian else {
            (year, month, day) = date.parts
            monthName = month - 1
            return
        }
        guard let own = try? calendar.date(of: date) else { return nil }
        year = own.year
        day = own.day
        era = own.era
        month = calendar.ordinal(ofMonth: own)
        monthName = calendar.monthNameIndex(of: own)
        if let cycle = calendar.cyclicYear(of: own) {
            (cyclicYear, year, relatedYear) = (cycle - 1, cycle, own.year)
        }
    }
}

// The lists of names of months in the label table.
extension CalendarSystem {
    /// How many names there are: leap months have their own.
    var monthNameCount: Int {
        switch self {
        case .chinese, .dangi: 24
        case .hebrew: 14
        case .coptic, .ethiopic: 13
        default: 12
        }
    }

    /// The place of a date's month among the names.
    fileprivate func monthNameIndex(of date: CalendarDate) -> Int {
        switch self {
        case .chinese, .dangi: date.isLeapMonth ? date.month + 11 : date.month - 1
        case .hebrew:
            // Adar I comes before Adar, and Adar II, which Adar is called in leap years, behind all of them.
            if date.month == 6, ordinal(ofMonth: date) == 7 { 13 } else if date.month < 6, !date.isLeapMonth {
                date.month - 1
            } else { date.isLeapMonth ? 5 : date.month }
        default: date.month - 1
        }
    }
}

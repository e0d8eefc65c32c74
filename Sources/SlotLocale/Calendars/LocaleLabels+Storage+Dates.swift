internal import SlotTime

extension LocaleLabels.Storage {
    /// Appends a date in each calendar: the first one by the pattern that is chosen, the others as month and
    /// day, or as year where months and days are the same.
    @inline(__always)
    func appendDates(_ date: CivilDate, _ pattern: (DateLabels) -> LabelPattern, to label: inout [UInt8]) {
        append(date, pattern(dates), dates.calendar, to: &label)
        if !otherDates.isEmpty { appendOthers(date, to: &label) }
    }

    /// Appends a date by a pattern of a calendar; where the calendar is not known for it, as `2026-06-01`.
    @inline(__always)
    func append(_ date: CivilDate, _ pattern: LabelPattern, _ calendar: CalendarSystem, to label: inout [UInt8]) {
        if calendar == .gregorian {
            append(pattern, LabelPattern.Values(date.parts, date.weekday), to: &label)
        } else {
            append(date, pattern, ofOther: calendar, to: &label)
        }
    }

    @inline(never)
    private func append(
        _ date: CivilDate, _ pattern: LabelPattern, ofOther calendar: CalendarSystem, to label: inout [UInt8]
    ) {
        guard let own = try? calendar.date(of: date) else { return date.appendRFC3339(to: &label) }
        append(pattern, LabelPattern.Values(own, date.weekday, calendar), to: &label)
    }

    @inline(never)
    private func appendOthers(_ date: CivilDate, to label: inout [UInt8]) {
        for other in otherDates {
            label.append(UInt8(ascii: " "))
            append(date, other.besideOther, other.calendar, to: &label)
        }
    }
}

extension LabelPattern.Values {
    /// What the fields of a date show in its calendar.
    fileprivate init(_ date: CalendarDate, _ weekday: Weekday, _ calendar: CalendarSystem) {
        self.init((date.year, calendar.ordinal(ofMonth: date), date.day), weekday)
        self[.monthName] = calendar.monthNameIndex(of: date)
        self[.era] = date.era
        self[.yearOfCycle] = calendar.cyclicYear(of: date) ?? 0
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
        case .hebrew where date.isLeapMonth: 5
        // Adar I comes before Adar, and Adar II, which Adar is called in leap years, after all of them.
        case .hebrew where date.month == 6 && ordinal(ofMonth: date) == 7: 13
        case .hebrew where date.month > 5: date.month
        default: date.month - 1
        }
    }
}

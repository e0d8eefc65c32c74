/// What differs between two rows that are copies of each other: a text, or some digits of a field.
enum RowChange: UInt8, CaseIterable, Sendable {
    // With the place. These, and those with the date up to `serviceDate`, are fields and have their numbers.
    case place, placeName, uid, urlPlace, calendarName

    // With the date, the same for all its slots.
    case date, dayLabel, dateLabel, weekday, weekdayLabel, fullDate, revision, holiday, calendarDates, serviceDate
    /// The date in a time of iCalendar: `20260601`.
    case basicDate

    // With the date, for each slot.
    case endDate
    /// The date in the time of an end in iCalendar.
    case basicEndDate
    case startEpoch, bookUntil, startHex
    /// The last moment for a booking where it is the same for all slots of the hour.
    case bookingEnd

    // With the hour.
    case hour, hourLabel
    /// The two digits of the hour in the time of a start, and of an end.
    case startHour, endHour

    // With the time of the day.
    case timeLabel, rangeLabel

    /// Whether it differs between two places only.
    var isOfPlace: Bool { rawValue <= RowChange.calendarName.rawValue }

    /// Whether it differs between two dates with the same times, or two places.
    var isOfDate: Bool { rawValue <= RowChange.bookingEnd.rawValue }

    /// Whether it is the same for all slots of a date of a place.
    var isOfWholeDate: Bool { rawValue <= RowChange.basicDate.rawValue }

    /// The changes in a field where the clock runs evenly, each with its place in the field's text from a start to an end;
    /// no end is the text's own.
    static func changes(in field: RowField) -> [(change: RowChange, start: Int, end: Int?)] {
        switch field {
        case .place, .placeName, .uid, .urlPlace, .calendarName, .date, .dayLabel, .dateLabel, .weekday, .weekdayLabel,
            .fullDate, .revision, .holiday, .calendarDates, .serviceDate:
            RowChange(rawValue: field.rawValue).map { [($0, 0, nil)] } ?? []
        case .hour: [(.hour, 0, nil)]
        case .hourLabel: [(.hourLabel, 0, nil)]
        case .time: [(.startHour, 0, 2)]
        case .timeLabel: [(.timeLabel, 0, nil)]
        case .rangeLabel: [(.rangeLabel, 0, nil)]
        case .endDate: [(.endDate, 0, nil)]
        case .endTime: [(.endHour, 0, 2)]
        case .startEpoch: [(.startEpoch, 0, nil)]
        case .bookUntil: [(.bookUntil, 0, nil)]
        case .startHex: [(.startHex, 0, nil)]
        // From the end of the text, because a zone stands before the digits.
        case .zonedStart: [(.basicDate, -15, -7), (.startHour, -6, -4)]
        case .zonedEnd: [(.basicEndDate, -15, -7), (.endHour, -6, -4)]
        case .utcOffset, .urlOffset, .pass, .minute, .minuteLabel, .endOffset, .availability: []
        }
    }
}

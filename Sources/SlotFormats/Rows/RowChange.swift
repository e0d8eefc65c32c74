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

    /// A change in a field's text, from a start to an end; no end is the text's own.
    struct Part {
        let change: RowChange
        var start = 0
        var end: Int?
    }

    /// The changes in a field where the clock runs evenly: at most two.
    static func parts(of field: RowField) -> (first: Part?, second: Part?) {
        switch field {
        case .place, .placeName, .uid, .urlPlace, .calendarName, .date, .dayLabel, .dateLabel, .weekday, .weekdayLabel,
            .fullDate, .revision, .holiday, .calendarDates, .serviceDate:
            (RowChange(rawValue: field.rawValue).map { Part(change: $0) }, nil)
        case .hour: (Part(change: .hour), nil)
        case .hourDigits: (Part(change: .startHour), nil)
        case .hourLabel: (Part(change: .hourLabel), nil)
        case .time: (Part(change: .startHour, end: 2), nil)
        case .timeLabel: (Part(change: .timeLabel), nil)
        case .rangeLabel: (Part(change: .rangeLabel), nil)
        case .endDate: (Part(change: .endDate), nil)
        case .endTime: (Part(change: .endHour, end: 2), nil)
        case .startEpoch: (Part(change: .startEpoch), nil)
        case .bookUntil: (Part(change: .bookUntil), nil)
        case .startHex: (Part(change: .startHex), nil)
        // From the end of the text, because a zone stands before the digits.
        case .zonedStart:
            (Part(change: .basicDate, start: -15, end: -7), Part(change: .startHour, start: -6, end: -4))
        case .zonedEnd:
            (Part(change: .basicEndDate, start: -15, end: -7), Part(change: .endHour, start: -6, end: -4))
        case .utcOffset, .urlOffset, .pass, .repeatedOffset, .minute, .minuteDigits, .minuteLabel, .endOffset,
            .availability:
            (nil, nil)
        }
    }
}

extension RowField {
    /// What a field changes with, from the widest to the narrowest.
    enum Scope: UInt8, Comparable {
        /// The place.
        case place
        /// The date; the text is the same for all its slots.
        case date
        /// The date; the digits are the same for all its slots.
        case dateDigits
        /// The date, for each slot.
        case slotOfDate
        /// The hour.
        case hour
        /// The time of day.
        case time
        /// Nothing that differs between two copies of a row, or only what the parts of the field differ in.
        case fixed

        static func < (one: Scope, other: Scope) -> Bool { one.rawValue < other.rawValue }
    }

    /// What the field changes with.
    @inline(__always)
    var scope: Scope {
        switch self {
        case .place, .placeName, .uid, .urlPlace, .calendarHead, .bareName, .placeLines: .place
        case .date, .dayLabel, .dateLabel, .weekday, .weekdayLabel, .fullDate, .revision, .holiday, .calendarDates,
            .serviceDate:
            .date
        case .basicDate: .dateDigits
        case .endDate, .basicEndDate, .startEpoch, .bookUntil, .bookUntilDate, .bookUntilTime, .bookUntilOffset,
            .startHex, .utcStart, .utcEnd:
            .slotOfDate
        case .hour, .hourLabel, .startHour, .endHour: .hour
        case .timeLabel, .rangeLabel: .time
        case .utcOffset, .urlOffset, .offsetSuffix, .repeatedOffset, .availability, .hashedUID, .remaining, .minute,
            .minuteDigits, .minuteLabel, .time, .endTime, .endOffset, .zonedStart, .zonedEnd:
            .fixed
        }
    }

    /// Those that change with the place: the first ones.
    static let ofPlace = allCases.filter { $0.scope == .place }

    /// Those that are texts of the date: the next ones.
    static let ofDate = allCases.filter { $0.scope == .date }

    /// The number of those whose texts are kept in tables, by the numbers of the fields.
    static let textCount = Int(RowField.basicDate.rawValue)

    /// Whether it differs between two places only.
    @inline(__always)
    var isOfPlace: Bool { scope == .place }

    /// Whether it differs between two dates with the same times, or two places.
    @inline(__always)
    var isOfDate: Bool { scope <= .slotOfDate }

    /// Whether it is the same for all slots of a date of a place.
    @inline(__always)
    var isOfWholeDate: Bool { scope <= .dateDigits }

    /// Whether it is a time with its zone.
    var isZoned: Bool { self == .zonedStart || self == .zonedEnd }

    /// A field that is replaced in a copy, in the text of the same or another one: from a start to an end; no end is the
    /// text's own.
    struct Part {
        let field: RowField
        var start = 0
        var end: Int?
    }

    /// What is replaced in the field's text in copies of a row: at most two parts.
    var parts: (first: Part?, second: Part?) {
        switch self {
        case .time: (Part(field: .startHour, end: 2), nil)
        case .endTime: (Part(field: .endHour, end: 2), nil)
        // From the end of the text, because a zone comes before the digits.
        case .zonedStart:
            (Part(field: .basicDate, start: -15, end: -7), Part(field: .startHour, start: -6, end: -4))
        case .zonedEnd:
            (Part(field: .basicEndDate, start: -15, end: -7), Part(field: .endHour, start: -6, end: -4))
        // What comes before is the same in all copies.
        case .startHex: (Part(field: self, start: -8), nil)
        default: scope == .fixed ? (nil, nil) : (Part(field: self), nil)
        }
    }
}

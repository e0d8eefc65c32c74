internal import Mustache

// The names of dates and of what is in them.
extension TemplateNames {
    /// The names of a date with slots.
    enum DayName: Int, CaseIterable {
        case date, label, weekday, weekdayLabel, dateLabel, fullDateLabel, hours, slots, free, holiday, makeupWorkday
        case calendarDates, isToday, isTomorrow, slotCount, isFull, dayNote

        var name: TemplateSchema.Name {
            switch self {
            case .date: .init("date", .text, "RFC 3339: YYYY-MM-DD")
            case .label: .init("label", .text, "今天, Wed, Jun 8")
            case .weekday: .init("weekday", .number, "1 is Monday, 7 is Sunday")
            case .weekdayLabel: .init("weekdayLabel", .text, "周一, Mon")
            case .dateLabel: .init("dateLabel", .text, "6月1日, Jun 1")
            case .fullDateLabel: .init("fullDateLabel", .text, "2026年6月1日 周一, Mon, Jun 1, 2026")
            case .hours: .init("hours", .list(scope: Scope.hour.rawValue), "the hours that have slots")
            case .slots: .init("slots", .list(scope: Scope.slot.rawValue), "all slots of the date, whatever their hour")
            case .free:
                .init("free", .list(scope: Scope.free.rawValue), "the stretches that can be booked without a break")
            case .holiday: .init("holiday", .text, "the holiday's name, where the date is one")
            case .makeupWorkday: .init("makeupWorkday", .text, "the make-up workday's name, where the date is one")
            case .calendarDates:
                .init("calendarDates", .list(scope: Scope.calendarDate.rawValue), "the date in other calendars")
            case .isToday: .init("isToday", .flag, "whether it is today")
            case .isTomorrow: .init("isTomorrow", .flag, "whether it is the day after")
            case .slotCount: .init("slotCount", .number, "how many slots can be booked")
            case .isFull: .init("isFull", .flag, "whether none can")
            case .dayNote: .init("dayNote", .text, "the note of the date in the calendar, such as a solar term")
            }
        }
    }

    /// The names of an hour with slots.
    enum HourName: Int, CaseIterable {
        case hour, label, slots, utcOffset

        var name: TemplateSchema.Name {
            switch self {
            case .hour: .init("hour", .number, "0 to 23")
            case .label: .init("label", .text, "10点, 10 AM")
            case .slots: .init("slots", .list(scope: Scope.slot.rawValue), "its slots")
            case .utcOffset: .init("utcOffset", .text, "+08:00, where the hour occurs twice on the date")
            }
        }
    }

    /// The names of a slot.
    enum SlotName: Int, CaseIterable {
        case minute, label, start, end, startEpoch, bookUntil, serviceDate, remaining, soldOut
        case endEpoch, time, timeLabel, rangeLabel, uid, bookingUrl

        var name: TemplateSchema.Name {
            switch self {
            case .minute: .init("minute", .number, "0 to 59")
            case .label: .init("label", .text, "40分, 40")
            case .start: .init("start", .text, "RFC 3339, with seconds and offset")
            case .end: .init("end", .text, "RFC 3339, with seconds and offset")
            case .startEpoch: .init("startEpoch", .number, "the start in seconds since 1970")
            case .bookUntil: .init("bookUntil", .number, "the last moment for a booking, in seconds since 1970")
            case .serviceDate: .init("serviceDate", .text, "the service day, where it is not the date")
            case .remaining: .init("remaining", .number, "how many can still book, where the place says it")
            case .soldOut: .init("soldOut", .flag, "whether it is sold out")
            case .endEpoch: .init("endEpoch", .number, "the end in seconds since 1970")
            case .time: .init("time", .text, "10:40, the same in every locale")
            case .timeLabel: .init("timeLabel", .text, "10:40, 10:40 AM")
            case .rangeLabel: .init("rangeLabel", .text, "10:40–10:50")
            case .uid: .init("uid", .text, "the slot's identifier, as in feeds (not that of its event in ics)")
            case .bookingUrl: .init("bookingUrl", .text, "where the slot is booked, if the place says it")
            }
        }
    }

    /// The names of a free stretch.
    enum FreeName: Int, CaseIterable {
        case start, end, startEpoch, endEpoch, startTime, endTime, rangeLabel, slotCount

        var name: TemplateSchema.Name {
            switch self {
            case .start: .init("start", .text, "RFC 3339, with seconds and offset")
            case .end: .init("end", .text, "RFC 3339, with seconds and offset")
            case .startEpoch: .init("startEpoch", .number, "the start in seconds since 1970")
            case .endEpoch: .init("endEpoch", .number, "the end in seconds since 1970")
            case .startTime: .init("startTime", .text, "10:40")
            case .endTime: .init("endTime", .text, "12:00")
            case .rangeLabel: .init("rangeLabel", .text, "10:40–12:00")
            case .slotCount: .init("slotCount", .number, "how many slots it has")
            }
        }
    }
}

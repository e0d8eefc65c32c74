internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// What the values of rows come from: the same for all rows of a document.
///
/// A class, so that the values that change stay few and near to each other.
final class RowSource: Sendable {
    let document: SlotDocument

    /// How the format writes them.
    let form: RowForm

    private let hasOtherCalendars: Bool

    init(_ document: SlotDocument, _ form: RowForm) {
        self.document = document
        hasOtherCalendars = document.labels.calendars.contains { $0 != .gregorian }
        self.form = form
    }

    /// Appends the text of a field that changes with the place, escaped.
    func append(ofPlace field: RowField, to text: inout [UInt8]) {
        let start = text.count
        switch field {
        case .place:
            text += document.place.id.utf8
            form.escape(&text, start)
        case .placeName: text += form.extras.placeName(document.place.name)
        case .uid:
            // Blocks have no one duration, and must not be taken for slots.
            let seconds = form.isOfStretches ? 0 : document.plan.rules.duration.seconds
            text += UID.prefix(placeID: document.place.id, durationSeconds: seconds)
        case .urlPlace: text.appendPercentEncoded(document.place.id)
        case .calendarName: text += form.extras.calendarName(document.place.name)
        default: assertionFailure("no text for the field \(field) of a place")
        }
    }

    /// Appends the text of a field that changes with the date, escaped.
    func append(_ field: RowField, on day: SlotDay, to text: inout [UInt8]) {
        let date = day.date
        let start = text.count
        switch field {
        // Digits alone need no escaping.
        case .date:
            text.append(date)
            return
        case .weekday:
            text.append(UInt8(ascii: "0") + UInt8(date.weekday.rawValue))
            return
        case .dayLabel: document.dayLabeler.append(date, offset: day.offset, to: &text)
        case .dateLabel: document.labels.appendDate(date, to: &text)
        case .weekdayLabel: document.dayLabeler.appendWeekday(date.weekday, to: &text)
        case .fullDate: document.dayLabeler.appendFullDate(date, to: &text)
        case .revision:
            ICalendarDateFormat.append(utc: document.revision(of: day), to: &text)
            return
        case .holiday:
            text += form.extras.holiday(day.holiday)
            return
        case .calendarDates:
            if hasOtherCalendars { text += form.extras.calendarDates(date, document.labels) }
            return
        case .serviceDate:
            if day.hasServiceDate { text.append(date.advanced(byDays: -1)) }
            return
        default: assertionFailure("no text for the field \(field) of a date")
        }
        form.escape(&text, start)
    }
}

// Labels that change with the hour or the slot, escaped.
extension RowSource {
    /// The label of an hour: 10点.
    func appendHour(_ hour: Int, to text: inout [UInt8]) {
        let start = text.count
        document.labels.appendHour(hour, to: &text)
        form.escape(&text, start)
    }

    /// The label of a minute: 40分.
    func appendMinute(_ minute: Int, to text: inout [UInt8]) {
        let start = text.count
        document.labels.appendMinute(minute, to: &text)
        form.escape(&text, start)
    }

    /// The label of a start, in minutes since 00:00: 10:40.
    func appendTime(_ minute: Int, to text: inout [UInt8]) {
        let start = text.count
        document.labels.appendTime(hour: minute / 60, minute: minute % 60, to: &text)
        form.escape(&text, start)
    }

    /// The label of a start and its end, in minutes since 00:00 of any date: 10:40–10:50.
    func appendRange(_ minute: Int, _ end: Int, to text: inout [UInt8]) {
        let start = text.count
        document.labels.appendTimeRange(from: (minute / 60, minute % 60), to: (end / 60, end % 60), to: &text)
        form.escape(&text, start)
    }
}

internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// What the values of rows come from: the same for all rows of a document.
///
/// A class, so that the values that change stay few and near to each other.
final class RowSource: Sendable {
    let place: RowPlace

    /// What the document has in common with others, and all else that its rows are made of: see there.
    let kind: DocumentKind
    let layout: DocumentLayout

    /// How the format writes them.
    let form: RowForm

    private let hasOtherCalendars: Bool

    /// The times that are written in UTC, because some program would take them for others; mostly none.
    let misread: [Range<Instant>]
    let hasMisread: Bool

    /// What the UIDs of single rows begin their hash with, where they have one of their own.
    let eventSeed: [UInt8]

    init(_ place: RowPlace, _ layout: DocumentLayout, of kind: DocumentKind, _ form: RowForm) {
        self.place = place
        self.kind = kind
        self.layout = layout
        hasOtherCalendars = kind.labels.calendars.contains { $0 != .gregorian }
        self.form = form
        eventSeed = form.fields & RowField.hashedUID.bit != 0 ? form.extras.eventSeed(place) : []
        // Where the offset stays the same, there is nothing to simplify.
        if form.fields & RowField.zonedStart.bit != 0, layout.spans.count > 1, let window = layout.frame.window {
            misread = form.extras.misread(kind.zone, window)
        } else {
            misread = []
        }
        hasMisread = !misread.isEmpty
    }

    /// Whether one of the times from an instant through another is written in UTC.
    func isMisread(_ start: Int, through end: Int) -> Bool {
        misread.contains { $0.lowerBound.epochSeconds <= end && start < $0.upperBound.epochSeconds }
    }

    /// Appends the text of a field that changes with the place, escaped.
    func append(ofPlace field: RowField, to text: inout [UInt8]) {
        let start = text.count
        switch field {
        case .place:
            text += place.id.utf8
            form.escape(&text, start)
        case .placeName: text += form.extras.placeName(place.name)
        case .uid: text += UID.prefix(of: form.extras.eventSeed(place))
        case .urlPlace: text.appendPercentEncoded(place.id)
        case .calendarHead: text += form.extras.calendarHead(place)
        case .bareName:
            text += (place.name ?? place.id).utf8
            form.escape(&text, start)
        case .placeLines: text += form.extras.placeLines(place.details)
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
        case .dayLabel: kind.dayLabeler.append(date, offset: day.offset, to: &text)
        case .dateLabel: kind.labels.appendDate(date, to: &text)
        case .weekdayLabel: kind.dayLabeler.appendWeekday(date.weekday, to: &text)
        case .fullDate: kind.dayLabeler.appendFullDate(date, to: &text)
        case .revision:
            let moment = layout.revisions.moment(of: day, kind.dayLabeler, kind.zone)
            text += form.extras.revision(moment, date)
            return
        case .holiday:
            text += form.extras.holiday(day.holiday, kind.labels)
            let notes = kind.dayLabeler.notes
            text += form.extras.dayNote(notes.isEmpty ? [] : notes.note(on: date))
            return
        case .calendarDates:
            if hasOtherCalendars { text += form.extras.calendarDates(date, kind.labels) }
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
        kind.labels.appendHour(hour, to: &text)
        form.escape(&text, start)
    }

    /// The label of a minute: 40分.
    func appendMinute(_ minute: Int, to text: inout [UInt8]) {
        let start = text.count
        kind.labels.appendMinute(minute, to: &text)
        form.escape(&text, start)
    }

    /// The label of a start, in minutes since 00:00: 10:40.
    func appendTime(_ minute: Int, to text: inout [UInt8]) {
        let start = text.count
        kind.labels.appendTime(hour: minute / 60, minute: minute % 60, to: &text)
        form.escape(&text, start)
    }

    /// The label of a start and its end, in minutes since 00:00 of any date: 10:40–10:50.
    func appendRange(_ minute: Int, _ end: Int, to text: inout [UInt8]) {
        let start = text.count
        kind.labels.appendTimeRange(from: (minute / 60, minute % 60), to: (end / 60, end % 60), to: &text)
        form.escape(&text, start)
    }

    /// The label of a start and its end, each with the UTC offset where it needs one.
    func appendRange(from start: RangeEnd, to end: RangeEnd, to text: inout [UInt8]) {
        let first = text.count
        kind.labels.appendTimeRange(from: start, to: end, to: &text)
        form.escape(&text, first)
    }
}

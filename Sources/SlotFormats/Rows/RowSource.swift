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

    /// The fields that the format's shapes use, by their bits; the others have no value.
    let fields: UInt32

    /// `;TZID=Asia/Shanghai`; empty where all times are written in UTC.
    let zonePrefix: [UInt8]

    /// Makes text ready for the format.
    let escape: Escaping

    /// How the format writes what only some rows have.
    let extras: RowExtras

    private let hasOtherCalendars: Bool

    init(
        _ document: SlotDocument, fields: UInt32, zonePrefix: [UInt8], extras: RowExtras,
        escape: @escaping Escaping
    ) {
        self.extras = extras
        self.document = document
        hasOtherCalendars = document.labels.calendars.contains { $0 != .gregorian }
        self.fields = fields
        self.zonePrefix = zonePrefix
        self.escape = escape
    }

    /// Appends the text of a field that changes with the date, escaped.
    func append(_ field: RowField, on day: SlotDay, to text: inout [UInt8]) {
        let date = day.date
        let start = text.count
        switch field {
        case .date: date.appendRFC3339(to: &text)
        case .dayLabel: document.dayLabeler.append(date, offset: day.offset, to: &text)
        case .dateLabel: document.labels.appendDate(date, to: &text)
        case .weekday: text.append(UInt8(ascii: "0") + UInt8(date.weekday.rawValue))
        case .weekdayLabel: document.dayLabeler.appendWeekday(date.weekday, to: &text)
        case .fullDate: document.dayLabeler.appendFullDate(date, to: &text)
        case .revision: DateTimeText.append(utc: document.revision(of: day), to: &text)
        case .holiday:
            text += extras.holiday(day.holiday)
            return
        case .calendarDates:
            if hasOtherCalendars { text += extras.calendarDates(date, document.labels) }
            return
        case .serviceDate:
            if day.runs.contains(where: { $0.serviceDate != nil }) {
                date.advanced(byDays: -1).appendRFC3339(to: &text)
            }
        default: break
        }
        escape(&text, start)
    }
}

// Labels that change with the hour or the slot, escaped.
extension RowSource {
    /// The label of an hour: 10点.
    func appendHour(_ hour: Int, to text: inout [UInt8]) {
        let start = text.count
        document.labels.appendHour(hour, to: &text)
        escape(&text, start)
    }

    /// The label of a minute: 40分.
    func appendMinute(_ minute: Int, to text: inout [UInt8]) {
        let start = text.count
        document.labels.appendMinute(minute, to: &text)
        escape(&text, start)
    }

    /// The label of a start, in minutes since 00:00: 10:40.
    func appendTime(_ minute: Int, to text: inout [UInt8]) {
        let start = text.count
        document.labels.appendTime(hour: minute / 60, minute: minute % 60, to: &text)
        escape(&text, start)
    }

    /// The label of a start and its end, in minutes since 00:00 of any date: 10:40–10:50.
    func appendRange(_ minute: Int, _ end: Int, to text: inout [UInt8]) {
        let start = text.count
        document.labels.appendTimeRange(from: (minute / 60, minute % 60), to: (end / 60, end % 60), to: &text)
        escape(&text, start)
    }
}

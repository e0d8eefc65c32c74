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
    let escape: @Sendable ([UInt8]) -> [UInt8]

    /// How the format writes what only some rows have.
    let extras: RowExtras

    init(
        _ document: SlotDocument, fields: UInt32, zonePrefix: [UInt8], extras: RowExtras,
        escape: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        self.extras = extras
        self.document = document
        self.fields = fields
        self.zonePrefix = zonePrefix
        self.escape = escape
    }

    /// The text of a field that changes with the date, escaped.
    func text(of field: RowField, on day: SlotDay) -> [UInt8] {
        let date = day.date
        return switch field {
        case .date: date.text
        case .dayLabel: escape(document.dayLabeler.label(for: date, offset: day.offset))
        case .dateLabel: escape(document.labels.date(date))
        case .weekday: [UInt8(ascii: "0") + UInt8(date.weekday.rawValue)]
        case .weekdayLabel: escape(document.dayLabeler.weekday(date.weekday))
        case .fullDate: escape(document.dayLabeler.fullDate(date))
        case .revision: revision(of: day)
        case .holiday: extras.holiday(day.holiday)
        case .serviceDate: day.runs.contains { $0.serviceDate != nil } ? date.advanced(byDays: -1).text : []
        default: []
        }
    }

    private func revision(of day: SlotDay) -> [UInt8] {
        var text: [UInt8] = []
        DateTimeText.append(utc: document.revision(of: day), to: &text)
        return text
    }
}

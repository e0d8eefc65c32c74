internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The present values of all fields: those of the date and of the hour as texts, those of the slot as numbers.
struct RowValues: ~Copyable {
    /// `;TZID=Asia/Shanghai`; empty where times are written in UTC.
    let zonePrefix: [UInt8]

    private let document: SlotDocument
    private let isAlwaysUTC: Bool
    private let leadSeconds: Int
    private let durationMinutes: Int
    private let escape: @Sendable ([UInt8]) -> [UInt8]

    /// The fields that the format's shapes use; the others have no value.
    private let fields: UInt32

    // Of the date.
    private(set) var dayNumber = 0
    private var midnight = 0
    private var basicDate: UInt64 = 0
    private var dayTexts: [[UInt8]]

    // Of the hour.
    private(set) var hourNumber = 0
    private var hourTexts: [[UInt8]]

    // Of the slot.
    private(set) var widths = RowWidths()
    private(set) var slot = RowSlot()
    private(set) var minuteLabels = TextTable(count: 60)
    private(set) var timeLabels = TextTable(count: 1440)
    private(set) var rangeLabels = TextTable(count: RowValues.rareRange + 1)

    private var endDay = Int.min
    private var basicEndDate: UInt64 = 0
    private var endOffsetSeconds = Int.min

    /// Where the label of a range stands that the clock makes longer or shorter than the others.
    private static let rareRange = 1440

    init(
        _ document: SlotDocument, fields: UInt32, zonePrefix: [UInt8],
        escape: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) {
        self.document = document
        self.fields = fields
        self.zonePrefix = zonePrefix
        self.escape = escape
        isAlwaysUTC = zonePrefix.isEmpty
        leadSeconds = document.plan.rules.lead.seconds
        durationMinutes = document.plan.rules.duration.count
        dayTexts = Array(repeating: [], count: Int(RowField.hour.rawValue))
        hourTexts = Array(repeating: [], count: Int(RowField.minute.rawValue - RowField.hour.rawValue))
    }

    /// Goes on to a date.
    mutating func begin(_ day: SlotDay) {
        dayNumber += 1
        let date = day.date
        midnight = date.daysSinceEpoch * 86_400
        basicDate = Digits.basicDate(date)
        let labeler = document.dayLabeler
        if uses(.date) { set(.date, date.text) }
        if uses(.dayLabel) { set(.dayLabel, escape(labeler.label(for: date, offset: day.offset))) }
        if uses(.dateLabel) { set(.dateLabel, escape(document.labels.date(date))) }
        if uses(.weekday) { set(.weekday, [UInt8(ascii: "0") + UInt8(date.weekday.rawValue)]) }
        if uses(.weekdayLabel) { set(.weekdayLabel, escape(labeler.weekday(date.weekday))) }
        if uses(.fullDate) { set(.fullDate, escape(labeler.fullDate(date))) }
        if uses(.revision) { set(.revision, BasicDateTime(utc: document.revision(of: day)).text + [UInt8(ascii: "Z")]) }
        widths.day = RowWidths.pack(
            width(.dayLabel), width(.dateLabel), width(.weekdayLabel), width(.fullDate))
    }

    /// Goes on to an hour; `isRepeated` where it stands twice on the date with different offsets.
    mutating func begin(hour: Int, utcOffset: Int, isRepeated: Bool) {
        hourNumber += 1
        var offset: [UInt8] = []
        offset.appendUTCOffset(utcOffset)
        let pass = isRepeated ? Array(" (UTC".utf8) + offset + [UInt8(ascii: ")")] : []
        var digits: [UInt8] = []
        digits.appendDecimal(hour)
        if uses(.hour) { set(.hour, digits) }
        if uses(.utcOffset) { set(.utcOffset, offset) }
        if uses(.pass) { set(.pass, pass) }
        if uses(.hourLabel) { set(.hourLabel, escape(document.labels.hour(hour) + pass)) }
        widths.hour = RowWidths.pack(width(.hour), width(.hourLabel), width(.pass))
    }

    /// Goes on to a slot of the present hour.
    @inline(__always)
    mutating func begin(minuteOfDay: Int, span: OffsetSpan, end: Instant, endSpan: OffsetSpan) {
        let wall = midnight + minuteOfDay * 60
        let endWall = end.epochSeconds + endSpan.utcOffset
        slot.minuteOfDay = minuteOfDay
        slot.minute = minuteOfDay % 60
        slot.startEpoch = wall - span.utcOffset
        slot.bookUntil = slot.startEpoch - leadSeconds
        if endWall / 86_400 != endDay { beginEndDay(endWall / 86_400) }
        slot.endMinuteOfDay = (endWall - endDay * 86_400) / 60
        if endSpan.utcOffset != endOffsetSeconds {
            endOffsetSeconds = endSpan.utcOffset
            slot.endOffset = Digits.utcOffset(endOffsetSeconds)
        }
        if uses(.zonedStart) { beginZoned(wall: wall, span, end, endWall: endWall, endSpan) }
        prepareLabels()
        widths.slot = RowWidths.pack(
            (slot.minute < 10 ? 1 : 2) | (slot.zonedStart.isUTC ? 4 : 0) | (slot.zonedEnd.isUTC ? 8 : 0)
                | (slot.epochsHaveTenDigits ? 16 : 0),
            minuteLabels.width(of: slot.minute), timeLabels.width(of: minuteOfDay),
            rangeLabels.width(of: slot.rangeIndex))
    }

    /// The times as the zone names them, or in UTC where the clock shows them twice: readers differ on which is meant.
    @inline(__always)
    private mutating func beginZoned(wall: Int, _ span: OffsetSpan, _ end: Instant, endWall: Int, _ endSpan: OffsetSpan)
    {
        slot.zonedStart = BasicDateTime(date: basicDate, minuteOfDay: slot.minuteOfDay)
        slot.zonedEnd = BasicDateTime(date: basicEndDate, minuteOfDay: slot.endMinuteOfDay)
        if isAlwaysUTC || span.isDoubtful(wall) {
            slot.zonedStart = BasicDateTime(utc: Instant(epochSeconds: slot.startEpoch))
        }
        if isAlwaysUTC || endSpan.isDoubtful(endWall) { slot.zonedEnd = BasicDateTime(utc: end) }
    }

    private mutating func beginEndDay(_ day: Int) {
        endDay = day
        let date = CivilDate(daysSinceEpoch: day)
        basicEndDate = Digits.basicDate(date)
        slot.endDate = Digits.date(date)
    }

    @inline(__always)
    private mutating func prepareLabels() {
        if uses(.minuteLabel), !minuteLabels.has(slot.minute) {
            minuteLabels.insert(slot.minute, escape(document.labels.minute(slot.minute)))
        }
        if uses(.timeLabel), !timeLabels.has(slot.minuteOfDay) { timeLabels.insert(slot.minuteOfDay, time()) }
        guard uses(.rangeLabel) else { return }
        if slot.endMinuteOfDay == (slot.minuteOfDay + durationMinutes) % 1440 {
            slot.rangeIndex = slot.minuteOfDay
            if !rangeLabels.has(slot.rangeIndex) { rangeLabels.insert(slot.rangeIndex, range()) }
        } else {
            slot.rangeIndex = Self.rareRange
            rangeLabels.replace(slot.rangeIndex, range())
        }
    }
}

extension RowValues {
    /// The text of a field, escaped.
    func text(of field: RowField) -> [UInt8] {
        switch field.level {
        case .day: return dayTexts[Int(field.rawValue)]
        case .hour: return hourTexts[Int(field.rawValue - RowField.hour.rawValue)]
        case .slot: break
        }
        var text: [UInt8] = []
        switch field {
        case .minute: text.appendDecimal(slot.minute)
        case .minuteLabel: text += minuteLabels[slot.minute]
        case .time: text += Digits.bytes(of: Digits.time(minuteOfDay: slot.minuteOfDay), count: 8)
        case .timeLabel: text += timeLabels[slot.minuteOfDay]
        case .rangeLabel: text += rangeLabels[slot.rangeIndex]
        case .endDate: text += CivilDate(daysSinceEpoch: endDay).text
        case .endTime: text += Digits.bytes(of: Digits.time(minuteOfDay: slot.endMinuteOfDay), count: 8)
        case .endOffset: text.appendUTCOffset(endOffsetSeconds)
        case .startEpoch: text.appendDecimal(slot.startEpoch)
        case .bookUntil: text.appendDecimal(slot.bookUntil)
        case .startHex: text += Digits.hex(slot.startEpoch)
        case .zonedStart: text += slot.zonedStart.text
        case .zonedEnd: text += slot.zonedEnd.text
        default: break
        }
        return text
    }

    @inline(__always)
    private func uses(_ field: RowField) -> Bool { fields & field.bit != 0 }

    private func width(_ field: RowField) -> Int { text(of: field).count }

    private mutating func set(_ field: RowField, _ text: [UInt8]) {
        if field.level == .day {
            dayTexts[Int(field.rawValue)] = text
        } else {
            hourTexts[Int(field.rawValue - RowField.hour.rawValue)] = text
        }
    }

    private func time() -> [UInt8] {
        escape(document.labels.time(hour: slot.minuteOfDay / 60, minute: slot.minute))
    }

    private func range() -> [UInt8] {
        escape(
            document.labels.timeRange(
                from: (slot.minuteOfDay / 60, slot.minute), to: (slot.endMinuteOfDay / 60, slot.endMinuteOfDay % 60)))
    }
}

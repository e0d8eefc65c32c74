internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The present values of all fields: those of the date and of the hour as texts, those of the slot as numbers.
struct RowValues: Sendable {
    let leadSeconds: Int

    /// `;TZID=Asia/Shanghai`; empty where times are written in UTC.
    let zonePrefix: [UInt8]

    private let document: SlotDocument
    private let isAlwaysUTC: Bool
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
    private(set) var minute = 0
    private(set) var minuteOfDay = 0
    private(set) var startEpoch = 0
    private(set) var endMinuteOfDay = 0
    private(set) var endDate: (UInt64, UInt16) = (0, 0)
    private(set) var endOffset: (UInt32, UInt16) = (0, 0)
    private(set) var zonedStart = BasicDateTime()
    private(set) var zonedEnd = BasicDateTime()
    private(set) var rangeIndex = 0
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
        dayTexts = Array(repeating: [], count: Int(RowField.hour.rawValue))
        hourTexts = Array(repeating: [], count: Int(RowField.minute.rawValue - RowField.hour.rawValue))
    }

    /// Goes on to a date.
    mutating func begin(_ day: SlotDay) {
        dayNumber += 1
        let date = day.date
        midnight = date.daysSinceEpoch * 86_400
        basicDate = Digits.basicDate(date)
        set(.date) { _ in date.text }
        set(.dayLabel) { $0.escape($0.document.dayLabeler.label(for: date, offset: day.offset)) }
        set(.dateLabel) { $0.escape($0.document.labels.date(date)) }
        set(.weekday) { _ in [UInt8(ascii: "0") + UInt8(date.weekday.rawValue)] }
        set(.weekdayLabel) { $0.escape($0.document.dayLabeler.weekday(date.weekday)) }
        set(.fullDate) { $0.escape($0.document.dayLabeler.fullDate(date)) }
        set(.revision) { BasicDateTime(utc: $0.document.revision(of: day)).text + [UInt8(ascii: "Z")] }
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
        set(.hour) { _ in digits }
        set(.utcOffset) { _ in offset }
        set(.pass) { _ in pass }
        set(.hourLabel) { $0.escape($0.document.labels.hour(hour)) + pass }
        widths.hour = RowWidths.pack(width(.hour), width(.hourLabel), width(.pass))
    }

    /// Goes on to a slot of the present hour.
    @inline(__always)
    mutating func begin(minuteOfDay: Int, span: OffsetSpan, end: Instant, endSpan: OffsetSpan) {
        let wall = midnight + minuteOfDay * 60
        let endWall = end.epochSeconds + endSpan.utcOffset
        self.minuteOfDay = minuteOfDay
        minute = minuteOfDay % 60
        startEpoch = wall - span.utcOffset
        if endWall / 86_400 != endDay { beginEndDay(endWall / 86_400) }
        endMinuteOfDay = (endWall - endDay * 86_400) / 60
        if endSpan.utcOffset != endOffsetSeconds {
            endOffsetSeconds = endSpan.utcOffset
            endOffset = Digits.utcOffset(endOffsetSeconds)
        }
        zonedStart = BasicDateTime(date: basicDate, minuteOfDay: minuteOfDay)
        zonedEnd = BasicDateTime(date: basicEndDate, minuteOfDay: endMinuteOfDay)
        if isAlwaysUTC || wall < span.repeatsUntil { zonedStart = BasicDateTime(utc: Instant(epochSeconds: startEpoch)) }
        if isAlwaysUTC || endWall < endSpan.repeatsUntil { zonedEnd = BasicDateTime(utc: end) }
        prepareLabels()
        widths.slot = RowWidths.pack(
            (minute < 10 ? 1 : 2) | (zonedStart.isUTC ? 4 : 0) | (zonedEnd.isUTC ? 8 : 0),
            minuteLabels.width(of: minute), timeLabels.width(of: minuteOfDay), rangeLabels.width(of: rangeIndex))
    }

    /// Whether both epochs of the slot have ten digits, as they have from 2001 to 2286.
    var epochsHaveTenDigits: Bool {
        startEpoch - leadSeconds >= 1_000_000_000 && startEpoch < 10_000_000_000
    }

    private mutating func beginEndDay(_ day: Int) {
        endDay = day
        let date = CivilDate(daysSinceEpoch: day)
        basicEndDate = Digits.basicDate(date)
        endDate = Digits.date(date)
    }

    @inline(__always)
    private mutating func prepareLabels() {
        if uses(.minuteLabel), !minuteLabels.has(minute) {
            minuteLabels.insert(minute, escape(document.labels.minute(minute)))
        }
        if uses(.timeLabel), !timeLabels.has(minuteOfDay) {
            timeLabels.insert(minuteOfDay, escape(time()))
        }
        guard uses(.rangeLabel) else { return }
        if endMinuteOfDay == (minuteOfDay + document.plan.rules.duration.count) % 1440 {
            rangeIndex = minuteOfDay
            if !rangeLabels.has(rangeIndex) { rangeLabels.insert(rangeIndex, range()) }
        } else {
            rangeIndex = Self.rareRange
            rangeLabels.replaceLast(rangeIndex, range())
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
        case .minute: text.appendDecimal(minute)
        case .minuteLabel: text += minuteLabels[minute]
        case .time: text += Digits.bytes(of: Digits.time(minuteOfDay: minuteOfDay), count: 8)
        case .timeLabel: text += timeLabels[minuteOfDay]
        case .rangeLabel: text += rangeLabels[rangeIndex]
        case .endDate: text += CivilDate(daysSinceEpoch: endDay).text
        case .endTime: text += Digits.bytes(of: Digits.time(minuteOfDay: endMinuteOfDay), count: 8)
        case .endOffset: text.appendUTCOffset(endOffsetSeconds)
        case .startEpoch: text.appendDecimal(startEpoch)
        case .bookUntil: text.appendDecimal(startEpoch - leadSeconds)
        case .startHex: text += Digits.hex(startEpoch)
        case .zonedStart: text += zonedStart.text
        case .zonedEnd: text += zonedEnd.text
        default: break
        }
        return text
    }

    @inline(__always)
    private func uses(_ field: RowField) -> Bool { fields & field.bit != 0 }

    private func width(_ field: RowField) -> Int { text(of: field).count }

    private mutating func set(_ field: RowField, _ make: (RowValues) -> [UInt8]) {
        guard uses(field) else { return }
        if field.level == .day {
            dayTexts[Int(field.rawValue)] = make(self)
        } else {
            hourTexts[Int(field.rawValue - RowField.hour.rawValue)] = make(self)
        }
    }

    private func time() -> [UInt8] {
        document.labels.time(hour: minuteOfDay / 60, minute: minuteOfDay % 60)
    }

    private func range() -> [UInt8] {
        escape(
            document.labels.timeRange(
                from: (minuteOfDay / 60, minuteOfDay % 60), to: (endMinuteOfDay / 60, endMinuteOfDay % 60)))
    }
}

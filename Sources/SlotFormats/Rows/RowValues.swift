internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The present values of all fields: those of a date as texts, those of the slots of an hour as numbers and labels.
struct RowValues: ~Copyable {
    private(set) var source: RowSource

    /// The fields in use, by their bits.
    private let fields: UInt64
    let duration: Int
    private(set) var leadSeconds = 0

    // Of the place.
    private(set) var placeNumber = 0
    private(set) var placeTexts = TextTable(count: RowField.textCount)

    /// The widths of those that the rows use and that can have several.
    private(set) var placeWidths = SIMD4<Int32>()

    /// Whether an event says where it is: such rows fit their place only.
    private(set) var hasPlaceLines = false

    // Of the date.
    private(set) var day = DayTexts()
    private var midnight = 0
    private var before = CivilDate(daysSinceEpoch: 0)

    // Of the hour.
    private(set) var hour: RowHour
    private(set) var numbers = RowNumbers()

    /// Whether the hour repeats on the date with another UTC offset.
    private(set) var isRepeated = false

    /// Whether the hour's rows differ from those of another such hour only in digits and labels: no clock change lies
    /// between their starts and their ends, and no number is wider or narrower than usual.
    private(set) var isRegular = false

    private(set) var labels: RowLabels

    /// The zone's period that the first of the last moments is in, where rows show it on the clock.
    private var bookPeriod: ZonePeriod?
    private var bookDay = 0

    private var endSpan: OffsetPeriod
    private var endDay = 0

    init(_ source: RowSource) {
        self.source = source
        fields = source.form.fields
        duration = source.kind.duration.seconds
        endSpan = source.layout.span(at: source.layout.frame.start)
        hour = RowHour(firstMinute: 0, span: endSpan, duration: duration)
        labels = RowLabels(fields: source.form.fields)
        begin(of: source)
    }

    /// Moves to another document of the same kind.
    mutating func begin(_ source: RowSource) {
        self.source = source
        endSpan = source.layout.span(at: source.layout.frame.start)
        begin(of: source)
    }

    private mutating func begin(of source: RowSource) {
        leadSeconds = source.layout.lead.seconds
        placeNumber += 1
        placeTexts.removeAll()
        preparePlace(fields)
        placeWidths = presentPlaceWidths
        hasPlaceLines = placeWidth(.placeLines) > 0
    }

    /// The widths of the place's texts that are there and that can have several.
    var presentPlaceWidths: SIMD4<Int32> {
        SIMD4(placeWidth(.place), placeWidth(.placeName), placeWidth(.urlPlace), placeWidth(.bareName))
    }

    /// The width of the lines that describe a calendar, which are in frames only.
    var headWidth: Int32 { placeWidth(.calendarHead) }

    /// Makes the texts of the place that some fields need and that are not there yet.
    mutating func preparePlace(_ fields: UInt64) {
        for field in RowField.ofPlace where fields & field.bit != 0 && !placeTexts.has(Int(field.rawValue)) {
            let source = source
            placeTexts.insert(Int(field.rawValue)) { source.append(ofPlace: field, to: &$0) }
        }
    }

    /// Moves to a date.
    mutating func begin(_ day: SlotDay) {
        midnight = day.date.daysSinceEpoch * 86_400
        before = day.date.advanced(byDays: -1)
        self.day.begin(day, source)
    }

    /// Moves to slots of the present date: those of an hour, or all of them as if they were one.
    mutating func begin(_ hour: RowHour, isRepeated: Bool) {
        self.hour = hour
        self.isRepeated = isRepeated
        let wall = midnight + hour.firstMinute * 60
        let start = wall - hour.span.utcOffset
        let end = start + hour.duration
        let length = (hour.count - 1) * hour.step * 60
        if end < endSpan.start.epochSeconds || end >= endSpan.end.epochSeconds {
            endSpan = source.layout.span(at: Instant(epochSeconds: end))
        }
        let endWall = end + endSpan.utcOffset
        numbers.startHour = Digits.two(hour.hour)
        numbers.basicDate = day.basicDate
        numbers.minuteOfDay = hour.firstMinute
        numbers.startEpoch = start
        numbers.duration = hour.duration
        numbers.bookUntil = hour.bookingEnd ?? start - leadSeconds
        numbers.bookMinutes = hour.bookingEnd == nil ? 1 : 0
        beginEnd(endWall)
        let bookEnd = uses(.bookUntilDate) ? beginBooking() : Int.max
        isRegular =
            !isRepeated && (hour.serviceDate ?? before) == before && hour.duration == duration
            && endSpan.utcOffset == hour.span.utcOffset
            // A range of a day or more shows a date.
            && !(uses(.rangeLabel) && hour.duration >= 86_400)
            && end + length < endSpan.end.epochSeconds
            && numbers.bookUntil + length * numbers.bookMinutes < bookEnd
            && numbers.bookUntil >= 1_000_000_000 && start + length < 10_000_000_000
            && !(uses(.zonedStart)
                && (isAmbiguousOrAdjacent(wall, length, hour.span) || isAmbiguousOrAdjacent(endWall, length, endSpan)
                    || source.hasMisread && source.isMisread(start, through: end + length)))
    }

    private mutating func beginEnd(_ wall: Int) {
        if wall < endDay * 86_400 || wall >= (endDay + 1) * 86_400 {
            endDay = CivilDateTime(localSeconds: wall).date.daysSinceEpoch
            numbers.endDate = RowNumbers.EndDate(CivilDate(daysSinceEpoch: endDay))
            numbers.endDateAfter = RowNumbers.EndDate(CivilDate(daysSinceEpoch: endDay + 1))
        }
        let minute = (wall - endDay * 86_400) / 60
        let hour = minute / 60
        numbers.endHour = Digits.two(hour)
        numbers.endHourAfter = Digits.two(hour == 23 ? 0 : hour + 1)
        numbers.minutesOfEndHour = 60 - (minute - hour * 60)
        numbers.minutesOfEndDate = 1440 - minute
    }

    /// Puts the first of the last moments on the clock.
    ///
    /// - Returns: The end of the zone's period that it is in, in seconds since 1970.
    private mutating func beginBooking() -> Int {
        let instant = Instant(epochSeconds: numbers.bookUntil)
        let period: ZonePeriod
        if let known = bookPeriod, known.start <= instant, instant < known.end {
            period = known
        } else {
            period = source.kind.zone.run(at: instant)
            bookPeriod = period
        }
        let offset = bookingOffset(period.utcOffset)
        let wall = CivilDateTime(instant, utcOffset: offset)
        if bookDay != wall.date.daysSinceEpoch {
            bookDay = wall.date.daysSinceEpoch
            numbers.bookDate = RowNumbers.EndDate(wall.date)
            numbers.bookDateAfter = RowNumbers.EndDate(wall.date.advanced(byDays: 1))
        }
        numbers.bookMinuteOfDay = wall.time.secondsSinceMidnight / 60
        numbers.minutesOfBookDate = 1440 - numbers.bookMinuteOfDay
        numbers.bookOffset = Digits.utcOffset(offset)
        return period.end.epochSeconds
    }

    /// The UTC offset in which a last moment is written: that of the start where its own has seconds (RFC 3339 has none).
    func bookingOffset(_ offset: Int) -> Int { offset % 60 == 0 ? offset : hour.span.utcOffset }

    /// Whether one of the times from a first one on is ambiguous: the ambiguous ones are at the two ends of a span.
    private func isAmbiguousOrAdjacent(_ wall: Int, _ length: Int, _ span: OffsetPeriod) -> Bool {
        span.isAmbiguousOrAdjacent(wall) || span.isAmbiguousOrAdjacent(wall + length)
    }

    /// Makes the labels of the present hour that are not there yet.
    mutating func prepareLabels() {
        if uses(.hourLabel), !labels.has(.hourLabel, minuteOfDay: hour.firstMinute) {
            let (source, hour) = (source, hour)
            labels.insert(.hourLabel, minuteOfDay: hour.firstMinute) { source.appendHour(hour.hour, to: &$0) }
        }
        guard hasTimeLabels else { return }
        for row in 0..<hour.count {
            let minute = hour.firstMinute + row * hour.step
            if uses(.timeLabel), !labels.has(.timeLabel, minuteOfDay: minute) {
                let source = source
                labels.insert(.timeLabel, minuteOfDay: minute) { source.appendTime(minute, to: &$0) }
            }
            if uses(.rangeLabel), !labels.has(.rangeLabel, minuteOfDay: minute) {
                // The clock runs evenly from the start to the end.
                let (source, end) = (source, minute + hour.duration / 60)
                labels.insert(.rangeLabel, minuteOfDay: minute) { source.appendRange(minute, end, to: &$0) }
            }
        }
    }

    /// Whether the rows have labels that differ from time to time.
    var hasTimeLabels: Bool { uses(.timeLabel) || uses(.rangeLabel) }

    @inline(__always)
    private func uses(_ field: RowField) -> Bool { fields & field.bit != 0 }

    private func placeWidth(_ field: RowField) -> Int32 {
        Int32(truncatingIfNeeded: placeTexts.width(of: Int(field.rawValue)))
    }
}

internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension RowValues {
    /// Appends the text of a field, escaped, for a row of the present hour, whatever the clock does in it.
    func append(_ field: RowField, row: Int, to text: inout [UInt8]) {
        let minute = numbers.minuteOfDay + row * hour.step
        let start = numbers.startEpoch + row * hour.step * 60
        switch field {
        case .place, .placeName, .uid, .urlPlace, .calendarHead, .bareName, .placeLines:
            text += placeTexts[Int(field.rawValue)]
        case .date, .dayLabel, .dateLabel, .weekday, .weekdayLabel, .fullDate, .revision, .holiday, .calendarDates:
            text += day.texts[Int(field.rawValue)]
        case .serviceDate: appendServiceDate(to: &text)
        case .availability: text += source.form.extras.availability(hour.remaining, hour.isSoldOut)
        case .hour: text.appendDecimal(hour.hour)
        case .hourLabel:
            // Escaped as a whole: nothing may follow the quote of a quoted cell.
            let start = text.count
            source.kind.labels.appendHour(hour.hour, to: &text)
            appendOffsetSuffix(to: &text)
            source.form.escape(&text, start)
        case .utcOffset: text.appendUTCOffset(hour.span.utcOffset)
        case .urlOffset:
            let start = text.count
            text.appendUTCOffset(hour.span.utcOffset)
            // A + in a query is a space (HTML forms), so it is encoded (RFC 3986 2.1).
            if text[start] == UInt8(ascii: "+") { text.replaceSubrange(start...start, with: "%2B".utf8) }
        case .offsetSuffix: appendOffsetSuffix(to: &text)
        case .repeatedOffset: if isRepeated { text.appendUTCOffset(hour.span.utcOffset) }
        case .minute: text.appendDecimal(minute % 60)
        case .minuteDigits: text.append(UInt64(Digits.two(minute % 60)), count: 2)
        case .minuteLabel: source.appendMinute(minute % 60, to: &text)
        case .time: text.append(Digits.time(minuteOfDay: minute), count: 8)
        case .timeLabel where isRegular: text += label(.timeLabel, minute)
        case .timeLabel: source.appendTime(minute, to: &text)
        case .rangeLabel where isRegular: text += label(.rangeLabel, minute)
        case .rangeLabel: appendRange(row, minute, to: &text)
        case .startHour: text.append(UInt64(Digits.two(hour.hour)), count: 2)
        case .endHour: text.append(UInt64(Digits.two(end(ofRow: row).time.hour)), count: 2)
        case .basicDate: text.append(day.basicDate, count: 8)
        case .basicEndDate: text.append(Digits.basicDate(end(ofRow: row).date), count: 8)
        case .endDate: text.append(end(ofRow: row).date)
        case .endTime:
            let end = end(ofRow: row).time.secondsSinceMidnight / 60
            text.append(Digits.time(minuteOfDay: end), count: 8)
        case .endOffset: text.appendUTCOffset(endSpan(ofRow: row).utcOffset)
        case .startEpoch: text.appendDecimal(start)
        case .bookUntil: text.appendDecimal(bookUntil(ofRow: row).epochSeconds)
        case .bookUntilDate: text.append(bookUntilOnClock(ofRow: row).date)
        case .bookUntilTime:
            let minute = bookUntilOnClock(ofRow: row).time.secondsSinceMidnight / 60
            text.append(Digits.time(minuteOfDay: minute), count: 8)
        case .bookUntilOffset: text.appendUTCOffset(bookUntilOffset(ofRow: row))
        case .startHex:
            text.append(UInt64(Digits.fourHex(clockCode(ofRow: row))), count: 4)
            text.append(Digits.eightHex(start / 60), count: 8)
        case .hashedUID: appendHashedUID(row, to: &text)
        case .remaining: if let remaining = hour.remaining { text.appendDecimal(remaining) }
        case .zonedStart: appendZoned(Instant(epochSeconds: start), hour.span, to: &text)
        case .zonedEnd: appendZoned(endInstant(ofRow: row), endSpan(ofRow: row), to: &text)
        case .utcStart: appendUTC(start, to: &text)
        case .utcEnd: appendUTC(endInstant(ofRow: row).epochSeconds, to: &text)
        }
    }

    /// Appends the text of a field, escaped: mostly one of the place or the date, which is made already.
    func append(_ field: RowField, to writer: inout ByteWriter) {
        guard field.rawValue < RowField.textCount else {
            var text: [UInt8] = []
            append(field, row: 0, to: &text)
            return writer.append(text)
        }
        let table = field.isOfPlace ? placeTexts : day.texts
        table.append(Int(field.rawValue), to: &writer)
    }

    private func appendServiceDate(to text: inout [UInt8]) {
        let isAlways = source.form.extras.serviceDate.isAlways
        guard let date = hour.serviceDate ?? (isAlways ? day.date : nil) else { return }
        text += source.form.extras.serviceDate.before
        text.append(date)
        text += source.form.extras.serviceDate.after
    }

    /// A label that has been made before.
    private func label(_ label: RowField, _ minuteOfDay: Int) -> ArraySlice<UInt8> {
        labels.texts[RowLabels.index(of: label, minuteOfDay: minuteOfDay)]
    }

    /// ` (UTC-04:00)` where the hour repeats on the date.
    private func appendOffsetSuffix(to text: inout [UInt8]) {
        guard isRepeated else { return }
        text += " (UTC".utf8
        text.appendUTCOffset(hour.span.utcOffset)
        text.append(UInt8(ascii: ")"))
    }

    /// A time as the zone names it, or in UTC where the clock shows it twice: readers differ on which one is meant.
    private func appendZoned(_ instant: Instant, _ span: OffsetPeriod, to text: inout [UInt8]) {
        let isUTC = source.form.zonePrefix.isEmpty || isUnnamed(instant, span)
        if !isUTC { text += source.form.zonePrefix }
        text.append(UInt8(ascii: ":"))
        if isUTC {
            ICalendarDateFormat.append(utc: instant, to: &text)
        } else {
            ICalendarDateFormat.append(CivilDateTime(instant, utcOffset: span.utcOffset), to: &text)
        }
    }

    private func appendUTC(_ seconds: Int, to text: inout [UInt8]) {
        let (date, time) = Digits.utcWords(seconds)
        text.append(UInt8(ascii: ":"))
        text.append(date, count: 8)
        text.append(time, count: 8)
    }

    /// Whether a time is written in UTC even where others name the zone.
    private func isUnnamed(_ instant: Instant, _ span: OffsetPeriod) -> Bool {
        span.isAmbiguousOrAdjacent(instant.epochSeconds + span.utcOffset)
            || source.isMisread(instant.epochSeconds, through: instant.epochSeconds)
    }

    /// What the clock does at a slot, in 16 bits: the UTC offset in minutes, and what else shows in its event.
    ///
    /// A new release of the time zone data may change it, and a slot that the horizon cuts off may change which times are
    /// shown twice: then the event is another one.
    private func clockCode(ofRow row: Int) -> Int {
        let start = Instant(epochSeconds: numbers.startEpoch + row * hour.step * 60)
        let endSpan = endSpan(ofRow: row)
        var code = hour.span.utcOffset / 60 + 1440
        if isUnnamed(start, hour.span) { code |= 1 << 12 }
        if isUnnamed(endInstant(ofRow: row), endSpan) { code |= 1 << 13 }
        if isRepeated { code |= 1 << 14 }
        if endSpan.utcOffset != hour.span.utcOffset { code |= 1 << 15 }
        return code
    }

    /// A UID that changes with the end of the row and with what is left, too.
    private func appendHashedUID(_ row: Int, to text: inout [UInt8]) {
        var message = source.eventSeed
        let start = numbers.startEpoch + row * hour.step * 60
        for number in [start, endInstant(ofRow: row).epochSeconds, clockCode(ofRow: row), hour.remaining ?? -1] {
            message.append(UInt8(ascii: "\n"))
            message.appendDecimal(number)
        }
        UID.append(of: message, to: &text)
    }

    /// A range whose ends carry their UTC offsets: the start where its hour is shown twice, the end where its time is, or
    /// where the offset is another one.
    private func appendRange(_ row: Int, _ minute: Int, to text: inout [UInt8]) {
        let (end, endOffset) = (end(ofRow: row), endSpan(ofRow: row).utcOffset)
        let start = CivilDateTime(
            Instant(epochSeconds: numbers.startEpoch + row * hour.step * 60), utcOffset: hour.span.utcOffset)
        var endIsShown = endOffset != hour.span.utcOffset
        if case .overlap = source.kind.zone.resolve(end) { endIsShown = true }
        source.appendRange(
            from: RangeEnd(start, shownOffset: isRepeated ? hour.span.utcOffset : nil),
            to: RangeEnd(end, shownOffset: endIsShown ? endOffset : nil), to: &text)
    }

    private func bookUntil(ofRow row: Int) -> Instant {
        let start = numbers.startEpoch + row * hour.step * 60
        return Instant(epochSeconds: hour.bookingEnd ?? start - leadSeconds)
    }

    private func bookUntilOffset(ofRow row: Int) -> Int {
        bookingOffset(source.kind.zone.utcOffset(at: bookUntil(ofRow: row)))
    }

    private func bookUntilOnClock(ofRow row: Int) -> CivilDateTime {
        CivilDateTime(bookUntil(ofRow: row), utcOffset: bookUntilOffset(ofRow: row))
    }

    private func end(ofRow row: Int) -> CivilDateTime {
        CivilDateTime(endInstant(ofRow: row), utcOffset: endSpan(ofRow: row).utcOffset)
    }

    private func endInstant(ofRow row: Int) -> Instant {
        Instant(epochSeconds: numbers.startEpoch + row * hour.step * 60 + hour.duration)
    }

    private func endSpan(ofRow row: Int) -> OffsetPeriod {
        source.layout.span(at: endInstant(ofRow: row))
    }
}

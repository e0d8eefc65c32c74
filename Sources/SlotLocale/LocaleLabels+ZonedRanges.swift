public import SlotTime

/// One end of a range of times, with the UTC offset where the clock alone doesn't say which moment is meant.
public struct RangeEnd: Sendable {
    /// What the wall shows.
    public let local: CivilDateTime

    /// The UTC offset in seconds that the label shows; nil for none.
    public let shownOffset: Int?

    /// One end of a range.
    public init(_ local: CivilDateTime, shownOffset: Int? = nil) {
        self.local = local
        self.shownOffset = shownOffset
    }
}

// Ranges whose two times don't say everything: a day long or longer, or on a night when the clock changes.
extension LocaleLabels {
    /// Appends two times: `01:00 (UTC+01:00) – 01:00 (UTC+00:00)`, `00:00 – 24:00`.
    ///
    /// An end shows its offset where it has one. A range of 24 hours or more that ends at the next midnight ends at 24:00
    /// on a clock that has it; any other end so late is named with its date.
    public func appendTimeRange(from start: RangeEnd, to end: RangeEnd, to label: inout [UInt8]) {
        let length = end.local.localSeconds - start.local.localSeconds
        let (from, till) = (Self.clock(start), Self.clock(end))
        let endsAtMidnight = end.local.localSeconds == (start.local.date.daysSinceEpoch + 1) * 86_400
        let isDay = length >= 86_400
        if start.shownOffset == nil, end.shownOffset == nil {
            guard isDay else { return appendTimeRange(from: from, to: till, to: &label) }
            if endsAtMidnight, hourCycle == .h23 {
                return content.append(
                    content.words.values(hour: from.hour, minute: from.minute), LabelPattern.Values.endOfDay, to: &label
                )
            }
        }
        appendTime(hour: from.hour, minute: from.minute, to: &label)
        Self.appendOffset(start, to: &label)
        label += separator(from)
        guard isDay else {
            appendTime(hour: till.hour, minute: till.minute, to: &label)
            return Self.appendOffset(end, to: &label)
        }
        if endsAtMidnight, hourCycle == .h23 {
            content.append(content.time, LabelPattern.Values.endOfDay, to: &label)
        } else {
            appendDateAndTime(of: end, till, to: &label)
        }
        Self.appendOffset(end, to: &label)
    }

    private func appendDateAndTime(of end: RangeEnd, _ clock: (hour: Int, minute: Int), to label: inout [UInt8]) {
        label += glue.before
        if glue.isTimeFirst { appendTime(hour: clock.hour, minute: clock.minute, to: &label) }
        if glue.isTimeFirst { label += glue.between }
        appendDate(end.local.date, to: &label)
        if !glue.isTimeFirst { label += glue.between }
        if !glue.isTimeFirst { appendTime(hour: clock.hour, minute: clock.minute, to: &label) }
        label += glue.after
    }

    /// What the locale has between two times that are both written out.
    private func separator(_ start: (hour: Int, minute: Int)) -> [UInt8] {
        var (half, time): ([UInt8], [UInt8]) = ([], [])
        let values = content.words.values(hour: start.hour, minute: start.minute)
        content.append(content.ranges.written.start, values, to: &half)
        content.append(content.time, values, to: &time)
        // A place's own range may look unlike its times.
        return half.starts(with: time) ? Array(half.dropFirst(time.count)) : Array(" – ".utf8)
    }

    private static func clock(_ end: RangeEnd) -> (hour: Int, minute: Int) {
        (end.local.time.hour, end.local.time.minute)
    }

    private static func appendOffset(_ end: RangeEnd, to label: inout [UInt8]) {
        guard let offset = end.shownOffset else { return }
        label += Array(" (UTC".utf8)
        label.appendUTCOffset(offset)
        label.append(UInt8(ascii: ")"))
    }
}

extension LabelPattern.Values {
    /// 24:00 on a clock of 24 hours.
    fileprivate static var endOfDay: LabelPattern.Values {
        var values = LabelPattern.Values(hour: 0, isFull: true)
        values[.hour24] = 24
        return values
    }
}

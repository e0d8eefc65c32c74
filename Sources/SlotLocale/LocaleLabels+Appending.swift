public import SlotTime

// Labels appended to bytes that are already there. Where these have room, no memory is asked for.
extension LocaleLabels {
    /// Whether the locale has a word for a day near today, -2...2.
    public func hasRelativeDay(_ offset: Int) -> Bool {
        (-2...2).contains(offset) && content.words.length(of: content.relativeDays.lowerBound + offset + 2) > 0
    }

    /// Whether the locale has one and the same word for two days near today.
    func hasSameWord(forDays offset: Int, and other: Int) -> Bool {
        hasRelativeDay(offset) && hasRelativeDay(other)
            && content.words.areEqual(
                content.relativeDays.lowerBound + offset + 2, content.relativeDays.lowerBound + other + 2)
    }

    /// Whether no two weekdays have the same name by itself.
    func hasUniqueWeekdays(_ width: WeekdayWidth) -> Bool {
        let names = content.weekdays[width.index]
        return names.allSatisfy { name in
            !names.prefix(name - names.lowerBound).contains { content.words.areEqual($0, name) }
        }
    }

    /// Appends the word for a day near today, as `relativeDay(_:)` gives it, if there is one.
    public func appendRelativeDay(_ offset: Int, to label: inout [UInt8]) {
        guard (-2...2).contains(offset) else { return }
        content.append(word: content.relativeDays.lowerBound + offset + 2, to: &label)
    }

    /// Appends the name of a weekday.
    public func appendWeekday(
        _ day: Weekday, _ width: WeekdayWidth, _ form: NameForm = .standAlone, to label: inout [UInt8]
    ) {
        let names = form == .standAlone ? content.weekdays[width.index] : content.formatWeekdays[width.index]
        content.append(word: names.lowerBound + day.rawValue - 1, to: &label)
    }

    /// Appends month and day.
    public func appendDate(_ date: CivilDate, to label: inout [UInt8]) {
        content.appendDates(date, { $0.monthAndDay }, to: &label)
    }

    /// Appends month, day and weekday.
    public func appendDateAndWeekday(_ date: CivilDate, _ width: WeekdayWidth, to label: inout [UInt8]) {
        content.appendDates(date, { $0.dateAndWeekdays[width.index] }, to: &label)
    }

    /// Appends year, month, day and weekday.
    public func appendFullDate(_ date: CivilDate, _ width: WeekdayWidth, to label: inout [UInt8]) {
        content.appendDates(date, { $0.fullDates[width.index] }, to: &label)
    }

    /// Appends an hour of the day, 0...23.
    public func appendHour(_ hour: Int, to label: inout [UInt8]) {
        content.append(content.hour, content.words.values(hour: hour, minute: 0), to: &label)
    }

    /// Appends the half of the day that an hour, 0...23, is in: 上午, AM.
    public func appendHalf(ofHour hour: Int, to label: inout [UInt8]) {
        content.append(content.half, content.words.values(hour: hour, minute: 0), to: &label)
    }

    /// Appends a minute of the hour, 0...59.
    public func appendMinute(_ minute: Int, to label: inout [UInt8]) {
        content.append(content.minute, content.words.values(hour: 0, minute: minute), to: &label)
    }

    /// Appends a time of the day.
    public func appendTime(hour: Int, minute: Int, to label: inout [UInt8]) {
        content.append(content.time, content.words.values(hour: hour, minute: minute), to: &label)
    }

    /// Appends two times of the day.
    public func appendTimeRange(
        from start: (hour: Int, minute: Int), to end: (hour: Int, minute: Int), to label: inout [UInt8]
    ) {
        content.append(
            content.words.values(hour: start.hour, minute: start.minute),
            content.words.values(hour: end.hour, minute: end.minute), to: &label)
    }
}

extension WeekdayWidth {
    /// The place of this width in a table's lists.
    var index: Int {
        switch self {
        case .wide: 0
        case .abbreviated: 1
        case .narrow: 2
        }
    }
}

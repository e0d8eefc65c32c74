public import SlotTime

/// Names days as seen from today: 今天, 明天, 周三, 6月8日 周一.
public struct DayLabeler: Sendable {
    /// The locale's words and patterns.
    public let table: LocaleLabels

    /// How days are named.
    public let style: DayLabelStyle

    /// What calendars alone know about dates, in the locale's language.
    public let notes: DayNotes

    /// The width of weekdays that are labels by themselves: the style's, unless two days would have one name.
    private let labelWidth: WeekdayWidth

    /// The offsets from today that have a relative word, a bit each.
    private let relativeOffsets: UInt8

    /// The last offset at which date and weekday name one day only.
    private let lastWithoutYear: Int

    /// A labeler for a locale and a style.
    public init(table: LocaleLabels, style: DayLabelStyle = DayLabelStyle()) {
        self.table = table
        self.style = style
        notes = DayNotes(style.dayNotes, for: table)
        // T is Tuesday and Thursday in English.
        let isUnique = style.weekdayWidth == .abbreviated || table.hasUniqueWeekdays(style.weekdayWidth)
        labelWidth = isUnique ? style.weekdayWidth : .abbreviated
        var offsets: UInt8 = 0
        for offset in 0..<style.relativeDays + 1 where table.hasRelativeDay(offset) {
            // A word that names an earlier day of the document too is not used.
            let isTaken = (0..<offset).contains { table.hasSameWord(forDays: $0, and: offset) }
            if !isTaken { offsets |= 1 << UInt8(offset) }
        }
        relativeOffsets = offsets
        // The day of today's date a year later has its year: their narrow weekdays can be the same.
        lastWithoutYear = table.calendar.shortestYear - 1
    }

    /// The name of a date that lies a number of days after today, unique among the days from today on.
    ///
    /// The relative word if the style reaches so far and the locale has one; else what the style says. From the seventh
    /// day on a weekday could mean several days: date and weekday are shown; after a year (365 days, or as few as the
    /// calendar's years may have) the year too.
    public func label(for date: CivilDate, offset: Int) -> [UInt8] {
        var label: [UInt8] = []
        append(date, offset: offset, to: &label)
        return label
    }

    /// Appends the name of a date, as `label(for:offset:)` gives it.
    public func append(_ date: CivilDate, offset: Int, to label: inout [UInt8]) {
        appendName(of: date, offset: offset, to: &label)
        guard style.dayNotesIn == .label, !notes.isEmpty else { return }
        let note = notes.note(on: date)
        if !note.isEmpty { label += [UInt8(ascii: " ")] + note }
    }

    private func appendName(of date: CivilDate, offset: Int, to label: inout [UInt8]) {
        if isRelative(offset: offset) { return table.appendRelativeDay(offset, to: &label) }
        switch form(at: offset) {
        case .short where style.dayLabels == .weekday: table.appendWeekday(date.weekday, labelWidth, to: &label)
        case .short where style.dayLabels == .date: table.appendDate(date, to: &label)
        case .short, .dateAndWeekday: table.appendDateAndWeekday(date, style.weekdayWidth, to: &label)
        case .withYear: appendFullDate(date, to: &label)
        }
    }

    /// The name of a weekday in the style's width.
    public func weekday(_ weekday: Weekday) -> [UInt8] {
        table.weekday(weekday, style.weekdayWidth)
    }

    /// Year, month, day and weekday in the style's width.
    public func fullDate(_ date: CivilDate) -> [UInt8] {
        table.fullDate(date, style.weekdayWidth)
    }

    /// Appends the name of a weekday in the style's width.
    public func appendWeekday(_ weekday: Weekday, to label: inout [UInt8]) {
        table.appendWeekday(weekday, style.weekdayWidth, to: &label)
    }

    /// Appends year, month, day and weekday in the style's width.
    public func appendFullDate(_ date: CivilDate, to label: inout [UInt8]) {
        table.appendFullDate(date, style.weekdayWidth, to: &label)
    }

    /// The last offset at which a date has the label that it has at this offset: as today comes nearer, a date's label
    /// goes from date and weekday to the weekday and to a relative word.
    public func lastOffset(withLabelAt offset: Int) -> Int {
        if isRelative(offset: offset) { return offset }
        switch form(at: offset) {
        case .short where style.dayLabels != .full: return 6
        case .short, .dateAndWeekday: return lastWithoutYear
        case .withYear: return Int.max
        }
    }

    /// Whether the day at this offset from today is named by a relative word, so that its label is true for a day only.
    ///
    /// A word that names an earlier day of the document too is not used.
    public func isRelative(offset: Int) -> Bool {
        offset >= 0 && offset < UInt8.bitWidth && relativeOffsets >> UInt8(offset) & 1 == 1
    }

    /// The relative words in use, from today on.
    public var relativeWords: [(offset: Int, word: [UInt8])] {
        (0..<style.relativeDays + 1).compactMap { offset in
            isRelative(offset: offset) ? table.relativeDay(offset).map { (offset, $0) } : nil
        }
    }

    /// The first date, of some from today on, whose label is a relative word that names an earlier day: a place's own words
    /// may be those of a date.
    ///
    /// - Parameter dates: The dates with their offsets; made only where the table has words of a place.
    public func firstAmbiguous(
        of dates: @autoclosure () -> [(date: CivilDate, offset: Int)]
    ) -> (date: CivilDate, label: [UInt8])? {
        guard table.content.hasOwnWords else { return nil }
        let words = relativeWords.map { $0.word }
        for (date, offset) in dates() where !isRelative(offset: offset) {
            let label = label(for: date, offset: offset)
            if words.contains(label) { return (date, label) }
        }
        return nil
    }

    private enum Form {
        case short, dateAndWeekday, withYear
    }

    private func form(at offset: Int) -> Form {
        switch offset {
        case 0...6: .short
        case ...lastWithoutYear: .dateAndWeekday
        default: .withYear
        }
    }
}

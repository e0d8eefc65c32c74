public import SlotTime

/// Names days as seen from today: 今天, 明天, 周三, 6月8日 周一.
public struct DayLabeler: Sendable {
    /// The locale's words and patterns.
    public let table: LabelTable

    /// How days are named.
    public let style: DayLabelStyle

    /// A labeler for a locale and a style.
    public init(table: LabelTable, style: DayLabelStyle = DayLabelStyle()) {
        self.table = table
        self.style = style
    }

    /// The name of a date that lies a number of days after today.
    ///
    /// The relative word if the style reaches so far and the locale has one; else what the style says. From the seventh
    /// day on, and before today, a weekday or a date alone could mean several days: date and weekday are shown.
    public func label(for date: CivilDate, offset: Int) -> [UInt8] {
        if let word = relativeWord(offset) { return word }
        switch style.dayLabels {
        case .full: return table.fullDate(date, style.weekdayWidth)
        case .date where (0..<7).contains(offset): return table.date(date)
        case .weekday where (0..<7).contains(offset): return table.weekday(date.weekday, style.weekdayWidth)
        case .date, .weekday: return table.dateAndWeekday(date, style.weekdayWidth)
        }
    }

    /// Whether the day at this offset from today is named by a relative word, so that its label is true for a day only.
    public func isRelative(offset: Int) -> Bool {
        relativeWord(offset) != nil
    }

    /// The relative words in use, from today on.
    public var relativeWords: [(offset: Int, word: [UInt8])] {
        (0...style.relativeDays).compactMap { offset in relativeWord(offset).map { (offset, $0) } }
    }

    private func relativeWord(_ offset: Int) -> [UInt8]? {
        (0...style.relativeDays).contains(offset) ? table.relativeDay(offset) : nil
    }
}

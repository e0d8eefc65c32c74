/// How days are named in a document.
public struct DayLabelStyle: Hashable, Sendable {
    /// What a day is called where no relative word is used.
    public enum DayLabels: String, CaseIterable, Sendable {
        /// The weekday: 周三.
        case weekday

        /// Month and day: 6月3日.
        case date

        /// Date and weekday: 6月3日 周三.
        case full
    }

    /// What a day is called where no relative word is used.
    public var dayLabels: DayLabels

    /// The last offset from today that takes the locale's relative word, clamped to -1...2: -1 is no word, 0 is 今天 only,
    /// 1 adds 明天, 2 adds 后天.
    public var relativeDays: Int {
        didSet { relativeDays = Self.clamped(relativeDays) }
    }

    /// The width of weekdays in labels.
    public var weekdayWidth: WeekdayWidth

    /// What calendars alone know about a date and that is noted.
    public var dayNotes: [DayNotes.Kind]

    /// Where notes are shown.
    public var dayNotesIn: DayNotes.Placement

    /// A style.
    public init(
        dayLabels: DayLabels = .weekday, relativeDays: Int = 1, weekdayWidth: WeekdayWidth = .abbreviated,
        dayNotes: [DayNotes.Kind] = [], dayNotesIn: DayNotes.Placement = .field
    ) {
        self.dayLabels = dayLabels
        self.dayNotes = dayNotes
        self.dayNotesIn = dayNotesIn
        self.relativeDays = Self.clamped(relativeDays)
        self.weekdayWidth = weekdayWidth
    }

    private static func clamped(_ days: Int) -> Int { min(max(days, -1), 2) }
}

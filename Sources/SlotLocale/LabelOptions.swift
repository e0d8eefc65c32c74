public import SlotTime

/// How labels part from what is usual in their locale.
public struct LabelOptions: Hashable, Sendable {
    /// The words for parts of the day.
    public enum DayPeriods: String, CaseIterable, Sendable {
        /// The locale's own clock: 24 hours, or before and after noon (上午 下午, AM PM).
        case `default`

        /// Twelve hours with the parts of the day that people name: 凌晨 早上 上午 中午 下午 晚上, in the morning, at night.
        case flexible
    }

    /// The words for parts of the day.
    public var dayPeriods: DayPeriods

    /// Whether spaces that do not break, and thin ones, become plain spaces.
    public var hasPlainSpaces: Bool

    /// The calendars that dates are shown in: the first one is that of the labels, the others stand beside it. None means
    /// the one that the locale asks for (`-u-ca-`), or else the Gregorian one.
    public var calendars: [CalendarSystem]

    /// Options; those that are not given are the locale's own ways.
    public init(
        dayPeriods: DayPeriods = .default, hasPlainSpaces: Bool = false, calendars: [CalendarSystem] = []
    ) {
        self.dayPeriods = dayPeriods
        self.hasPlainSpaces = hasPlainSpaces
        self.calendars = calendars
    }
}

/// The side on which a line of text begins.
public enum TextDirection: String, Sendable {
    /// From left to right.
    case leftToRight = "ltr"

    /// From right to left: Arabic, Hebrew.
    case rightToLeft = "rtl"
}

/// Whether a name stands in a date or by itself: German has Mi. in the one and Mi in the other.
public enum NameForm: String, CaseIterable, Sendable {
    /// Within a date.
    case format

    /// By itself.
    case standAlone
}

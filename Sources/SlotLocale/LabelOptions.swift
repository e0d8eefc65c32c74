public import SlotTime

/// How labels deviate from the locale's defaults.
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

    /// Whether a label that begins a row or a line begins with a capital.
    public enum Capitalization: String, CaseIterable, Sendable {
        /// With a capital, where the script has them: Heute, Jeu.
        case sentence

        /// As within a sentence: heute, jeu.
        case none
    }

    /// Whether a label that begins a row or a line begins with a capital.
    public var capitalization: Capitalization

    /// Whether spaces that do not break, and thin ones, become plain spaces.
    public var hasPlainSpaces: Bool

    /// The calendars that dates are shown in: the first one is that of the labels, the others are shown beside it. Empty
    /// means the one that the locale asks for (`-u-ca-`), or else the locale's own.
    public var calendars: [CalendarSystem]

    /// Options; those that are not given are the locale's own ways.
    public init(
        dayPeriods: DayPeriods = .default, hasPlainSpaces: Bool = false, calendars: [CalendarSystem] = [],
        capitalization: Capitalization = .sentence
    ) {
        self.dayPeriods = dayPeriods
        self.capitalization = capitalization
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

/// Whether a name is part of a date or used alone: German has Mi. in the one and Mi in the other.
public enum NameForm: String, CaseIterable, Sendable {
    /// Within a date.
    case format

    /// By itself.
    case standAlone
}

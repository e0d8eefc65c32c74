public import SlotTime

/// The words, patterns and digits of one locale.
///
/// Labels are UTF-8 bytes, ready to be copied into a document.
///
/// Reading a locale costs as much as some hundred labels: keep the value for as long as the locale is needed.
///
/// The calendar is the Gregorian one for every locale. Numbers out of range are brought into it: no argument traps.
public struct LabelTable: Sendable {
    /// The locale as it is written to outputs: `zh_CN`, or `ar_EG@numbers=latn` where the digits are not its own.
    public let identifier: String

    /// Whether text in this locale runs from right to left.
    public let isRightToLeft: Bool

    /// The CLDR version of the labels, such as `46`.
    public let version: String

    let relativeDays: [[UInt8]]
    let weekdays: [[[UInt8]]]
    let monthAndDay: LabelPattern
    let dateAndWeekdays: [LabelPattern]
    let fullDates: [LabelPattern]
    let hours: [[UInt8]]
    let minutes: [[UInt8]]
    let time: LabelPattern
    let ranges: LabelRanges
    let digits: LabelDigits

    /// The CLDR version of the built-in table, such as `46`.
    public static var version: String { LabelData.builtIn.version }

    /// The locales of the built-in table, sorted by their bytes.
    public static var identifiers: [String] { LabelData.builtIn.identifiers }

    /// The locale's word for today (0), tomorrow (1), the day after (2), yesterday (-1) or the day before it (-2);
    /// nil where it has none.
    public func relativeDay(_ offset: Int) -> [UInt8]? {
        guard (-2...2).contains(offset) else { return nil }
        let word = relativeDays[offset + 2]
        return word.isEmpty ? nil : word
    }

    /// The name of a weekday as it stands alone: 星期三, 周三, 三.
    public func weekday(_ day: Weekday, _ width: WeekdayWidth) -> [UInt8] {
        weekdays[width.index][day.rawValue - 1]
    }

    /// Month and day: 6月1日.
    public func date(_ date: CivilDate) -> [UInt8] {
        label(monthAndDay, Self.values(of: date))
    }

    /// Month, day and weekday: 6月8日 周一.
    public func dateAndWeekday(_ date: CivilDate, _ width: WeekdayWidth) -> [UInt8] {
        label(dateAndWeekdays[width.index], Self.values(of: date))
    }

    /// Year, month, day and weekday: 2026年6月1日 周一.
    ///
    /// The year is the calendar year, never that of the week.
    public func fullDate(_ date: CivilDate, _ width: WeekdayWidth) -> [UInt8] {
        label(fullDates[width.index], Self.values(of: date))
    }

    /// An hour of the day, 0...23: 10点.
    public func hour(_ hour: Int) -> [UInt8] {
        hours[Self.wrapped(hour, 24)]
    }

    /// A minute of the hour, 0...59, in two digits: 40分.
    public func minute(_ minute: Int) -> [UInt8] {
        minutes[Self.wrapped(minute, 60)]
    }

    /// A time of the day: 10:40, 10:40 AM.
    public func time(hour: Int, minute: Int) -> [UInt8] {
        label(time, Self.values(hour: hour, minute: minute))
    }

    /// Two times of the day: 10:40–11:10.
    ///
    /// A range past midnight is written like any other.
    public func timeRange(from start: (hour: Int, minute: Int), to end: (hour: Int, minute: Int)) -> [UInt8] {
        var label: [UInt8] = []
        label.reserveCapacity(64)
        let start = Self.values(hour: start.hour, minute: start.minute)
        ranges.append(start, Self.values(hour: end.hour, minute: end.minute), digits: digits, to: &label)
        return label
    }

    private func label(_ pattern: LabelPattern, _ values: LabelPattern.Values) -> [UInt8] {
        var label: [UInt8] = []
        label.reserveCapacity(32)
        pattern.append(values, digits: digits, to: &label)
        return label
    }

    private static func values(of date: CivilDate) -> LabelPattern.Values {
        let parts = date.parts
        return .init(year: parts.year, month: parts.month, day: parts.day, weekday: date.weekday.rawValue)
    }

    static func values(hour: Int, minute: Int) -> LabelPattern.Values {
        .init(hour: wrapped(hour, 24), minute: wrapped(minute, 60))
    }

    private static func wrapped(_ number: Int, _ modulus: Int) -> Int {
        let rest = number % modulus
        return rest < 0 ? rest + modulus : rest
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

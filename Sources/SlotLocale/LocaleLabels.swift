public import SlotTime

/// The words, patterns and digits of one locale.
///
/// Labels are UTF-8 bytes, ready to be copied into a document. Each can be had by itself, or appended to bytes that are
/// already there, which asks for no memory.
///
/// Reading a locale costs as much as some hundred labels: keep the value for as long as the locale is needed.
///
/// The calendar is the locale's own, unless another one is asked for: Persian in Iran, Buddhist years in Thailand. A date
/// that it isn't known for is shown as `2026-06-01`. Numbers out of range are brought into it: no argument traps.
public struct LocaleLabels: Sendable {
    let content: LocaleLabels.Storage

    /// Whether both are copies of one value: cheaper to tell than whether all of their labels are equal.
    package func isCopy(of other: LocaleLabels) -> Bool { content === other.content }

    /// The locale as it is written to outputs: `zh_CN`, or `ar_EG@numbers=latn` where something is not its own.
    public var identifier: String { content.identifier }

    /// The side on which text in this locale begins.
    public var direction: TextDirection { content.direction }

    /// Whether text in this locale runs from right to left.
    public var isRightToLeft: Bool { direction == .rightToLeft }

    /// The day that begins a week.
    public var firstWeekday: Weekday { content.firstWeekday }

    /// How hours are counted in times of the day.
    public var hourCycle: HourCycle { content.time.hourCycle ?? .h23 }

    /// How the labels deviate from the locale's defaults.
    public var options: LabelOptions { content.options }

    /// How a date and a time follow each other.
    public var glue: DateTimeGlue { content.glue }

    /// The CLDR release of the labels, such as `47`.
    public var version: String { content.version }

    /// The CLDR release of the built-in table, such as `47`.
    public static var version: String { LabelTable.builtIn.version }

    /// The locales of the built-in table, sorted by their bytes.
    public static var identifiers: [String] { LabelTable.builtIn.identifiers }

    /// The locale's word for today (0), tomorrow (1), the day after (2), yesterday (-1) or the day before it (-2);
    /// nil where it has none.
    public func relativeDay(_ offset: Int) -> [UInt8]? {
        hasRelativeDay(offset) ? label { appendRelativeDay(offset, to: &$0) } : nil
    }

    /// The locale's word for this moment: 现在, Now; nil where it has none.
    public var nowLabel: [UInt8]? {
        guard let place = content.nowPlace, content.words.length(of: place) > 0 else { return nil }
        return label { content.append(word: place, to: &$0) }
    }

    /// The name of a weekday, by itself unless said otherwise: 星期三, 周三, 三.
    public func weekday(_ day: Weekday, _ width: WeekdayWidth, _ form: NameForm = .standAlone) -> [UInt8] {
        label { appendWeekday(day, width, form, to: &$0) }
    }

    /// Month and day: 6月1日.
    public func date(_ date: CivilDate) -> [UInt8] {
        label { appendDate(date, to: &$0) }
    }

    /// Month, day and weekday: 6月8日 周一.
    public func dateAndWeekday(_ date: CivilDate, _ width: WeekdayWidth) -> [UInt8] {
        label { appendDateAndWeekday(date, width, to: &$0) }
    }

    /// Year, month, day and weekday: 2026年6月1日 周一.
    ///
    /// The year is the calendar year, never that of the week.
    public func fullDate(_ date: CivilDate, _ width: WeekdayWidth) -> [UInt8] {
        label { appendFullDate(date, width, to: &$0) }
    }

    /// An hour of the day, 0...23: 10点.
    public func hour(_ hour: Int) -> [UInt8] {
        label { appendHour(hour, to: &$0) }
    }

    /// A minute of the hour, 0...59, in two digits: 40分.
    public func minute(_ minute: Int) -> [UInt8] {
        label { appendMinute(minute, to: &$0) }
    }

    /// Whether an hour by itself ends with the part of the day, 10 AM: a wheel of minutes beside it would read 10 AM 40.
    public var hourHasSuffix: Bool { content.hourHasSuffix }

    /// What a wheel of minutes shows below an hour: 40, or where hours have a suffix the whole time, 10:40 AM.
    public func wheelMinute(_ minute: Int, ofHour hour: Int) -> [UInt8] {
        hourHasSuffix ? time(hour: hour, minute: minute) : self.minute(minute)
    }

    /// A time of the day: 10:40, 10:40 AM.
    public func time(hour: Int, minute: Int) -> [UInt8] {
        label { appendTime(hour: hour, minute: minute, to: &$0) }
    }

    /// Two times of the day: 10:40–11:10.
    ///
    /// A range past midnight is written like any other.
    public func timeRange(from start: (hour: Int, minute: Int), to end: (hour: Int, minute: Int)) -> [UInt8] {
        label { appendTimeRange(from: start, to: end, to: &$0) }
    }

    private func label(_ append: (inout [UInt8]) -> Void) -> [UInt8] {
        var label: [UInt8] = []
        append(&label)
        return label
    }
}

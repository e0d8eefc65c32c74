/// A date as a calendar other than the civil one writes it.
public struct CalendarDate: Hashable, Sendable {
    /// The place of the era in `CalendarSystem.eras`; 0 where the calendar has none.
    public let era: Int

    /// The year of the era. Chinese and dangi years have no numbers: theirs is the Gregorian year in which they begin.
    public let year: Int

    /// The month, 1...13.
    ///
    /// A leap month has the number of the month that it follows. Hebrew months count from Tishri: Adar I is leap month 5,
    /// Adar (Adar II in a leap year) is 6 and Elul 12 in every year.
    public let month: Int

    /// Whether the month is an inserted one, such as 闰六月.
    public let isLeapMonth: Bool

    /// The day of the month, 1...31.
    public let day: Int

    /// A date; whether a calendar has it is known to `CalendarSystem.civilDate(of:)`.
    public init(era: Int = 0, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
        self.era = era
        self.year = year
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.day = day
    }
}

/// A date for which a calendar has no rule or no table.
public struct CalendarError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The calendar.
    public let calendar: CalendarSystem

    /// The date that lies outside of what is known.
    public let date: CivilDate

    /// An error about one date.
    public init(calendar: CalendarSystem, date: CivilDate) {
        self.calendar = calendar
        self.date = date
    }

    /// Calendar, range and date in one line.
    public var description: String {
        let (first, last) = (calendar.range.lowerBound, calendar.range.upperBound)
        return "the calendar \(calendar.rawValue) is known from \(Self.text(first)) to \(Self.text(last)), "
            + "not on \(Self.text(date))"
    }

    private static func text(_ date: CivilDate) -> String {
        let parts = date.parts
        func digits(_ number: Int, _ width: Int) -> String {
            let text = String(number.magnitude)
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - text.utf8.count)) + text
        }
        return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    }
}

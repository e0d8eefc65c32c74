/// The rule or the table of one calendar: days in, dates out, and back.
protocol CalendarArithmetic: Sendable {
    /// The days that it has dates for, counted from 1970-01-01.
    var days: ClosedRange<Int> { get }

    /// The date of one of these days.
    func date(ofDay day: Int) -> CalendarDate

    /// The day of a date, not yet held against `days`; nil where the calendar has no such date.
    func day(of date: CalendarDate) -> Int?
}

extension CalendarArithmetic {
    /// The years of a date that arithmetic takes: none of them overflows.
    static var years: ClosedRange<Int> { 1...20_000 }
}

extension Int {
    /// The quotient rounded down, for divisors above 0.
    func floorDivided(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
    }
}

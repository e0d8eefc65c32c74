/// The rules of a POSIX `TZ` string, such as `EST5EDT,M3.2.0,M11.1.0`: how a zone continues for ever (RFC 9636 section 3.3).
package struct POSIXTimeZone: Hashable, Sendable {
    /// The short name of standard time.
    package let standardName: String

    /// Seconds that standard time is ahead of UTC: the negative of the number in the string.
    package let standardOffset: Int

    /// The other time of the year, or nil where the clocks never change.
    package let daylight: Daylight?

    /// The time that a zone keeps for a part of every year, or, by some rules, all year.
    package struct Daylight: Hashable, Sendable {
        /// Its short name.
        package let name: String

        /// Seconds that it is ahead of UTC; below standard time in Ireland's rules (`IST-1GMT0`).
        package let utcOffset: Int

        /// When it begins, on a clock that shows standard time.
        package let start: Rule

        /// When it ends, on a clock that shows daylight time.
        package let end: Rule
    }

    /// A moment of every year.
    package struct Rule: Hashable, Sendable {
        /// The day.
        package let day: Day

        /// Seconds on the wall after 00:00 of that day, -167 to 167 hours: it may be another day's.
        package let time: Int
    }

    /// A day of every year.
    package enum Day: Hashable, Sendable {
        /// `Jn`, 1...365: 29 February is never counted, so 60 is always 1 March.
        case julian(Int)
        /// `n`, 0...365: days since 1 January; 29 February is counted.
        case zeroBased(Int)
        /// `Mm.w.d`: the weekday's first to fourth (1...4) or last (5) occurrence in month 1...12.
        case weekday(Weekday, week: Int, month: Int)
    }
}

extension POSIXTimeZone.Rule {
    /// Local seconds (`CivilDateTime.localSeconds`) at which the rule strikes in a year, -999,999...999,999; a year
    /// beyond counts as the last one on that side.
    package func localSeconds(year: Int) -> Int {
        let year = min(max(year, -999_999), 999_999)
        return days(year: year) * 86_400 + time
    }

    private func days(year: Int) -> Int {
        switch day {
        case .julian(let count):
            let isPastLeapDay = count >= 60 && CivilDate.isLeap(year: year)
            return CivilDate.days(year: year, month: 1, day: count + (isPastLeapDay ? 1 : 0))
        case .zeroBased(let count):
            return CivilDate.days(year: year, month: 1, day: count + 1)
        case .weekday(let weekday, let week, let month):
            let first = CivilDate(daysSinceEpoch: CivilDate.days(year: year, month: month, day: 1))
            let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7 + (week - 1) * 7
            let isInMonth = ahead < CivilDate.length(ofMonth: month, year: year)
            return first.daysSinceEpoch + (isInMonth ? ahead : ahead - 7)
        }
    }
}

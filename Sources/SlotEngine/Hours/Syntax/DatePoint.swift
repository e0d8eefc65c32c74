internal import SlotTime

/// A point of the year: a date, Easter Sunday or the nth weekday of a month, and a number of days after it.
struct DatePoint: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case fixed(month: Int, day: Int)
        /// Easter Sunday of the western churches.
        case easter
        /// The nth weekday of a month: 1...5 from its beginning, -1...-5 from its end.
        case nth(Int, Weekday, month: Int)
    }

    var year: Int?
    let base: Base
    var offset = 0

    /// The date in a year, or in its own. One that the year doesn't have is the day after it as a beginning, and the
    /// day before it as an end: 29 February is 1 March or 28 February.
    func date(in year: Int, isEnd: Bool) -> CivilDate {
        let year = self.year ?? year
        let date =
            switch base {
            case .fixed(let month, let day):
                Self.date(year, month, min(day, CivilDate.length(ofMonth: month, year: year)))
                    .advanced(byDays: !isEnd && day > CivilDate.length(ofMonth: month, year: year) ? 1 : 0)
            case .easter: Self.easter(of: year)
            case .nth(let place, let weekday, let month): Self.nth(place, weekday, month: month, of: year)
            }
        return date.advanced(byDays: offset)
    }

    /// Whether a range from another point to this one runs into the next year.
    func isBefore(_ first: DatePoint, in year: Int) -> Bool {
        if self == first { return false }
        if case .fixed(let month, let day) = base, case .fixed(let firstMonth, let firstDay) = first.base {
            // By what is written: a range from and to 29 February never wraps, whatever the year has.
            if (month, day) != (firstMonth, firstDay) { return (month, day) < (firstMonth, firstDay) }
            return offset < first.offset
        }
        return date(in: year, isEnd: true) < first.date(in: year, isEnd: false)
    }

    /// The first nth weekday; the last, or the first, of the month where it has no fifth.
    private static func nth(_ place: Int, _ weekday: Weekday, month: Int, of year: Int) -> CivilDate {
        let length = CivilDate.length(ofMonth: month, year: year)
        let first = Self.date(year, month, 1)
        let number = 1 + (weekday.rawValue - first.weekday.rawValue + 7) % 7
        let count = (length - number) / 7 + 1
        let index = place > 0 ? min(place, count) - 1 : max(count + place, 0)
        return first.advanced(byDays: number - 1 + index * 7)
    }

    /// Easter Sunday by the Gregorian reckoning: the Sunday after the first full moon of spring, by golden number and
    /// epact.
    static func easter(of year: Int) -> CivilDate {
        let golden = year % 19
        let century = year / 100
        let moonShift = century - century / 4 - (8 * century + 13) / 25
        var epact = (19 * golden + moonShift + 15) % 30
        // The full moon is at the latest 18 April, and 17 April in the later half of the cycle.
        if epact == 29 || (epact == 28 && golden > 10) { epact -= 1 }
        let fullMoon = date(year, 3, 21).advanced(byDays: epact)
        return fullMoon.advanced(byDays: 7 - fullMoon.weekday.rawValue % 7)
    }

    /// A date whose parts are known to be those of a month.
    private static func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
        CivilDate(year: year, month: month, day: day) ?? CivilDate(daysSinceEpoch: 0)
    }
}

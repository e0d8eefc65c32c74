internal import SlotTime

/// Dates by month and day: months of a year, or from one point of the year to another.
enum DateSelector: Hashable, Sendable {
    /// Bit n for the month n of a year.
    case months(UInt16, year: Int)

    /// From a point to a point, both included, every year or, where the first has a year, once.
    case range(DatePoint, DatePoint)

    /// From a point on: to the end of the year, or for ever where it has a year.
    case from(DatePoint)

    func matches(_ day: HoursDay) -> Bool {
        switch self {
        case .months(let months, let year):
            return day.year == year && months & 1 << UInt16(day.month) != 0
        case .from(let point):
            return day.date >= point.date(in: day.year, isEnd: false)
        case .range(let first, let last):
            if let isWithin = Self.isWithin(day, first, last) { return isWithin }
            // Two months from Easter no other year is near.
            if first == last, first.base == .easter, abs(first.offset) <= 60 {
                return (first.year ?? day.year) == day.year && first.date(in: day.year, isEnd: false) == day.date
            }
            if let year = first.year { return Self.contains(day.date, from: first, to: last, beginningIn: year) }
            // One that wraps began last year; an offset can move a whole range over New Year, to either side.
            for year in day.year - 1...day.year + 1
            where Self.contains(day.date, from: first, to: last, beginningIn: year) {
                return true
            }
            return false
        }
    }

    /// The answer for two plain dates of every year, which needs no calendar.
    private static func isWithin(_ day: HoursDay, _ first: DatePoint, _ last: DatePoint) -> Bool? {
        guard first.year == nil, first.offset == 0, last.offset == 0, case .fixed(let month, let number) = first.base,
            case .fixed(let lastMonth, let lastNumber) = last.base
        else { return nil }
        let (date, start, end) = (day.month * 32 + day.day, month * 32 + number, lastMonth * 32 + lastNumber)
        return start <= end ? start <= date && date <= end : start <= date || date <= end
    }

    private static func contains(
        _ date: CivilDate, from first: DatePoint, to last: DatePoint, beginningIn year: Int
    ) -> Bool {
        guard date >= first.date(in: year, isEnd: false) else { return false }
        return date <= dates(from: first, to: last, beginningIn: year).end
    }

    /// The first and the last date of a range that begins in a year.
    static func dates(
        from first: DatePoint, to last: DatePoint, beginningIn year: Int
    ) -> (start: CivilDate, end: CivilDate) {
        let isWrapped = last.year == nil && last.isBefore(first, in: year)
        return (first.date(in: year, isEnd: false), last.date(in: isWrapped ? year + 1 : year, isEnd: true))
    }
}

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

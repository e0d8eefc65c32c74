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

    /// The date in a year, or in its own; nil for a fifth weekday of a month that has four.
    ///
    /// A day that the year doesn't have is the day after it as a beginning, and the day before it as an end:
    /// 29 February is 1 March or 28 February.
    func date(in year: Int, isEnd: Bool) -> CivilDate? {
        let year = self.year ?? year
        if case .nth(let place, let weekday, let month) = base {
            let (count, _) = Self.nth(place, weekday, month: month, of: year)
            guard abs(place) <= count else { return nil }
        }
        return nearestDate(in: year, isEnd: isEnd)
    }

    /// The same date, or the last weekday of the month, or its first, where it has no fifth one.
    private func nearestDate(in year: Int, isEnd: Bool) -> CivilDate {
        let year = self.year ?? year
        let date =
            switch base {
            case .fixed(let month, let day):
                Self.date(year, month, min(day, CivilDate.length(ofMonth: month, year: year)))
                    .advanced(byDays: !isEnd && day > CivilDate.length(ofMonth: month, year: year) ? 1 : 0)
            case .easter: Self.easter(of: year)
            case .nth(let place, let weekday, let month): Self.nth(place, weekday, month: month, of: year).date
            }
        return date.advanced(byDays: offset)
    }

    /// The month that it names.
    private var month: Int? {
        switch base {
        case .fixed(let month, _), .nth(_, _, let month): month
        case .easter: nil
        }
    }

    /// Whether a range from another point to this one runs into the next year.
    func isBefore(_ first: DatePoint, in year: Int) -> Bool {
        if self == first { return false }
        if case .fixed(let month, let day) = base, case .fixed(let firstMonth, let firstDay) = first.base {
            // By what is written: a range from and to 29 February never wraps, whatever the year has.
            if (month, day) != (firstMonth, firstDay) { return (month, day) < (firstMonth, firstDay) }
            return offset < first.offset
        }
        // A month that lacks the weekday ends no range that begins in it.
        if let month, month == first.month, date(in: year, isEnd: true) == nil { return false }
        return nearestDate(in: year, isEnd: true) < first.nearestDate(in: year, isEnd: false)
    }

    /// How many there are of a weekday in a month, and the date of the one in a place, or of the nearest.
    private static func nth(
        _ place: Int, _ weekday: Weekday, month: Int, of year: Int
    ) -> (count: Int, date: CivilDate) {
        let length = CivilDate.length(ofMonth: month, year: year)
        let first = Self.date(year, month, 1)
        let number = 1 + (weekday.rawValue - first.weekday.rawValue + 7) % 7
        let count = (length - number) / 7 + 1
        let index = place > 0 ? min(place, count) - 1 : max(count + place, 0)
        return (count, first.advanced(byDays: number - 1 + index * 7))
    }

    /// Easter Sunday by the Gregorian reckoning: the Sunday after the first full moon of spring, by golden number and
    /// epact.
    static func easter(of year: Int) -> CivilDate {
        let golden = year % 19
        let century = year / 100
        let moonShift = century - century / 4 - (8 * century + 13) / 25
        var epact = (19 * golden + moonShift + 15) % 30
        // The full moon is on 18 April at the latest, and on 17 April in the later half of the cycle.
        if epact == 29 || (epact == 28 && golden > 10) { epact -= 1 }
        let fullMoon = date(year, 3, 21).advanced(byDays: epact)
        return fullMoon.advanced(byDays: 7 - fullMoon.weekday.rawValue % 7)
    }

    /// A date whose parts are known to be those of a month.
    private static func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
        CivilDate(year: year, month: month, day: day) ?? CivilDate(daysSinceEpoch: 0)
    }
}

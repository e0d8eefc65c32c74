internal import SlotTime

/// Dates by month and day: months of a year, or from one point of the year to another.
enum DateSelector: Hashable, Sendable {
    /// Months 1...12 of one year.
    case months(NumberSet, year: Int)

    /// From a point to a point, both included, every year or, where the first has a year, once.
    case range(DatePoint, DatePoint)

    /// From a point on: to the end of the year, or for ever where it has a year.
    case from(DatePoint)

    /// The first and the last date of a range that begins in a year; nil where one of them is no date.
    static func dates(
        from first: DatePoint, to last: DatePoint, beginningIn year: Int
    ) -> (start: CivilDate, end: CivilDate)? {
        let isWrapped = last.year == nil && last.isBefore(first, in: year)
        guard let start = first.date(in: year, isEnd: false),
            let end = last.date(in: isWrapped ? year + 1 : year, isEnd: true)
        else { return nil }
        return (start, end)
    }
}

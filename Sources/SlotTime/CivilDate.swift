/// A date of the proleptic Gregorian calendar, without a time and without a zone.
public struct CivilDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before it.
    public let daysSinceEpoch: Int

    /// The date at a number of days since 1970-01-01; the last one on that side where it is further than 2^46 days,
    /// so that every date has seconds and parts.
    public init(daysSinceEpoch: Int) {
        self.daysSinceEpoch = min(max(daysSinceEpoch, -Self.limit), Self.limit)
    }

    private static let limit = 1 << 46

    /// The date with these parts, or nil where the calendar has no such date (month 13, 29 February 2026).
    public init?(year: Int, month: Int, day: Int) {
        guard (-999_999...999_999).contains(year), (1...12).contains(month),
            day >= 1, day <= Self.length(ofMonth: month, year: year)
        else { return nil }
        self.init(daysSinceEpoch: Self.days(year: year, month: month, day: day))
    }

    /// The astronomical year: 1 BC is 0.
    public var year: Int { parts.year }

    /// The month, 1...12.
    public var month: Int { parts.month }

    /// The day of the month, 1...31.
    public var day: Int { parts.day }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday. No date is that many weeks earlier, and dividing without a sign is quicker.
        let index = UInt64(bitPattern: Int64(daysSinceEpoch &+ 3 &+ 7 &* Self.limit)) % 7
        return Weekday.allCases[Int(truncatingIfNeeded: index)]
    }

    /// Year, month and day at once, at the cost of one of them.
    public var parts: (year: Int, month: Int, day: Int) {
        // Years are counted from 1 March, so that the leap day is the last of its year; an era is 400 years.
        let shifted = daysSinceEpoch &+ 719_468
        // The first era is as long as 32 bits can count: it holds every year that people use.
        let isFirst = (0..<1 << 29).contains(shifted)
        let era = isFirst ? 0 : (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = UInt32(truncatingIfNeeded: shifted &- era &* 146_097)
        // Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms" (2022): the
        // quotient and the rest of a division are the halves of one product.
        let century = (4 &* dayOfEra &+ 3) / 146_097
        let dayOfCentury = (4 &* dayOfEra &+ 3 &- 146_097 &* century) / 4
        let years = UInt64(4 &* dayOfCentury &+ 3) &* 2_939_745
        let dayOfYear = UInt32(truncatingIfNeeded: years) / 2_939_745 / 4
        let months = 2141 &* dayOfYear &+ 197_913
        let isNextYear = dayOfYear >= 306
        let year = era &* 400 &+ Int(100 &* century) &+ Int(years >> 32) &+ (isNextYear ? 1 : 0)
        let month = Int(months >> 16) &- (isNextYear ? 12 : 0)
        return (year, month, Int((months & 0xFFFF) / 2141) &+ 1)
    }

    /// The date a number of days later, or earlier when negative.
    public func advanced(byDays days: Int) -> CivilDate {
        CivilDate(daysSinceEpoch: daysSinceEpoch.addingSaturated(days))
    }

    /// The number of days in a month, 28...31.
    public static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year: year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether a year has 366 days.
    package static func isLeap(year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Whether the left date comes first.
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        left.daysSinceEpoch < right.daysSinceEpoch
    }

    static func days(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

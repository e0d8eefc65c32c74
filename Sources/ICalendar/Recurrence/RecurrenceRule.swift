internal import SlotTime

/// An RRULE as it is written (RFC 5545 3.3.10); lists are empty where the rule has no such part.
struct RecurrenceRule: Hashable {
    /// How long a period is; the order is from short to long.
    enum Frequency: Int, CaseIterable, Comparable {
        case secondly, minutely, hourly, daily, weekly, monthly, yearly

        static func < (left: Frequency, right: Frequency) -> Bool { left.rawValue < right.rawValue }
    }

    /// `FR`, `2SU`, `-1MO`.
    struct Day: Hashable {
        /// The n-th such weekday, from the end where negative; 0 for each of them.
        var ordinal: Int
        var weekday: Weekday
    }

    var frequency = Frequency.daily

    /// Periods from one that counts to the next, at least 1.
    var interval = 1

    /// How many occurrences there are; nil without COUNT.
    var count: Int?

    /// The last start that is allowed; nil without UNTIL.
    var until: WrittenTime?

    var seconds: [Int] = []
    var minutes: [Int] = []
    var hours: [Int] = []
    var days: [Day] = []
    var monthDays: [Int] = []
    var yearDays: [Int] = []
    var weeks: [Int] = []
    var months: [Int] = []
    var positions: [Int] = []

    /// The day that weeks begin on.
    var weekStart = Weekday.monday

    /// The weekday that two letters mean.
    static func weekday(_ name: some Sequence<UInt8>) -> Weekday? {
        var key = 0
        for byte in name { key = key << 8 | Int(byte & 0xDF) }
        return switch key {
        case 0x4D4F: .monday
        case 0x5455: .tuesday
        case 0x5745: .wednesday
        case 0x5448: .thursday
        case 0x4652: .friday
        case 0x5341: .saturday
        case 0x5355: .sunday
        default: nil
        }
    }
}

extension Weekday {
    /// How many days after another weekday this one comes, 0...6.
    func days(after other: Weekday) -> Int { (rawValue - other.rawValue + 7) % 7 }
}

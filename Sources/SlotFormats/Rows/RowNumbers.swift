internal import SlotTime

/// The times of the present rows in numbers, ready to be stored as digits: the first ones, and what they turn into.
///
/// The minutes of a template's rows are fixed. Within an hour of starts the hour of the ends turns at most once, and within a
/// date of starts the date of the ends.
struct RowNumbers: Sendable {
    /// The first start, minutes since 00:00, the digits of its hour, and those of its date: `20260601`.
    var minuteOfDay = 0
    var startHour: UInt16 = 0
    var basicDate: UInt64 = 0

    /// The first start and the last moment at which it can be booked, in seconds since 1970.
    var startEpoch = 0
    var bookUntil = 0

    /// The length of a slot in seconds.
    var duration = 0

    /// The minutes of the last moments for a minute of the starts: 1, or 0 where all slots have one last moment.
    var bookMinutes = 1

    /// The first of the last moments on the clock: minutes since 00:00, its UTC offset in digits, its date, and the next date,
    /// which comes after a number of minutes.
    var bookMinuteOfDay = 0
    var bookOffset: (UInt32, UInt16) = (0, 0)
    var bookDate = EndDate(CivilDate(daysSinceEpoch: 0))
    var bookDateAfter = EndDate(CivilDate(daysSinceEpoch: 1))
    var minutesOfBookDate = 0

    /// The digits of the first end's hour, and those of the next one, which comes after a number of minutes.
    var endHour: UInt16 = 0
    var endHourAfter: UInt16 = 0
    var minutesOfEndHour = 0

    /// The first end's date, and the next one, which comes after a number of minutes.
    var endDate = EndDate(CivilDate(daysSinceEpoch: 0))
    var endDateAfter = EndDate(CivilDate(daysSinceEpoch: 1))
    var minutesOfEndDate = 0

    /// The date of an end, or of a last moment, in digits.
    struct EndDate: Sendable {
        /// `2026-06-01`, the last two digits in a word of their own.
        let digits: (UInt64, UInt16)

        /// The eight digits of iCalendar, `20260601`.
        let basic: UInt64

        init(_ date: CivilDate) {
            digits = Digits.date(date)
            basic = Digits.basicDate(date)
        }
    }
}

/// Seconds since 1970 as ten digits, for numbers that only grow: the first six seldom change.
struct EpochDigits {
    private let first: Int
    private var base: Int
    private var high: UInt64

    init(_ first: Int) {
        self.first = first
        base = first / 10_000 * 10_000
        high = Digits.six(first / 10_000)
    }

    /// The digits a number of seconds after the first: six, followed by two bytes of nothing, and four.
    @inline(__always)
    mutating func digits(after seconds: Int) -> (UInt64, UInt32) {
        var low = first &+ seconds &- base
        if low >= 10_000 {
            let steps = low / 10_000
            base &+= steps &* 10_000
            low &-= steps &* 10_000
            high = Digits.six(base / 10_000)
        }
        return (high, Digits.four(low))
    }
}

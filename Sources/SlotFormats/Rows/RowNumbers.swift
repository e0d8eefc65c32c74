internal import SlotTime

/// The present hour in numbers, ready to be stored as digits: the times of its first slot, and what they turn into.
///
/// The minutes of a template's rows are fixed. What differs from hour to hour turns at most once within an hour's rows.
struct RowNumbers: Sendable {
    /// The first start, minutes since 00:00, and the digits of its hour and of its date, `20260601`.
    var minuteOfDay = 0
    var hour: UInt16 = 0
    var basicDate: UInt64 = 0

    /// The first start and the last moment at which it can be booked, in seconds since 1970.
    var startEpoch = 0
    var bookUntil = 0

    /// The hour of the first end and the one after it, into which the ends turn after a number of minutes.
    var endHour = EndHour(0, of: EndDate(CivilDate(daysSinceEpoch: 0)))
    var endHourAfter = EndHour(0, of: EndDate(CivilDate(daysSinceEpoch: 0)))
    var minutesOfEndHour = 0

    /// The date of an end in digits.
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

    /// The hour of an end in digits, with its date.
    struct EndHour: Sendable {
        let digits: UInt16
        let date: EndDate

        init(_ hour: Int, of date: EndDate) {
            digits = Digits.two(hour)
            self.date = date
        }
    }

    /// The hour in which the slot ends that starts a number of minutes after the first one.
    @inline(__always)
    func endHour(_ minutes: Int) -> EndHour { minutes < minutesOfEndHour ? endHour : endHourAfter }

    /// Seconds since 1970 in digits: the first six, what they turn into, and the number of the last four.
    struct Epoch {
        private let high: UInt64
        private let highAfter: UInt64
        private let low: Int

        @inline(__always)
        init(_ epoch: Int) {
            let upper = epoch / 10_000
            low = epoch &- upper &* 10_000
            high = Digits.six(upper)
            highAfter = low < 10_000 - 3600 ? 0 : Digits.six(upper &+ 1)
        }

        /// The digits a number of seconds later, less than an hour: six, with two bytes of nothing behind, and four.
        @inline(__always)
        func digits(after seconds: Int) -> (UInt64, UInt32) {
            let sum = low &+ seconds
            return sum < 10_000 ? (high, Digits.four(sum)) : (highAfter, Digits.four(sum &- 10_000))
        }
    }
}

internal import SlotEngine
internal import SlotTime

/// A date and time in the form of iCalendar, ready to be stored: `20260601T104000`.
struct BasicDateTime: Sendable {
    /// The eight digits of the date.
    let date: UInt64
    let minuteOfDay: Int

    /// Whether it is in UTC because its zone can't name it (RFC 5545 3.3.5, form 2): `Z` follows.
    let isUTC: Bool

    init(date: UInt64 = 0, minuteOfDay: Int = 0) {
        self.date = date
        self.minuteOfDay = minuteOfDay
        isUTC = false
    }

    /// An instant in UTC.
    init(utc instant: Instant) {
        let utc = CivilDateTime(instant, utcOffset: 0)
        date = Digits.basicDate(utc.date)
        minuteOfDay = utc.time.secondsSinceMidnight / 60
        isUTC = true
    }

    /// The fifteen bytes, without the `Z`.
    var text: [UInt8] {
        let time = Digits.basicTime(minuteOfDay: minuteOfDay)
        return Digits.bytes(of: date, count: 8) + [UInt8(ascii: "T")] + Digits.bytes(of: time, count: 6)
    }
}

internal import SlotTime

/// A date and time in the form of iCalendar (RFC 5545 3.3.5, form 1): `20260601T104000`.
struct BasicDateTime: Sendable {
    /// The eight digits of the date.
    let date: UInt64
    let minuteOfDay: Int

    init(date: UInt64, minuteOfDay: Int) {
        self.date = date
        self.minuteOfDay = minuteOfDay
    }

    /// What a wall shows.
    init(_ wall: CivilDateTime) {
        date = Digits.basicDate(wall.date)
        minuteOfDay = wall.time.secondsSinceMidnight / 60
    }

    /// The fifteen bytes.
    var text: [UInt8] {
        let time = Digits.basicTime(minuteOfDay: minuteOfDay)
        return Digits.bytes(of: date, count: 8) + [UInt8(ascii: "T")] + Digits.bytes(of: time, count: 6)
    }
}

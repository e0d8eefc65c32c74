internal import SlotTime

/// A date and time in the form of iCalendar (RFC 5545 3.3.5, form 1): `20260601T104000`.
struct BasicDateTime: Sendable {
    /// The eight digits of the date.
    let date: UInt64
    let minuteOfDay: Int

    /// What a wall shows.
    init(_ wall: CivilDateTime) {
        date = Digits.basicDate(wall.date)
        minuteOfDay = wall.time.secondsSinceMidnight / 60
    }

    /// Appends the fifteen bytes.
    func append(to text: inout [UInt8]) {
        text.append(date, count: 8)
        text.append(UInt8(ascii: "T"))
        text.append(Digits.basicTime(minuteOfDay: minuteOfDay), count: 6)
    }
}

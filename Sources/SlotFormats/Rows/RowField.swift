/// Something in a row that is not the same in every row of a document: a text, or some digits of one.
///
/// The order matters: first what changes with the place, then with the date, whose texts are kept in tables by the numbers of
/// their fields. `scope` says what each changes with.
enum RowField: UInt8, CaseIterable, Sendable {
    // With the place.
    /// `hongqiao`, the place's identifier.
    case place
    /// The place's name, as the format writes it; often nothing.
    case placeName
    /// `1b4c2f0e-93d7-8a51-b2c4-`, what the UIDs of the place's events have in common.
    case uid
    /// The place's identifier in a URL.
    case urlPlace
    /// The lines that describe a calendar, not for rows.
    case calendarHead
    /// The place's name, or else its identifier, without anything around it.
    case bareName
    /// The lines of an event that say where it is; often nothing.
    case placeLines

    // With the date.
    /// `2026-06-01`
    case date
    /// 今天, Wed
    case dayLabel
    /// 6月1日, Jun 1
    case dateLabel
    /// 1 to 7, Monday is 1.
    case weekday
    /// 周一, Mon
    case weekdayLabel
    /// 2026年6月1日 周一, Mon, Jun 1, 2026
    case fullDate
    /// `20260530T160000Z` and two lines more: what says when the date's slots were revised.
    case revision
    /// The holiday or make-up workday that the date is, as the format writes it; often nothing.
    case holiday
    /// The date in other calendars than the civil one, as the format writes them; mostly nothing.
    case calendarDates
    /// `2026-05-31`, the service day, as the format writes it; where it is the date, often nothing.
    case serviceDate
    /// The date in a time of iCalendar: `20260601`.
    case basicDate

    // With the date, for each slot.
    /// The end's date, `2026-06-01`.
    case endDate
    /// The date in the time of an end in iCalendar.
    case basicEndDate
    /// The start in seconds since 1970.
    case startEpoch
    /// The last moment at which the slot can be booked, in seconds since 1970.
    case bookUntil
    /// The date of that moment on the zone's clock, `2026-06-01`.
    case bookUntilDate
    /// Its time, `10:20:00`.
    case bookUntilTime
    /// Its UTC offset, `+08:00`.
    case bookUntilOffset
    /// The end of a UID, 12 hexadecimal digits: what the clock does at the slot, and the start in minutes since 1970.
    case startHex
    /// `:20260601T024000Z`, a start and an end in UTC, whatever the zone.
    case utcStart, utcEnd

    // With the hour.
    /// 0 to 23, unpadded.
    case hour
    /// 10点, 10 AM; ends in ` (UTC-04:00)` where the hour repeats on the date.
    case hourLabel
    /// The two digits of the hour in the time of a start, and of an end.
    case startHour, endHour

    // With the time of day.
    /// 10:40, 10:40 AM
    case timeLabel
    /// 10:40–10:50
    case rangeLabel

    // The same in all copies of a row, or made of other fields.
    /// `+08:00`
    case utcOffset
    /// `%2B08:00`, the UTC offset in a URL.
    case urlOffset
    /// ` (UTC-04:00)` where the hour repeats on the date, else nothing.
    case offsetSuffix
    /// `-04:00` where the hour repeats on the date, else nothing.
    case repeatedOffset
    /// What is left of the slots, as the format writes it; often nothing.
    case availability
    /// A whole UID that is hashed for each row, for rows that differ in more than their starts; never in a copy.
    case hashedUID
    /// How many can still book, in decimal, or nothing.
    case remaining
    /// 0 to 59, unpadded.
    case minute
    /// 00 to 59
    case minuteDigits
    /// 40分, 40
    case minuteLabel
    /// `10:40:00`
    case time
    /// The end's time, `10:50:00`.
    case endTime
    /// The end's UTC offset, `+08:00`.
    case endOffset
    /// `;TZID=Asia/Shanghai:20260601T104000`, or `:20261101T060000Z` where the zone can't name the time.
    case zonedStart
    /// The end in the form of `zonedStart`.
    case zonedEnd

    /// The field's bit in a set of fields.
    var bit: UInt64 { 1 << UInt64(rawValue) }
}

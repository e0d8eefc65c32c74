import Foundation
import ICalendar
import SlotTime
import TestSupport

/// The instant of `20261110T100000Z`, or of `20261110T1000Z`.
func instant(_ text: String) -> Instant {
    let digits = text.filter(\.isNumber).compactMap(\.wholeNumberValue)
    func number(_ range: Range<Int>) -> Int {
        range.reduce(0) { $0 * 10 + ($1 < digits.count ? digits[$1] : 0) }
    }
    guard let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8)) else {
        preconditionFailure("a test names no date: \(text)")
    }
    let time = number(8..<10) * 3600 + number(10..<12) * 60 + number(12..<14)
    return Instant(epochSeconds: date.daysSinceEpoch * 86_400 + time)
}

/// `20261110T100000Z`.
func text(_ instant: Instant) -> String {
    var bytes: [UInt8] = []
    ICalendarDateFormat.append(utc: instant, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
}

/// Busy times as `20261110T100000Z-20261110T110000Z`, apart by spaces.
func text(_ intervals: [BusyCalendar.Interval]) -> String {
    intervals.map { "\(text($0.start))-\(text($0.end))" }.joined(separator: " ")
}

/// The system's zones by their IANA names.
func zoneSource(_ name: String) -> TimeZoneRules? {
    // A folder or a path out of the folder is no zone.
    guard !name.contains(".."), !name.hasPrefix("/"), !name.hasSuffix("/") else { return nil }
    return try? systemZone(name)
}

/// Reads a calendar in a zone over a horizon such as `20261101-20261201`.
func busy(
    _ bytes: [UInt8], in zone: String = "America/New_York", over horizon: String = "20261101-20261201",
    options: BusyCalendar.Options = BusyCalendar.Options()
) throws -> BusyCalendar {
    let limits = horizon.split(separator: "-").map { instant(String($0)) }
    return try BusyCalendar(
        bytes.span, zone: systemZone(zone), horizon: limits[0]..<limits[1], options: options, zones: zoneSource)
}

/// A calendar with components whose lines are given, joined by CRLF.
func calendar(_ lines: String) -> [UInt8] {
    let all = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//EN\n" + lines + "\nEND:VCALENDAR\n"
    return Array(all.replacingOccurrences(of: "\n", with: "\r\n").utf8)
}

/// A calendar with one event whose lines are given.
func event(_ lines: String) -> [UInt8] {
    calendar("BEGIN:VEVENT\nUID:u1\nDTSTAMP:20260101T000000Z\n" + lines + "\nEND:VEVENT")
}

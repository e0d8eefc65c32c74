import ICalendar
import SlotTime

// Reads lines `FROM TO DTSTART RRULE`, the first two in epoch seconds, and prints for each the starts that lie between them,
// or why the rule can't be read.
let zone = try TimeZoneRules(identifier: "UTC", utcOffset: 0, abbreviation: "UTC")
while let line = readLine() {
    let words = line.split(separator: " ")
    guard words.count == 4, let from = Int(words[0]), let to = Int(words[1]) else {
        print("error: a line must have FROM TO DTSTART RRULE")
        continue
    }
    let lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//interop//EN", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20260101T000000Z",
        "DTSTART:\(words[2])", "DURATION:PT1S", "RRULE:\(words[3])", "END:VEVENT", "END:VCALENDAR", "",
    ]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    do {
        let calendar = try BusyCalendar(
            bytes.span, zone: zone, horizon: Instant(epochSeconds: from)..<Instant(epochSeconds: to)
        ) { _ in nil }
        print(calendar.intervals.map { String($0.start.epochSeconds) }.joined(separator: " "))
    } catch {
        print("error: \(error)")
    }
}

import Foundation
import ICalendar
import SlotTime
import TestSupport
import Testing

/// Writes calendars for other programs to read: one a zone and window, with an event every twelve hours.
struct VTimeZoneFilesTests {
    private static let folder = ProcessInfo.processInfo.environment["SLOTEXPORT_ICS_DIR"]

    @Test(
        .enabled(if: folder != nil, "needs SLOTEXPORT_ICS_DIR"),
        arguments: [
            "Africa/Cairo", "Africa/Casablanca", "America/Asuncion", "America/Havana", "America/New_York",
            "America/Nuuk",
            "America/Santiago", "America/St_Johns", "America/Vancouver", "Antarctica/Troll", "Asia/Gaza",
            "Asia/Jerusalem",
            "Asia/Kathmandu", "Asia/Shanghai", "Atlantic/Azores", "Australia/Lord_Howe", "Europe/Dublin",
            "Pacific/Apia",
            "Pacific/Chatham",
        ], ["2026-01-03 2026-12-29", "2027-01-03 2027-12-29", "2026-03-01 2026-05-15", "2026-09-01 2026-11-15"])
    func `Every event of a window is in its file`(identifier: String, dates: String) throws {
        let zone = try systemZone(identifier)
        let words = dates.split(separator: " ").map(String.init)
        let window = utc(words[0])..<utc(words[1])
        var output: [UInt8] = []
        ContentLine.append(name: "BEGIN", value: "VCALENDAR", to: &output)
        ContentLine.append(name: "VERSION", value: "2.0", to: &output)
        ContentLine.append(name: "PRODID", value: "-//slotexport//test//EN", to: &output)
        VTimeZone.append(zone, covering: window, to: &output)
        let uid = UID.prefix(placeID: identifier, durationSeconds: 600)
        var start = window.lowerBound
        while start < window.upperBound {
            let end = start.advanced(bySeconds: 600)
            if case .unique = zone.resolve(CivilDateTime(start, utcOffset: zone.utcOffset(at: start))) {
                appendEvent(start, end, uid, zone, to: &output)
            }
            start = start.advanced(bySeconds: 43_200)
        }
        ContentLine.append(name: "END", value: "VCALENDAR", to: &output)
        let name = identifier.replacing("/", with: "-")
        let folder = try #require(Self.folder)
        try Data(output).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(words.joined(separator: "-")).ics"))
    }

    private func appendEvent(
        _ start: Instant, _ end: Instant, _ uidPrefix: [UInt8], _ zone: TimeZoneRules, to output: inout [UInt8]
    ) {
        ContentLine.append(name: "BEGIN", value: "VEVENT", to: &output)
        var uid = uidPrefix
        UID.append(start: start, to: &uid)
        ContentLine.append(name: "UID", value: uid, to: &output)
        ContentLine.append(name: "DTSTAMP", value: "20260101T000000Z", to: &output)
        for (name, instant) in [("DTSTART", start), ("DTEND", end)] {
            var value: [UInt8] = []
            ICalendarDateFormat.append(CivilDateTime(instant, utcOffset: zone.utcOffset(at: instant)), to: &value)
            ContentLine.append(name: "\(name);TZID=\(zone.identifier)", value: value, to: &output)
        }
        ContentLine.append(name: "SUMMARY", text: "今天, 10:40; \\ 虹桥诊所", to: &output)
        ContentLine.append(name: "TRANSP", value: "TRANSPARENT", to: &output)
        ContentLine.append(name: "END", value: "VEVENT", to: &output)
    }
}

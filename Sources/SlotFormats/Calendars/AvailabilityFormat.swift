internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// The hours of a place as a VAVAILABILITY (RFC 7953): exceptions and holidays are in them, bookings are not.
    public static let availability = ExportFormat(
        name: "availability", family: .calendar, suffix: "ics", mediaType: "text/calendar; charset=utf-8",
        summary: "opening hours for calendar servers (VAVAILABILITY, RFC 7953)", includesSoldOut: true,
        write: { document, writer, _ in AvailabilityFormat.write(document, to: &writer) })
}

private enum AvailabilityFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        let times = OpenTimes(document)
        let window = Instant(epochSeconds: times.window.lowerBound)..<Instant(epochSeconds: times.window.upperBound + 1)
        let hasZone = !plan.isUTC && !document.settings.hasUTCTimes
        let misread = hasZone ? VTimeZone.misread(plan.zone, covering: window) : [window]
        let weekly = WeeklyTimes(times.open, plan.zone, misread: plan.isUTC ? [] : misread)
        var body: [UInt8] = []
        for stretch in weekly.stretches { append(stretch, of: document, to: &body) }
        var range: [UInt8] = []
        append("DTSTART", utc: times.window.lowerBound, to: &range)
        append("DTEND", utc: times.window.upperBound, to: &range)
        var lines = CalendarHead.begin(document)
        if hasZone, weekly.stretches.contains(where: { $0.isNamed }) {
            VTimeZone.append(plan.zone, covering: window, to: &lines)
        }
        ContentLine.append(name: "BEGIN", value: "VAVAILABILITY", to: &lines)
        CalendarHead.appendIdentity(of: document, range + body, to: &lines)
        lines += range
        ContentLine.append(name: "BUSYTYPE", value: "BUSY-UNAVAILABLE", to: &lines)
        ContentLine.append(name: "SUMMARY", text: document.feedTitle, to: &lines)
        lines += body
        ContentLine.append(name: "END", value: "VAVAILABILITY", to: &lines)
        ContentLine.append(name: "END", value: "VCALENDAR", to: &lines)
        writer.append(lines)
    }

    private static func append(
        _ stretch: WeeklyTimes.Stretch, of document: borrowing SlotDocument, to lines: inout [UInt8]
    ) {
        let zone = document.plan.zone
        let isUTC = document.plan.isUTC || !stretch.isNamed
        var body: [UInt8] = []
        for (name, moment) in [("DTSTART", stretch.start), ("DTEND", stretch.end)] {
            if isUTC {
                append(name, utc: moment, to: &body)
            } else {
                let offset = zone.utcOffset(at: Instant(epochSeconds: moment))
                append(name, local: moment + offset, zone, to: &body)
            }
        }
        if let recurrence = stretch.recurrence {
            let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
            let days = recurrence.weekdays.map { names[$0.rawValue - 1] }.joined(separator: ",")
            var rule = Array("FREQ=WEEKLY;BYDAY=\(days);UNTIL=".utf8)
            ICalendarDateFormat.append(utc: Instant(epochSeconds: recurrence.last), to: &rule)
            ContentLine.append(name: "RRULE", value: rule, to: &body)
            for exception in recurrence.exceptions {
                if isUTC {
                    append("EXDATE", utc: exception, to: &body)
                } else {
                    append("EXDATE", local: exception, zone, to: &body)
                }
            }
        }
        ContentLine.append(name: "BEGIN", value: "AVAILABLE", to: &lines)
        CalendarHead.appendIdentity(of: document, body, to: &lines)
        lines += body
        ContentLine.append(name: "END", value: "AVAILABLE", to: &lines)
    }

    private static func append(_ name: String, utc moment: Int, to lines: inout [UInt8]) {
        var value: [UInt8] = []
        ICalendarDateFormat.append(utc: Instant(epochSeconds: moment), to: &value)
        ContentLine.append(name: name, value: value, to: &lines)
    }

    private static func append(_ name: String, local seconds: Int, _ zone: TimeZoneRules, to lines: inout [UInt8]) {
        var value: [UInt8] = []
        ICalendarDateFormat.append(CivilDateTime(localSeconds: seconds), to: &value)
        ContentLine.append(name: "\(name);TZID=\(zone.identifier)", value: value, to: &lines)
    }
}

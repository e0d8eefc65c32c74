internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// Free and busy times of the horizon: one VFREEBUSY (RFC 5545 3.6.4).
    public static let freeBusy = ExportFormat(
        name: "freebusy", family: .calendar, suffix: "ics", mediaType: "text/calendar; charset=utf-8",
        summary: "free, booked and closed times of the horizon (VFREEBUSY)", includesSoldOut: false,
        write: { document, writer, _ in FreeBusyFormat.write(document, to: &writer) })
}

/// Every moment of the horizon is free, booked or closed: FREE, BUSY and BUSY-UNAVAILABLE touch and never overlap.
private enum FreeBusyFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let times = OpenTimes(document)
        let kinds = [("FREE", times.free), ("BUSY", times.booked), ("BUSY-UNAVAILABLE", times.unavailable)]
        var periods: [(start: Int, type: String, range: Range<Int>)] = []
        for (type, ranges) in kinds { for range in ranges { periods.append((range.lowerBound, type, range)) } }
        periods.sort { $0.start < $1.start }
        var body: [UInt8] = []
        var value: [UInt8] = []
        func append(_ name: String, _ moments: [Int]) {
            value.removeAll(keepingCapacity: true)
            for (index, moment) in moments.enumerated() {
                if index > 0 { value.append(UInt8(ascii: "/")) }
                ICalendarDateFormat.append(utc: Instant(epochSeconds: moment), to: &value)
            }
            ContentLine.append(name: name, value: value, to: &body)
        }
        append("DTSTART", [times.window.lowerBound])
        append("DTEND", [times.window.upperBound])
        for period in periods {
            // Without a type, programs take nothing from a line.
            append("FREEBUSY;FBTYPE=\(period.type)", [period.range.lowerBound, period.range.upperBound])
        }
        var lines = CalendarHead.begin(document)
        ContentLine.append(name: "BEGIN", value: "VFREEBUSY", to: &lines)
        CalendarHead.appendIdentity(of: document, body, to: &lines)
        lines += body
        ContentLine.append(name: "END", value: "VFREEBUSY", to: &lines)
        ContentLine.append(name: "END", value: "VCALENDAR", to: &lines)
        writer.append(lines)
    }
}

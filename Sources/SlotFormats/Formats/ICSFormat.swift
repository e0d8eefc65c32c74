internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// A calendar to subscribe to (RFC 5545, RFC 7986): an event a slot, or an event a free stretch.
    public static let ics = ExportFormat(
        name: "ics", suffix: "ics", mediaType: "text/calendar; charset=utf-8",
        summary: "a calendar to subscribe to: one event a slot", write: { ICSFormat.write($0, to: &$1) })
}

private enum ICSFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        guard let relativeDays = document.settings.icsRelativeDays else { return writeCalendar(document, to: &writer) }
        writeCalendar(document.with(relativeDays: relativeDays), to: &writer)
    }

    private static func writeCalendar(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        let isUTC = plan.spans.allSatisfy { $0.utcOffset == 0 } && plan.zone.run(at: plan.start).abbreviation == "UTC"
        writer.append(head(of: document))
        if let window = window(of: plan) {
            if !isUTC {
                var zone: [UInt8] = []
                VTimeZone.append(plan.zone, covering: window, to: &zone)
                writer.append(zone)
            }
            writeEvents(of: document, zonePrefix: isUTC ? [] : Array(";TZID=\(plan.zone.identifier)".utf8), to: &writer)
        } else {
            writer.append(closedWindow(of: document))
        }
        writer.append("END:VCALENDAR\r\n" as RowShape)
    }

    private static func writeEvents(
        of document: borrowing SlotDocument, zonePrefix: [UInt8], to writer: inout ByteWriter
    ) {
        let isBlocks = document.settings.icsEvents == .block
        let event = event(
            uid: uid(of: document), document, time: isBlocks ? .rangeLabel : .timeLabel)
        var rows = RowWriter(copy document, row: event, zonePrefix: zonePrefix, escape: ContentLine.escaped)
        for day in document.plan.days.compactMap(\.available) {
            if isBlocks {
                rows.writeStretches(of: day, to: &writer)
            } else {
                rows.write(day, to: &writer)
            }
        }
    }

    private static func event(uid: [UInt8], _ document: borrowing SlotDocument, time: RowField) -> RowShape {
        let name = document.place.name.map { ContentLine.escaped(text: Array(" \($0)".utf8)) } ?? []
        let event: RowShape = """
            BEGIN:VEVENT\r
            UID:\(uid)\(.startHex)\r
            DTSTAMP:\(.revision)\r
            DTSTART\(.zonedStart)\r
            DTEND\(.zonedEnd)\r
            SUMMARY:\(.dayLabel) \(time)\(name)\(.pass)\r
            DESCRIPTION:\(.fullDate) \(.rangeLabel)\(.pass)\r
            \(shape: url(of: document))TRANSP:TRANSPARENT\r
            END:VEVENT\r

            """
        return event.folded()
    }

    /// The line with the address at which the slot is booked, or nothing.
    private static func url(of document: borrowing SlotDocument) -> RowShape {
        guard let url = document.bookingURL else { return "" }
        var line: RowShape = "URL:"
        for part in url.parts {
            switch part {
            case .text(let text): line = "\(shape: line)\(text)"
            case .id: line = "\(shape: line)\(percentEncoded(document.place.id))"
            case .epoch: line = "\(shape: line)\(.startEpoch)"
            case .start: line = "\(shape: line)\(.date)T\(.time)\(.urlOffset)"
            }
        }
        return "\(shape: line)\r\n"
    }

    /// A text as part of a URL: what is not unreserved is percent-encoded (RFC 3986 2.1, 2.3).
    private static func percentEncoded(_ text: String) -> [UInt8] {
        text.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                [byte]
            default: Array("%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8)
            }
        }
    }

    private static func head(of document: borrowing SlotDocument) -> RowShape {
        let name = document.place.name.map { name in
            let text = ContentLine.escaped(text: Array(name.utf8))
            return content([("NAME", text), ("X-WR-CALNAME", text)])
        }
        let zone = content([("X-WR-TIMEZONE", Array(document.plan.zone.identifier.utf8))])
        let version = document.tzVersion.map { content([("X-SLOTEXPORT-TZ-VERSION", Array($0.utf8))]) }
        return """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            PRODID:-//slotexport//slotexport//EN\r
            CALSCALE:GREGORIAN\r
            \(name ?? [])\(zone)REFRESH-INTERVAL;VALUE=DURATION:PT1H\r
            X-PUBLISHED-TTL:PT1H\r
            \(version ?? [])
            """
    }

    /// A calendar needs a component (RFC 5545 3.6): where there is no slot, it says that all of the horizon is taken.
    ///
    /// No slot has its duration, -1, so no slot has its UID.
    private static func closedWindow(of document: borrowing SlotDocument) -> RowShape {
        let plan = document.plan
        var (start, end): ([UInt8], [UInt8]) = ([], [])
        DateTimeText.append(utc: plan.start, to: &start)
        DateTimeText.append(utc: plan.end, to: &end)
        return """
            BEGIN:VFREEBUSY\r
            UID:\(UID.prefix(placeID: document.place.id, durationSeconds: -1))\(Digits.hex(plan.start.epochSeconds))\r
            DTSTAMP:\(start)\r
            DTSTART:\(start)\r
            DTEND:\(end)\r
            FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:\(start)/\(end)\r
            END:VFREEBUSY\r

            """
    }

    /// What the UIDs of a document have in common. Blocks have no one duration, and must not be taken for slots.
    private static func uid(of document: borrowing SlotDocument) -> [UInt8] {
        let seconds = document.settings.icsEvents == .block ? 0 : document.plan.rules.duration.seconds
        return UID.prefix(placeID: document.place.id, durationSeconds: seconds)
    }

    /// From the first start to the last end.
    private static func window(of plan: SlotPlan) -> Range<Instant>? {
        let days = plan.days.compactMap(\.available)
        guard let first = days.first, let firstRun = first.runs.first, let last = days.last,
            let lastRun = last.runs.last
        else { return nil }
        let end = last.start(ofMinute: lastRun.lastMinute, in: lastRun)
        return first.start(
            ofMinute: firstRun.firstMinute, in: firstRun)..<end.advanced(bySeconds: plan.rules.duration.seconds + 1)
    }

    private static func content(_ lines: [(name: String, value: [UInt8])]) -> [UInt8] {
        var content: [UInt8] = []
        for line in lines { ContentLine.append(name: line.name, value: line.value, to: &content) }
        return content
    }
}

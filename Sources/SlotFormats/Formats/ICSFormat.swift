internal import ICalendar
public import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// A calendar to subscribe to (RFC 5545, RFC 7986): an event a slot, or an event a free stretch.
    public static let ics = ExportFormat(
        name: "ics", family: .calendar, suffix: "ics", mediaType: "text/calendar; charset=utf-8",
        summary: "a calendar to subscribe to: one event a slot", settings: [.icsEvents, .icsRelativeDays],
        includesSoldOut: false,
        check: { (document) throws(ExportError) in
            // It may have other words for the next days.
            guard let relativeDays = document.settings.icsRelativeDays else { return }
            try ExportFormat.checkLabels(
                document.with(relativeDays: relativeDays).dayLabeler, of: document.plan, in: "ics")
        },
        write: { ICSFormat.write($0, to: &$1, &$2) })
}

extension FormatSetting {
    /// What an event of a calendar is: a slot, or a free stretch of a date.
    public static let icsEvents = FormatSetting(
        format: "ics", key: "events", kind: .word(["slot", "block"], usual: "slot"), option: "ics-events",
        help: "one event per slot, or one per free stretch of a date")

    /// The last day with a word of its own in calendars; the document's, unless it is set.
    public static let icsRelativeDays = FormatSetting(
        format: "ics", key: "relativeDays", kind: .number(0...2, words: ["none"]),
        help: "last day with a word in calendars: today, tomorrow, the next")
}

extension FormatSettings {
    /// The last day with a word of its own in calendars, -1...2: -1 is no word, nil is that of the document.
    public var icsRelativeDays: Int? {
        word(of: .icsRelativeDays) == nil ? number(of: .icsRelativeDays) : -1
    }

    /// Whether an event of a calendar is a free stretch of a date.
    var hasICSBlocks: Bool { word(of: .icsEvents) == "block" }
}

private enum ICSFormat {
    static func write(
        _ document: borrowing SlotDocument, to writer: inout ByteWriter, _ memory: inout ExportCache
    ) {
        if let relativeDays = document.settings.icsRelativeDays {
            writeCalendar(document.with(relativeDays: relativeDays), to: &writer, &memory)
        } else {
            writeCalendar(document, to: &writer, &memory)
        }
    }

    private static let calendarEnd: RowShape = "END:VCALENDAR\r\n"

    private static func writeCalendar(
        _ document: borrowing SlotDocument, to writer: inout ByteWriter, _ memory: inout ExportCache
    ) {
        let days = document.plan.days.compactMap(\.available)
        let window = window(of: document.plan, days)
        var rows = memory.takeRows(of: document, "ics", form)
        rows.write(days, of: document, window: window, to: &writer, in: frame)
        memory.keep(rows)
        if days.isEmpty { writer.append(closedWindow(of: document)) }
    }

    private static func form(of document: borrowing SlotDocument) -> RowForm {
        let extras = RowExtras(
            placeName: { name in name.map { ContentLine.escaped(text: Array(" \($0)".utf8)) } ?? [] },
            calendarName: { name in
                guard let name else { return [] }
                let text = ContentLine.escaped(text: Array(name.utf8))
                return content([("NAME", text), ("X-WR-CALNAME", text)])
            })
        let plan = document.plan
        let isBlocks = document.settings.hasICSBlocks
        return RowForm(
            event(document, time: isBlocks ? .rangeLabel : .timeLabel), isOfStretches: isBlocks,
            zonePrefix: plan.isUTC ? [] : Array(";TZID=\(plan.zone.identifier)".utf8), extras: extras,
            escape: { ContentLine.escape(&$0, from: $1) })
    }

    private static func event(_ document: borrowing SlotDocument, time: RowField) -> RowShape {
        let event: RowShape = """
            BEGIN:VEVENT\r
            UID:\(.uid)\(.startHex)\r
            DTSTAMP:\(.revision)\r
            DTSTART\(.zonedStart)\r
            DTEND\(.zonedEnd)\r
            SUMMARY:\(.dayLabel) \(time)\(.placeName)\(.pass)\r
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
            case .id: line = "\(shape: line)\(.urlPlace)"
            case .epoch: line = "\(shape: line)\(.startEpoch)"
            case .start: line = "\(shape: line)\(.date)T\(.time)\(.urlOffset)"
            }
        }
        return "\(shape: line)\r\n"
    }

    private static func frame(of document: borrowing SlotDocument) -> RowFrame? {
        let plan = document.plan
        let name = content([("X-WR-TIMEZONE", Array(plan.zone.identifier.utf8))])
        let version = document.tzVersion.map { content([("X-SLOTEXPORT-TZ-VERSION", Array($0.utf8))]) }
        let days = plan.days.compactMap(\.available)
        var zone: [UInt8] = []
        if !plan.isUTC, let window = window(of: plan, days) {
            VTimeZone.append(plan.zone, covering: window, to: &zone)
        }
        return RowFrame(
            before: """
                BEGIN:VCALENDAR\r
                VERSION:2.0\r
                PRODID:-//slotexport//slotexport//EN\r
                CALSCALE:GREGORIAN\r
                \(.calendarName)\(name)REFRESH-INTERVAL;VALUE=DURATION:PT1H\r
                X-PUBLISHED-TTL:PT1H\r
                \(version ?? [])\(zone)
                """,
            after: days.isEmpty ? "" : calendarEnd)
    }

    /// The end of a calendar without slots: it needs a component (RFC 5545 3.6), which says that all of the horizon is taken.
    ///
    /// No slot has its duration, -1, so no slot has its UID.
    private static func closedWindow(of document: borrowing SlotDocument) -> RowShape {
        let plan = document.plan
        var (start, end): ([UInt8], [UInt8]) = ([], [])
        ICalendarDateFormat.append(utc: plan.start, to: &start)
        ICalendarDateFormat.append(utc: plan.end, to: &end)
        return """
            BEGIN:VFREEBUSY\r
            UID:\(UID.prefix(placeID: document.place.id, durationSeconds: -1))\(Digits.hex(plan.start.epochSeconds))\r
            DTSTAMP:\(start)\r
            DTSTART:\(start)\r
            DTEND:\(end)\r
            FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:\(start)/\(end)\r
            END:VFREEBUSY\r
            \(shape: calendarEnd)
            """
    }

    /// From the first start to the last end, or nil where there is no slot.
    private static func window(of plan: SlotPlan, _ days: [SlotDay]) -> Range<Instant>? {
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

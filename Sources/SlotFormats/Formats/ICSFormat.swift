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
        check: { (document) throws(ExportError) in
            // It may have other words for the next days.
            guard let relativeDays = document.settings.icsRelativeDays else { return }
            try ExportFormat.checkLabels(
                document.with(relativeDays: relativeDays).dayLabeler, of: document.plan, in: "ics")
        },
        rows: RowFormat(
            days: .available, describesZone: true, relativeDays: { $0.icsRelativeDays }, form: ICSFormat.form,
            frame: ICSFormat.frame, ending: ICSFormat.end))
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
    private static let calendarEnd: RowShape = "END:VCALENDAR\r\n"

    static func form(of kind: DocumentKind) -> RowForm {
        let extras = RowExtras(
            placeName: { name in name.map { ContentLine.escaped(text: Array(" \($0)".utf8)) } ?? [] },
            calendarName: { name in
                guard let name else { return [] }
                let text = ContentLine.escaped(text: Array(name.utf8))
                return content([("NAME", text), ("X-WR-CALNAME", text)])
            })
        let isBlocks = kind.settings.hasICSBlocks
        return RowForm(
            event(kind, time: isBlocks ? .rangeLabel : .timeLabel), isOfStretches: isBlocks,
            zonePrefix: kind.isUTC ? [] : Array(";TZID=\(kind.zone.identifier)".utf8), extras: extras,
            escape: { ContentLine.escape(&$0, from: $1) })
    }

    private static func event(_ kind: DocumentKind, time: RowField) -> RowShape {
        let event: RowShape = """
            BEGIN:VEVENT\r
            UID:\(.uid)\(.startHex)\r
            DTSTAMP:\(.revision)\r
            DTSTART\(.zonedStart)\r
            DTEND\(.zonedEnd)\r
            SUMMARY:\(.dayLabel) \(time)\(.placeName)\(shape: time == .rangeLabel ? "" : offset)\r
            DESCRIPTION:\(shape: dateAndRange(kind.labels.glue))\r
            \(shape: url(of: kind))TRANSP:TRANSPARENT\r
            END:VEVENT\r

            """
        return event.folded()
    }

    /// The offset of a time that the clock shows twice; a range has those of its ends.
    private static let offset: RowShape = "\(.offsetSuffix)"

    /// A date and its range of times as the locale puts them together.
    private static func dateAndRange(_ glue: DateTimeGlue) -> RowShape {
        let (before, between) = (ContentLine.escaped(text: glue.before), ContentLine.escaped(text: glue.between))
        let after = ContentLine.escaped(text: glue.after)
        return glue.isTimeFirst
            ? "\(before)\(.rangeLabel)\(between)\(.fullDate)\(after)"
            : "\(before)\(.fullDate)\(between)\(.rangeLabel)\(after)"
    }

    /// The line with the address at which the slot is booked, or nothing.
    private static func url(of kind: DocumentKind) -> RowShape {
        guard let url = kind.bookingURL else { return "" }
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

    static func frame(of kind: DocumentKind, _ inputs: FrameInputs) -> RowFrame? {
        let name = content([("X-WR-TIMEZONE", Array(kind.zone.identifier.utf8))])
        let version = inputs.tzVersion.map { content([("X-SLOTEXPORT-TZ-VERSION", Array($0.utf8))]) }
        var zone: [UInt8] = []
        if !kind.isUTC, let window = inputs.window { VTimeZone.append(kind.zone, covering: window, to: &zone) }
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
            after: inputs.window == nil ? "" : calendarEnd)
    }

    /// The end of a calendar without slots: it needs a component (RFC 5545 3.6), which says that all of the horizon is taken.
    ///
    /// No slot has its duration, -1, so no slot has its UID.
    static func end(_ document: borrowing SlotDocument, _ writer: inout ByteWriter) {
        let plan = document.plan
        for day in plan.days where day.available != nil { return }
        var (start, end): ([UInt8], [UInt8]) = ([], [])
        ICalendarDateFormat.append(utc: plan.start, to: &start)
        ICalendarDateFormat.append(utc: plan.end, to: &end)
        let closedWindow: RowShape = """
            BEGIN:VFREEBUSY\r
            UID:\(UID.prefix(placeID: document.identity, durationSeconds: -1))\(Digits.hex(plan.start.epochSeconds))\r
            DTSTAMP:\(start)\r
            DTSTART:\(start)\r
            DTEND:\(end)\r
            FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:\(start)/\(end)\r
            END:VFREEBUSY\r
            \(shape: calendarEnd)
            """
        writer.append(closedWindow)
    }

    private static func content(_ lines: [(name: String, value: [UInt8])]) -> [UInt8] {
        var content: [UInt8] = []
        for line in lines { ContentLine.append(name: line.name, value: line.value, to: &content) }
        return content
    }
}

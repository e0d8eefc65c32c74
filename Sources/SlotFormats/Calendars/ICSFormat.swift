internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// A calendar to subscribe to (RFC 5545, RFC 7986): an event a slot, or an event a free stretch.
    public static let ics = ExportFormat(
        name: "ics", family: .calendar, suffix: "ics", mediaType: "text/calendar; charset=utf-8",
        summary: "a calendar to subscribe to: one event a slot", settings: FormatSetting.ics,
        check: ICSFormat.check, rows: ICSFormat.rows)
}

/// Events as rows; the head of the calendar, with its zone, is their frame.
enum ICSFormat {
    /// The calendar's rows and frame.
    static let rows = RowFormat(
        days: .available, describesZone: true, relativeDays: { $0.icsRelativeDays }, form: form, frame: frame,
        ending: end)

    private static let calendarEnd: RowShape = "END:VCALENDAR\r\n"

    /// Refuses patterns that say what no event has, and words that name two days.
    static func check(_ document: borrowing SlotDocument) throws(ExportError) {
        for setting in [FormatSetting.icsSummary, .icsDescription] {
            guard let pattern = document.settings.text(of: setting) else { continue }
            if let rule = EventPattern.problem(in: pattern, isOfStretches: document.settings.hasICSBlocks) {
                throw ExportError(format: "ics", rule: "\(setting.path) \(rule)")
            }
        }
        // It may have other words for the next days.
        guard let relativeDays = document.settings.icsRelativeDays else { return }
        try ExportFormat.checkLabels(
            document.with(relativeDays: relativeDays).dayLabeler, of: document.plan, in: "ics")
    }

    static func form(of kind: DocumentKind) -> RowForm {
        let isBlocks = kind.settings.hasICSBlocks
        let service = kind.service
        let seed = EventSeed(kind)
        let hasZones = !kind.isUTC && !kind.settings.hasUTCTimes
        let extras = RowExtras(
            placeName: { name in name.map { ContentLine.escaped(text: Array(" \($0)".utf8)) } ?? [] },
            calendarHead: { CalendarHead.lines(of: $0, service) },
            placeLines: CalendarHead.eventLines,
            eventSeed: { seed.bytes(of: $0) },
            revision: EventRevision.lines,
            misread: { hasZones ? VTimeZone.misread($0, covering: $1) : [] })
        return RowForm(
            event(kind), isOfStretches: isBlocks,
            zonePrefix: kind.isUTC ? [] : Array(";TZID=\(kind.zone.identifier)".utf8), extras: extras,
            escape: { ContentLine.escape(&$0, from: $1) })
    }

    private static func event(_ kind: DocumentKind) -> RowShape {
        let settings = kind.settings
        let isBlocks = settings.hasICSBlocks
        let hasUTC = settings.hasUTCTimes && !kind.isUTC
        // What a row shows of its end or of bookings makes it another event.
        let isHashed = isBlocks || EventPattern.showsRemaining(settings)
        let summary = settings.text(of: .icsSummary).map { EventPattern.shape(of: $0, kind) }
        let description = settings.text(of: .icsDescription).map { EventPattern.shape(of: $0, kind) }
        let event: RowShape = """
            BEGIN:VEVENT\r
            UID:\(shape: isHashed ? "\(.hashedUID)" : "\(.uid)\(.startHex)")\r
            DTSTAMP:\(.revision)\r
            DTSTART\(shape: hasUTC ? "\(.utcStart)" : "\(.zonedStart)")\r
            DTEND\(shape: hasUTC ? "\(.utcEnd)" : "\(.zonedEnd)")\r
            SUMMARY:\(shape: summary ?? usualSummary(isBlocks))\r
            DESCRIPTION:\(shape: description ?? dateAndRange(kind.labels.glue))\r
            \(.placeLines)\(shape: url(of: kind))TRANSP:\(literal: settings.isICSOpaque ? "OPAQUE" : "TRANSPARENT")\r
            END:VEVENT\r

            """
        return event.folded()
    }

    /// The day, the time or the range of a block, and the name. A time that the clock shows twice has its offset; a range has
    /// those of its ends.
    private static func usualSummary(_ isBlocks: Bool) -> RowShape {
        isBlocks
            ? "\(.dayLabel) \(.rangeLabel)\(.placeName)" : "\(.dayLabel) \(.timeLabel)\(.placeName)\(.offsetSuffix)"
    }

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
        return "URL:\(shape: EventPattern.shape(of: url, escape: { $0 }))\r\n"
    }

    static func frame(of kind: DocumentKind, _ inputs: FrameInputs) -> RowFrame? {
        let name = content([("X-WR-TIMEZONE", Array(kind.zone.identifier.utf8))])
        let version = inputs.tzVersion.map { content([("X-SLOTEXPORT-TZ-VERSION", Array($0.utf8))]) }
        var zone: [UInt8] = []
        if !kind.isUTC, !kind.settings.hasUTCTimes, let window = inputs.window {
            VTimeZone.append(kind.zone, covering: window, to: &zone)
        }
        return RowFrame(
            before: """
                BEGIN:VCALENDAR\r
                VERSION:2.0\r
                PRODID:-//slotexport//slotexport//EN\r
                CALSCALE:GREGORIAN\r
                \(.calendarHead)\(name)REFRESH-INTERVAL;VALUE=DURATION:PT1H\r
                X-PUBLISHED-TTL:PT1H\r
                \(version ?? [])\(zone)
                """,
            after: inputs.window == nil ? "" : calendarEnd)
    }

    /// The calendar in memory, for formats that hold the same in another syntax.
    static func bytes(of document: borrowing SlotDocument) -> [UInt8] {
        let sink = MemorySink()
        var writer = ByteWriter(to: sink)
        ExportFormat.ics.write(document, to: &writer)
        // A sink in memory has no errors.
        _ = try? writer.finish()
        return sink.bytes
    }

    /// The end of a calendar without slots: one event that nobody sees, the only form that empties every client.
    ///
    /// Clients keep yesterday's events where a calendar has none at all, or none but free and busy times.
    static func end(_ document: borrowing SlotDocument, _ writer: inout ByteWriter) {
        for day in document.plan.days where day.available != nil { return }
        writer.append(
            """
            BEGIN:VEVENT\r
            UID:00000000-0000-8000-8000-000000000000\r
            DTSTAMP:20000101T000000Z\r
            DTSTART;VALUE=DATE:20000101\r
            DTEND;VALUE=DATE:20000102\r
            SUMMARY:-\r
            TRANSP:TRANSPARENT\r
            END:VEVENT\r
            \(shape: calendarEnd)
            """ as RowShape)
    }

    private static func content(_ lines: [(name: String, value: [UInt8])]) -> [UInt8] {
        var content: [UInt8] = []
        for line in lines { ContentLine.append(name: line.name, value: line.value, to: &content) }
        return content
    }
}

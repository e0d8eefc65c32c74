internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// Plain text for people: one line a date.
    public static let text = ExportFormat(
        name: "text", family: .data, suffix: "txt", mediaType: "text/plain; charset=utf-8",
        summary: "for people: one line a date with its free stretches", includesSoldOut: false,
        write: { document, writer, _ in TextFormat.write(document, to: &writer) })
}

private enum TextFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        var closed = plan.closed[...]
        for day in plan.days {
            while let next = closed.first, next.date < day.date { write(closed.removeFirst(), document, to: &writer) }
            write(day, document, to: &writer)
        }
        for date in closed { write(date, document, to: &writer) }
        if let next = document.next() {
            writer.append("next  \(next.slot.day.date.text)  \(next.label)\n" as RowShape)
        }
    }

    private static func write(
        _ day: SlotDay, _ document: borrowing SlotDocument, to writer: inout ByteWriter
    ) {
        writeLabel(day.date, offset: day.offset, document, to: &writer)
        let count = day.available?.count ?? 0
        writer.append("\(count) \(literal: count == 1 ? "slot" : "slots")" as RowShape)
        if count == 0 { writer.append(", fully booked" as RowShape) }
        for stretch in day.freeIntervals(duration: document.plan.rules.duration) {
            let start = CivilDateTime(stretch.start, utcOffset: stretch.span.utcOffset)
            let end = CivilDateTime(stretch.end, utcOffset: document.plan.span(at: stretch.end).utcOffset)
            writer.append("  \(clock(start, of: day, document.plan))-\(clock(end, of: day, document.plan))" as RowShape)
        }
        if let holiday = day.holiday { writer.append("  \(literal: words(for: holiday))" as RowShape) }
        writer.append("\n" as RowShape)
    }

    private static func write(
        _ closed: ClosedDate, _ document: borrowing SlotDocument, to writer: inout ByteWriter
    ) {
        writeLabel(closed.date, offset: closed.offset, document, to: &writer)
        writer.append("closed: \(literal: words(for: closed.reason))" as RowShape)
        if let note = closed.note, !note.isEmpty { writer.append(": \(literal: note)" as RowShape) }
        if let holiday = closed.holiday, closed.reason != .holiday {
            writer.append("  \(literal: words(for: holiday))" as RowShape)
        }
        writer.append("\n" as RowShape)
    }

    private static func writeLabel(
        _ date: CivilDate, offset: Int, _ document: borrowing SlotDocument, to writer: inout ByteWriter
    ) {
        var label = document.dayLabeler.label(for: date, offset: offset)
        // A label of right-to-left text would swap the columns beside it (UAX 9 section 2.7: isolates).
        if document.labels.isRightToLeft { label = Array("\u{2068}".utf8) + label + Array("\u{2069}".utf8) }
        writer.append("\(date.text)  \(label)  " as RowShape)
        let notes = document.dayLabeler.notes
        guard !notes.isEmpty, document.dayLabeler.style.dayNotesIn == .field else { return }
        let note = notes.note(on: date)
        if !note.isEmpty { writer.append("\(note)  " as RowShape) }
    }

    /// `10:40`; the end of the date is 24:00, and the hours after it count up: 25:30.
    private static func clock(_ time: CivilDateTime, of day: SlotDay, _ plan: SlotPlan) -> [UInt8] {
        var hour = time.time.hour
        var date = day.date
        while date < time.date {
            hour += 24
            date = plan.zone.date(after: date)
        }
        var text: [UInt8] = []
        text.appendDigits(hour, width: hour < 100 ? 2 : 3)
        text.append(UInt8(ascii: ":"))
        text.appendDigits(time.time.minute, width: 2)
        return text
    }

    private static func words(for day: HolidayCalendar.Day) -> String {
        (day.isOffDay ? "holiday" : "make-up workday") + (day.name.isEmpty ? "" : " \(day.name)")
    }

    private static func words(for reason: ClosedDate.Reason) -> String {
        switch reason {
        case .hours: "no start in the opening hours"
        case .holiday: "public holiday"
        case .exception: "closed on this date"
        case .full: "fully booked"
        case .notice: "no start can be booked now"
        }
    }
}

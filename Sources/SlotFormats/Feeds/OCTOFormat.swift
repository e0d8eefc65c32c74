internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// Availability as OCTO has it, the open standard of tours and activities: each slot, and each date.
    public static let octo = ExportFormat(
        name: "octo", family: .feed, summary: "availability and calendar as OCTO has them (tours and activities)",
        includesSoldOut: true,
        parts: [
            Part(
                name: "availability.json", mediaType: "application/json; charset=utf-8",
                write: { document, writer, _ in OCTOFormat.writeAvailability(document, to: &writer) }),
            Part(
                name: "calendar.json", mediaType: "application/json; charset=utf-8",
                write: { document, writer, _ in OCTOFormat.writeCalendar(document, to: &writer) }),
        ])
}

private enum OCTOFormat {
    static func writeAvailability(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        let capacity = plan.venue.capacity
        var text = FeedText()
        text.append("[")
        var isFirst = true
        for day in plan.days {
            day.eachSlot(of: plan) { slot in
                text.append(isFirst ? #"{"id":""# : #",{"id":""#)
                isFirst = false
                text.append(slot.start, utcOffset: slot.utcOffset)
                text.append(#"","localDateTimeStart":""#)
                text.append(slot.start, utcOffset: slot.utcOffset)
                text.append(#"","localDateTimeEnd":""#)
                text.append(slot.end, utcOffset: slot.endOffset)
                text.append(#"","allDay":false"#)
                append(slot.isSoldOut ? 0 : slot.remaining, of: capacity, isSoldOut: slot.isSoldOut, to: &text)
                text.append(#","maxUnits":null,"utcCutoffAt":""#)
                text.append(utc: slot.bookUntil)
                text.append(#"","openingHours":[]}"#)
            }
            text.flush(to: &writer)
        }
        text.append("]\n")
        text.flush(to: &writer, above: 0)
    }

    static func writeCalendar(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        let capacity = plan.venue.capacity
        var text = FeedText()
        text.append("[")
        var closed = plan.closed[...]
        var isFirst = true
        for day in plan.days {
            while let next = closed.first, next.date < day.date { append(closed.removeFirst(), &isFirst, to: &text) }
            begin(day.date, &isFirst, to: &text)
            // The highest of the day's slots.
            let vacancies = day.runs.compactMap { $0.isSoldOut ? 0 : $0.remaining }.max()
            append(vacancies, of: capacity, isSoldOut: day.available == nil, to: &text)
            text.append(#","openingHours":["#)
            for (index, free) in day.freeIntervals(duration: plan.rules.duration).enumerated() {
                text.append(index == 0 ? #"{"from":""# : #",{"from":""#)
                text.append {
                    TemplateData.append(clock: CivilDateTime(free.start, utcOffset: free.span.utcOffset).time, to: &$0)
                }
                text.append(#"","to":""#)
                let end = CivilDateTime(free.end, utcOffset: plan.span(at: free.end).utcOffset)
                text.append { TemplateData.append(clock: end.time, to: &$0) }
                text.append("\"}")
            }
            text.append("]}")
            text.flush(to: &writer)
        }
        for date in closed { append(date, &isFirst, to: &text) }
        text.append("]\n")
        text.flush(to: &writer, above: 0)
    }

    private static func begin(_ date: CivilDate, _ isFirst: inout Bool, to text: inout FeedText) {
        text.append(isFirst ? #"{"localDate":""# : #",{"localDate":""#)
        isFirst = false
        text.append { $0.append(date) }
        text.append("\"")
    }

    private static func append(_ closed: ClosedDate, _ isFirst: inout Bool, to text: inout FeedText) {
        begin(closed.date, &isFirst, to: &text)
        if closed.reason == .full {
            text.append(#","available":false,"status":"SOLD_OUT","vacancies":0,"capacity":null,"openingHours":[]}"#)
        } else {
            text.append(#","available":false,"status":"CLOSED","vacancies":0,"capacity":null,"openingHours":[]}"#)
        }
    }

    /// Whether and how much is left; without a capacity it is not counted (FREESALE).
    private static func append(_ vacancies: Int?, of capacity: Int?, isSoldOut: Bool, to text: inout FeedText) {
        if isSoldOut {
            text.append(#","available":false,"status":"SOLD_OUT","vacancies":0"#)
        } else if let vacancies, let capacity {
            text.append(
                2 * vacancies < capacity
                    ? #","available":true,"status":"LIMITED","vacancies":"#
                    : #","available":true,"status":"AVAILABLE","vacancies":"#)
            text.append(vacancies)
        } else {
            text.append(#","available":true,"status":"FREESALE","vacancies":null"#)
        }
        text.append(#","capacity":"#)
        if let capacity { text.append(capacity) } else { text.append("null") }
    }
}

internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotTime

extension ExportFormat {
    /// What FullCalendar shows: an event source of the slots, and the business hours in the background.
    public static let fullCalendar = ExportFormat(
        name: "fullcalendar", family: .feed,
        summary: "events and business hours for FullCalendar", includesSoldOut: false,
        parts: [
            Part(
                name: "events.json", mediaType: "application/json; charset=utf-8",
                write: { document, writer, _ in FullCalendarFormat.writeEvents(document, to: &writer) }),
            Part(
                name: "business-hours.json", mediaType: "application/json; charset=utf-8",
                write: { document, writer, _ in FullCalendarFormat.writeHours(document, to: &writer) }),
        ])
}

private enum FullCalendarFormat {
    static func writeEvents(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        let prefix = UID.prefix(placeID: document.identity, durationSeconds: plan.rules.duration.seconds)
        let group = JSONText.quote(document.place.id)
        let title = JSONText.quote(document.feedTitle)
        let place = document.place
        let url = document.bookingURL
        var text = FeedText()
        text.append("[")
        var isFirst = true
        for day in plan.days {
            day.available?.eachSlot(of: plan) { slot in
                if !isFirst { text.append(",") }
                isFirst = false
                text.append(#"{"id":""#)
                text.append(uid: prefix, slot.start)
                text.append(#"","title":"#)
                text.append { $0 += title }
                text.append(#","start":""#)
                text.append(slot.start, utcOffset: slot.utcOffset)
                text.append(#"","end":""#)
                text.append(slot.end, utcOffset: slot.endOffset)
                text.append(#"","groupId":"#)
                text.append { $0 += group }
                if let url {
                    text.append(#","url":""#)
                    text.append {
                        let start = $0.count
                        url.append(start: slot.start.epochSeconds, utcOffset: slot.utcOffset, of: place, to: &$0)
                        JSONText.escape(&$0, from: start)
                    }
                    text.append("\"")
                }
                text.append("}")
            }
            text.flush(to: &writer)
        }
        text.append("]\n")
        text.flush(to: &writer, above: 0)
    }

    /// The hours of an ordinary week, whatever is booked.
    static func writeHours(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        var text = FeedText()
        text.append("[")
        var isFirst = true
        for hours in WeekHours(document.plan).hours {
            if !isFirst { text.append(",") }
            isFirst = false
            text.append(#"{"daysOfWeek":["#)
            for (index, weekday) in hours.weekdays.enumerated() {
                if index > 0 { text.append(",") }
                // Sunday is 0 there.
                text.append(weekday % 7)
            }
            text.append(#"],"startTime":""#)
            text.append { WeekHours.append(clock: hours.window.lowerBound, to: &$0) }
            text.append(#"","endTime":""#)
            text.append { WeekHours.append(clock: hours.window.upperBound, to: &$0) }
            text.append("\"}")
        }
        text.append("]\n")
        text.flush(to: &writer, above: 0)
    }
}

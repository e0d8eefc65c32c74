internal import SlotDocument
internal import SlotEngine

extension ExportFormat {
    /// The slots as version 2 of Cal.com's interface answers a request for them.
    public static let calcom = ExportFormat(
        name: "calcom", family: .feed, suffix: "json", mediaType: "application/json; charset=utf-8",
        summary: "starts by date, as Cal.com answers for slots (v2)", includesSoldOut: false,
        write: { document, writer, _ in CalComFormat.write(document, to: &writer) })
}

private enum CalComFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        var text = FeedText()
        text.append(#"{"status":"success","data":{"#)
        var isFirst = true
        for day in document.plan.days {
            guard let day = day.available else { continue }
            if !isFirst { text.append(",") }
            isFirst = false
            text.append("\"")
            text.append { $0.append(day.date) }
            text.append("\":[")
            day.eachSlot(of: document.plan) { slot in
                text.append(#"{"start":""#)
                text.append(slot.start, utcOffset: slot.utcOffset)
                if slot.isLastOfDay { text.append("\"}]") } else { text.append("\"},") }
            }
            text.flush(to: &writer)
        }
        text.append("}}\n")
        text.flush(to: &writer, above: 0)
    }
}

internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// Markdown (CommonMark) for people and assistants: a heading a date, its times, with links where people can book.
    public static let markdown = ExportFormat(
        name: "markdown", family: .feed, suffix: "md", mediaType: "text/markdown; charset=utf-8",
        summary: "days and times with booking links, for people and assistants", includesSoldOut: false,
        write: { document, writer, _ in MarkdownFormat.write(document, to: &writer) })
}

private enum MarkdownFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        let place = document.place
        let labels = document.labels
        let url = document.bookingURL
        var text = FeedText()
        text.append("# ")
        text.append { appendEscaped(Array(document.feedTitle.utf8), to: &$0) }
        text.append("\n\n")
        let details = document.details
        for line in [details.description, details.address?.line, details.phone, details.email] {
            guard let line else { continue }
            text.append { appendEscaped(Array(line.utf8), to: &$0) }
            text.append("\n\n")
        }
        if let website = details.website {
            text.append("<")
            text.append { $0 += website.utf8 }
            text.append(">\n\n")
        }
        text.append { appendEscaped(Array(plan.zone.identifier.utf8), to: &$0) }
        text.append("\n")
        for day in plan.days {
            guard let day = day.available else { continue }
            text.append("\n## ")
            text.append {
                var label: [UInt8] = []
                document.dayLabeler.append(day.date, offset: day.offset, to: &label)
                appendEscaped(label, to: &$0)
            }
            text.append(" (")
            text.append { $0.append(day.date) }
            text.append(")\n\n")
            day.eachSlot(of: plan) { slot in
                let time = CivilDateTime(slot.start, utcOffset: slot.utcOffset).time
                text.append("- ")
                if url != nil { text.append("[") }
                text.append { labels.appendTime(hour: time.hour, minute: time.minute, to: &$0) }
                if day.repeatedHours & 1 << UInt32(time.hour) != 0 {
                    text.append { TemplateData.append(pass: slot.utcOffset, to: &$0) }
                }
                if let url {
                    text.append("](<")
                    text.append {
                        url.append(start: slot.start.epochSeconds, utcOffset: slot.utcOffset, of: place, to: &$0)
                    }
                    text.append(">)")
                }
                text.append("\n")
            }
            text.flush(to: &writer)
        }
        text.flush(to: &writer, above: 0)
    }

    /// Appends text in which no mark of Markdown means anything (CommonMark 2.4).
    private static func appendEscaped(_ bytes: [UInt8], to text: inout [UInt8]) {
        for byte in bytes {
            let isMark = byte > 0x20 && byte < 0x7F && !byte.isAlphanumeric
            // Marks that mean nothing inside a line stay as they are.
            let isPlain = [
                UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "'"),
            ]
            .contains(byte)
            if isMark, !isPlain { text.append(UInt8(ascii: "\\")) }
            text.append(byte)
        }
    }
}

internal import ICalendar
internal import SlotDocument
internal import SlotTime

extension ExportFormat {
    /// An Atom feed (RFC 4287) of the slots, for feed readers and automations.
    public static let atom = ExportFormat(
        name: "atom", family: .feed, suffix: "atom", mediaType: "application/atom+xml; charset=utf-8",
        summary: "newly free slots as an Atom feed (RFC 4287)", includesSoldOut: false,
        write: { document, writer, _ in AtomFormat.write(document, to: &writer) })
}

private enum AtomFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let news = SlotNews(document)
        let hasURL = document.bookingURL != nil
        var text = FeedText()
        text.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
        text.append { $0 += XMLText.attribute(Array(news.language.utf8)) }
        text.append("\"><id>urn:uuid:")
        // No slot has this duration, so no entry has this identifier.
        text.append(uid: UID.prefix(placeID: document.identity, durationSeconds: -1), Instant(epochSeconds: 0))
        text.append("</id><title>")
        text.append { $0 += XMLText.attribute(Array(document.feedTitle.utf8)) }
        text.append("</title>")
        if let description = document.details.description {
            text.append("<subtitle>")
            text.append { $0 += XMLText.attribute(Array(description.utf8)) }
            text.append("</subtitle>")
        }
        if let website = document.details.website {
            text.append("<link rel=\"alternate\" href=\"")
            text.append { $0 += XMLText.attribute(Array(website.utf8)) }
            text.append("\"/>")
        }
        let place = document.place
        text.append("<author><name>")
        text.append { $0 += XMLText.attribute(Array((place.name ?? place.id).utf8)) }
        text.append("</name></author><updated>")
        news.append(news.updated, to: &text)
        text.append("</updated>")
        for day in news.days {
            news.eachSlot(of: day) { slot, entered in
                text.append("<entry><id>")
                news.appendID(slot, to: &text)
                text.append("</id><title>")
                text.append { appendEscaped(&$0) { news.appendTitle(slot, to: &$0) } }
                text.append("</title><updated>")
                text.append { $0 += entered }
                text.append("</updated>")
                if hasURL {
                    text.append("<link href=\"")
                    text.append { appendEscaped(&$0) { news.appendURL(slot, to: &$0) } }
                    text.append("\"/>")
                }
                text.append("<content>")
                news.appendTimes(slot, to: &text)
                text.append("</content></entry>")
            }
            text.flush(to: &writer)
        }
        text.append("</feed>\n")
        text.flush(to: &writer, above: 0)
    }

    private static func appendEscaped(_ text: inout [UInt8], _ append: (inout [UInt8]) -> Void) {
        let start = text.count
        append(&text)
        XMLText.attribute(&text, from: start)
    }
}

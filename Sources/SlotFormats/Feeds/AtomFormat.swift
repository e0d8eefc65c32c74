internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
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
        let plan = document.plan
        let place = document.place
        let url = document.bookingURL
        let title = XMLText.attribute(Array(document.feedTitle.utf8))
        let prefix = UID.prefix(placeID: document.identity, durationSeconds: plan.rules.duration.seconds)
        let news = SlotNewsText(document)
        let days = plan.days.compactMap { $0.available }
        var text = FeedText()
        text.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
        text.append { $0 += XMLText.attribute(Array(SlotNewsText.language(of: document.labels).utf8)) }
        text.append("\"><id>urn:uuid:")
        // No slot has this duration, so no entry has this identifier.
        text.append(uid: UID.prefix(placeID: document.identity, durationSeconds: -1), Instant(epochSeconds: 0))
        text.append("</id><title>")
        text.append { $0 += title }
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
        text.append("<author><name>")
        text.append { $0 += XMLText.attribute(Array((place.name ?? place.id).utf8)) }
        text.append("</name></author><updated>")
        let updated = days.map { document.entered($0) }.max() ?? plan.start
        text.append(updated, utcOffset: plan.zone.utcOffset(at: updated))
        text.append("</updated>")
        for day in days {
            let entered = document.entered(day)
            let enteredOffset = plan.zone.utcOffset(at: entered)
            day.eachSlot(of: plan) { slot in
                text.append("<entry><id>urn:uuid:")
                text.append(uid: prefix, slot.start)
                text.append("</id><title>")
                text.append {
                    let start = $0.count
                    news.append(slot, to: &$0)
                    XMLText.attribute(&$0, from: start)
                }
                text.append("</title><updated>")
                text.append(entered, utcOffset: enteredOffset)
                text.append("</updated>")
                if let url {
                    text.append("<link href=\"")
                    text.append {
                        let start = $0.count
                        url.append(start: slot.start.epochSeconds, utcOffset: slot.utcOffset, of: place, to: &$0)
                        XMLText.attribute(&$0, from: start)
                    }
                    text.append("\"/>")
                }
                text.append("<content>")
                text.append(slot.start, utcOffset: slot.utcOffset)
                text.append("/")
                text.append(slot.end, utcOffset: slot.endOffset)
                text.append("</content></entry>")
            }
            text.flush(to: &writer)
        }
        text.append("</feed>\n")
        text.flush(to: &writer, above: 0)
    }
}

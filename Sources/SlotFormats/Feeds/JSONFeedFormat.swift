internal import SlotDocument

extension ExportFormat {
    /// A JSON Feed (version 1.1) of the slots, for feed readers and automations.
    public static let jsonFeed = ExportFormat(
        name: "json-feed", family: .feed, suffix: "json", mediaType: "application/feed+json; charset=utf-8",
        summary: "newly free slots as a JSON Feed (1.1)", includesSoldOut: false,
        write: { document, writer, _ in JSONFeedFormat.write(document, to: &writer) })
}

private enum JSONFeedFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let news = SlotNews(document)
        let hasURL = document.bookingURL != nil
        var text = FeedText()
        text.append(#"{"version":"https://jsonfeed.org/version/1.1","title":"#)
        text.append(json: document.feedTitle)
        if let website = document.details.website {
            text.append(#","home_page_url":"#)
            text.append(json: website)
        }
        if let description = document.details.description {
            text.append(#","description":"#)
            text.append(json: description)
        }
        text.append(#","language":"#)
        text.append(json: news.language)
        text.append(#","items":["#)
        var isFirst = true
        for day in news.days {
            news.eachSlot(of: day) { slot, entered in
                text.append(isFirst ? #"{"id":""# : #",{"id":""#)
                isFirst = false
                news.appendID(slot, to: &text)
                if hasURL {
                    text.append(#"","url":""#)
                    text.append { appendEscaped(&$0) { news.appendURL(slot, to: &$0) } }
                }
                text.append(#"","title":""#)
                text.append { appendEscaped(&$0) { news.appendTitle(slot, to: &$0) } }
                text.append(#"","content_text":""#)
                news.appendTimes(slot, to: &text)
                text.append(#"","date_published":""#)
                text.append { $0 += entered }
                text.append("\"}")
            }
            text.flush(to: &writer)
        }
        text.append("]}\n")
        text.flush(to: &writer, above: 0)
    }

    private static func appendEscaped(_ text: inout [UInt8], _ append: (inout [UInt8]) -> Void) {
        let start = text.count
        append(&text)
        JSONText.escape(&text, from: start)
    }
}

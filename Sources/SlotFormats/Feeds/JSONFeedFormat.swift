internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension ExportFormat {
    /// A JSON Feed (version 1.1) of the slots, for feed readers and automations.
    public static let jsonFeed = ExportFormat(
        name: "json-feed", family: .feed, suffix: "json", mediaType: "application/feed+json; charset=utf-8",
        summary: "newly free slots as a JSON Feed (1.1)", includesSoldOut: false,
        write: { document, writer, _ in JSONFeedFormat.write(document, to: &writer) })
}

private enum JSONFeedFormat {
    static func write(_ document: borrowing SlotDocument, to writer: inout ByteWriter) {
        let plan = document.plan
        let place = document.place
        let url = document.bookingURL
        let prefix = UID.prefix(placeID: document.identity, durationSeconds: plan.rules.duration.seconds)
        let news = SlotNewsText(document)
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
        text.append(json: SlotNewsText.language(of: document.labels))
        text.append(#","items":["#)
        var isFirst = true
        for day in plan.days {
            guard let day = day.available else { continue }
            let entered = document.entered(day)
            let enteredOffset = plan.zone.utcOffset(at: entered)
            day.eachSlot(of: plan) { slot in
                text.append(isFirst ? #"{"id":"urn:uuid:"# : #",{"id":"urn:uuid:"#)
                isFirst = false
                text.append(uid: prefix, slot.start)
                if let url {
                    text.append(#"","url":""#)
                    text.append {
                        let start = $0.count
                        url.append(start: slot.start.epochSeconds, utcOffset: slot.utcOffset, of: place, to: &$0)
                        JSONText.escape(&$0, from: start)
                    }
                }
                text.append(#"","title":""#)
                text.append {
                    let start = $0.count
                    news.append(slot, to: &$0)
                    JSONText.escape(&$0, from: start)
                }
                text.append(#"","content_text":""#)
                text.append(slot.start, utcOffset: slot.utcOffset)
                text.append("/")
                text.append(slot.end, utcOffset: slot.endOffset)
                text.append(#"","date_published":""#)
                text.append(entered, utcOffset: enteredOffset)
                text.append("\"}")
            }
            text.flush(to: &writer)
        }
        text.append("]}\n")
        text.flush(to: &writer, above: 0)
    }
}

/// The title of a slot in feeds: its date and time in the locale's words, without those that change from day to day.
struct SlotNewsText {
    private let labeler: DayLabeler
    private let labels: LocaleLabels

    init(_ document: borrowing SlotDocument) {
        labeler = document.dayLabeler
        labels = document.labels
    }

    /// Appends `Mon, Jun 1, 2026 10:40`.
    func append(_ slot: FeedSlot, to text: inout [UInt8]) {
        let time = CivilDateTime(slot.start, utcOffset: slot.utcOffset).time
        labeler.appendFullDate(slot.day.date, to: &text)
        text.append(UInt8(ascii: " "))
        labels.appendTime(hour: time.hour, minute: time.minute, to: &text)
        if slot.day.repeatedHours & 1 << UInt32(time.hour) != 0 { TemplateData.append(pass: slot.utcOffset, to: &text) }
    }

    /// The language as tags of the web have it (RFC 5646): `zh-CN`.
    static func language(of labels: LocaleLabels) -> String {
        String(decoding: labels.identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
}

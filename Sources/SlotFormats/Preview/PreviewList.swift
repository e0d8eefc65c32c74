internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// The slots of a document date by date, those with nothing left too.
struct PreviewList {
    private let document: SlotDocument

    init(_ document: SlotDocument) {
        self.document = document
    }

    func write(to page: inout HTMLPage) {
        page.raw("<div class=\"list\">\n")
        for day in document.plan.days {
            page.raw("<details open>\n<summary>")
            page.text(document.dayLabeler.label(for: day.date, offset: day.offset))
            page.raw(" <small>")
            page.text(document.dayLabeler.fullDate(day.date))
            page.raw("</small></summary>\n<ul>\n")
            day.eachSlot(of: document.plan) { slot in write(slot, to: &page) }
            page.raw("</ul>\n</details>\n")
        }
        page.raw("</div>\n")
    }

    private func write(_ slot: FeedSlot, to page: inout HTMLPage) {
        let time = CivilDateTime(slot.start, utcOffset: slot.utcOffset).time
        var label = document.labels.time(hour: time.hour, minute: time.minute)
        if slot.day.repeatedHours & 1 << UInt32(time.hour) != 0 {
            TemplateData.append(pass: slot.utcOffset, to: &label)
        }
        var start: [UInt8] = []
        slot.start.appendRFC3339(utcOffset: slot.utcOffset, to: &start)
        page.raw("<li>")
        page.open("time", [("datetime", String(decoding: start, as: UTF8.self))])
        if slot.isSoldOut {
            page.raw("<s>")
            page.text(label)
            page.raw("</s>")
        } else if let url = document.bookingURL {
            var address: [UInt8] = []
            url.append(
                start: slot.start.epochSeconds, utcOffset: slot.utcOffset, of: document.place, to: &address)
            page.open("a", [("href", String(decoding: address, as: UTF8.self)), ("rel", "noreferrer")])
            page.text(label)
            page.raw("</a>")
        } else {
            page.text(label)
        }
        page.raw("</time>")
        if let remaining = slot.remaining, remaining > 1 { page.element("small", " (\(remaining))") }
        page.raw("</li>\n")
    }
}

internal import ICalendar
internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

extension SlotDocument {
    /// The moment at which a date's slots became news: the midnight at which the date came inside the horizon.
    ///
    /// Where the horizon counts other dates than those of the calendar, bookings move its end to and fro: then it is the
    /// first instant of today.
    func entered(_ day: SlotDay) -> Instant {
        guard plan.venue.booking.horizonCounts == .calendar else { return plan.start }
        return plan.zone.firstInstant(of: plan.zone.date(plan.rules.days - 1 - day.offset, before: plan.today))
    }
}

extension SlotDocument {
    /// What a feed is called: the place, and its service where it has several.
    var feedTitle: String {
        let title = place.name ?? place.id
        guard let service else { return title }
        return title + " – " + (service.name ?? service.id)
    }
}

/// The free slots of a document as the entries of a feed, each with the moment at which it became news.
struct SlotNews {
    private let document: SlotDocument
    private let prefix: [UInt8]

    /// The dates that have entries.
    let days: [SlotDay]

    init(_ document: borrowing SlotDocument) {
        self.document = copy document
        prefix = UID.prefix(
            placeID: document.identity, durationSeconds: document.plan.rules.duration.seconds)
        days = document.plan.days.compactMap { $0.available }
    }

    /// The language as tags of the web have it (RFC 5646): `zh-CN`.
    var language: String {
        String(
            decoding: document.labels.identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 },
            as: UTF8.self)
    }

    /// The last moment at which an entry became news.
    var updated: Instant { days.map { document.entered($0) }.max() ?? document.plan.start }

    /// Appends a moment on the clock of the place.
    func append(_ moment: Instant, to text: inout FeedText) {
        text.append(moment, utcOffset: document.plan.zone.utcOffset(at: moment))
    }

    /// Hands on the slots of a date, with the moment at which they became news as text.
    func eachSlot(of day: SlotDay, _ body: (FeedSlot, _ entered: [UInt8]) -> Void) {
        var text = FeedText()
        append(document.entered(day), to: &text)
        let entered = text.bytes
        day.eachSlot(of: document.plan) { body($0, entered) }
    }

    /// Appends the entry's identifier: the UID of the slot's event.
    func appendID(_ slot: FeedSlot, to text: inout FeedText) {
        text.append("urn:uuid:")
        text.append(uid: prefix, slot.start)
    }

    /// Appends the title: the date and the time in the locale's words, without those that change from day to day.
    func appendTitle(_ slot: FeedSlot, to text: inout [UInt8]) {
        let time = CivilDateTime(slot.start, utcOffset: slot.utcOffset).time
        document.dayLabeler.appendFullDate(slot.day.date, to: &text)
        text.append(UInt8(ascii: " "))
        document.labels.appendTime(hour: time.hour, minute: time.minute, to: &text)
        if slot.day.repeatedHours & 1 << UInt32(time.hour) != 0 { TemplateData.append(pass: slot.utcOffset, to: &text) }
    }

    /// Appends where the slot is booked, if the place says it.
    func appendURL(_ slot: FeedSlot, to text: inout [UInt8]) {
        document.bookingURL?.append(
            start: slot.start.epochSeconds, utcOffset: slot.utcOffset, of: document.place, to: &text)
    }

    /// Appends start and end: `2026-06-01T10:40:00+08:00/2026-06-01T10:50:00+08:00`.
    func appendTimes(_ slot: FeedSlot, to text: inout FeedText) {
        text.append(slot.start, utcOffset: slot.utcOffset)
        text.append("/")
        text.append(slot.end, utcOffset: slot.endOffset)
    }
}

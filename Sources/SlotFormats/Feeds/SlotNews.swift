internal import SlotDocument
internal import SlotEngine
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

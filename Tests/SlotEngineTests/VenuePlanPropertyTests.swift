import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Random places around random changes of hard zones, against a model that looks at every minute.
struct VenuePlanPropertyTests {
    @Test(arguments: SlotPlanPropertyTests.zones)
    func `The engine offers what a look at every minute finds`(identifier: String) throws {
        let zone = try systemZone(identifier)
        var generator = SeededGenerator(seed: identifier.utf8.reduce(11) { $0 &* 31 &+ UInt64($1) })
        for change in changes(of: zone, count: 8, &generator) {
            for _ in 0..<2 { try compare(RandomOffer(zone, around: change, &generator)) }
        }
    }

    private func compare(_ offer: RandomOffer) throws {
        let timeline = NaiveTimeline(offer.zone, from: offer.today, days: offer.rules.days)
        let model = NaiveVenueModel(offer.naive, rules: offer.rules, timeline: timeline, now: offer.now)
        let plan = try offer.plan()
        let comment = Comment(rawValue: offer.text)
        #expect((plan.days.map(\.date) + plan.closed.map(\.date)).sorted() == timeline.dates, comment)
        for date in timeline.dates {
            let bookable = model.slots[date] ?? []
            let expected = offer.soldOut == .mark ? bookable : bookable.filter { $0.remaining > 0 }
            if let closed = plan.closed.first(where: { $0.date == date }) {
                #expect(expected.isEmpty, comment)
                #expect(closed.reason == reason(model, date, offer.naive), comment)
            } else {
                let day = try #require(plan.days.first { $0.date == date }, comment)
                let slots = day.slots(lead: plan.lead)
                #expect(slots.map(\.slot) == expected.map { $0.limited(offer.naive.capacity) }, comment)
                let hasCapacity = offer.naive.capacity != nil
                #expect(slots.allSatisfy { ($0.remaining != nil) == hasCapacity }, comment)
                #expect(day.holiday?.isOffDay == offer.naive.isOffDay(date), comment)
            }
        }
    }

    private func reason(_ model: NaiveVenueModel, _ date: CivilDate, _ venue: NaiveVenue) -> ClosedDate.Reason {
        if model.slots[date]?.isEmpty == false { return .full }
        if model.datesWithStarts.contains(date) { return .notice }
        if venue.exceptions[date] != nil { return .exception }
        return venue.holidays[date] != nil ? .holiday : .hours
    }
}

extension NaiveVenue {
    fileprivate func isOffDay(_ date: CivilDate) -> Bool? {
        holidays[date] != nil ? true : substituteWeekday[date] != nil ? false : nil
    }
}

extension NaiveVenueModel.Slot {
    /// The same with 1 for what remains where nobody says how much there is.
    fileprivate func limited(_ capacity: Int?) -> Self {
        Self(
            start: start, serviceDate: serviceDate, bookUntil: bookUntil,
            remaining: capacity == nil ? min(1, remaining) : remaining)
    }
}

extension SlotDay {
    /// The day's slots one by one, as the model has them.
    func slots(lead: Minutes) -> [(slot: NaiveVenueModel.Slot, remaining: Int?)] {
        runs.flatMap { run in
            (0..<run.count).map { index in
                let start = run.start(on: date, at: index)
                let slot = NaiveVenueModel.Slot(
                    start: start, serviceDate: run.serviceDate ?? date,
                    bookUntil: run.bookingEnd ?? start.advanced(bySeconds: -lead.seconds),
                    remaining: run.isSoldOut ? 0 : run.remaining ?? 1)
                return (slot, run.remaining)
            }
        }
    }
}

/// Some changes of a zone's clock since 1972; an ordinary day where it has none.
func changes(of zone: TimeZoneRules, count: Int, _ generator: inout SeededGenerator) -> [Instant] {
    let runs = zone.runs(
        from: instant("1972-02-01T00:00:00Z", in: zone), to: instant("2060-01-01T00:00:00Z", in: zone))
    let changes = runs.map(\.start).filter { $0 > instant("1972-03-10T00:00:00Z", in: zone) }
    return (0..<count).map { _ in
        changes.randomElement(using: &generator) ?? instant("2026-06-01T00:00:00Z", in: zone)
    }
}

import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Hours of resources within those of the place (O2, O8).
struct ResourceHoursTests {
    @Test(arguments: [
        // O2: the shop closes at 18:00, whatever its staff say.
        "hours 09:00-18:00 | resource A | hours 07:00-22:00 -> 06-01 09:00..17:00",
        "hours 09:00-18:00 | resource A | hours 07:00-10:00 | own -> 06-01 07:00..09:00",
        "hours 09:00-18:00 | resource A | hours 07:00-11:00,17:00-22:00 -> 06-01 09:00..10:00 17:00",
        "hours 09:00-18:00 | resource A | resource B | hours 16:00-22:00 -> 06-01 09:00..17:00",
        "resource A | hours 07:00-09:00 -> 06-01 07:00..08:00",
        // An exception of the place closes its resources, with its note; one of a resource can't open the place.
        "hours 09:00-18:00 | except 2026-06-01 closed # stocktaking | resource A | hours 07:00-22:00 "
            + "-> 06-01 exception (stocktaking)",
        "hours 09:00-12:00 | resource A | except 2026-06-01 10:00-20:00 -> 06-01 10:00..11:00",
        "hours Tu 09:00-18:00 | resource A | hours 07:00-22:00 -> 06-01 hours",
        // A night of the place, of which the resource has the morning: it is part of Monday's night.
        "days 2 | hours Mo 22:00-26:00 | resource A | hours Tu 00:00-07:00 -> 06-01 hours, 06-02 00:00..01:00 of 06-01",
        // A night of the resource in a place that is open around the clock, day by day.
        "days 2 | hours 00:00-24:00; 2030 off | resource A | hours Mo 22:00-02:00 "
            + "-> 06-01 22:00..23:00, 06-02 00:00..01:00 of 06-01",
        "hours 09:00-18:00 | off 2026-06-01 Founding Day | resource A | hours 10:00-12:00; PH 10:00-12:00 "
            + "-> 06-01 holiday (Founding Day)",
    ])
    func `O2: a resource is open within the hours of the place, unless it has its own`(line: String) throws {
        let (request, answer) = sides(line)
        let days = request.hasPrefix("days") ? "" : "days 1 | "
        #expect(try offer("Asia/Shanghai 2026-06-01T00:00 lead 0 step 60 \(days)\(request)").offerText == answer)
    }

    @Test func `Random hours within others are open where both are, minute by minute`() throws {
        var generator = SeededGenerator(seed: 2)
        let days = CivilDate(daysSinceEpoch: 20_606)
        for _ in 0..<40 {
            let parts = try (0..<2).map { _ in
                let naive = NaiveVenue.random(around: days...days.advanced(byDays: 3), &generator)
                return try Schedule(hours: OpeningHours(parsing: naive.hoursText))
            }
            let both = parts[0].within(parts[1])
            let minutes = [parts[0], parts[1], both].map { schedule in
                var minutes: Set<Int> = []
                for day in -3..<5 {
                    for window in schedule.windows(on: days.advanced(byDays: day), HoursContext()) {
                        minutes.formUnion((window.open..<window.close).map { day * 1440 + $0 })
                    }
                }
                return minutes.filter { (0..<2880).contains($0) }
            }
            #expect(minutes[2] == minutes[0].intersection(minutes[1]))
        }
    }

    @Test func `O8: what is open, and why a start is none, is told by resource`() throws {
        let plan = try offer(
            "Asia/Shanghai 2026-06-01T00:00 days 1 lead 0 step 60 | hours 09:00-18:00 | resource ann Ann "
                + "| hours 07:00-12:00 | resource ben | busy 2026-06-01T09:00 2026-06-01T10:00")
        let nine = instant("2026-06-01T09:00", in: plan.zone)
        #expect(plan.explanations(of: nine).map(\.isSlot) == [true, false])
        #expect(plan.explanations(of: nine).map(\.resourceName) == ["Ann", nil])
        let ann = try #require(plan.venue.limited(toResource: "ann"))
        let open = ann.openIntervals(from: plan.today, to: plan.today.advanced(byDays: 1), zone: plan.zone)
        #expect(open.map { [$0.start, $0.end] } == [[nine, instant("2026-06-01T12:00", in: plan.zone)]])
        #expect(plan.venue.limited(toResource: "eve") == nil)
    }
}

import SlotEngine
import SlotTime
import TestSupport
import Testing

/// The first slot after a horizon that has none.
struct NextSlotTests {
    @Test func `A clinic in a holiday week opens on the ninth of October, a Friday, at 13:30`() throws {
        // The notice for 2026: 1 to 7 October are off; this clinic is closed on the 8th, too, and in the mornings.
        let days = (1...7).map { "| off 2026-10-0\($0) National Day " }.joined()
        let plan = try offer(
            "Asia/Shanghai 2026-10-01T09:00 days 3 step 30 | hours Mo-Fr 13:30-17:00 "
                + "| except 2026-10-08 closed \(days)")
        #expect(plan.days.isEmpty)
        let next = try #require(plan.nextSlot())
        #expect(next.start == instant("2026-10-09T13:30", in: plan.zone))
        #expect(CivilDateTime(next.start, utcOffset: 28_800).text == "2026-10-09 13:30")
        #expect(next.day.date.weekday == .friday && next.day.offset == 8)
    }

    @Test(arguments: [
        "hours 09:00-10:00 -> none", "hours off -> none", "hours 2027 Nov 05 09:00-10:00 -> 11-05",
        "hours 2027 Nov 06 09:00-10:00 -> none",
        "hours Mo 09:00-10:00 | busy 2026-10-05T09:00 2026-10-05T10:00 | soldOut mark -> 10-12",
        "hours Mo 09:00-10:00 | notice 20160 -> 10-19",
    ])
    func `It is looked for at most 400 days after today, past what is taken or too soon`(line: String) throws {
        let (request, answer) = sides(line)
        let plan = try offer("Asia/Shanghai 2026-10-01T08:00 days 2 lead 0 step 60 | \(request)")
        #expect((plan.nextSlot().map { $0.day.date.text } ?? "none") == answer)
    }

    @Test func `It is the first slot of a horizon of 401 dates`() throws {
        let zone = try systemZone("America/Santiago")
        var generator = SeededGenerator(seed: 3)
        var found = 0
        for change in changes(of: zone, count: 40, &generator) {
            let offer = try RandomOffer(zone, around: change, &generator)
            let plan = try offer.plan()
            guard plan.count == 0 else { continue }
            let rules = offer.rules
            guard rules.step.count >= 30, rules.anchor != .earliest else { continue }
            let longer = try SlotPlan(
                rules: SlotRules(
                    days: 401, step: rules.step, lead: rules.lead, duration: rules.duration, anchor: rules.anchor,
                    offset: rules.offset, overlap: rules.overlap, cut: rules.cut), zone: zone, now: offer.now,
                venue: offer.venue())
            let first = longer.days.first { $0.available != nil }
            let next = plan.nextSlot()
            #expect(next?.day.date == first?.date, "\(offer.text)")
            #expect(next?.day.offset == first?.offset && next?.day.starts == first?.starts, "\(offer.text)")
            found += next == nil ? 0 : 1
        }
        #expect(found > 0)
    }

    @Test func `The last years have no next slot after the year 9999`() throws {
        let plan = try offer("Asia/Shanghai 9999-12-20T08:00 days 2 lead 0 step 60 | hours off")
        #expect(plan.nextSlot() == nil)
    }
}

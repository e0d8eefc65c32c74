import SlotEngine
import SlotTime
import TestSupport
import Testing

/// What becomes of the starts of random places when one thing about them changes.
struct VenuePlanChangeTests {
    private static let zones = [
        "America/Havana", "America/New_York", "Antarctica/Troll", "Asia/Shanghai", "Australia/Lord_Howe",
        "Africa/Cairo", "Europe/London", "Pacific/Apia", "America/Santiago",
    ]

    private func offers(_ identifier: String, seed: UInt64, _ body: (RandomOffer) throws -> Void) throws {
        let zone = try systemZone(identifier)
        var generator = SeededGenerator(seed: identifier.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
        for change in changes(of: zone, count: 30, &generator) {
            try body(RandomOffer(zone, around: change, &generator))
        }
    }

    @Test(arguments: zones)
    func `Slots lie in open intervals, apart from what is busy, and ascend`(identifier: String) throws {
        try offers(identifier, seed: 1) { offer in
            let plan = try offer.plan()
            let venue = plan.venue
            let comment = Comment(rawValue: offer.text)
            var open: [OpenInterval] = []
            for day in -4...15 {
                let date = plan.today.advanced(byDays: day)
                let windows = venue.resources[0].schedule.windows(on: date, venue.facts)
                open += windows.compactMap { $0.interval(in: plan.zone) }
            }
            let starts = plan.starts
            #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }, comment)
            for slot in plan.days.flatMap({ $0.slots(lead: plan.lead) }) {
                let start = slot.slot.start
                let end = start.advanced(bySeconds: plan.rules.duration.seconds)
                #expect(covers(open, start, end), comment)
                let from = start.advanced(bySeconds: -offer.naive.bufferBefore * 60)
                let to = end.advanced(bySeconds: offer.naive.bufferAfter * 60)
                let busy = venue.resources[0].busy.map { entry in
                    let buffers = venue.buffers(of: entry)
                    return (
                        start: entry.start.advanced(bySeconds: -buffers.before.seconds),
                        end: entry.end.advanced(bySeconds: buffers.after.seconds), takes: entry.takes
                    )
                }.filter { $0.start < to && from < $0.end }
                let capacity = offer.naive.capacity ?? 1
                #expect(slot.slot.remaining <= capacity, comment)
                // At no moment is more taken than the capacity leaves.
                for moment in busy.map(\.start) + [from] where moment >= from {
                    let there = busy.filter { $0.start <= moment && moment < $0.end }
                    let taken = there.contains { $0.takes == .all } ? capacity : there.count
                    #expect(taken + slot.slot.remaining <= capacity || slot.slot.remaining == 0, comment)
                }
            }
        }
    }

    private func covers(_ open: [OpenInterval], _ start: Instant, _ end: Instant) -> Bool {
        var time = start
        while time < end {
            guard let next = open.filter({ $0.start <= time && time < $0.end }).map(\.end).max() else { return false }
            time = next
        }
        return true
    }

    @Test(arguments: zones)
    func `Half a step only adds starts`(identifier: String) throws {
        try offers(identifier, seed: 2) { offer in
            let step = offer.rules.step.count / 2
            guard step > 0, offer.rules.step.count % 2 == 0 else { return }
            let rules = try offer.rules.with(step: step)
            let plan = try SlotPlan(rules: rules, zone: offer.zone, now: offer.now, venue: offer.venue())
            let missing = Set(try offer.plan().starts).subtracting(plan.starts)
            #expect(missing.isEmpty, Comment(rawValue: offer.text))
        }
    }

    @Test(arguments: zones)
    func `A later clock never adds earlier starts`(identifier: String) throws {
        try offers(identifier, seed: 3) { offer in
            guard offer.rules.anchor != .earliest else { return }
            let before = try offer.plan()
            for seconds in [1, 600, 3600, 86_400] {
                let plan = try SlotPlan(
                    rules: offer.rules, zone: offer.zone, now: offer.now.advanced(bySeconds: seconds),
                    today: offer.today, venue: offer.venue())
                let added = Set(plan.starts).subtracting(before.starts)
                // What is newly open to booking comes behind all that was there.
                let last = before.starts.last ?? .distantPast
                #expect(offer.naive.opens == nil ? added.isEmpty : added.allSatisfy { $0 > last }, "\(offer.text)")
            }
        }
    }

    @Test(arguments: zones)
    func `Less capacity, or another booking, only removes`(identifier: String) throws {
        try offers(identifier, seed: 4) { offer in
            var naive = offer.naive
            naive.capacity = 4
            let more = try left(offer, naive)
            naive.capacity = 3
            let less = try left(offer, naive)
            naive.busy.append(
                .init(start: offer.now, end: offer.now.advanced(bySeconds: 40_000), takesAll: false))
            let busier = try left(offer, naive)
            for (smaller, larger) in [(less, more), (busier, less)] {
                for (start, remaining) in smaller {
                    #expect(remaining <= larger[start] ?? -1, Comment(rawValue: offer.text))
                }
            }
        }
    }

    /// What remains of each start.
    private func left(_ offer: RandomOffer, _ naive: NaiveVenue) throws -> [Instant: Int] {
        let plan = try SlotPlan(rules: offer.rules, zone: offer.zone, now: offer.now, venue: naive.venue())
        return left(plan)
    }

    private func left(_ plan: SlotPlan) -> [Instant: Int] {
        let slots = plan.days.flatMap { $0.slots(lead: plan.lead) }
        return Dictionary(uniqueKeysWithValues: slots.map { ($0.slot.start, $0.slot.remaining) })
    }

    @Test(arguments: zones)
    func `Several resources have the slots of any, or of all of them`(identifier: String) throws {
        var generator = SeededGenerator(seed: 5)
        try offers(identifier, seed: 5) { offer in
            var parts: [NaiveVenue] = [offer.naive]
            for _ in 0..<2 {
                var part = NaiveVenue.random(
                    around: offer.today.advanced(byDays: -3)...offer.today.advanced(byDays: 6), &generator)
                (part.holidays, part.substituteWeekday, part.maxPerDay) = (
                    offer.naive.holidays, offer.naive.substituteWeekday, nil
                )
                (part.bufferBefore, part.bufferAfter) = (offer.naive.bufferBefore, offer.naive.bufferAfter)
                (part.notice, part.opens) = (nil, nil)
                parts.append(part)
            }
            for index in parts.indices {
                parts[index].capacity = 2
                (parts[index].notice, parts[index].opens) = (nil, nil)
                (parts[index].maxPerDay, parts[index].maxPerWeek) = (nil, nil)
            }
            let single = try parts.map { try left(offer, $0) }
            for combine in Venue.Combine.allCases {
                let venue = Venue(
                    resources: try parts.map { try $0.resource() }, combine: combine, holidays: parts[0].calendar,
                    substituteWeekdayByDate: parts[0].substituteWeekday, booking: try parts[0].booking(soldOut: .omit))
                let plan = try SlotPlan(rules: offer.rules, zone: offer.zone, now: offer.now, venue: venue)
                var expected = single[0]
                switch combine {
                case .any: for other in single.dropFirst() { expected.merge(other, uniquingKeysWith: +) }
                case .all:
                    for other in single.dropFirst() {
                        expected = expected.filter { other[$0.key] != nil }
                        expected.merge(other.filter { expected[$0.key] != nil }, uniquingKeysWith: min)
                    }
                }
                #expect(left(plan) == expected, Comment(rawValue: "\(combine) \(offer.text)"))
                let starts = plan.starts
                #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }, Comment(rawValue: offer.text))
            }
        }
    }

    @Test(arguments: zones)
    func `Explanations and the plan agree about every minute of the horizon`(identifier: String) throws {
        try offers(identifier, seed: 6) { offer in
            let plan = try offer.plan()
            var slots: [Instant: (slot: NaiveVenueModel.Slot, remaining: Int?)] = [:]
            for slot in plan.days.flatMap({ $0.slots(lead: plan.lead) }) where slot.slot.remaining > 0 {
                slots[slot.slot.start] = slot
            }
            var time = plan.start.epochSeconds
            let end = min(plan.end.epochSeconds, time + 86_400)
            while time < end {
                let start = Instant(epochSeconds: time)
                let explanation = try #require(plan.explanations(of: start).first)
                let slot = slots[start]
                if case .slot(let remaining, let bookUntil) = explanation.answer {
                    #expect(slot?.slot.bookUntil == bookUntil && slot?.remaining == remaining, "\(start) \(offer.text)")
                    #expect(slot?.slot.serviceDate == explanation.serviceDate, "\(start) \(offer.text)")
                } else {
                    #expect(slot == nil, "\(start) \(explanation.answer) \(offer.text)")
                }
                time += 60 * (slots.isEmpty ? 7 : 5)
            }
        }
    }
}

extension SlotRules {
    fileprivate func with(step: Int) throws -> SlotRules {
        try SlotRules(
            days: days, step: .minutes(step), lead: lead, duration: duration, anchor: anchor,
            offset: .minutes(offset.count % step), overlap: overlap, cut: cut)
    }
}

import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Explanations agree with the plan that they are about.
struct StartExplanationTests {
    @Test(arguments: SlotPlanPropertyTests.zones)
    func `A moment is explained as a slot exactly where the plan has one`(identifier: String) throws {
        let zone = try systemZone(identifier)
        var generator = SeededGenerator(seed: identifier.utf8.reduce(5) { $0 &* 31 &+ UInt64($1) })
        for _ in 0..<8 {
            let change = Instant(epochSeconds: 1_761_955_200 + Int.random(in: -200...200, using: &generator) * 86_400)
            let offer = try RandomOffer(zone, around: change, &generator)
            let plan = try offer.plan()
            let starts = Set(plan.days.flatMap(\.openStarts))
            let minutes = (plan.start.epochSeconds + 59) / 60..<plan.end.epochSeconds / 60
            guard !minutes.isEmpty else { continue }
            let others = (0..<60).map { _ in Int.random(in: minutes, using: &generator) * 60 }
            for start in starts.union(others) {
                let explanations = plan.explanations(of: Instant(epochSeconds: start))
                #expect(
                    plan.isSlot(explanations) == starts.contains(start),
                    "\(start): \(explanations.map(\.answer)) \(offer.text)")
            }
        }
    }

    @Test func `Nothing is said about what lies outside of the horizon`() throws {
        let zone = try TimeZoneRules(identifier: "UTC", utcOffset: 0)
        let plan = try SlotPlan(rules: SlotRules(), zone: zone, now: Instant(epochSeconds: 1_780_280_160))
        for start in [plan.start.advanced(bySeconds: -60), plan.end] {
            #expect(plan.explanations(of: start).isEmpty)
            #expect(!plan.isSlot(plan.explanations(of: start)))
        }
    }
}

extension SlotDay {
    /// The starts of which something is left, in epoch seconds.
    fileprivate var openStarts: [Int] {
        runs.filter { !$0.isSoldOut }.flatMap { run in
            (0..<run.count).map {
                date.daysSinceEpoch * 86_400 + (run.firstMinute + $0 * run.step) * 60 - run.span.utcOffset
            }
        }
    }
}

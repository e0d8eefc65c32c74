import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Random rules around random changes of hard zones, against a model that looks at every minute.
struct SlotPlanPropertyTests {
    static let zones = [
        "Africa/Cairo", "Africa/Casablanca", "Africa/El_Aaiun", "America/Argentina/San_Luis", "America/Asuncion",
        "America/Caracas", "America/Goose_Bay", "America/Havana", "America/New_York", "America/Nuuk",
        "America/Santiago",
        "America/Sao_Paulo", "America/Scoresbysund", "America/St_Johns", "Antarctica/Casey", "Antarctica/Troll",
        "Antarctica/Vostok", "Asia/Amman", "Asia/Beirut", "Asia/Gaza", "Asia/Kathmandu", "Asia/Pyongyang",
        "Asia/Shanghai",
        "Asia/Tehran", "Atlantic/Azores", "Australia/Lord_Howe", "Europe/Dublin", "Europe/Volgograd", "Pacific/Apia",
        "Pacific/Chatham", "Pacific/Easter", "Pacific/Fakaofo", "Pacific/Kiritimati", "Pacific/Kwajalein",
        "Pacific/Norfolk",
    ]

    @Test(arguments: zones)
    func `The engine finds the starts that the clock shows, minute by minute`(identifier: String) throws {
        let zone = try systemZone(identifier)
        var generator = SeededGenerator(seed: identifier.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        let changes = zone.runs(
            from: instant("1972-02-01T00:00:00Z", in: zone), to: instant("2060-01-01T00:00:00Z", in: zone)
        )
        .map(\.start).filter { $0 > instant("1972-02-10T00:00:00Z", in: zone) }
        for _ in 0..<8 {
            let change = changes.randomElement(using: &generator) ?? instant("2026-06-01T00:00:00Z", in: zone)
            try compareAll(zone, around: change, &generator)
        }
    }

    @Test func `The engine finds the starts of zones that jump by up to a day, to and fro`() throws {
        var generator = SeededGenerator(seed: 2026)
        for _ in 0..<150 {
            // A change every 5 to 11 days.
            var runs: [ZonePeriod] = []
            var start = Instant.distantPast
            var change = Instant(epochSeconds: 1_780_272_000)
            var utcOffset = 0
            for index in 0..<6 {
                let end = index == 5 ? .distantFuture : change
                runs.append(
                    ZonePeriod(
                        start: start, end: end, utcOffset: utcOffset, isDaylight: false, abbreviation: "T\(index)"))
                start = change
                change = change.advanced(bySeconds: Int.random(in: 7200...15_840, using: &generator) * 60)
                let jump = [15, 60, 720, 1440].randomElement(using: &generator) ?? 60
                let minutes = utcOffset / 60
                let next = Int.random(in: minutes - jump...minutes + jump, using: &generator)
                utcOffset = (Bool.random(using: &generator) ? next : minutes + jump * (minutes > 0 ? -1 : 1)) * 60
                utcOffset = min(max(utcOffset, -1439 * 60), 1439 * 60)
            }
            let zone = try TimeZoneRules(identifier: "Test/Jumping", runs: runs)
            let around = runs[Int.random(in: 1..<6, using: &generator)].start
            try compareAll(zone, around: around, &generator)
        }
    }

    /// Compares under each policy for overlaps.
    private func compareAll(_ zone: TimeZoneRules, around change: Instant, _ generator: inout SeededGenerator) throws {
        let base = try SlotRules.random(using: &generator)
        var now = change.advanced(bySeconds: Int.random(in: -3 * 86_400...86_400, using: &generator))
        if Int.random(in: 0..<3, using: &generator) == 0 {
            // So that the earliest start lies a few seconds from the change.
            now = change.advanced(bySeconds: Int.random(in: -65...5, using: &generator) - base.lead.seconds)
        }
        var today = CivilDateTime(now, utcOffset: zone.utcOffset(at: now)).date
        var given: CivilDate?
        let other = today.advanced(byDays: Int.random(in: -1...2, using: &generator))
        if Int.random(in: 0..<3, using: &generator) == 0, zone.hasDate(other) {
            today = other
            given = other
        }
        let clock = NaiveClock(zone, from: today, days: base.days)
        for overlap in SlotRules.Overlap.allCases {
            let rules = try SlotRules(
                days: base.days, step: base.step, lead: base.lead, duration: base.duration, anchor: base.anchor,
                offset: base.offset, overlap: overlap, cut: base.cut)
            let plan = try SlotPlan(rules: rules, zone: zone, now: now, today: given)
            let model = NaiveModel(rules: rules, clock: clock, now: now)
            compare(plan, with: model, clock.dates, "\(zone.identifier) now @\(now.epochSeconds) \(rules)")
        }
    }

    private func compare(_ plan: SlotPlan, with model: NaiveModel, _ dates: [CivilDate], _ what: String) {
        let comment = Comment(rawValue: what)
        #expect((plan.days.map(\.date) + plan.closed.map(\.date)).sorted() == dates, comment)
        #expect(plan.closed.allSatisfy { model.reasons[$0.date] == $0.reason }, comment)
        #expect(plan.closed.count == model.reasons.count, comment)
        for day in plan.days {
            let starts = day.starts
            #expect(starts == model.starts[day.date], comment)
            #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }, comment)
            #expect(dates[day.offset] == day.date, comment)
            #expect(day.count == starts.count, comment)
            #expect(day.repeatedHours == repeatedHours(of: starts, in: plan.zone), comment)
        }
        let all = plan.starts
        #expect(Set(all).count == plan.count && all.count == plan.count, comment)
        for start in all where plan.span(at: start).utcOffset != plan.zone.utcOffset(at: start) {
            Issue.record("the span of \(start) is wrong: \(what)")
        }
        for start in all {
            let end = start.advanced(bySeconds: plan.rules.duration.seconds)
            if plan.span(at: end).utcOffset != plan.zone.utcOffset(at: end) {
                Issue.record("the span at the end of \(start) is wrong: \(what)")
            }
        }
    }

    /// The hours that are begun anew under another offset.
    private func repeatedHours(of starts: [Instant], in zone: TimeZoneRules) -> UInt32 {
        var offsets: [Int: Set<Int>] = [:]
        for start in starts {
            let utcOffset = zone.utcOffset(at: start)
            offsets[CivilDateTime(start, utcOffset: utcOffset).time.hour, default: []].insert(utcOffset)
        }
        return offsets.reduce(0) { $1.value.count > 1 ? $0 | 1 << UInt32($1.key) : $0 }
    }
}

extension SlotRules {
    fileprivate static func random(using generator: inout SeededGenerator) throws -> SlotRules {
        let steps = [1, 5, 7, 10, 15, 25, 30, 45, 60, 90, 240, 721, 1440, Int.random(in: 1...1440, using: &generator)]
        let step = steps.randomElement(using: &generator) ?? 10
        let leads = [0, 20, 59, 60, 1440, Int.random(in: 0...4320, using: &generator)]
        let durations = [1, step, 60, 1440, 10_080]
        let cut = Int.random(in: 0..<4, using: &generator) == 0 ? Cut.none : .now
        return try SlotRules(
            days: Int.random(in: 1...4, using: &generator), step: .minutes(step),
            lead: .minutes(leads.randomElement(using: &generator) ?? 0),
            duration: .minutes(durations.randomElement(using: &generator) ?? 1),
            anchor: cut == .now && Bool.random(using: &generator) ? .earliest : .clock,
            offset: .minutes(Bool.random(using: &generator) ? 0 : Int.random(in: 0..<step, using: &generator)), cut: cut
        )
    }
}

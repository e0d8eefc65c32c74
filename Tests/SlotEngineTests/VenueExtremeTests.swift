import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Values that no place has: an error or an answer, and never a trap.
struct VenueExtremeTests {
    private func plan(
        _ booking: BookingRules, busy: [BusyEntry] = [], capacity: Int? = nil, now: String = "2026-06-01T00:00"
    ) throws -> SlotPlan {
        let zone = try systemZone("Asia/Shanghai")
        return try SlotPlan(
            rules: SlotRules(days: 2, step: .hours(6), lead: .minutes(0)), zone: zone, now: instant(now, in: zone),
            venue: Venue(resources: [Resource(busy: busy, capacity: capacity)], booking: booking))
    }

    @Test func `A booking rule outside its limits is refused by its key`() throws {
        let minutes = [Int.min, -1, 7 * 1440 + 1, .max]
        for count in minutes {
            check("bufferBefore", BookingRules(bufferBefore: .minutes(count)))
            check("bufferAfter", BookingRules(bufferAfter: .minutes(count)))
        }
        for count in [Int.min, -1, 366 * 1440 + 1, .max] {
            check("notice", BookingRules(notice: .minutes(.minutes(count))))
        }
        for count in [Int.min, -1, 3661, .max] {
            check("notice", BookingRules(notice: .daysBefore(count, by: .midnight, businessDays: true)))
            check("opens", BookingRules(opens: BookingOpening(daysBefore: count, time: .midnight)))
        }
        for count in [Int.min, -1, 0] {
            check("maxPerDay", BookingRules(maxPerDay: count))
            check("maxPerWeek", BookingRules(maxPerWeek: count))
        }
    }

    private func check(_ key: String, _ booking: BookingRules) {
        do {
            _ = try plan(booking)
            Issue.record("\(key) is let through: \(booking)")
        } catch let error as SlotError {
            #expect(error.key == key)
        } catch {
            Issue.record(error)
        }
    }

    @Test func `Entries without end, and capacities without bound, only take what there is`() throws {
        let times = [Int.min, .min / 4, -1, 0, 1_780_243_200, 1_780_246_800, .max / 4, .max]
        let entries = times.flatMap { start in
            times.flatMap { end in
                [BusyEntry.Takes.all, .places(.max), .places(.min), .places(1)].compactMap {
                    BusyEntry(
                        start: Instant(epochSeconds: start), end: Instant(epochSeconds: end), takes: $0)
                }
            }
        }
        for capacity in [nil, Int.min, 0, 1, 5, .max] {
            for entry in entries {
                let plan = try plan(
                    BookingRules(bufferAfter: .minutes(5), maxPerDay: 1, maxPerWeek: 1, soldOut: .mark), busy: [entry],
                    capacity: capacity)
                #expect(plan.count == 8)
                let left = plan.days.flatMap { $0.slots(lead: plan.lead) }.map(\.slot.remaining)
                #expect(left.allSatisfy { 0...max(1, capacity ?? 1) ~= $0 })
            }
            #expect(try plan(BookingRules(), busy: entries, capacity: capacity).count == 0)
        }
    }

    @Test func `The first and the last years have hours, notice and horizons as others do`() throws {
        for now in ["1970-01-01T00:00", "1970-01-03T00:00", "9989-12-01T00:00"] {
            for horizon in BookingRules.HorizonCounts.allCases {
                let booking = BookingRules(
                    notice: .daysBefore(3660, by: .midnight, businessDays: true),
                    opens: BookingOpening(daysBefore: 3660, time: .midnight, businessDays: true), horizonCounts: horizon
                )
                #expect(try plan(booking, now: now).days.isEmpty)
            }
        }
        #expect(throws: SlotError.self) { try plan(BookingRules(horizonCounts: .open), now: "9999-12-01T00:00") }
    }

    @Test func `Opens counts business days where it is told to`() throws {
        // 2026-06-01 is a Monday: two business days before it is Thursday.
        let zone = try systemZone("Asia/Shanghai")
        let weekdays = try OpeningHours(parsing: "Mo-Fr 09:00-10:00")
        for (now, isOpen) in [("2026-05-28T08:59:59", false), ("2026-05-28T09:00", true)] {
            let time = try #require(TimeOfDay(hour: 9, minute: 0))
            let venue = Venue(
                resources: [Resource(schedule: try Schedule(hours: weekdays))],
                booking: BookingRules(opens: BookingOpening(daysBefore: 2, time: time, businessDays: true)))
            let plan = try SlotPlan(
                rules: SlotRules(days: 1, step: .minutes(60), lead: .minutes(0)), zone: zone,
                now: instant(now, in: zone), today: local("2026-06-01").date, venue: venue)
            #expect((plan.count == 1) == isOpen)
        }
    }

    @Test func `A hundred thousand entries are swept, not compared with each other`() throws {
        let zone = try systemZone("Asia/Shanghai")
        let now = instant("2026-06-01T00:00", in: zone)
        let entries = (0..<100_000).compactMap { index in
            BusyEntry(
                start: now.advanced(bySeconds: index * 300), end: now.advanced(bySeconds: index * 300 + 86_400),
                hasBuffers: false)
        }
        let plan = try SlotPlan(
            rules: SlotRules(days: 366, step: .minutes(10), lead: .minutes(0)), zone: zone, now: now,
            venue: Venue(
                resources: [Resource(busy: entries, capacity: 300)],
                booking: BookingRules(bufferBefore: .hours(1), bufferAfter: .hours(1), maxPerDay: 289)))
        // Entries of a day each that begin every five minutes are 288 at once, for 347 days.
        for day in plan.days[1..<347] { #expect(day.runs.map(\.remaining) == [12], "\(day.date.parts)") }
        #expect(plan.days[365].runs.map(\.remaining) == [300])
    }
}

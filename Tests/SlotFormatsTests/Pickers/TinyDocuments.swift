import Foundation
import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime

/// Documents of a few slots around a clock change, so that thousands of them take no time.
struct TinyDocuments {
    private var random: SeededGenerator

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    /// How many documents a test takes from each of twenty seeds; with SLOTEXPORT_PLANS=100 it is two thousand in all.
    static let count = Int(ProcessInfo.processInfo.environment["SLOTEXPORT_PLANS"] ?? "") ?? 15

    /// The clock changes of each zone in each year.
    private static let changes: [[[Instant]]] = RandomDocuments.zones.map { zone in
        years.map { year in
            let start = Instant(epochSeconds: (year - 1970) * 31_556_952)
            let changes = zone.runs(from: start, to: start.advanced(bySeconds: 366 * 86_400)).dropFirst().map(\.start)
            return changes.isEmpty ? [start] : changes
        }
    }

    private static let years = [2010, 2011, 2018, 2026]

    private static let tables = ["zh_CN", "en_US", "ar_EG", "de_DE"].compactMap { try? LocaleLabels(parsing: $0) }

    /// The next document: a window of a few hours on one to three dates, some slots sold out.
    mutating func next() throws -> SlotDocument {
        while true {
            let number = random.pick(Array(RandomDocuments.zones.indices))
            let zone = RandomDocuments.zones[number]
            let change = random.pick(random.pick(Self.changes[number]))
            let hour = CivilDateTime(change, utcOffset: zone.utcOffset(at: change)).time.hour
            let from = max(0, hour - random.pick([1, 2, 9]))
            let hours = "\(two(from)):00-\(two(from + random.pick([2, 3, 4]))):\(random.pick(["00", "30"]))"
            let now = change.advanced(bySeconds: -Int.random(in: 0..<2 * 86_400, using: &random))
            let step = random.pick([20, 30, 45, 60])
            let busy = (0..<random.pick([0, 0, 2, 6])).compactMap { _ in
                let begin = change.advanced(bySeconds: Int.random(in: -96..<96, using: &random) * 1800)
                return BusyEntry(start: begin, end: begin.advanced(bySeconds: 3600), takes: .all)
            }
            let venue = Venue(
                resources: [Resource(id: "1", schedule: try Schedule(hours: OpeningHours(parsing: hours)), busy: busy)],
                booking: BookingRules(soldOut: random.pick(BookingRules.SoldOut.allCases)))
            guard
                let plan = try? SlotPlan(
                    rules: SlotRules(days: random.pick([1, 2, 3]), step: .minutes(step)), zone: zone, now: now,
                    venue: venue)
            else { continue }
            return SlotDocument(plan: plan, place: try PlaceIdentity(), labels: random.pick(Self.tables))
        }
    }

    /// The next document as that of a place with a capacity, or with services, or with both or neither.
    mutating func nextPlace() throws -> SlotDocument {
        while true {
            let document = try next()
            let old = document.plan.venue.resources[0]
            let capacity = random.pick([nil, 1, 3] as [Int?])
            let resource = Resource(id: old.id, schedule: old.schedule, busy: old.busy, capacity: capacity)
            let venue = Venue(
                resources: [resource], booking: BookingRules(soldOut: document.plan.venue.booking.soldOut))
            let plan = try? SlotPlan(
                rules: document.plan.rules, zone: document.plan.zone, now: document.plan.now, venue: venue)
            guard let plan else { continue }
            let services = try [nil, ServiceIdentity(id: "cut", name: "Haircut"), ServiceIdentity(id: "s")]
            return SlotDocument(
                plan: plan, place: document.place, labels: document.labels, service: random.pick(services))
        }
    }

    private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}

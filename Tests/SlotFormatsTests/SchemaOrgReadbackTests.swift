import SlotDocument
import SlotEngine
import SlotTime
import Testing

@testable import SlotFormats

/// What schema-org writes, read back by the reader of place files.
@Suite struct SchemaOrgReadbackTests {
    @Test(arguments: 0..<8)
    func `Read back, the specifications are open when the place is`(seed: Int) throws {
        var documents = RandomDocuments(seed: seed &+ 3000)
        for number in 0..<12 {
            let document = try documents.nextWithVenue()
            let plan = document.plan
            let what: Comment = "document \(number) of seed \(seed), \(plan.zone.identifier)"
            // A night that began before the horizon is nobody's business here.
            let from = plan.tomorrow
            guard from < plan.end else { continue }
            let last = plan.zone.date(after: plan.lastDate)
            let own = plan.venue.openIntervals(from: plan.today, to: last, zone: plan.zone)
            let specifications = try Self.specifications(document)
            guard !specifications.isEmpty else {
                #expect(Self.clipped(own, from, plan.end).isEmpty, what)
                continue
            }
            let schedule = try Schedule(hours: OpeningHours(specifications: specifications))
            let read = schedule.openIntervals(
                from: plan.today, to: last, zone: plan.zone, facts: HoursContext(schoolHolidays: [:], position: nil))
            try #require(Self.clipped(read, from, plan.end) == Self.clipped(own, from, plan.end), what)
        }
    }

    private static func clipped(_ intervals: [OpenInterval], _ from: Instant, _ to: Instant) -> [Range<Int>] {
        var clipped: [Range<Int>] = []
        for interval in intervals {
            let start = max(interval.start, from).epochSeconds
            let end = min(interval.end, to).epochSeconds
            guard start < end else { continue }
            if let last = clipped.last, last.upperBound >= start {
                clipped[clipped.count - 1] = last.lowerBound..<max(last.upperBound, end)
            } else {
                clipped.append(start..<end)
            }
        }
        return clipped
    }

    private static func specifications(_ document: SlotDocument) throws -> [OpeningHoursSpecification] {
        let file = try JSONValue(bytes("schema-org", of: document).dropLast())
        return try file["openingHoursSpecification"].items.map { item in
            let days = item["dayOfWeek"].items.compactMap { names.firstIndex(of: $0.text) }
            return try OpeningHoursSpecification(
                daysOfWeek: Set(days.compactMap { Weekday(rawValue: $0 + 1) }),
                opens: OpeningHoursSpecification.minutes(parsing: item["opens"].text),
                closes: OpeningHoursSpecification.minutes(parsing: item["closes"].text),
                validFrom: date(item["validFrom"].text), validThrough: date(item["validThrough"].text))
        }
    }

    private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    private static func date(_ text: String) -> CivilDate? {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 ? CivilDate(year: parts[0], month: parts[1], day: parts[2]) : nil
    }
}

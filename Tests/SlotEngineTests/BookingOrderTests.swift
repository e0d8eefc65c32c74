import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Bookings taken one after the other in any order never come nearer to each other than their buffers.
struct BookingOrderTests {
    @Test func `2,000 random places with services and resources: no two bookings nearer than their buffers`() throws {
        let zone = try TimeZoneRules(identifier: "UTC", utcOffset: 0)
        let hours = try Schedule(hours: OpeningHours(parsing: "09:00-13:00"))
        let now = Instant(epochSeconds: 1_780_272_000)
        let rules = try SlotRules(days: 1, step: .minutes(30), lead: .minutes(0))
        var generator = SeededGenerator(seed: 13)
        var taken = 0
        for number in 0..<2000 {
            var place = RandomPlace(hours, &generator)
            for _ in 0..<3 {
                let service = place.services[Int.random(in: 0..<place.services.count, using: &generator)]
                let ids = service.resources ?? place.ids
                let id = ids[Int.random(in: 0..<ids.count, using: &generator)]
                let seen = try place.venue.offering(service)
                guard let venue = seen.limited(toResource: id) else { continue }
                let plan = try SlotPlan(rules: rules.offering(service), zone: zone, now: now, venue: venue)
                guard let start = plan.starts.randomElement(using: &generator) else { continue }
                place.book(service, on: id, start..<start.advanced(bySeconds: plan.rules.duration.seconds))
                taken += 1
            }
            let nearest = place.tooNear
            #expect(nearest == nil, "place \(number): \(nearest ?? "")")
        }
        // The case is not empty: most bookings find a slot.
        #expect(taken > 4000)
    }
}

/// A place with a few resources and services, and the bookings of each resource in the order in which they were made.
private struct RandomPlace {
    let ids: [String]
    let services: [Service]
    private let hours: Schedule
    private let booking: BookingRules
    private var busy: [[BusyEntry]]

    init(_ hours: Schedule, _ generator: inout SeededGenerator) {
        let minutes = [0, 0, 5, 15, 30, 45]
        func buffer() -> Minutes { .minutes(minutes[Int.random(in: 0..<6, using: &generator)]) }
        let ids = Array(["a", "b", "c"].prefix(Int.random(in: 1...3, using: &generator)))
        self.hours = hours
        self.ids = ids
        busy = ids.map { _ in [] }
        booking = BookingRules(bufferBefore: buffer(), bufferAfter: buffer())
        services = (0..<Int.random(in: 1...3, using: &generator)).map { number in
            let isOwn = Bool.random(using: &generator)
            return Service(
                id: "s\(number)", duration: .minutes([15, 30, 60, 90][Int.random(in: 0..<4, using: &generator)]),
                bufferBefore: isOwn ? buffer() : nil, bufferAfter: isOwn ? buffer() : nil,
                resources: Bool.random(using: &generator)
                    ? [ids[Int.random(in: 0..<ids.count, using: &generator)]] : nil)
        }
    }

    var venue: Venue {
        Venue(
            resources: zip(ids, busy).map { Resource(id: $0, schedule: hours, busy: $1) }, services: services,
            booking: booking)
    }

    mutating func book(_ service: Service, on id: String, _ time: Range<Instant>) {
        guard let index = ids.firstIndex(of: id),
            let entry = BusyEntry(start: time.lowerBound, end: time.upperBound, service: service.id)
        else { return }
        busy[index].append(entry)
    }

    private func buffers(_ id: String?) -> (before: Int, after: Int) {
        let service = services.first { $0.id == id }
        return (
            (service?.bufferBefore ?? booking.bufferBefore).seconds,
            (service?.bufferAfter ?? booking.bufferAfter).seconds
        )
    }

    /// Two bookings that are too near to each other, or nil.
    var tooNear: String? {
        for entries in busy {
            for first in entries {
                for second in entries where first != second && first.start <= second.start {
                    let least = buffers(first.service).after + buffers(second.service).before
                    if second.start.epochSeconds - first.end.epochSeconds < least { return "\(first) \(second)" }
                }
            }
        }
        return nil
    }
}

import SlotEngine
import SlotTime
import Testing

/// Buffers between bookings: between two lie at least bufferAfter of the first and bufferBefore of the second.
struct BufferTests {
    // The table of section 5 in the order of its rows.
    @Test(arguments: [
        "B1: 2026-06-01T00:00 step 60 | hours 09:00-12:00 | after 15 | busy 2026-06-01T10:00 2026-06-01T11:00 "
            + "-> 06-01 full",
        "B2: 2026-06-01T00:00 step 60 | hours 09:00-12:00 | after 15 | busy 2026-06-01T09:00 2026-06-01T10:00 "
            + "-> 06-01 11:00",
        "B3: 2026-06-01T09:20 step 15 | hours 09:00-10:30 | after 30 | busy 2026-06-01T08:30 2026-06-01T09:15 "
            + "-> 06-01 09:45..10:15",
        "B4: 2026-06-01T09:20 step 15 | hours 09:00-10:30 | before 30 | busy 2026-06-01T08:30 2026-06-01T09:15 "
            + "-> 06-01 09:45..10:15",
        "B5: 2026-06-01T00:00 step 30 | hours 14:00-18:00 | before 15 | after 15 "
            + "| busy 2026-06-01T16:00 2026-06-01T16:30 -> 06-01 14:00..15:00 17:00..17:30",
        "B6: 2026-06-01T00:00 step 30 | hours 14:00-18:00 | after 15 "
            + "| busy 2026-06-01T16:00 2026-06-01T16:30 imported -> 06-01 14:00..15:00 16:30..17:30",
        // An entry of another calendar has no buffers of its own, on either side.
        "B1 imported: 2026-06-01T00:00 step 60 | hours 09:00-12:00 | after 15 "
            + "| busy 2026-06-01T10:00 2026-06-01T11:00 imported -> 06-01 11:00",
    ])
    func `Section 5, rows 1 to 6`(line: String) throws {
        let (request, answer) = sides(line)
        let text = request.drop { $0 != ":" }.dropFirst(2)
        let (head, rest) = (text.prefix { $0 != "|" }, text.drop { $0 != "|" })
        #expect(try offer("Asia/Shanghai \(head)days 1 lead 0 \(rest)").offerText == answer)
    }

    @Test(arguments: [
        // Two hours with one place: cut 30 with 10 after, colour 120 with 30 before and 15 after.
        "offer cut | busy 2026-06-01T10:00 2026-06-01T12:00 of colour -> 06-01 12:30..13:30",
        "offer colour | busy 2026-06-01T09:00 2026-06-01T09:30 of cut -> 06-01 10:30..12:00",
        // The place's own buffer is none: an entry that names no service keeps nothing free.
        "offer cut | busy 2026-06-01T10:00 2026-06-01T12:00 -> 06-01 09:00 12:00..13:30",
        "offer colour | busy 2026-06-01T09:00 2026-06-01T09:30 imported of cut -> 06-01 10:00..12:00",
    ])
    func `A booking of any service blocks its resource, with the buffers of its own service`(line: String) throws {
        let (request, answer) = sides(line)
        let plan = try offer(
            "Asia/Shanghai 2026-06-01T00:00 days 1 lead 0 step 30 | hours 09:00-14:00 "
                + "| service cut duration 30 after 10 | service colour duration 120 before 30 after 15 | \(request)")
        #expect(plan.offerText == answer)
    }

    @Test(arguments: [
        "offer yoga | busy 2026-06-01T09:00 2026-06-01T10:00 3 of yoga -> 06-01 09:00 left 9 10:00 left 12",
        "offer yoga | busy 2026-06-01T09:00 2026-06-01T10:00 of massage -> 06-01 10:00 left 12",
        "offer massage | busy 2026-06-01T09:00 2026-06-01T10:00 3 of yoga -> 06-01 10:00",
        "offer massage | busy 2026-06-01T09:00 2026-06-01T10:00 of massage -> 06-01 10:00",
    ])
    func `A capacity of a service counts its own bookings; others take the resource as a whole`(line: String) throws {
        let (request, answer) = sides(line)
        let plan = try offer(
            "Asia/Shanghai 2026-06-01T00:00 days 1 lead 0 step 60 | hours 09:00-11:00 "
                + "| service yoga capacity 12 | service massage | \(request)")
        #expect(plan.offerText == answer)
    }

    @Test func `A service has its own step, length, notice and resources`() throws {
        let text =
            "Asia/Shanghai 2026-06-01T08:10 days 1 lead 0 step 30 | hours 09:00-12:00 "
            + "| service long duration 90 step 60 notice 60 on B | offer long "
            + "| resource A | resource B Ben | hours 10:00-14:00"
        let plan = try offer(text)
        #expect(plan.offerText == "06-01 10:00")
        #expect(plan.venue.resources.map(\.name) == ["Ben"])
    }

    @Test func `A service that names a resource that the place doesn't have is refused`() throws {
        let venue = Venue(resources: [Resource(id: "a")])
        #expect(throws: SlotError(key: "services", value: "b", rule: "must be the id of a resource")) {
            try venue.offering(Service(id: "s", resources: ["b"]))
        }
    }

    @Test(arguments: [
        // The week from Monday 2026-06-01 to Sunday; the horizon begins on Wednesday.
        "maxPerWeek 2 | busy 2026-06-01T09:00 2026-06-01T10:00 | busy 2026-06-02T09:00 2026-06-02T10:00 "
            + "-> 06-03 full, 06-04 full, 06-05 full, 06-06 full, 06-07 full, 06-08 09:00",
        "maxPerWeek 3 | busy 2026-06-01T09:00 2026-06-01T10:00 | busy 2026-06-02T09:00 2026-06-02T10:00 "
            + "-> 06-03 09:00, 06-04 09:00, 06-05 09:00, 06-06 09:00, 06-07 09:00, 06-08 09:00",
        // Sunday of the week before counts there.
        "maxPerWeek 1 | busy 2026-05-31T09:00 2026-05-31T10:00 "
            + "-> 06-03 09:00, 06-04 09:00, 06-05 09:00, 06-06 09:00, 06-07 09:00, 06-08 09:00",
        // After the horizon, in its last week.
        "maxPerWeek 1 | busy 2026-06-14T09:00 2026-06-14T10:00 "
            + "-> 06-03 09:00, 06-04 09:00, 06-05 09:00, 06-06 09:00, 06-07 09:00, 06-08 full",
    ])
    func `maxPerWeek counts the bookings of an ISO week, those outside the horizon too`(line: String) throws {
        let (request, answer) = sides(line)
        let plan = try offer("Asia/Shanghai 2026-06-03T00:00 days 6 lead 0 step 60 | hours 09:00-10:00 | \(request)")
        #expect(plan.offerText == answer)
    }

    @Test func `maxPerWeek counts a booking after midnight for the night, and so for the week of its service day`()
        throws
    {
        // Monday 01:00 belongs to Sunday's night.
        let plan = try offer(
            "Asia/Shanghai 2026-06-07T00:00 days 2 lead 0 step 60 | hours 23:00-02:00 | maxPerWeek 1 "
                + "| capacity 5 | busy 2026-06-08T01:00 2026-06-08T02:00")
        #expect(plan.offerText == "06-07 full, 06-08 23:00 left 5")
    }
}

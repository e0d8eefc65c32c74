import SlotDocument
import SlotEngine
import SlotFormats
import SlotTime
import Testing

/// What a place says about itself in a calendar: where to book, when it was changed, which days have words.
@Suite struct ICSPlaceTests {
    /// Four slots from 00:00 on the day when New York's clocks go back, or in Shanghai.
    private func calendar(
        _ zone: String = "Asia/Shanghai", now: String = "2026-06-01T00:00:00+08:00", id: String = "hongqiao",
        url: String? = nil, revised: String? = nil, relativeDays: Int? = nil, days: Int = 1
    ) throws -> String {
        let rules = try SlotRules(days: days, step: .hours(6), lead: .minutes(0))
        let plain = try document(zone, now, rules: rules)
        return try text(
            "ics",
            of: SlotDocument(
                plan: plain.plan, place: PlaceIdentity(id: id), labels: plain.labels, tzVersion: "2026f",
                bookingURL: url.flatMap(BookingURL.init), revised: revised.flatMap { Instant(rfc3339: $0) },
                settings: FormatSettings(
                    relativeDays.map { [(.icsRelativeDays, $0 < 0 ? .word("none") : .number($0))] } ?? [])))
    }

    private func values(of name: String, in calendar: String) -> [String] {
        calendar.replacing("\r\n ", with: "").split(separator: "\r\n")
            .filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    }

    @Test(arguments: [
        ("https://example.com/{id}", "hongqiao", "https://example.com/hongqiao"),
        ("https://example.com/?at={epoch}", "hongqiao", "https://example.com/?at=1780243200"),
        ("https://example.com/?at={start}", "hongqiao", "https://example.com/?at=2026-06-01T00:00:00%2B08:00"),
        (
            "https://example.com/{id}/{epoch}#{start}", "虹 桥/1",
            "https://example.com/%E8%99%B9%20%E6%A1%A5%2F1/1780243200#2026-06-01T00:00:00%2B08:00"
        ),
        ("tel:+86-21-5555", "hongqiao", "tel:+86-21-5555"), ("x:{epoch}{epoch}", "a", "x:17802432001780243200"),
    ])
    func `the booking URL stands in each event with its placeholders filled`(
        template: String, id: String, first: String
    ) throws {
        let urls = values(of: "URL:", in: try calendar(id: id, url: template))
        #expect(urls.count == 4)
        #expect(urls.first == first)
    }

    @Test func `the second pass of an hour has its own start in the URL`() throws {
        let plain = try document(
            "America/New_York", "2026-11-01T00:00:00-04:00",
            rules: SlotRules(days: 1, step: .hours(1), lead: .minutes(0)))
        let calendar = try text(
            "ics",
            of: SlotDocument(
                plan: plain.plan, place: plain.place, labels: plain.labels, bookingURL: BookingURL("x:{start}")))
        #expect(
            values(of: "URL:x:", in: calendar).prefix(4) == [
                "2026-11-01T00:00:00-04:00", "2026-11-01T01:00:00-04:00", "2026-11-01T01:00:00-05:00",
                "2026-11-01T02:00:00-05:00",
            ])
    }

    @Test func `without a booking URL there is no URL`() throws {
        #expect(values(of: "URL", in: try calendar()).isEmpty)
    }

    @Test(arguments: [
        (nil, "20260531T160000Z"), ("2026-05-31T10:00:00+08:00", "20260531T160000Z"),
        ("2026-06-01T09:30:15+08:00", "20260601T013015Z"),
    ])
    func `a place that was changed later than the labels stamps its events`(revised: String?, stamp: String) throws {
        #expect(Set(values(of: "DTSTAMP:", in: try calendar(revised: revised))) == [stamp])
    }

    @Test(arguments: [
        (nil, ["今天", "明天", "周三"]), (-1, ["周一", "周二", "周三"]), (0, ["今天", "周二", "周三"]), (2, ["今天", "明天", "后天"]),
    ])
    func `calendars have relative words of their own`(relativeDays: Int?, labels: [String]) throws {
        let summaries = values(of: "SUMMARY:", in: try calendar(relativeDays: relativeDays, days: 3))
        let seen = summaries.map { $0.split(separator: " ")[0] }
        #expect(stride(from: 0, to: 12, by: 4).map { String(seen[$0]) } == labels)
    }
}

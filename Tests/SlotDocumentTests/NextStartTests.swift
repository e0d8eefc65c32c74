import SlotDocument
import SlotEngine
import SlotLocale
import SlotTime
import TestSupport
import Testing

/// A holiday week is not an empty screen: the document names the next slot.
struct NextStartTests {
    @Test(arguments: [
        "Mo-Fr 13:30-17:00 | zh_CN -> 10月9日 周五 13:30",
        "Su 09:00-12:00 | zh_CN -> 10月11日 周日 09:00",
    ])
    func `A clinic on 2026-10-01 with three days says when it opens again`(line: String) throws {
        guard let arrow = line.range(of: " -> "), let bar = line.range(of: " | ") else { return }
        let off = try #require(CivilDate(rfc3339: "2026-10-01"))...(try #require(CivilDate(rfc3339: "2026-10-08")))
        let schedule = try Schedule(
            hours: OpeningHours(parsing: String(line[..<bar.lowerBound])),
            exceptions: [ScheduleException(dates: off, note: "国庆节")])
        let plan = try SlotPlan(
            rules: SlotRules(step: .minutes(30)), zone: systemZone("Asia/Shanghai"),
            now: try #require(Instant(rfc3339: "2026-10-01T09:00:00+08:00")),
            venue: Venue(resources: [Resource(schedule: schedule)]))
        let document = try document(plan, String(line[bar.upperBound..<arrow.lowerBound]))
        #expect(text(try #require(document.next()).label) == line[arrow.upperBound...])
    }

    @Test func `A document with slots has no next one`() throws {
        let document = try document(plan("Asia/Shanghai", "2026-06-01T00:00:00+08:00", SlotRules()), "zh_CN")
        #expect(document.next() == nil)
    }
}

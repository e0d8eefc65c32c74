import SlotTime
import TestSupport
import Testing

@testable import SlotEngine

/// Which rules match a date doesn't depend on the dates that are asked about with it.
struct RuleCalendarTests {
    @Test(arguments: [
        "Mo-Fr 09:00-12:00", "Mo[1],We[-1],Fr[2-4] 09:00-12:00", "Mo[1] +40 days,Su[-1] -300 days 09:00-12:00",
        "Jan-Mar,Nov 09:00-12:00", "2027 Jun-2028 Feb 09:00-12:00", "2028 Feb 09:00-12:00", "Dec 24-Jan 6 off",
        "Feb 29 09:00-12:00", "Feb 29-Mar 1 09:00-12:00", "Feb 28-Feb 29 09:00-12:00", "Feb 29-Feb 28 09:00-12:00",
        "Mar 30+ 09:00-12:00", "2027 Mar 30+ 09:00-12:00", "easter -2 days-easter +1 day 09:00-12:00",
        "easter 09:00-12:00", "easter +300 days 09:00-12:00", "Dec 25-easter 09:00-12:00", "Jan 1 -3 days 09:00-12:00",
        "Mar Su[-1]-Oct Su[-1] 09:00-12:00", "Oct Su[-1]-Mar Su[-1] 09:00-12:00", "week 1-53/2 Mo 09:00-12:00",
        "week 53,1 09:00-12:00", "week 10-20 Apr 09:00-12:00", "2026-2030/2 Sa 09:00-12:00", "2027+ 09:00-12:00",
        "PH 09:00-12:00", "Mo,PH -1 day,PH 09:00-12:00", "SH Mo-We 09:00-12:00", "SH +1 day,Sa 09:00-12:00",
        "Mo-Fr 22:00-02:00; PH off; Dec 31 +1 day 10:00-11:00 || 12:00-13:00",
    ])
    func `A date has the same rules in every window`(text: String) throws {
        let hours = try OpeningHours(parsing: text)
        let facts = HoursContext(
            publicHolidays: [
                local("2026-01-01").date: "a", local("2026-12-31").date: "b", local("2028-02-29").date: "c",
            ],
            schoolHolidays: [local("2027-06-15").date: "d"],
            substituteWeekday: [local("2027-03-06").date: .monday, local("2028-02-29").date: .sunday])
        // A date has one answer, whichever window it is asked for in.
        let whole = local("2025-01-01").date
        for first in stride(from: 0, to: 2100, by: 300) {
            let long = calendar(hours, from: whole.advanced(byDays: first), 366, facts)
            for start in stride(from: first, to: first + 300, by: 23) {
                let short = calendar(hours, from: whole.advanced(byDays: start), 16, facts)
                for day in 0..<16 {
                    let date = whole.advanced(byDays: start + day)
                    #expect(short.matches(on: date).set == long.matches(on: date).set, "\(date.text)")
                }
            }
        }
    }

    private func calendar(_ hours: OpeningHours, from: CivilDate, _ count: Int, _ facts: HoursContext) -> RuleCalendar {
        RuleCalendar(hours.rules, in: DayWindow(from: from, count: count, facts))
    }

    @Test(arguments: [
        "Jan 5 10:00-11:00", "Mo 10:00-11:00, Mo 23:00-25:00", "Tu off", "We 10:00-11:00 unknown \"ring\"",
        "|| Su 12:00-13:00",
    ])
    func `More rules than bits answer as the last of them do alone`(last: String) throws {
        // What the many rules say is on dates of their own.
        let many = (1...70).map { "2024 Mar \(($0 - 1) % 28 + 1) 0\($0 % 8):00-0\($0 % 8 + 1):00" }
        let separator = last.hasPrefix("||") ? " " : "; "
        let hours = try OpeningHours(parsing: many.joined(separator: ", ") + separator + last)
        let alone = try OpeningHours(parsing: last.hasPrefix("||") ? "2024 Mar 1-28 off " + last : last)
        let zone = try TimeZoneRules(identifier: "Etc/UTC", utcOffset: 0)
        let (from, to) = (local("2026-01-01").date, local("2029-01-01").date)
        #expect(
            hours.openIntervals(from: from, to: to, zone: zone) == alone.openIntervals(from: from, to: to, zone: zone))
    }

    @Test func `Dates that are asked about one by one and many in turn have the same windows`() throws {
        let hours = try OpeningHours(
            parsing: "Mo-Sa 20:00-03:00; Apr-Sep Fr 18:00-26:00 unknown; easter off; week 7 10:00-12:00 || 13:00-14:00")
        let facts = HoursContext(publicHolidays: [local("2026-05-01").date: "a"])
        for kind in [HoursRule.Kind.open, .unknown] {
            var evaluation = HoursEvaluation(hours, facts, kind: kind)
            for step in 0..<800 {
                let date = local("2026-01-01").date.advanced(byDays: step)
                var windows: [String] = []
                hours.eachWindow(on: date, &evaluation) { windows.append($0.text) }
                #expect(windows == hours.windows(on: date, facts, kind).map(\.text), "\(date.text)")
            }
        }
    }

    @Test func `Years beyond the supported ones have hours too`() throws {
        let hours = try OpeningHours(parsing: "Apr-Sep Mo 09:00-10:00")
        var evaluation = HoursEvaluation(hours, HoursContext())
        var count = 0
        for step in 0..<400 {
            let date = CivilDate(daysSinceEpoch: 1 << 40).advanced(byDays: step)
            hours.eachWindow(on: date, &evaluation) { _ in count += 1 }
        }
        #expect((24...30).contains(count))
    }

    @Test func `Sets of days keep what is put into them`() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let first = Int.random(in: 0...365, using: &generator)
            let last = Int.random(in: first...365, using: &generator)
            let single = Int.random(in: 0...365, using: &generator)
            var set = DaySet()
            set.insert(first...last)
            set.insert(single)
            var days: [Int] = []
            set.forEach { days.append($0) }
            #expect(days == Set(first...last).union([single]).sorted())
            set.remove(single)
            #expect(!set.contains(single) && set.contains(first) == (first != single))
        }
    }
}

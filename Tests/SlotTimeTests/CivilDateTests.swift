import SlotTime
import Testing

struct CivilDateTests {
    @Test func `Every date of the years -400 to 9999 survives a round trip, one day after the other`() throws {
        var expected = try #require(CivilDate(year: -400, month: 1, day: 1)).daysSinceEpoch
        var weekday = CivilDate(daysSinceEpoch: expected).weekday.rawValue
        var wrong = 0
        for year in -400...9999 {
            for month in 1...12 {
                for day in 1...CivilDate.length(ofMonth: month, year: year) {
                    guard let date = CivilDate(year: year, month: month, day: day) else {
                        wrong += 1
                        continue
                    }
                    if date.daysSinceEpoch != expected || date.parts != (year, month, day) { wrong += 1 }
                    if date.weekday.rawValue != weekday { wrong += 1 }
                    expected += 1
                    weekday = weekday % 7 + 1
                }
            }
        }
        #expect(wrong == 0)
    }

    @Test(arguments: [
        ("1970-01-01", Weekday.thursday), ("2000-01-01", .saturday), ("2000-02-29", .tuesday),
        ("1900-03-01", .thursday), ("2026-06-01", .monday), ("1582-10-15", .friday), ("9999-12-31", .friday),
        ("0000-01-01", .saturday),
    ])
    func `Known dates have their weekdays`(date: String, weekday: Weekday) {
        #expect(local(date).date.weekday == weekday)
    }

    @Test(arguments: [
        (2000, true), (1900, false), (2024, true), (2026, false), (2100, false), (0, true), (-4, true), (-100, false),
    ])
    func `Leap years are every fourth, but the centuries that 400 doesn't divide`(year: Int, isLeap: Bool) {
        #expect(CivilDate.isLeap(year: year) == isLeap)
        #expect((CivilDate(year: year, month: 2, day: 29) != nil) == isLeap)
    }

    @Test(arguments: [
        (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 4, 31), (2026, 2, 29), (1_000_000, 1, 1),
        (Int.max, 1, 1), (Int.min, 12, 31), (2026, Int.max, Int.min),
    ])
    func `Dates that no calendar has are refused`(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test func `Days are added across months and years`() {
        #expect(local("2026-12-31").date.advanced(byDays: 1).text == "2027-01-01")
        #expect(local("2024-03-01").date.advanced(byDays: -1).text == "2024-02-29")
        #expect(local("2026-06-01").date < local("2026-06-02").date)
    }
}

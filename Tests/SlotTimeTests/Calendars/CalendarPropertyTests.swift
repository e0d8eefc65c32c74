import SlotTime
import Testing

struct CalendarPropertyTests {
    @Test(
        "Every day of a calendar's range, or 200,000 of them, comes back from its date, and days follow each other",
        arguments: CalendarSystem.allCases)
    func roundTrips(_ calendar: CalendarSystem) throws {
        let range = calendar.range.lowerBound.daysSinceEpoch...calendar.range.upperBound.daysSinceEpoch
        let start = max(range.lowerBound, min(0, range.upperBound - 200_000))
        var last: CalendarDate?
        for day in start...min(range.upperBound, start + 200_000) {
            let civil = CivilDate(daysSinceEpoch: day)
            let date = try calendar.date(of: civil)
            guard calendar.civilDate(of: date) == civil else {
                Issue.record("\(calendar.rawValue) \(civil.parts): \(date)")
                return
            }
            if let last {
                let isNext =
                    last.month == date.month && last.isLeapMonth == date.isLeapMonth && date.day == last.day + 1
                let isFirst = date.day == 1 && last.day >= 5
                #expect(
                    isNext || isFirst || date.era != last.era, "\(calendar.rawValue) \(civil.parts): \(last) \(date)")
            }
            last = date
        }
    }

    @Test("Outside of its range a calendar says so, at the extremes too", arguments: CalendarSystem.allCases)
    func outside(_ calendar: CalendarSystem) throws {
        let range = calendar.range
        _ = try calendar.date(of: range.lowerBound)
        _ = try calendar.date(of: range.upperBound)
        let outside = [
            range.lowerBound.advanced(byDays: -1), range.upperBound.advanced(byDays: 1),
            CivilDate(daysSinceEpoch: .min), CivilDate(daysSinceEpoch: .max),
        ]
        for date in outside {
            #expect(throws: CalendarError(calendar: calendar, date: date)) { _ = try calendar.date(of: date) }
        }
        for number in [Int.min, -1, 0, 14, .max] {
            #expect(calendar.civilDate(of: CalendarDate(era: number, year: number, month: number, day: number)) == nil)
        }
    }

    @Test("The error names calendar, range and date in one line")
    func words() throws {
        let date = try #require(CivilDate(year: 2124, month: 1, day: 1))
        #expect(
            CalendarError(calendar: .persian, date: date).description
                == "the calendar persian is known from 1925-03-21 to 2123-03-20, not on 2124-01-01")
    }
}

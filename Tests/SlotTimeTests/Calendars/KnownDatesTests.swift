import SlotTime
import Testing

struct KnownDatesTests {
    struct Known: Sendable, CustomTestStringConvertible {
        let calendar: CalendarSystem
        let civil: (Int, Int, Int)
        let date: CalendarDate

        init(
            _ calendar: CalendarSystem, _ year: Int, _ month: Int, _ day: Int, is own: (Int, Int, Int), era: Int = 0,
            leap: Bool = false
        ) {
            self.calendar = calendar
            civil = (year, month, day)
            date = CalendarDate(era: era, year: own.0, month: own.1, isLeapMonth: leap, day: own.2)
        }

        var testDescription: String { "\(calendar.rawValue) \(civil)" }
    }

    static let known = [
        // Hong Kong Observatory's conversion tables: new years, leap months of 2025 and 2033.
        Known(.chinese, 2026, 2, 17, is: (2026, 1, 1)),
        Known(.chinese, 2026, 10, 10, is: (2026, 9, 1)),
        Known(.chinese, 2025, 7, 25, is: (2025, 6, 1), leap: true),
        Known(.chinese, 2025, 8, 23, is: (2025, 7, 1)),
        Known(.chinese, 2033, 12, 22, is: (2033, 11, 1), leap: true),
        Known(.chinese, 2027, 2, 6, is: (2027, 1, 1)),
        // Korea Astronomy and Space Science Institute: Seollal 2026 and 2027.
        Known(.dangi, 2026, 2, 17, is: (2026, 1, 1)),
        Known(.dangi, 2027, 2, 7, is: (2027, 1, 1)),
        Known(.buddhist, 2026, 6, 1, is: (2569, 6, 1)),
        Known(.roc, 1912, 1, 1, is: (1, 1, 1), era: 1),
        Known(.roc, 1911, 12, 31, is: (1, 12, 31), era: 0),
        Known(.roc, 2026, 10, 10, is: (115, 10, 10), era: 1),
        // Government notices of the eras' first days.
        Known(.japanese, 2019, 4, 30, is: (31, 4, 30), era: 3),
        Known(.japanese, 2019, 5, 1, is: (1, 5, 1), era: 4),
        Known(.japanese, 1989, 1, 7, is: (64, 1, 7), era: 2),
        Known(.japanese, 1873, 1, 1, is: (6, 1, 1), era: 0),
        // Nowruz of the University of Tehran's calendar centre.
        Known(.persian, 1925, 3, 21, is: (1304, 1, 1)),
        Known(.persian, 2024, 3, 20, is: (1403, 1, 1)),
        Known(.persian, 2025, 3, 21, is: (1404, 1, 1)),
        Known(.persian, 2025, 3, 20, is: (1403, 12, 30)),
        // ummulqura.org.sa.
        Known(.islamicUmmAlQura, 2025, 2, 26, is: (1446, 8, 27)),
        Known(.islamicUmmAlQura, 2026, 2, 18, is: (1447, 9, 1)),
        Known(.islamicCivil, 622, 7, 19, is: (1, 1, 1)),
        Known(.islamicCivil, 1970, 1, 1, is: (1389, 10, 22)),
        // 5784 is a leap year, 5785 is none; pyluach.
        Known(.hebrew, 2023, 9, 16, is: (5784, 1, 1)),
        Known(.hebrew, 2024, 2, 10, is: (5784, 5, 1), leap: true),
        Known(.hebrew, 2024, 3, 11, is: (5784, 6, 1)),
        Known(.hebrew, 2025, 3, 1, is: (5785, 6, 1)),
        Known(.hebrew, 2026, 9, 12, is: (5787, 1, 1)),
        // The Calendar Reform Committee's first day.
        Known(.indian, 1957, 3, 22, is: (1879, 1, 1)),
        Known(.indian, 2024, 3, 21, is: (1946, 1, 1)),
        Known(.coptic, 2026, 9, 11, is: (1743, 1, 1)),
        Known(.ethiopic, 2026, 9, 11, is: (2019, 1, 1)),
        Known(.ethiopic, 2023, 9, 12, is: (2016, 1, 1)),
        Known(.ethiopic, 2023, 9, 11, is: (2015, 13, 6)),
    ]

    @Test("Known days have the dates that their authorities name", arguments: known)
    func knownDates(_ known: Known) throws {
        let civil = try #require(CivilDate(year: known.civil.0, month: known.civil.1, day: known.civil.2))
        #expect(try known.calendar.date(of: civil) == known.date)
        #expect(known.calendar.civilDate(of: known.date) == civil)
    }

    @Test("2026 is 丙午, the 43rd of sixty; 1984 is 甲子, the first")
    func cycle() {
        #expect(CalendarSystem.chinese.cyclicYear(of: CalendarDate(year: 2026, month: 1, day: 1)) == 43)
        #expect(CalendarSystem.dangi.cyclicYear(of: CalendarDate(year: 1984, month: 1, day: 1)) == 1)
        #expect(CalendarSystem.roc.cyclicYear(of: CalendarDate(year: 115, month: 1, day: 1)) == nil)
    }

    @Test(
        "Dates that a calendar does not have are refused",
        arguments: [
            (CalendarSystem.chinese, CalendarDate(year: 2026, month: 6, isLeapMonth: true, day: 1)),
            (.japanese, CalendarDate(era: 3, year: 31, month: 5, day: 1)),
            (.japanese, CalendarDate(era: 5, year: 1, month: 1, day: 1)),
            (.hebrew, CalendarDate(year: 5785, month: 5, isLeapMonth: true, day: 1)),
            (.ethiopic, CalendarDate(year: 2016, month: 13, day: 6)),
            (.persian, CalendarDate(year: 1404, month: 12, day: 30)),
            (.islamicUmmAlQura, CalendarDate(year: 1501, month: 1, day: 1)),
        ])
    func noSuchDate(_ calendar: CalendarSystem, _ date: CalendarDate) {
        #expect(calendar.civilDate(of: date) == nil)
    }
}

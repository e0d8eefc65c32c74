import SlotEngine
import SlotTime
import TestSupport
import Testing

/// Expressions that people wrote and that were read wrongly once. H1 to H10 are the rows of the list of them.
///
/// 2026-11-30 is a Monday.
struct HoursAsWrittenTests {
    @Test(arguments: [
        // H1: a fallback cut the night before it.
        #"H1 | Fr,Sa 20:00-03:00 || "by appointment" | 2026-12-05 | 20:00-27:00"#,
        "H1 | Fr,Sa 20:00-03:00 || off | 2026-12-05 | 20:00-27:00",
        "H1 | Fr,Sa 20:00-03:00 || off | 2026-12-06 | closed",
        "H1 | Fr,Sa 20:00-03:00 || 01:00-05:00 | 2026-12-06 | 03:00-05:00",
        "H1 | Fr 20:00-03:00 unknown || 01:00-05:00 | 2026-12-05 | 03:00-05:00",
        // H2: a fallback counted only on days without other hours.
        #"H2 | Mo-Fr 08:00-11:00 || Th-Sa 12:00-13:00 open "Emergency only" | 2026-12-02 | 08:00-11:00"#,
        #"H2 | Mo-Fr 08:00-11:00 || Th-Sa 12:00-13:00 open "E" | 2026-12-03 | 08:00-11:00 12:00-13:00 "E""#,
        #"H2 | Mo-Fr 08:00-11:00 || Th-Sa 12:00-13:00 open "E" | 2026-12-04 | 08:00-11:00 12:00-13:00 "E""#,
        #"H2 | Mo-Fr 08:00-11:00 || Th-Sa 12:00-13:00 open "E" | 2026-12-05 | 12:00-13:00 "E""#,
        "H2 | Mo 08:00-11:00 || Mo 10:00-12:00 || Mo 09:00-14:00 | 2026-11-30 | 08:00-14:00",
        "H2 | Mo 10:00-12:00 || Mo 09:00-14:00; Mo 15:00-16:00 | 2026-11-30 | 15:00-16:00",
        // H5: a comment alone doesn't say that a place is open.
        #"H5 | Sa 08:00-12:30 "by appointment only" | 2026-12-05 | closed"#,
        #"H5 | Sa 08:00-12:30 open "by appointment only" | 2026-12-05 | 08:00-12:30 "by appointment only""#,
        #"H5 | 24/7 "ring" | 2026-12-05 | closed"#,
        #"H5 | "summer": Sa 08:00-12:30 | 2026-12-05 | 08:00-12:30 "summer""#,
        #"H5 | Mo-Fr 08:00-18:00, Sa 08:00-12:30 "by appointment" | 2026-12-04 | 08:00-18:00"#,
        // H8, H9: lists before a colon, and of days of several kinds.
        "H8 | week 1,49: Mo 10:00-12:00 | 2026-11-30 | 10:00-12:00",
        "H8 | week 1,49: Mo 10:00-12:00 | 2026-12-07 | closed",
        "H8 | week 48-49: 10:00-12:00 | 2026-11-30 | 10:00-12:00",
        "H8 | week 1,49: 10:00-12:00 | 2026-11-30 | 10:00-12:00",
        "H8 | week 1,49:10:00-12:00 | 2026-11-30 | 10:00-12:00", "H8 | Dec 1,2: 10:00-12:00 | 2026-12-02 | 10:00-12:00",
        "H9 | Mo-Su 10:00-12:00; Su, PH, Dec 29-Jan 03 off | 2026-12-05 | 10:00-12:00",
        "H9 | Mo-Su 10:00-12:00; Su, PH, Dec 29-Jan 03 off | 2026-12-06 | closed",
        "H9 | Mo-Su 10:00-12:00; Su, PH, Dec 29-Jan 03 off | 2026-12-25 | closed",
        "H9 | Mo-Su 10:00-12:00; Su, PH, Dec 29-Jan 03 off | 2027-01-02 | closed",
        "H9 | Dec 24,Su 10:00-12:00 | 2026-12-24 | 10:00-12:00", "H9 | Dec 24,Su 10:00-12:00 | 2026-12-25 | closed",
        "H9 | Su,week 50 10:00-12:00 | 2026-12-09 | 10:00-12:00",
        "H9 | easter,PH,Mo 10:00-12:00 | 2027-03-28 | 10:00-12:00",
        "H9 | Dec Mo,Sa[1] 10:00-12:00 | 2026-12-05 | 10:00-12:00",
        // H10: 24/7 with days.
        "H10 | Apr-Sep 24/7 | 2026-09-07 | 00:00-24:00", "H10 | Apr-Sep 24/7 | 2026-10-07 | closed",
        "H10 | Mo-Fr 24/7 | 2026-12-04 | 00:00-24:00", "H10 | Mo-Fr 24/7 | 2026-12-05 | closed",
        "H10 | Dec 24/7; Dec 24 off | 2026-12-07 | 00:00-24:00",
        "H10 | Sa 10:00-12:00; Mo-Fr: 24/7 | 2026-11-30 | 00:00-24:00",
        // Two readings that peers don't share.
        "open end | 17:00+ | 2026-11-30 | 17:00-24:00", "open end | 17:00-22:00+ | 2026-11-30 | 17:00-22:00",
        "year | 2023 Apr 26, Apr 28 10:00-12:00 | 2023-04-28 | 10:00-12:00",
        "year | 2023 Apr 26, Apr 28 10:00-12:00 | 2024-04-28 | closed",
    ])
    func `H1, H2, H5, H8-H10: written as people write, read as they mean it`(line: String) throws {
        let row = line.split(separator: " | ").map(String.init)
        let facts = HoursContext(publicHolidays: [local("2026-12-25").date: "Christmas"])
        #expect(try OpeningHours(parsing: row[1]).text(on: row[2], facts) == row[3])
    }

    @Test(arguments: [
        // The sun sets at 23:11 in Bergen's June, and at 15:28 in its December.
        "sunset-22:00 | 2026-06-20 | closed", "sunset-22:00 | 2026-12-20 | 15:28-22:00",
        "sunset-02:00 | 2026-06-20 | 23:11-26:00", "sunset-02:00 | 2026-12-20 | 15:28-26:00",
        "sunset-00:00 | 2026-06-20 | 23:11-24:00", "sunset-26:00 | 2026-12-20 | 15:28-26:00",
        "16:00-sunset | 2026-12-20 | closed", "16:00-sunset | 2026-06-20 | 16:00-23:11",
        "05:00-sunrise | 2026-06-20 | closed", "sunrise-09:00 | 2026-12-20 | closed",
        "22:00-sunrise | 2026-06-20 | 22:00-28:10", "(sunset-01:00)-22:00 | 2026-06-20 | closed",
        "(sunset-02:00)-22:00 | 2026-06-20 | 21:11-22:00",
    ])
    func `H3: a sun time past the other end is no overnight span`(line: String) throws {
        let row = columns(line)
        let bergen = try HoursContext(
            position: Coordinates(latitude: 60.39, longitude: 5.32), zone: systemZone("Europe/Oslo"))
        let windows = try OpeningHours(parsing: row[0]).windows(on: local(row[1]).date, bergen)
        #expect(row[2] == "closed" ? windows.isEmpty : windows.count == 1)
        for window in windows {
            let right = row[2].split(separator: "-").map { time in
                time.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) }
            }
            #expect(abs(window.open - right[0]) <= 2 && abs(window.close - right[1]) <= 2, "\(window.text)")
        }
    }

    @Test func `H6: a night by the sun ends at the sunrise of the next date`() throws {
        // Far north, sunrise moves by many minutes a day.
        let zone = try systemZone("Europe/Oslo")
        let place = HoursContext(position: Coordinates(latitude: 69.65, longitude: 18.96), zone: zone)
        let (nights, days) = try (OpeningHours(parsing: "sunset-sunrise"), OpeningHours(parsing: "sunrise-sunset"))
        for step in 0..<40 {
            let date = local("2026-01-25").date.advanced(byDays: step)
            let next = date.advanced(byDays: 1)
            let night = try #require(nights.windows(on: date, place).first)
            let day = try #require(days.windows(on: next, place).first)
            #expect(night.close == day.open + 1440, "\(date.text)")
        }
        let both = try OpeningHours(parsing: "sunset-sunrise, sunrise-sunset")
        let open = both.openIntervals(
            from: local("2026-01-25").date, to: local("2026-03-10").date, zone: zone, facts: place)
        #expect(open.count == 1)
    }

    @Test(arguments: [
        "Mo-Fr 09:00-17:00; Dec 24-02 off | column 20: \"Dec 24-02\" must not run backwards; did you mean \"Dec 24-Jan 02\"?",
        "2026 Dec 24-02 off | column 6: \"Dec 24-02\" must not run backwards; did you mean \"Dec 24-Jan 02\"?",
        "Dec 20,24-02 off | column 8: \"24-02\" must not run backwards; did you mean \"24-Jan 02\"?",
        "Jan 31-30 off | column 1: \"Jan 31-30\" must not run backwards",
        "Jan 3 +5 days-7 off | column 1: \"Jan 3 +5 days-7\" must not run backwards",
    ])
    func `H4: a range that runs backwards within a month is an error`(line: String) throws {
        let row = columns(line)
        #expect(HoursErrorTests.error(of: row[0])?.description == row[1])
    }

    @Test(arguments: [
        "Nov We[5] -1 day | 11-28", "Nov We[5] | 11-29", "Nov We[-5] +1 day | 11-02",
        "Nov We[5]-Dec 03 | 11-29 11-30 12-01 12-02 12-03", "Nov 27-Nov We[5] | 11-27 11-28 11-29",
        "2024 Nov We[5]-Dec 05 | ", "2023 Nov We[5] +1 day-Dec 01 | 11-30 12-01",
    ])
    func `H7: a weekday that a month doesn't have is no date`(line: String) throws {
        // Of three years November 2023 alone has five Wednesdays.
        let row = line.split(separator: " | ", omittingEmptySubsequences: false)
        let hours = try OpeningHours(parsing: row[0] + " 10:00-11:00")
        let dates = (0..<1096).map { local("2023-01-01").date.advanced(byDays: $0) }
            .filter { !hours.windows(on: $0, HoursContext()).isEmpty }
        #expect(dates.map(\.text).joined(separator: " ") == row[1])
    }
}

extension HoursAsWrittenTests {
    @Test(arguments: [
        "Mo-Fr 09:00-17:00; easter -2 days off \"Good Friday\" | 2026-04-03 | Good Friday",
        "Mo-Fr 09:00-17:00; easter -2 days off \"Good Friday\" | 2026-04-04 | none",
        "Mo-Fr 09:00-17:00; Sa \"by appointment\" | 2026-04-04 | by appointment",
        "Apr 01-07 off \"holidays\"; Apr 04 off | 2026-04-04 | none",
        "Apr 01-07 off \"holidays\"; Mo-Fr 09:00-17:00 | 2026-04-04 | holidays",
    ])
    func `O5: the comment of the rule that closes a date is its note`(line: String) throws {
        let row = columns(line)
        let schedule = try Schedule(hours: OpeningHours(parsing: row[0]))
        let zone = try TimeZoneRules(identifier: "Etc/UTC", utcOffset: 0)
        let plan = try SlotPlan(
            rules: SlotRules(days: 1), zone: zone, now: Instant(epochSeconds: 0), today: local(row[1]).date,
            venue: Venue(resources: [Resource(schedule: schedule)]))
        #expect(plan.closed.map { $0.note ?? "none" } == [row[2]])
    }
}

import SlotEngine
import SlotTime
import Testing

/// How rules join: `;`, `,` and `||`.
struct HoursRuleTests {
    @Test(arguments: [
        "09:00-18:00; We 10:00-12:00 | 2026-12-02 | 10:00-12:00",
        "09:00-18:00, We 20:00-22:00 | 2026-12-02 | 09:00-18:00 20:00-22:00",
        "Mo-Fr 09:00-18:00; We off | 2026-12-02 | closed",
        "Mo-Fr 09:00-18:00; We 12:00-13:00 off | 2026-12-02 | 09:00-12:00 13:00-18:00",
        "Mo 10:00-13:00, Mo 11:00-12:00 off | 2026-11-30 | 10:00-11:00 12:00-13:00",
        "Mo 10:00-13:00, Mo 11:00-12:00 unknown | 2026-11-30 | 10:00-11:00 12:00-13:00",
        "Mo 10:00-13:00 unknown, Mo 11:00-12:00 | 2026-11-30 | 11:00-12:00",
        "Mo off; Mo 10:00-12:00 | 2026-11-30 | 10:00-12:00",
        // A fallback is for each moment that the rules before it leave neither open nor unknown.
        "Mo-Fr 10:00-12:00 || 11:00-14:00 | 2026-11-30 | 10:00-14:00",
        "Mo-Fr 10:00-12:00 || 11:00-14:00 | 2026-12-05 | 11:00-14:00",
        "Mo-Fr 10:00-12:00; We off || 11:00-14:00 | 2026-12-02 | 11:00-14:00",
        "Mo 10:00-11:00 unknown || 10:30-13:00 | 2026-11-30 | 11:00-13:00",
        "Mo 10:00-11:00 || Tu 10:00-11:00 || 12:00-13:00 | 2026-12-02 | 12:00-13:00",
        #"Mo-Fr 10:00-12:00 || "by appointment" | 2026-12-05 | closed"#,
        // Nights: a rule after ; cuts by calendar dates (facts 1c).
        "22:00-02:00; Tu 12:00-14:00 | 2026-11-30 | 22:00-24:00",
        "22:00-02:00; Tu 12:00-14:00 | 2026-12-01 | 12:00-14:00 24:00-26:00",
        "22:00-02:00; Tu 12:00-14:00 | 2026-12-02 | 22:00-26:00", "22:00-02:00; Tu off | 2026-11-30 | 22:00-24:00",
        "22:00-02:00; Tu off | 2026-12-01 | 24:00-26:00", "22:00-02:00, Tu 12:00-14:00 | 2026-11-30 | 22:00-26:00",
        "22:00-10:00, Tu 08:00-12:00 off | 2026-11-30 | 22:00-32:00",
        "Mo-Su open, Fr 22:00-11:00 off | 2026-12-05 | 11:00-24:00",
        // The rest of a night stays where only an earlier rule has the next date.
        "Mo-Su 10:00-22:00; Fr,Sa 10:00-02:00 | 2026-12-05 | 10:00-26:00",
        "Mo-Su 10:00-22:00; Fr,Sa 10:00-02:00 | 2026-12-06 | 10:00-22:00",
        "Fr 22:00-02:00 || 12:00-13:00 | 2026-12-04 | 12:00-13:00 22:00-26:00",
        "Fr 22:00-02:00 || 12:00-13:00 | 2026-12-05 | 12:00-13:00",
    ])
    func `Rules replace, add and stand in`(line: String) throws {
        let row = columns(line)
        #expect(try OpeningHours(parsing: row[0]).text(on: row[1]) == row[2])
    }

    @Test(arguments: [
        "Mo-Fr 09:00-18:00; PH off | 2026-12-25 | closed", "Mo-Fr 09:00-18:00 | 2026-12-25 | 09:00-18:00",
        "Mo-Th,PH 09:00-18:00 | 2026-12-25 | 09:00-18:00", "PH,Mo-Th 09:00-18:00 | 2026-12-25 | 09:00-18:00",
        "PH Sa,Su 10:00-12:00 | 2026-12-25 | closed", "PH Fr 10:00-12:00 | 2026-12-25 | 10:00-12:00",
        "PH +1 day 10:00-12:00 | 2026-12-26 | 10:00-12:00", "PH -1 day 10:00-12:00 | 2026-12-24 | 10:00-12:00",
        "PH +1 day 10:00-12:00 | 2026-12-25 | closed", "SH 10:00-12:00 | 2026-12-21 | 10:00-12:00",
        "SH Mo-We 10:00-12:00 | 2026-12-22 | closed", "SH Mo-We 10:00-12:00 | 2026-12-21 | 10:00-12:00",
        "Mo-Fr 22:00-02:00; PH off | 2026-12-24 | 22:00-24:00",
        // Make-up workdays: Saturday 10 October as a Thursday, and the Sunday before on a holiday's list as a Monday.
        "Mo-Fr 09:00-18:00 | 2026-10-10 | 09:00-18:00", "Th 09:00-18:00 | 2026-10-10 | 09:00-18:00",
        "Sa 09:00-18:00 | 2026-10-10 | closed", "Mo-Fr 09:00-18:00; PH off | 2026-10-10 | 09:00-18:00",
        "PH 09:00-18:00 | 2026-09-20 | closed", "Mo-Fr 09:00-18:00; PH off | 2026-09-20 | 09:00-18:00",
        "Th[2] 09:00-18:00 | 2026-10-10 | closed", "Sa[2] 09:00-18:00 | 2026-10-10 | 09:00-18:00",
    ])
    func `Holidays and make-up workdays`(line: String) throws {
        let facts = HoursContext(
            publicHolidays: [local("2026-12-25").date: "Christmas", local("2026-09-20").date: "listed"],
            schoolHolidays: [local("2026-12-21").date: "winter"],
            substituteWeekday: [local("2026-10-10").date: .thursday, local("2026-09-20").date: .monday])
        let row = columns(line)
        #expect(try OpeningHours(parsing: row[0]).text(on: row[1], facts) == row[2])
    }

    @Test func `What the hours ask for is known in advance`() throws {
        #expect(try OpeningHours(parsing: "Mo-Fr 09:00-18:00; PH off").mentionsPublicHolidays)
        #expect(try !OpeningHours(parsing: "Mo-Fr 09:00-18:00; SH off").mentionsPublicHolidays)
        #expect(try OpeningHours(parsing: "10:00-(sunset-01:00)").needsPosition)
        #expect(try !OpeningHours(parsing: "10:00-20:00").needsPosition)
        #expect(try OpeningHours(parsing: "24/7") == .always)
        #expect(OpeningHours.always.text(on: "2026-11-30") == "00:00-24:00")
    }

    @Test func `Hours that go by the weekday answer the same with facts about other days and without`() throws {
        let hours = try OpeningHours(parsing: "Mo-Fr 09:00-18:00; We 20:00-03:00; PH off")
        let facts = HoursContext(
            publicHolidays: [local("2026-12-03").date: "a"], substituteWeekday: [local("2026-12-05").date: .monday])
        for step in 0..<30 {
            let date = local("2026-11-20").date.advanced(byDays: step)
            let near = (-1...1).contains(date.daysSinceEpoch - local("2026-12-03").date.daysSinceEpoch)
            guard !near, date != local("2026-12-05").date else { continue }
            #expect(hours.windows(on: date, facts) == hours.windows(on: date, HoursContext()))
        }
        #expect(hours.text(on: "2026-12-02", facts) == "20:00-24:00")
        #expect(hours.text(on: "2026-12-05", facts) == "09:00-18:00")
    }
}

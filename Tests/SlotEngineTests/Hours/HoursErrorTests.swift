import SlotEngine
import Testing

/// What is no opening hours: one line each, with the column, what must stand there and the nearest right word.
struct HoursErrorTests {
    @Test(arguments: [
        (#""#, #"column 1: the end must be the beginning of a rule: weekdays, dates, times, 24/7 or off"#),
        ("   ", "column 4: the end must be the beginning of a rule: weekdays, dates, times, 24/7 or off"),
        ("25:61", #"column 1: "25:61" must be a time, 00:00 to 24:00, or as an end to 48:00"#),
        ("Mo 10:00-49:00", #"column 10: "49:00" must be a time, 00:00 to 24:00, or as an end to 48:00"#),
        ("Mo 10:00-48:01", #"column 10: "48:01" must be a time, 00:00 to 24:00, or as an end to 48:00"#),
        ("24:00-26:00", #"column 1: "24:00" must be an opening time, 00:00 to 23:59"#),
        ("Mo-Xx 10:00-12:00", #"column 4: "Xx" must be a weekday, Mo to Su"#),
        ("Mo-Frr 10:00-12:00", #"column 4: "Frr" must be a weekday, Mo to Su; did you mean "Fr"?"#),
        ("Mo-Fridya 10:00-12:00", #"column 4: "Fridya" must be a weekday, Mo to Su; did you mean "Fr"?"#),
        ("2026-02-30", #"column 1: "2026-02-30" must be a date of the calendar, with the name of the month"#),
        (
            "2026-02-14 10:00-12:00",
            #"column 1: "2026-02-14" must be written with the name of the month; did you mean "2026 Feb 14"?"#
        ),
        ("Feb 30 off", #"column 1: "Feb 30" must be a day that Feb has, 1 to 29"#),
        ("2026 Feb 29 off", #"column 6: "Feb 29" must be a day that Feb 2026 has, 1 to 28"#),
        ("Dec 30-32 off", #"column 8: "32" must be a day that Dec has, 1 to 31"#),
        (
            "RRULE:FREQ=WEEKLY;BYDAY=MO",
            #"column 1: "RRULE" must be opening hours, not a recurrence rule (RFC 5545): weekdays and times, as in Mo-Fr 09:00-17:00"#
        ),
        (
            "FREQ=DAILY",
            #"column 1: "FREQ" must be opening hours, not a recurrence rule (RFC 5545): weekdays and times, as in Mo-Fr 09:00-17:00"#
        ),
        ("Mo 0900-1700", #"column 4: "0900" must be a time of 24 hours, hh:mm; did you mean "09:00"?"#),
        ("Mo 09:00：17:00", #"column 4: "09:00：17" must not have seconds"#),
        ("10:00", "column 6: the end must be - and a closing time, or +"),
        ("09:00:30-10:00", #"column 1: "09:00:30" must not have seconds"#),
        (
            "Mo 10:00-12:00 of",
            #"column 16: "of" must be off, closed, open or unknown, or have a semicolon in front of it; did you mean "off"?"#
        ),
        (
            "Mo 10:00-12:00 We 10:00-12:00",
            #"column 16: "We" must be off, closed, open or unknown, or have a semicolon in front of it; did you mean "; We"?"#
        ),
        (
            "Mo 10:00-12:00 13:00-14:00",
            #"column 16: "13:00" must have a comma in front of it, and no time where there is 24/7"#
        ),
        (
            "Mo-Fr, 10:00-12:00",
            #"column 6: "," must not follow days without times: put the times, or off, in front of the comma"#
        ),
        (#"Mo 10:00-12:00 "x"#, #"column 16: """ must be closed by another quotation mark"#),
        ("week 50-2", #"column 6: "50-2" must not be before 50; did you mean "50-53,1-2"?"#),
        ("week 54", #"column 6: "54" must be a week, 1 to 53"#),
        ("week 1-53/0", #"column 11: "0" must be a number from 1 on"#),
        ("Mo[6]", #"column 4: "6" must be 1 to 5, or -1 to -5 from the end of the month"#),
        ("Mo[3-1]", #"column 6: "1" must be at least 3"#), ("Mo[1", "column 5: the end must be ]"),
        ("easter +1 dya", #"column 11: "dya" must count days; did you mean "day"?"#),
        ("Dec 1 +999 days off", #"column 7: "+999 days" must be at most 366 days"#),
        ("2027 Jan 1-2026 Jan 1", #"column 6: "Jan 1-2026 Jan 1" must end after it begins"#),
        ("2020-2019", #"column 6: "2019" must be a year after 2020"#),
        ("0900-1700", #"column 1: "0900" must be a year, 1900 to 9999; did you mean "09:00"?"#),
        ("Dec 1-2027 Jan 5", #"column 7: "2027" must not be here where the first date has no year"#),
        (
            "sunries-sunset",
            #"column 1: "sunries" must be a weekday (Mo to Su), a month (Jan to Dec), PH, SH, week, easter, a time, or off; did you mean "sunrise"?"#
        ),
        ("(sunste-01:00)-23:00", #"column 2: "sunste" must be sunrise, sunset, dawn or dusk; did you mean "sunset"?"#),
        ("周一 10:00-12:00", #"column 1: "周一" must be opening hours, as in Mo-Fr 09:00-17:00"#),
        // Columns count Unicode scalars.
        (
            #"Mo 10:00-12:00 "é😀"; Xx"#,
            #"column 22: "Xx" must be a weekday (Mo to Su), a month (Jan to Dec), PH, SH, week, easter, a time, or off"#
        ),
    ])
    func `A mistake is shown where it is`(text: String, message: String) {
        #expect(Self.error(of: text)?.description == message)
    }

    @Test func `100 kB of semicolons are one error at the first`() {
        let error = Self.error(of: String(repeating: ";", count: 100_000))
        #expect(error?.column == 1)
        #expect(error?.value == ";")
    }

    @Test(arguments: ["Mo 10:00-12:00;", "Mo,", "(", "\"", "|| off ", "Mo[1,", "2026,", "é", "9"])
    func `Long repetitions end in one error or in hours, and no stack overflows`(part: String) {
        let text = String(repeating: part, count: 100_000 / part.utf8.count)
        #expect(Self.error(of: text) != nil)
    }

    @Test func `Hours of more than 65,536 characters are refused`() {
        let text = String(repeating: "Mo 10:00-12:00; ", count: 4096)
        #expect(Self.error(of: text) == nil)
        #expect(Self.error(of: text + "Mo")?.column == 65_537)
    }

    static func error(of text: String) -> OpeningHoursError? {
        do throws(OpeningHoursError) {
            _ = try OpeningHours(parsing: text)
            return nil
        } catch {
            return error
        }
    }
}

import SlotEngine
import SlotTime
import Testing

/// Exceptions, holidays and make-up workdays: which hours hold on a date, and what a date without slots says.
struct ExceptionTests {
    // 2026-06-01 is a Monday.
    @Test(arguments: [
        // An exception replaces what begins on its date: the night of the day before goes on.
        "days 4 step 60 | hours Mo-We 22:00-02:00 | except 2026-06-02 12:00-14:00 "
            + "-> 06-01 22:00..23:00, 06-02 00:00..01:00 of 06-01 12:00..13:00, 06-03 22:00..23:00, "
            + "06-04 00:00..01:00 of 06-03",
        // A rule behind `;` replaces a calendar date, as OpenStreetMap has it.
        "days 4 step 60 | hours Mo-We 22:00-02:00; Tu 12:00-14:00 "
            + "-> 06-01 22:00..23:00, 06-02 12:00..13:00, 06-03 00:00..01:00 of 06-02 22:00..23:00, "
            + "06-04 00:00..01:00 of 06-03",
        "days 3 step 60 | hours 09:00-11:00 | except 2026-06-02 closed # stocktaking "
            + "-> 06-01 09:00..10:00, 06-02 exception (stocktaking), 06-03 09:00..10:00",
        "days 4 step 60 | hours 09:00-11:00 | except 2026-06-02..2026-06-03 closed "
            + "-> 06-01 09:00..10:00, 06-02 exception, 06-03 exception, 06-04 09:00..10:00",
        // An exception with a night of its own.
        "days 3 step 60 | hours 09:00-10:00 | except 2026-06-01 23:00-25:00 "
            + "-> 06-01 23:00, 06-02 00:00 of 06-01 09:00, 06-03 09:00",
        "days 3 step 60 | hours Mo-Fr 09:00-11:00 | off 2026-06-02 Founding Day "
            + "-> 06-01 09:00..10:00, 06-02 holiday (Founding Day), 06-03 09:00..10:00",
        // Hours that say what holds on holidays keep their say.
        "days 2 step 60 | hours Mo-Fr 09:00-11:00; PH 10:00-11:00 | off 2026-06-02 Founding Day "
            + "-> 06-01 09:00..10:00, 06-02 10:00",
        // An exception is stronger than a holiday.
        "days 2 step 60 | hours Mo-Fr 09:00-11:00 | off 2026-06-02 Founding Day | except 2026-06-02 10:00-11:00 "
            + "-> 06-01 09:00..10:00, 06-02 10:00",
        // Saturday and Sunday; the second works as Monday, or as what a place says.
        "today 2026-06-06 days 2 step 60 | hours Mo-We 09:00-11:00, Th 09:00-10:00 | work 2026-06-07 Founding Day "
            + "-> 06-06 hours, 06-07 09:00..10:00",
        "today 2026-06-06 days 2 step 60 | hours Mo-We 09:00-11:00, Th 09:00-10:00 | work 2026-06-07 Founding Day "
            + "| substituteWeekday Th -> 06-06 hours, 06-07 09:00",
        "today 2026-06-06 days 2 step 60 | hours Mo-We 09:00-11:00, Th 09:00-10:00 | work 2026-06-06 Founding Day "
            + "| work 2026-06-07 Founding Day | substituteWeekday 2026-06-07 Th -> 06-06 09:00..10:00, 06-07 09:00",
    ])
    func `A date has the hours of its exception, holiday, make-up workday or weekday`(line: String) throws {
        let (request, answer) = sides(line)
        #expect(try offer("Asia/Shanghai 2026-06-01T00:00 lead 0 \(request)").offerText == answer)
    }

    @Test(arguments: [
        "2026-06-02 closed | except 2026-06-02 10:00-11:00", "2026-06-02..2026-06-05 closed | except 2026-06-05 closed",
        "2026-06-09 closed | except 2026-06-02..2026-06-30 closed",
    ])
    func `Two exceptions for one date are refused`(exceptions: String) {
        #expect(throws: SlotError.self) { try offer("Asia/Shanghai 2026-06-01T00:00 | except \(exceptions)") }
    }

    @Test func `Dates say which holiday or make-up workday they are`() throws {
        let plan = try offer(
            "Asia/Shanghai 2026-06-05T00:00 lead 0 days 3 step 60 | hours 09:00-10:00; PH 09:00-10:00 "
                + "| off 2026-06-05 Founding Day | work 2026-06-07 Founding Day")
        #expect(plan.days.map { $0.holiday?.name } == ["Founding Day", nil, "Founding Day"])
        #expect(plan.days.map { $0.holiday?.isOffDay } == [true, nil, false])
    }
}

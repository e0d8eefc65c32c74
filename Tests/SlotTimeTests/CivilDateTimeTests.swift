import SlotTime
import Testing

struct CivilDateTimeTests {
    @Test func `A time of day runs from 00:00 to 24:00`() throws {
        #expect(TimeOfDay(hour: 0, minute: 0) == .midnight)
        #expect(TimeOfDay(hour: 24, minute: 0)?.secondsSinceMidnight == 86_400)
        let time = try #require(TimeOfDay(hour: 23, minute: 59, second: 58))
        #expect((time.hour, time.minute, time.second) == (23, 59, 58))
        #expect(time.secondsSinceMidnight == 86_398)
        #expect(TimeOfDay.midnight < time && time < .endOfDay)
    }

    @Test(arguments: [
        (24, 0, 1), (24, 1, 0), (25, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60), (Int.max, Int.max, Int.max),
    ])
    func `Times that no clock shows are refused`(hour: Int, minute: Int, second: Int) {
        #expect(TimeOfDay(hour: hour, minute: minute, second: second) == nil)
    }

    @Test func `Seconds outside a day are no time of day`() {
        #expect(TimeOfDay(secondsSinceMidnight: 86_400) == TimeOfDay(hour: 24, minute: 0))
        #expect(TimeOfDay(secondsSinceMidnight: 86_401) == nil)
        #expect(TimeOfDay(secondsSinceMidnight: -1) == nil)
    }

    @Test func `24:00 becomes 00:00 of the next date`() {
        #expect(CivilDateTime(local("2026-12-31").date, .endOfDay).text == "2027-01-01T00:00")
    }

    @Test(arguments: [
        (-1, "1969-12-31T23:59:59"), (0, "1970-01-01T00:00"), (-86_400, "1969-12-31T00:00"),
        (86_399, "1970-01-01T23:59:59"),
    ])
    func `Local seconds count days of 86,400 seconds on both sides of 1970`(seconds: Int, text: String) {
        let time = CivilDateTime(localSeconds: seconds)
        #expect(time.text == text)
        #expect(time.localSeconds == seconds)
    }

    @Test func `The wall shows the instant plus the offset`() {
        let instant = Instant(epochSeconds: 1_780_281_600)
        #expect(CivilDateTime(instant, utcOffset: 28_800).text == "2026-06-01T10:40")
        #expect(CivilDateTime(instant, utcOffset: -14_400).text == "2026-05-31T22:40")
    }
}

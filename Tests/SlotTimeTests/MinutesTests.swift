import SlotTime
import Testing

struct MinutesTests {
    @Test(arguments: [
        ("90", 90), ("90m", 90), ("2h", 120), ("1d", 1440), ("0", 0), ("007", 7), ("9223372036854775807", Int.max),
    ])
    func `A number is minutes unless a unit follows`(text: String, count: Int) {
        #expect(Minutes(parsing: text) == .minutes(count))
    }

    @Test(arguments: [
        "", "m", "h", "-5", "+5", "1.5h", "1 h", " 1", "2H", "1w", "1hm", "９０", "1e3", "9223372036854775808",
        "9223372036854775807h", "99999999999999999999",
    ])
    func `Anything else is no length`(text: String) {
        #expect(Minutes(parsing: text) == nil)
    }

    @Test func `Hours and days are elapsed time`() {
        #expect(Minutes.hours(2) == .minutes(120))
        #expect(Minutes.days(1).seconds == 86_400)
        #expect(Minutes.minutes(59) < .hours(1))
    }
}

import SlotTime
import TestSupport
import Testing

/// The largest and the smallest numbers that a caller can name: every one has an answer, and none traps.
struct ExtremeTests {
    static let numbers = [
        Int.min, Int.min + 1, Int.min + 86_399, Int.min / 4, -1 << 46, -1, 0, 1, 1 << 46, Int.max / 4, Int.max - 86_400,
        Int.max - 1, Int.max,
    ]

    @Test(arguments: numbers)
    func `A date that is too far away is the last one on that side`(days: Int) {
        let date = CivilDate(daysSinceEpoch: days)
        #expect(date.daysSinceEpoch == min(max(days, -1 << 46), 1 << 46))
        #expect((1...12).contains(date.month) && (1...31).contains(date.day))
        #expect((1...7).contains(date.weekday.rawValue))
        #expect(CivilDateTime(date, .endOfDay).localSeconds.magnitude <= (1 << 46 + 1) * 86_400)
        for other in Self.numbers {
            #expect(CivilDate(daysSinceEpoch: days).advanced(byDays: other).daysSinceEpoch.magnitude <= 1 << 46)
        }
    }

    @Test(arguments: numbers)
    func `A wall time keeps its seconds of the day`(seconds: Int) {
        let wall = CivilDateTime(localSeconds: seconds)
        #expect(wall.time < .endOfDay)
        #expect(wall.time.secondsSinceMidnight == (seconds % 86_400 + 86_400) % 86_400)
        if seconds.magnitude <= 1 << 62 { #expect(wall.localSeconds == seconds) }
    }

    @Test(arguments: numbers)
    func `Sums and lengths end where the numbers do`(number: Int) {
        let instant = Instant(epochSeconds: number)
        for other in Self.numbers {
            let sum = instant.advanced(bySeconds: other)
            #expect(other < 0 ? sum <= instant : sum >= instant)
            _ = CivilDateTime(instant, utcOffset: other)
            let run = ZonePeriod(start: instant, end: instant, utcOffset: other, isDaylight: false, abbreviation: "X")
            #expect(run.localStart == sum.epochSeconds && run.localEnd == sum.epochSeconds)
        }
        for length in [Minutes(number), .hours(number), .days(number)] {
            #expect(number < 0 ? length.seconds < 0 : length.seconds >= 0)
        }
    }

    @Test(arguments: numbers)
    func `A zone counts dates back and on, however many`(number: Int) throws {
        let zone = try systemZone("Pacific/Apia")
        let date = local("2012-01-02").date
        #expect(zone.date(number, before: date) <= date)
        #expect(zone.date(after: CivilDate(daysSinceEpoch: number)).daysSinceEpoch >= -1 << 46)
    }
}

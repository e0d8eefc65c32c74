import ICalendar
import SlotTime

/// A busy calendar read again and again: prints the number of its busy times over a horizon, the sum of their bounds in
/// minutes, which another program must have too, and the nanoseconds of a round.
func measureBusy(path: String, from: Int, to: Int, rounds: Int) throws {
    let bytes = contents(of: path)
    let zone = try TimeZoneRules(identifier: "UTC", utcOffset: 0, abbreviation: "UTC")
    let horizon = Instant(epochSeconds: from)..<Instant(epochSeconds: to)
    var best = Duration.seconds(3600)
    var count = 0
    var sum = 0
    for _ in 0..<rounds {
        let clock = ContinuousClock()
        let start = clock.now
        let calendar = try BusyCalendar(bytes.span, zone: zone, horizon: horizon, zones: { _ in nil })
        best = min(best, clock.now - start)
        count = calendar.intervals.count
        sum = calendar.intervals.reduce(0) { $0 &+ ($1.start.epochSeconds + $1.end.epochSeconds) / 60 }
    }
    print(count, sum, best.components.attoseconds / 1_000_000_000 + best.components.seconds * 1_000_000_000)
}

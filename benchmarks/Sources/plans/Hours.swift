import SlotEngine
import SlotTime

/// Opening hours read once and asked for every open interval of some days, again and again: prints the number of intervals
/// of a round, the sum of their bounds in minutes, which another program must have too, and the nanoseconds of a round.
func measureHours(zone path: String, first: Int, days: Int, rounds: Int, expressions: ArraySlice<String>) throws {
    let zone = try zone(at: path)
    let places = try expressions.map { try OpeningHours(parsing: $0) }
    let from = CivilDate(daysSinceEpoch: first)
    let to = from.advanced(byDays: days)
    var best = Duration.seconds(3600)
    var count = 0
    var sum = 0
    for _ in 0..<rounds {
        (count, sum) = (0, 0)
        best = min(
            best,
            ContinuousClock().measure {
                for hours in places {
                    for interval in hours.openIntervals(from: from, to: to, zone: zone) {
                        count += 1
                        sum &+= (interval.start.epochSeconds + interval.end.epochSeconds) / 60
                    }
                }
            })
    }
    print(count, sum, best.components.attoseconds / 1_000_000_000 + best.components.seconds * 1_000_000_000)
}

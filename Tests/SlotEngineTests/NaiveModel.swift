import SlotEngine
import SlotTime

/// What a zone's clock shows at every minute of the time line around a horizon, one look at a time.
struct NaiveClock {
    struct Wall: Hashable {
        let date: CivilDate
        let minute: Int
    }

    let zone: TimeZoneRules

    /// The dates of the horizon, in order.
    let dates: [CivilDate]

    /// Every instant at which the clock shows a minute, in order.
    private(set) var shown: [Wall: [Instant]] = [:]

    init(_ zone: TimeZoneRules, from today: CivilDate, days: Int) {
        self.zone = zone
        var isShown: Set<CivilDate> = []
        // Two days more on both sides: for offsets, and for dates that are shown twice.
        let first = (today.daysSinceEpoch - 2) * 1440
        for minute in first..<first + (days + 6) * 1440 {
            let instant = Instant(epochSeconds: minute * 60)
            let wall = Self.wall(instant, in: zone)
            shown[wall, default: []].append(instant)
            if wall.date >= today { isShown.insert(wall.date) }
        }
        dates = Array(isShown.sorted().prefix(days))
    }

    static func wall(_ instant: Instant, in zone: TimeZoneRules) -> Wall {
        let local = instant.epochSeconds + zone.utcOffset(at: instant)
        let day = Int((Double(local) / 86_400).rounded(.down))
        return Wall(date: CivilDate(daysSinceEpoch: day), minute: (local - day * 86_400) / 60)
    }
}

/// Slots found by looking at every minute: slow, and nothing in common with the engine but the zone's offset at an instant.
struct NaiveModel {
    /// The starts of each date, in order; none where there are none.
    private(set) var starts: [CivilDate: [Instant]] = [:]

    /// Why a date has none.
    private(set) var reasons: [CivilDate: ClosedDate.Reason] = [:]

    init(rules: SlotRules, clock: NaiveClock, now: Instant) {
        let earliest = now.epochSeconds + rules.lead.count * 60
        var wholeMinute = earliest
        while wholeMinute % 60 != 0 { wholeMinute += 1 }
        let anchor = NaiveClock.wall(Instant(epochSeconds: wholeMinute), in: clock.zone)
        for date in clock.dates {
            var all: [Instant] = []
            // The opening is 00:00, or what the clock shows first on the date.
            let opening = clock.shown.filter { $0.key.date == date }.min { $0.value[0] < $1.value[0] }?.key.minute ?? 0
            let origin = rules.anchor == .clock ? 0 : anchor.date == date ? anchor.minute : opening
            for minute in 0..<1440 where (minute - origin - rules.offset.count) % rules.step.count == 0 {
                let instants = clock.shown[.init(date: date, minute: minute)] ?? []
                switch rules.overlap {
                case .both: all += instants
                case .first: all += instants.prefix(1)
                case .last: all += instants.suffix(1)
                }
            }
            let bookable = rules.cut == .none ? all : all.filter { $0.epochSeconds >= earliest }
            starts[date] = bookable.sorted()
            if bookable.isEmpty { reasons[date] = all.isEmpty ? .hours : .notice }
        }
    }
}

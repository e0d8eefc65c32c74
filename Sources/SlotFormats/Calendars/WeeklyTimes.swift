internal import ICalendar
internal import SlotEngine
internal import SlotTime

/// Opening hours as stretches that recur weekly where they are regular, and single ones where they aren't.
///
/// A stretch recurs at one time of the clock for one elapsed length (RFC 5545 3.8.5.3). A date whose clock says otherwise is
/// single, as are exceptions and holidays.
struct WeeklyTimes {
    /// A stretch of time, once or every week.
    struct Stretch {
        /// The first, or only one.
        let start: Int
        let end: Int

        /// Whether the clock of the zone names both of its ends, and no other times: else it is written in UTC.
        let isNamed: Bool

        /// Where it recurs: the weekdays, ascending from Monday, the last start, and the starts that are left out, on the
        /// clock, in local seconds.
        let recurrence: (weekdays: [Weekday], last: Int, exceptions: [Int])?
    }

    /// The stretches, ascending by their first start.
    private(set) var stretches: [Stretch] = []

    /// A part of the opening hours, and where it is on the clock.
    private struct Piece {
        let range: Range<Int>
        let local: Int
        let isNamed: Bool

        var date: CivilDate { CivilDateTime(localSeconds: local).date }
        var time: Int { local - CivilDateTime(date).localSeconds }
    }

    /// The stretches of merged hours.
    ///
    /// - Parameters:
    ///   - hours: Merged, ascending.
    ///   - zone: The zone of the place.
    ///   - misread: Times that some program takes for others: they are written in UTC.
    init(_ hours: [Range<Int>], _ zone: TimeZoneRules, misread: [Range<Instant>]) {
        let pieces = hours.flatMap { Self.days(of: $0, zone) }.map { range in
            Piece(
                range: range, local: Self.local(range.lowerBound, zone),
                isNamed: Self.isNamed(range.lowerBound, zone, misread)
                    && Self.isNamed(range.upperBound, zone, misread))
        }
        guard let first = pieces.first, let last = pieces.last else { return }
        var totals = [Int](repeating: 0, count: 7)
        for day in first.date.daysSinceEpoch...last.date.daysSinceEpoch {
            totals[CivilDate(daysSinceEpoch: day).weekday.rawValue - 1] += 1
        }
        for like in Self.groups(of: pieces) {
            let weekdays = like[0].isNamed ? Self.regularWeekdays(like, totals) : []
            let members = like.filter { weekdays.contains($0.date.weekday) }
            if !members.isEmpty { stretches.append(Self.series(members, on: weekdays)) }
            for piece in like where !weekdays.contains(piece.date.weekday) {
                stretches.append(
                    Stretch(
                        start: piece.range.lowerBound, end: piece.range.upperBound, isNamed: piece.isNamed,
                        recurrence: nil))
            }
        }
        stretches.sort { $0.start < $1.start }
    }

    /// Stretches of one time of the clock and one length, in the order of their first ones.
    private static func groups(of pieces: [Piece]) -> [[Piece]] {
        struct Key: Hashable {
            let time: Int
            let length: Int
            let isNamed: Bool
        }
        var numbers: [Key: Int] = [:]
        var groups: [[Piece]] = []
        for piece in pieces {
            let key = Key(time: piece.time, length: piece.range.count, isNamed: piece.isNamed)
            if let number = numbers[key] {
                groups[number].append(piece)
            } else {
                numbers[key] = groups.count
                groups.append([piece])
            }
        }
        return groups
    }

    /// The weekdays on most of whose dates a stretch is there, and at least twice.
    private static func regularWeekdays(_ like: [Piece], _ totals: [Int]) -> [Weekday] {
        var counts = [Int](repeating: 0, count: 7)
        for piece in like { counts[piece.date.weekday.rawValue - 1] += 1 }
        return Weekday.allCases.filter { weekday in
            let index = weekday.rawValue - 1
            return counts[index] >= 2 && 2 * counts[index] > totals[index]
        }
    }

    private static func series(_ members: [Piece], on weekdays: [Weekday]) -> Stretch {
        let (first, last) = (members[0], members[members.count - 1])
        var exceptions: [Int] = []
        var next = 0
        for day in first.date.daysSinceEpoch...last.date.daysSinceEpoch {
            let date = CivilDate(daysSinceEpoch: day)
            if next < members.count, members[next].date == date {
                next += 1
            } else if weekdays.contains(date.weekday) {
                exceptions.append(CivilDateTime(date).localSeconds + first.time)
            }
        }
        return Stretch(
            start: first.range.lowerBound, end: first.range.upperBound, isNamed: true,
            recurrence: (weekdays, last.range.lowerBound, exceptions))
    }

    /// A stretch as it is, or date by date where it is longer than a day.
    private static func days(of range: Range<Int>, _ zone: TimeZoneRules) -> [Range<Int>] {
        var days: [Range<Int>] = []
        var start = range.lowerBound
        while range.upperBound - start > 86_400 {
            let date = CivilDateTime(localSeconds: local(start, zone)).date
            let end = zone.firstInstant(of: zone.date(after: date)).epochSeconds
            guard end < range.upperBound, end > start else { break }
            days.append(start..<end)
            start = end
        }
        days.append(start..<range.upperBound)
        return days
    }

    private static func local(_ instant: Int, _ zone: TimeZoneRules) -> Int {
        instant + zone.utcOffset(at: Instant(epochSeconds: instant))
    }

    /// Whether the clock shows an instant's time once, and every program agrees on it.
    private static func isNamed(_ instant: Int, _ zone: TimeZoneRules, _ misread: [Range<Instant>]) -> Bool {
        let moment = Instant(epochSeconds: instant)
        guard case .unique(let found) = zone.resolve(CivilDateTime(localSeconds: local(instant, zone))) else {
            return false
        }
        // The first time after an overlap is taken for the one before it by some.
        let isAfterOverlap = zone.utcOffset(at: moment.advanced(bySeconds: -1)) > zone.utcOffset(at: moment)
        return found == moment && !isAfterOverlap && !misread.contains { $0.contains(moment) }
    }
}

public import SlotTime

extension VTimeZone {
    /// The times that Outlook takes for others: it keeps one yearly STANDARD and one yearly DAYLIGHT of a VTIMEZONE.
    ///
    /// Of several observances of a kind it keeps the last one. One without an RRULE becomes the n-th weekday of its month in
    /// every year (MS-OXCICAL 2.1.3.1.1.19.2). Written in UTC, these times are right everywhere.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - window: The window that its VTIMEZONE covers.
    /// - Returns: Ranges of instants, ascending; mostly none.
    public static func misread(_ zone: TimeZoneRules, covering window: Range<Instant>) -> [Range<Instant>] {
        let observances = observances(of: zone, covering: window)
        // A pair with rules is exact, and so is a single observance.
        guard observances.count > 1, observances.contains(where: { $0.rule == nil }),
            let standard = last(of: observances, isDaylight: false)
        else { return [] }
        var yearly: [Change] = []
        if let daylight = last(of: observances, isDaylight: true) {
            let first = CivilDateTime(window.lowerBound, utcOffset: 0).date.year - 2
            let last = CivilDateTime(window.upperBound, utcOffset: 0).date.year + 1
            for year in first...last {
                yearly += [standard, daylight].compactMap { Change($0, in: year) }
            }
            yearly.sort { $0.at < $1.at }
        }
        return differences(of: zone, window, yearly, standard: standard.offsetAfter)
    }

    private static func last(of observances: [Observance], isDaylight: Bool) -> Onset? {
        var last: Onset?
        for observance in observances where observance.isDaylight == isDaylight {
            if (last?.wall?.localSeconds ?? .min) <= observance.onset.wall?.localSeconds ?? 0 {
                last = observance.onset
            }
        }
        return last
    }

    /// A change of the clock as the reduced zone has it.
    private struct Change {
        let at: Int
        let before: Int
        let after: Int

        /// An onset in another year, on the same weekday of its month, counted from the month's start; the fifth is the last.
        init?(_ onset: Onset, in year: Int) {
            guard let wall = onset.wall else { return nil }
            let (_, month, day) = wall.date.parts
            guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
            var date = first.advanced(byDays: (wall.date.weekday.rawValue - first.weekday.rawValue + 7) % 7)
            var week = (day - 1) / 7
            while week > 0, date.advanced(byDays: 7).parts.month == month {
                date = date.advanced(byDays: 7)
                week -= 1
            }
            at = CivilDateTime(date, wall.time).localSeconds - onset.offsetBefore
            before = onset.offsetBefore
            after = onset.offsetAfter
        }
    }

    /// Where the reduced zone has another offset than the zone, or shows a time twice that the zone shows once.
    private static func differences(
        of zone: TimeZoneRules, _ window: Range<Instant>, _ yearly: [Change], standard: Int
    ) -> [Range<Instant>] {
        let (start, end) = (window.lowerBound.epochSeconds, window.upperBound.epochSeconds)
        let runs = zone.runs(from: window.lowerBound, to: window.upperBound)
        var points = [start, end]
        points += runs.map { $0.start.epochSeconds }.filter { start < $0 && $0 < end }
        points += yearly.map { $0.at }.filter { start < $0 && $0 < end }
        points.sort()
        var wrong: [(Int, Int)] = []
        for (from, to) in zip(points, points.dropFirst()) where from < to {
            let reduced = yearly.last { $0.at <= from }?.after ?? yearly.first?.before ?? standard
            if reduced != zone.utcOffset(at: Instant(epochSeconds: from)) { wrong.append((from, to)) }
        }
        // Around a change that the zone doesn't have, a time is skipped, or shown twice.
        for change in yearly {
            let instant = Instant(epochSeconds: change.at)
            let isReal =
                zone.utcOffset(at: instant) == change.after
                && zone.utcOffset(at: instant.advanced(bySeconds: -1)) == change.before
            let width = abs(change.after - change.before)
            if !isReal, change.at - width < end, start < change.at + width {
                wrong.append((change.at - width, change.at + width + 1))
            }
        }
        wrong.sort { $0.0 < $1.0 }
        var merged: [(Int, Int)] = []
        for range in wrong {
            if let last = merged.last, range.0 <= last.1 {
                merged[merged.count - 1].1 = max(last.1, range.1)
            } else {
                merged.append(range)
            }
        }
        return merged.map { Instant(epochSeconds: $0.0)..<Instant(epochSeconds: $0.1) }
    }
}

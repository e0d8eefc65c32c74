extension TimeZoneRules {
    /// The next civil date that the zone has: Apia's 2011-12-29 is followed by 2011-12-31.
    public func date(after date: CivilDate) -> CivilDate {
        let next = date.advanced(byDays: 1)
        return hasDate(next) ? next : self.date(after: next)
    }

    /// The civil date a number of existing dates before; a number below 0 counts as 0.
    public func date(_ count: Int, before date: CivilDate) -> CivilDate {
        // More days than any date is from another.
        let count = min(max(count, 0), 1 << 48)
        var days = count
        // Each date that the zone skipped on the way takes another step back; there are rarely any.
        while true {
            let candidate = date.advanced(byDays: -days)
            let skipped = skippedDates(from: candidate, to: date)
            guard days - skipped < count else { return candidate }
            days = count + skipped
        }
    }

    /// How many of the dates in [from, to) the zone skipped.
    private func skippedDates(from: CivilDate, to: CivilDate) -> Int {
        // With the runs that hold the first instants themselves: the dates just before `to` may have been skipped.
        let runs = runs(
            from: firstInstant(of: from).advanced(bySeconds: -1), to: firstInstant(of: to).advanced(bySeconds: 1))
        var skipped = 0
        for (before, after) in zip(runs, runs.dropFirst()) {
            // Whole dates between what the wall showed last and what it showed next.
            let first = CivilDateTime(localSeconds: before.localEnd + 86_399).date
            let next = CivilDateTime(localSeconds: after.localStart).date
            skipped += max(0, min(next, to).daysSinceEpoch - max(first, from).daysSinceEpoch)
        }
        return skipped
    }
}

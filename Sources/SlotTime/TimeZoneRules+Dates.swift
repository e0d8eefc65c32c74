extension TimeZoneRules {
    /// The next civil date that the zone has: Apia's 2011-12-29 is followed by 2011-12-31.
    public func date(after date: CivilDate) -> CivilDate {
        self.date(date, stepping: 1, by: 1)
    }

    /// The civil date a number of existing dates before.
    public func date(_ count: Int, before date: CivilDate) -> CivilDate {
        self.date(date, stepping: count, by: -1)
    }

    private func date(_ date: CivilDate, stepping count: Int, by direction: Int) -> CivilDate {
        var date = date
        for _ in 0..<count {
            date = date.advanced(byDays: direction)
            if !hasDate(date) { date = date.advanced(byDays: direction) }
        }
        return date
    }
}

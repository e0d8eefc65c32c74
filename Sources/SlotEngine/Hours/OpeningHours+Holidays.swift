extension OpeningHours {
    /// The same hours with `; PH off` behind them.
    var closedOnPublicHolidays: OpeningHours {
        var rule = HoursRule()
        rule.kind = .closed
        rule.days.weekdays.holidays = [WeekdaySelector.Holiday(isPublic: true)]
        return OpeningHours(rules: rules + [rule])
    }
}

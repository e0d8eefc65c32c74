extension POSIXTimeZone {
    /// The run of constant offset that holds an instant, if these rules held in every year.
    func run(at instant: Instant) -> ZonePeriod {
        guard let daylight, !isDaylightAllYear else {
            return run(start: .distantPast, end: .distantFuture, daylight: daylight)
        }
        // The calendar and its weekdays repeat every 400 years, so every year can be looked up as one of 2000...2399.
        let seconds = min(max(instant, .distantPast), .distantFuture).epochSeconds
        let sinceBase = seconds - Self.base
        let cycles = (sinceBase >= 0 ? sinceBase : sinceBase - Self.cycle + 1) / Self.cycle
        let shift = cycles * Self.cycle
        let reduced = seconds - shift
        let starts = daylight.start.neighbours(of: reduced, utcOffset: standardOffset)
        let ends = daylight.end.neighbours(of: reduced, utcOffset: daylight.utcOffset)
        let isDaylight = starts.last >= ends.last
        let start = Instant(epochSeconds: (isDaylight ? starts.last : ends.last) + shift)
        let end = Instant(epochSeconds: (isDaylight ? ends.next : starts.next) + shift)
        return run(
            start: max(start, .distantPast), end: min(end, .distantFuture), daylight: isDaylight ? daylight : nil)
    }

    /// Whether the rules leave no room for standard time, as `EST5EDT,0/0,J365/25` does (RFC 9636 section 3.3.1).
    var isDaylightAllYear: Bool {
        guard let daylight else { return false }
        return [(year: 2000, days: 366), (year: 2001, days: 365)].allSatisfy { year, days in
            let start = daylight.start.localSeconds(year: year) - standardOffset
            let end = daylight.end.localSeconds(year: year) - daylight.utcOffset
            return end - start >= days * 86_400
        }
    }

    /// 2000-01-01T00:00:00Z.
    private static let base = 946_684_800

    /// Seconds in 400 years.
    private static let cycle = 146_097 * 86_400

    private func run(start: Instant, end: Instant, daylight: Daylight?) -> ZonePeriod {
        ZonePeriod(
            start: start, end: end, utcOffset: daylight?.utcOffset ?? standardOffset, isDaylight: daylight != nil,
            abbreviation: daylight?.name ?? standardName)
    }
}

extension POSIXTimeZone.Rule {
    /// The last epoch second at or before another at which the rule strikes, and the next after it.
    fileprivate func neighbours(of seconds: Int, utcOffset: Int) -> (last: Int, next: Int) {
        var year = CivilDateTime(localSeconds: seconds).date.year
        var last = localSeconds(year: year) - utcOffset
        // A rule's time reaches a week into the next or the last year, so a step or two are enough.
        while last > seconds {
            year -= 1
            last = localSeconds(year: year) - utcOffset
        }
        var next = localSeconds(year: year + 1) - utcOffset
        while next <= seconds {
            year += 1
            (last, next) = (next, localSeconds(year: year + 1) - utcOffset)
        }
        return (last, next)
    }
}

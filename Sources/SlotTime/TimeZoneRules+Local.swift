extension TimeZoneRules {
    /// The instants at which the zone's clocks show a date and time: one, none or two.
    ///
    /// Where clocks showed it more than twice, the first and the last.
    public func resolve(_ local: CivilDateTime) -> LocalResolution {
        let seconds = clamped(local.localSeconds)
        var first: Instant?
        var last: Instant?
        var before: ZonePeriod?
        var gap: LocalResolution?
        eachRun(showingAnyOf: seconds..<seconds + 1) { run in
            if run.localStart <= seconds, seconds < run.localEnd {
                last = Instant(epochSeconds: seconds - run.utcOffset)
                first = first ?? last
            }
            if gap == nil, let before, before.localEnd <= seconds, seconds < run.localStart {
                gap = .gap(transition: run.start, before: before.utcOffset, after: run.utcOffset)
            }
            before = run
            return true
        }
        if let first, let last { return first == last ? .unique(first) : .overlap(first: first, last: last) }
        // Runs cover all time, so the clock that never shows a time jumps over it in one of the runs just visited.
        return gap ?? .unique(Instant(epochSeconds: seconds - offsets.lowerBound))
    }

    /// The date's first instant: at 00:00 on the wall, the first of two, or the transition where clocks skip 00:00.
    ///
    /// For a date that the zone skipped it is the transition that skipped it.
    public func firstInstant(of date: CivilDate) -> Instant {
        resolve(CivilDateTime(localSeconds: clamped(days: date.daysSinceEpoch))).earliest
    }

    /// Whether clocks ever show the date: false for 2011-12-30 in Pacific/Apia.
    public func hasDate(_ date: CivilDate) -> Bool {
        let midnight = clamped(days: date.daysSinceEpoch)
        let day = midnight..<midnight + 86_400
        var isShown = false
        eachRun(showingAnyOf: day) { run in
            isShown = run.localStart < day.upperBound && day.lowerBound < run.localEnd
            return !isShown
        }
        return isShown
    }

    /// Visits, in order, every run that may show one of some local seconds, until the visitor answers false.
    private func eachRun(showingAnyOf local: Range<Int>, _ visit: (ZonePeriod) -> Bool) {
        let last = Instant(epochSeconds: local.upperBound - 1 - offsets.lowerBound)
        var next = run(at: Instant(epochSeconds: local.lowerBound - offsets.upperBound))
        while visit(next), next.end <= last {
            next = run(at: next.end)
        }
    }

    /// Local seconds, moved to where an offset or a day can be added without leaving the time line.
    private func clamped(_ seconds: Int) -> Int {
        min(max(seconds, Instant.distantPast.epochSeconds + 1_000_000), Instant.distantFuture.epochSeconds - 1_000_000)
    }

    private func clamped(days: Int) -> Int {
        let (seconds, isTooFar) = days.multipliedReportingOverflow(by: 86_400)
        return clamped(isTooFar ? (days < 0 ? Int.min : Int.max) : seconds)
    }
}

public import SlotTime

extension SlotPlan {
    /// The first moment at which a later `now`, and nothing else, could give other slots: the midnight after now, the moment
    /// after the last one at which some slot can be booked, or the moment at which some date opens for booking.
    ///
    /// Until one second before it the plan is the same. At that moment it is another one, but for rare cases: a slot that
    /// only one of several resources has.
    public func nextChange() -> Instant {
        // The midnight ends the horizon and the labels; where `today` is fixed, calendars are still read for the date of now.
        let present = CivilDateTime(now, utcOffset: zone.utcOffset(at: now)).date
        var change = zone.firstInstant(of: zone.date(after: present))
        if tomorrow > now { change = min(change, tomorrow) }
        let cutsNow = rules.cut == .now
        if cutsNow, let earliest = earliestChange() { change = min(change, earliest) }
        var limits = BookingWindow(venue, zone: zone, now: now, lead: lead, cut: rules.cut)
        guard !limits.isEmpty else { return change }
        var date = today.advanced(byDays: -3)
        // Where nothing is left, outputs name a slot after the horizon.
        let isFull = !days.contains { $0.available != nil }
        let end = isFull ? today.advanced(byDays: Self.nextReach + 1) : lastDate.advanced(byDays: 1)
        while date <= end {
            let (first, last) = limits.limits(of: date)
            if let first, first > now { change = min(change, first) }
            if cutsNow, let last, last >= now { change = min(change, last.advanced(bySeconds: 1)) }
            date = date.advanced(byDays: 1)
        }
        return change
    }

    /// The moment after the last one at which the first start can be booked by the lead alone.
    private func earliestChange() -> Instant? {
        if rules.anchor == .earliest {
            // The grid begins at a whole minute after the earliest start.
            let earliest = now.epochSeconds + lead.seconds
            let minute = (earliest + 59).flooredToMultiple(of: 60)
            return Instant(epochSeconds: minute - lead.seconds + 1)
        }
        var planner = DayPlanner(venue, rules: rules, zone: zone, now: now, lead: lead, spans: spans, from: today)
        var date = today
        let last = lastDate
        while date <= last {
            if let start = planner.firstStart(on: date) { return start.advanced(bySeconds: 1 - lead.seconds) }
            date = zone.date(after: date)
        }
        return nextSlot().map { $0.start.advanced(bySeconds: 1 - lead.seconds) }
    }
}

extension Int {
    /// The greatest multiple of a number that is not greater.
    fileprivate func flooredToMultiple(of number: Int) -> Int {
        let rest = self % number
        return self - (rest < 0 ? rest + number : rest)
    }
}

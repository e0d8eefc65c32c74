internal import SlotTime

extension SlotPlan {
    /// The resources that have an identifier, each with the starts at which it can be booked, in epoch seconds.
    ///
    /// Planned anew for each resource at every call: ask once, and only where the answer is shown.
    public func startsByResource() -> [(id: String, starts: [Int])] {
        venue.resources.compactMap { resource in
            guard let id = resource.id else { return nil }
            let alone = venue.with(resources: [resource], booking: venue.booking, service: venue.service)
            // What was planned with others can be planned alone.
            guard let plan = try? SlotPlan(rules: rules, zone: zone, now: now, today: today, venue: alone) else {
                return (id, [])
            }
            var starts: [Int] = []
            for day in plan.days {
                for run in day.runs where !run.isSoldOut {
                    for index in 0..<run.count { starts.append(run.start(on: day.date, at: index).epochSeconds) }
                }
            }
            return (id, starts)
        }
    }
}

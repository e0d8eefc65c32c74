public import SlotTime

extension SlotPlan {
    /// Until when somebody who comes now finds the place open, with something left; nil where it is closed now, or full, and
    /// where the plan isn't of today.
    public func openUntil() -> Instant? {
        guard CivilDateTime(now, utcOffset: zone.utcOffset(at: now)).date == today else { return nil }
        let ends = venue.resources.map(openEnd)
        guard venue.combine == .all else { return ends.compactMap { $0 }.max() }
        return ends.contains(nil) ? nil : ends.compactMap { $0 }.min()
    }

    /// The same for a resource.
    private func openEnd(of resource: Resource) -> Instant? {
        let intervals = resource.schedule.openIntervals(
            from: today.advanced(byDays: -1), to: today.advanced(byDays: 2), zone: zone, facts: venue.facts)
        guard let open = intervals.first(where: { $0.start <= now && now < $0.end }) else { return nil }
        let capacity = resource.capacity ?? 1
        let load = PeakLoad(resource.busy) { entry in
            let buffers = venue.buffers(of: entry)
            return (
                entry.start.epochSeconds.addingSaturated(-buffers.before.seconds),
                entry.end.epochSeconds.addingSaturated(buffers.after.seconds),
                venue.load(of: entry, capacity: capacity)
            )
        }
        guard let full = load.firstTime(from: now.epochSeconds, reaching: capacity) else { return open.end }
        return full <= now.epochSeconds ? nil : min(open.end, Instant(epochSeconds: full))
    }
}

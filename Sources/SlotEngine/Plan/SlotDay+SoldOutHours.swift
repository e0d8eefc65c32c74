internal import SlotTime

extension SlotDay {
    /// The date without the hours in which nothing is left, or nil where there are no others.
    package var withoutSoldOutHours: SlotDay? {
        guard runs.contains(where: { $0.isSoldOut }) else { return self }
        guard available != nil else { return nil }
        let hours = runs.flatMap { $0.hourParts }
        let left = hours.filter { part in
            !part.isSoldOut
                || hours.contains {
                    !$0.isSoldOut && $0.firstMinute / 60 == part.firstMinute / 60
                        && $0.span.utcOffset == part.span.utcOffset
                }
        }
        return SlotDay(date: date, offset: offset, runs: left, holiday: holiday)
    }
}

extension SlotSeries {
    /// The same slots, cut at the full hours.
    fileprivate var hourParts: [SlotSeries] {
        var parts: [SlotSeries] = []
        var first = 0
        while first < count {
            let minute = (firstMinute + first * step) % 60
            let next = min(count, first + (59 - minute) / step + 1)
            parts.append(slice(first..<next))
            first = next
        }
        return parts
    }
}

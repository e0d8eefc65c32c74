internal import SlotTime

extension EventReader {
    /// An event's first start and its length.
    ///
    /// Where it ends before it starts, the two are swapped, with a warning: that blocks the time that can be meant, and
    /// never opens any. Nil where it takes no time, because it has no start or no end.
    ///
    /// - Throws: where start and end contradict each other.
    mutating func extent(of event: CalendarEvent) throws(ICalendarError) -> (start: CalendarTime, length: EventLength)?
    {
        guard let start = event.start else {
            warnings.add(.noStart, line: event.line, "event has no DTSTART, so it takes no time (RFC 5545 3.6.1)")
            return nil
        }
        if let end = event.end, end.isDate != start.isDate {
            throw event.error("must have DTSTART and DTEND of one type, DATE or DATE-TIME (RFC 5545 3.8.2.2)")
        }
        if start.isDate { return try wholeDays(start, event) }
        if let end = event.end {
            let begin = zones.instant(of: start)
            let seconds = zones.instant(of: end).epochSeconds - begin.epochSeconds
            if let duration = event.duration, self.end(of: begin, start, .nominal(duration)) != zones.instant(of: end) {
                throw event.error("must not have a DTEND and a DURATION that differ (RFC 5545 3.6.1)")
            }
            guard seconds < 0 else { return (start, .exact(seconds)) }
            warn(event)
            return (end, .exact(-seconds))
        }
        guard let duration = event.duration else { return (start, .exact(0)) }
        guard duration.isNegative else { return (start, .nominal(duration)) }
        warn(event)
        let length = WrittenDuration(days: -duration.days, seconds: -duration.seconds)
        let local = start.local.localSeconds - length.days * 86_400 - length.seconds
        let begin = CalendarTime(local: CivilDateTime(localSeconds: local), zone: start.zone, isDate: false)
        return (begin, .nominal(length))
    }

    private mutating func wholeDays(
        _ start: CalendarTime, _ event: CalendarEvent
    ) throws(ICalendarError) -> (start: CalendarTime, length: EventLength) {
        let first = start.local.date.daysSinceEpoch
        var days = 1
        if let end = event.end {
            days = end.local.date.daysSinceEpoch - first
            if let duration = event.duration, duration != WrittenDuration(days: days) {
                throw event.error("must not have a DTEND and a DURATION that differ (RFC 5545 3.6.1)")
            }
        } else if let duration = event.duration {
            // Hours have no meaning for dates: the last one that they touch counts.
            days = duration.days + (duration.seconds + 86_399) / 86_400
        }
        guard days < 0 else { return (start, .dates(max(days, 1))) }
        warn(event)
        return (.date(start.local.date.advanced(byDays: days)), .dates(-days))
    }

    private mutating func warn(_ event: CalendarEvent) {
        warnings.add(
            .endBeforeStart, line: event.line,
            "event ends before it starts (RFC 5545 3.8.2.2): the time between counts as busy")
    }

    /// When an occurrence ends that begins at an instant, which is a time on the wall of its zone.
    mutating func end(of start: Instant, _ time: CalendarTime, _ length: EventLength) -> Instant {
        switch length {
        case .exact(let seconds): return start.advanced(bySeconds: seconds)
        case .dates(let days):
            return zones.rules(of: time.zone).firstInstant(of: time.local.date.advanced(byDays: days))
        case .nominal(let duration):
            guard duration.days != 0 else { return start.advanced(bySeconds: duration.seconds) }
            let local = CivilDateTime(localSeconds: time.local.localSeconds + duration.days * 86_400)
            return zones.instant(of: local, in: time.zone).advanced(bySeconds: duration.seconds)
        }
    }
}

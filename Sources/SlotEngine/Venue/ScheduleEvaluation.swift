internal import SlotTime

/// The windows of a schedule, date after date: what was found out about its rules is kept.
struct ScheduleEvaluation: Sendable {
    private let schedule: Schedule
    private let kind: HoursRule.Kind
    private var hours: HoursEvaluation

    /// The schedule that the hours are cut to, at most one.
    private var limit: [ScheduleEvaluation]

    /// The last date that was looked at as the next one: mostly it is asked about soon.
    private var ahead: (date: CivilDate, own: [ServiceWindow], outer: [ServiceWindow])?

    /// The windows that are open; those of the schedule itself may be the unknown ones.
    init(_ schedule: Schedule, _ facts: HoursContext, kind: HoursRule.Kind = .open) {
        self.schedule = schedule
        self.kind = kind
        hours = HoursEvaluation(schedule.hours, facts, kind: kind)
        limit = schedule.outer.map { [ScheduleEvaluation($0, facts)] } ?? []
    }

    /// Visits the windows that begin on a date, in order.
    mutating func eachWindow(on date: CivilDate, _ visit: (ServiceWindow) -> Void) {
        guard limit.isEmpty else {
            for window in cutWindows(on: date) { visit(window) }
            return
        }
        eachOwnWindow(on: date, visit)
    }

    /// The windows that begin on a date, ascending and apart.
    mutating func windows(on date: CivilDate) -> [ServiceWindow] {
        var windows: [ServiceWindow] = []
        eachWindow(on: date) { windows.append($0) }
        return windows
    }

    /// Whether a window opens on the date itself: the rest that a rule leaves of a night doesn't count.
    mutating func opens(on date: CivilDate) -> Bool {
        var opens = false
        eachWindow(on: date) { if $0.open < 1440 { opens = true } }
        return opens
    }

    private mutating func eachOwnWindow(on date: CivilDate, _ visit: (ServiceWindow) -> Void) {
        if let exception = schedule.ownException(on: date) {
            for window in exception.hours?.windows(on: date, hours.facts, kind) ?? [] { visit(window) }
        } else if !schedule.isClosedHoliday(date, hours.facts) {
            schedule.hours.eachWindow(on: date, &hours, visit)
        }
    }

    /// What both schedules have in common, where the earlier of their service days is the date.
    private mutating func cutWindows(on date: CivilDate) -> [ServiceWindow] {
        let next = date.advanced(byDays: 1)
        let present = both(on: date)
        let following = both(on: next)
        ahead = (next, following.own, following.outer)
        var windows: [ServiceWindow] = []
        for own in present.own {
            for outer in present.outer { own.cut(to: outer, 0, 0, into: &windows) }
            for outer in following.outer { own.cut(to: outer, 0, 1440, into: &windows) }
        }
        for own in following.own {
            for outer in present.outer { own.cut(to: outer, 1440, 0, into: &windows) }
        }
        windows.sort { ($0.open, $0.close) < ($1.open, $1.close) }
        var joined: [ServiceWindow] = []
        for window in windows {
            if let last = joined.last, window.open <= last.close {
                joined[joined.count - 1] = last.joined(with: window, on: date)
            } else {
                joined.append(ServiceWindow(unchecked: date, window.open, window.close, window.comment))
            }
        }
        return joined
    }

    private mutating func both(on date: CivilDate) -> (own: [ServiceWindow], outer: [ServiceWindow]) {
        if let ahead, ahead.date == date { return (ahead.own, ahead.outer) }
        var own: [ServiceWindow] = []
        eachOwnWindow(on: date) { own.append($0) }
        return (own, limit[0].windows(on: date))
    }
}

extension ServiceWindow {
    /// Appends what the window has in common with another one, each moved by a number of minutes.
    fileprivate func cut(to other: ServiceWindow, _ shift: Int, _ otherShift: Int, into windows: inout [ServiceWindow])
    {
        let open = max(self.open + shift, other.open + otherShift)
        let close = min(self.close + shift, other.close + otherShift)
        guard open < close else { return }
        windows.append(
            ServiceWindow(unchecked: serviceDate, open, close, HoursEvaluation.join(comment, other.comment)))
    }

    fileprivate func joined(with other: ServiceWindow, on date: CivilDate) -> ServiceWindow {
        ServiceWindow(
            unchecked: date, open, max(close, other.close), HoursEvaluation.join(comment, other.comment))
    }
}

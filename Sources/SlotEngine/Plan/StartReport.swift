public import SlotTime

/// All there is to say about one start: what a program asks before it takes a booking.
public struct StartReport: Sendable {
    /// What decides, in one word for programs.
    public enum Reason: String, CaseIterable, Sendable {
        /// It is a slot.
        case slot
        /// It is before the horizon.
        case beforeToday
        /// It is after the horizon.
        case afterHorizon
        /// Nothing is open then.
        case closed
        /// The slot would end after the closing.
        case endsAfterClosing
        /// It is not on the grid.
        case betweenSteps
        /// The clock shows the time twice, and the other one counts.
        case repeatedTime
        /// It is nearer than the lead allows.
        case tooSoon
        /// The last moment for a booking has passed.
        case noticePassed
        /// The first moment for a booking is still to come.
        case notYet
        /// It overlaps what is busy.
        case taken
        /// It is too near to what is busy.
        case buffer
        /// The service day has all the bookings that it may have.
        case dayIsFull
        /// The ISO week has all the bookings that it may have.
        case weekIsFull
    }

    /// The start that was asked about.
    public let start: Instant

    /// Whether it is a slot that can be booked.
    public let isSlot: Bool

    /// What decides.
    public let reason: Reason

    /// The key of the setting that decides, such as `hours`, `step` or `bufferAfter`; nil where it is a slot.
    public let rule: String?

    /// What it overlaps or is too near to, where that decides.
    public let conflicts: [BookingConflict]

    /// What each resource says.
    public let resources: [StartExplanation]

    /// The nearest slots before it, at most three, ascending.
    public let before: [Instant]

    /// The nearest slots after it, at most three, ascending.
    public let after: [Instant]
}

extension SlotPlan {
    /// All there is to say about a start.
    public func report(of start: Instant) -> StartReport {
        let explanations = explanations(of: start)
        let isSlot = isSlot(explanations)
        let (before, after) = nearestSlots(to: start, count: 3)
        // Where any resource would do, the one that comes nearest to having it decides; else the first that hasn't.
        var decisive: StartExplanation?
        for explanation in explanations {
            guard let best = decisive else {
                decisive = explanation
                continue
            }
            let isBetter =
                venue.combine == .any
                ? explanation.answer.progress > best.answer.progress : best.isSlot && !explanation.isSlot
            if isBetter { decisive = explanation }
        }
        guard let decisive else {
            let isBefore = start < self.start
            return StartReport(
                start: start, isSlot: false, reason: isBefore ? .beforeToday : .afterHorizon,
                rule: isBefore ? "today" : "days", conflicts: [], resources: [], before: before, after: after)
        }
        var conflicts: [BookingConflict] = []
        if case .taken(let found) = decisive.answer { conflicts = found }
        return StartReport(
            start: start, isSlot: isSlot, reason: decisive.answer.reason, rule: rule(of: decisive),
            conflicts: conflicts, resources: explanations, before: before, after: after)
    }

    /// The key of the setting that decides.
    private func rule(of explanation: StartExplanation) -> String? {
        switch explanation.answer {
        case .slot: nil
        case .closed:
            explanation.exception != nil ? "exceptions" : explanation.holiday?.isOffDay == true ? "holidays" : "hours"
        case .endsAfterClosing: "duration"
        case .betweenSteps: "step"
        case .repeatedTime: "overlap"
        case .tooSoon: lead > rules.lead ? "notice" : "lead"
        case .noticePassed: "notice"
        case .notYet: "opens"
        case .taken(let conflicts): conflicts.rule
        case .dayIsFull: "maxPerDay"
        case .weekIsFull: "maxPerWeek"
        }
    }

    /// The nearest slots before and after a moment that something is left of, ascending.
    func nearestSlots(to start: Instant, count: Int) -> (before: [Instant], after: [Instant]) {
        // The first date of which a slot is later.
        let middle = days.partitioningIndex { day in
            day.runs.last.map { $0.start(on: day.date, at: $0.count - 1) > start } ?? false
        }
        var after: [Instant] = []
        var index = middle
        while index < days.count, after.count < count {
            days[index].eachStart { if $0 > start, after.count < count { after.append($0) } }
            index += 1
        }
        var before: [Instant] = []
        index = min(middle, days.count - 1)
        while index >= 0, before.count < count {
            var earlier: [Instant] = []
            days[index].eachStart { if $0 < start { earlier.append($0) } }
            before = earlier.suffix(count - before.count) + before
            index -= 1
        }
        return (before, after)
    }
}

extension SlotDay {
    /// Visits the starts that something is left of, in order.
    fileprivate func eachStart(_ visit: (Instant) -> Void) {
        for run in runs where !run.isSoldOut {
            for index in 0..<run.count { visit(run.start(on: date, at: index)) }
        }
    }
}

extension [BookingConflict] {
    /// The key of the setting that rules a start out: what is busy, or a buffer.
    fileprivate var rule: String {
        for conflict in self where conflict.gap == nil { return "busy" }
        return first?.gap.map { $0.bufferAfter.count > 0 ? "bufferAfter" : "bufferBefore" } ?? "busy"
    }
}

extension StartExplanation.Answer {
    /// The same in one word for programs.
    public var reason: StartReport.Reason {
        switch self {
        case .slot: .slot
        case .closed: .closed
        case .endsAfterClosing: .endsAfterClosing
        case .betweenSteps: .betweenSteps
        case .repeatedTime: .repeatedTime
        case .tooSoon: .tooSoon
        case .noticePassed: .noticePassed
        case .notYet: .notYet
        case .taken(let conflicts): conflicts.contains { $0.gap == nil } ? .taken : .buffer
        case .dayIsFull: .dayIsFull
        case .weekIsFull: .weekIsFull
        }
    }

    /// How many of the rules a start gets past.
    fileprivate var progress: Int {
        switch self {
        case .closed: 0
        case .endsAfterClosing, .betweenSteps, .repeatedTime: 1
        case .notYet, .noticePassed, .tooSoon: 2
        case .taken, .dayIsFull, .weekIsFull: 3
        case .slot: 4
        }
    }
}

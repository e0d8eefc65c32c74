public import SlotTime

/// Why a moment is the start of a slot of a resource, or why it is not.
public struct StartExplanation: Sendable {
    /// The answer, with what decides it.
    public enum Answer: Hashable, Sendable {
        /// It is one; how many can still book where the resource says it, and until when.
        case slot(remaining: Int?, bookUntil: Instant)
        /// Nothing is open then.
        case closed
        /// The slot would end after the closing.
        case endsAfterClosing(Instant)
        /// It is not on the grid; the starts before and after it on its date.
        case betweenSteps(before: Instant?, after: Instant?)
        /// The clock shows the time twice, and the other one counts.
        case repeatedTime
        /// It is nearer than the lead allows; the first moment that is not.
        case tooSoon(earliest: Instant)
        /// The last moment for a booking has passed.
        case noticePassed(Instant)
        /// The first moment for a booking is still to come.
        case notYet(Instant)
        /// It is taken: what it overlaps, or what it is too near to.
        case taken([BookingConflict])
        /// The service day has all the bookings that it may have.
        case dayIsFull(maximum: Int)
        /// The ISO week of the service day has all the bookings that it may have.
        case weekIsFull(maximum: Int)
    }

    /// The identifier of the resource, or nil where there is only one without.
    public let resource: String?

    /// The name of the resource for people, or nil.
    public let resourceName: String?

    /// The answer.
    public let answer: Answer

    /// The date whose hours apply: the service day of the window, or the civil date where nothing is open.
    public let serviceDate: CivilDate

    /// The windows of that date.
    public let windows: [ServiceWindow]

    /// The exception that sets them, or nil.
    public let exception: ScheduleException?

    /// The holiday or make-up workday that the date is, or nil.
    public let holiday: HolidayCalendar.Day?

    /// The weekday whose hours apply on a make-up workday, else nil.
    public let substituteWeekday: Weekday?

    /// The interval that holds the moment and of which the hours say that it is unknown whether the place is open, or nil.
    public let unknown: OpenInterval?

    /// The comment of the rule that closes that date, or nil.
    public let comment: String?

    /// Whether it is a slot.
    public var isSlot: Bool {
        if case .slot = answer { true } else { false }
    }
}

extension SlotPlan {
    /// Whether a moment lies in the horizon.
    public func contains(_ start: Instant) -> Bool {
        self.start <= start && start < end
    }

    /// Why a moment of the horizon is the start of a slot or why not, for each resource; empty outside the horizon.
    ///
    /// Nothing is planned anew: only what concerns the moment is looked at.
    public func explanations(of start: Instant) -> [StartExplanation] {
        contains(start) ? explanations(ofAny: start) : []
    }

    /// The same for a moment after the horizon, as if the horizon reached it; empty where no horizon can.
    public func explanations(beyondHorizon start: Instant) -> [StartExplanation] {
        guard start >= end, start.epochSeconds < CivilDateTime(Self.endDate).localSeconds - 10 * 86_400 else {
            return []
        }
        return explanations(ofAny: start)
    }

    private func explanations(ofAny start: Instant) -> [StartExplanation] {
        let day = 86_400
        let spans = OffsetPeriod.spans(
            of: zone, from: start.advanced(bySeconds: -5 * day),
            to: start.advanced(bySeconds: 6 * day + rules.duration.seconds))
        return venue.resources.map {
            StartExplainer(plan: self, spans: spans, resource: $0, start: start).explanation
        }
    }

    /// Whether a moment is the start of a slot of the offer, by the explanations of its resources.
    public func isSlot(_ explanations: [StartExplanation]) -> Bool {
        guard !explanations.isEmpty else { return false }
        return venue.combine == .any
            ? explanations.contains { $0.isSlot } : explanations.allSatisfy { $0.isSlot }
    }
}

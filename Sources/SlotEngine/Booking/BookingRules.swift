public import SlotTime

/// When and how much can be booked, beside the lead of `SlotRules`.
public struct BookingRules: Hashable, Sendable {
    /// What becomes of slots that nothing is left of.
    public enum SoldOut: String, CaseIterable, Sendable {
        /// They are left out.
        case omit
        /// They stay and say so.
        case mark
    }

    /// Which dates count in the horizon.
    public enum HorizonCounts: String, CaseIterable, Sendable {
        /// Every civil date.
        case calendar
        /// Business days; others lie in the horizon and don't count.
        case business
        /// Dates that have slots.
        case open
    }

    /// The last moment for a booking.
    public var notice: BookingNotice?

    /// The first moment for a booking.
    public var opens: BookingOpening?

    /// Which dates count in the horizon.
    public var horizonCounts: HorizonCounts

    /// The business days, as hours that are open on them; nil takes the dates on which the place opens.
    public var businessDays: OpeningHours?

    /// How long before a slot nothing may be busy, the buffers of what is busy included.
    public var bufferBefore: Minutes

    /// How long after a slot nothing may be busy, the buffers of what is busy included.
    public var bufferAfter: Minutes

    /// The most bookings of a service day and resource, at least 1; nil is no limit.
    public var maxPerDay: Int?

    /// The most bookings of a resource in an ISO week of service days, Monday to Sunday, at least 1; nil is no limit.
    ///
    /// Bookings outside the horizon count.
    public var maxPerWeek: Int?

    /// What becomes of slots that nothing is left of.
    public var soldOut: SoldOut

    /// Rules; the defaults ask for nothing. A plan refuses those outside their `Limits`, and less than
    /// one booking a day or a week.
    public init(
        notice: BookingNotice? = nil, opens: BookingOpening? = nil, horizonCounts: HorizonCounts = .calendar,
        businessDays: OpeningHours? = nil, bufferBefore: Minutes = .minutes(0), bufferAfter: Minutes = .minutes(0),
        maxPerDay: Int? = nil, maxPerWeek: Int? = nil, soldOut: SoldOut = .omit
    ) {
        self.notice = notice
        self.opens = opens
        self.horizonCounts = horizonCounts
        self.businessDays = businessDays
        self.bufferBefore = bufferBefore
        self.bufferAfter = bufferAfter
        self.maxPerDay = maxPerDay
        self.maxPerWeek = maxPerWeek
        self.soldOut = soldOut
    }
}

extension BookingRules {
    /// The least time from now to a start: the lead of the rules, or the notice where that is longer.
    func lead(_ lead: Minutes) -> Minutes {
        if case .minutes(let notice) = notice { max(lead, notice) } else { lead }
    }
}

/// The last moment at which a slot can be booked (GTFS-flex, booking_rules.txt: `prior_notice_duration_min`, or
/// `prior_notice_last_day` with `prior_notice_last_time`).
public enum BookingNotice: Hashable, Sendable {
    /// At least this long before the start, elapsed. The longer of this and the lead applies.
    case minutes(Minutes)

    /// At a time of a day before the service day; 0 days before is that day itself. The lead applies as well.
    ///
    /// Where business days count (`prior_notice_service_id`), it is that many of them before.
    case daysBefore(Int, by: TimeOfDay, businessDays: Bool)
}

/// The first moment at which a slot can be booked (GTFS-flex, `prior_notice_start_day` and `prior_notice_start_time`): a
/// time of a day before the service day.
public struct BookingOpening: Hashable, Sendable {
    /// How many days before; 0 is the service day itself.
    public let daysBefore: Int

    /// The time on the wall clock.
    public let time: TimeOfDay

    /// Whether business days count, and not civil dates (`prior_notice_service_id`).
    public let businessDays: Bool

    /// A first moment.
    public init(daysBefore: Int, time: TimeOfDay, businessDays: Bool = false) {
        self.daysBefore = daysBefore
        self.time = time
        self.businessDays = businessDays
    }
}

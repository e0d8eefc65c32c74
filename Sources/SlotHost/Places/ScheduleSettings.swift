public import SlotEngine
public import SlotTime

/// What place files say about opening hours, holidays and bookings; nil where they say nothing.
public struct ScheduleSettings: Sendable {
    /// Whose hours hold on make-up workdays.
    public enum WorksAs: Hashable, Sendable {
        /// A weekday's, on all of them.
        case weekday(Weekday)
        /// A weekday's on each of some dates.
        case dates([CivilDate: Weekday])
    }

    /// One of several things that can be booked.
    public struct Resource: Sendable {
        /// Its name in messages.
        public internal(set) var id = ""
        /// Its hours; nil is the place's.
        public internal(set) var hours: OpeningHours?
        /// Its exceptions, which outrank the place's.
        public internal(set) var exceptions: [ScheduleException] = []
        /// When it is taken, beside the times when the whole place is.
        public internal(set) var busy: [BusyTime] = []
        /// How many can book it at once; nil is the place's capacity.
        public internal(set) var capacity: Int?
    }

    /// The most that can be booked at once, or a day.
    public static let capacityLimit = 1_000_000

    /// The most days before a start that a rule can name.
    public static let dayLimit = 3660

    /// The most resources of a place.
    public static let resourceLimit = 1000

    /// When the place is open.
    public var hours: OpeningHours?
    /// When its hours are others.
    public var exceptions: [ScheduleException]?
    /// Public holidays and make-up workdays.
    public var holidays: HolidaySource?
    /// School holidays.
    public var schoolHolidays: HolidaySource?
    /// Whose hours hold on make-up workdays.
    public var worksAs: WorksAs?
    /// Degrees north, -90...90.
    public var latitude: Double?
    /// Degrees east, -180...180.
    public var longitude: Double?
    /// How many can book at once.
    public var capacity: Int?
    /// How long before a slot nothing may be busy.
    public var bufferBefore: Minutes?
    /// How long after a slot nothing may be busy.
    public var bufferAfter: Minutes?
    /// When the place is taken.
    public var busy: [BusyTime]?
    /// What becomes of slots that nothing is left of.
    public var soldOut: BookingRules.SoldOut?
    /// The most bookings of a service day.
    public var maxPerDay: Int?
    /// The last moment for a booking.
    public var notice: BookingNotice?
    /// The first moment for a booking.
    public var opens: BookingOpening?
    /// Which dates count in the horizon.
    public var horizonCounts: BookingRules.HorizonCounts?
    /// The business days, as hours.
    public var businessDays: OpeningHours?
    /// What can be booked, where it is several things.
    public var resources: [Resource]?
    /// How they make one offer.
    public var combine: Venue.Combine?

    /// Settings that say nothing.
    public init() {}

    /// These settings over others, key by key; latitude and longitude are one place.
    func merging(over defaults: ScheduleSettings) -> ScheduleSettings {
        var merged = self
        merged.hours = hours ?? defaults.hours
        merged.exceptions = exceptions ?? defaults.exceptions
        merged.holidays = holidays ?? defaults.holidays
        merged.schoolHolidays = schoolHolidays ?? defaults.schoolHolidays
        merged.worksAs = worksAs ?? defaults.worksAs
        if latitude == nil, longitude == nil {
            (merged.latitude, merged.longitude) = (defaults.latitude, defaults.longitude)
        }
        merged.capacity = capacity ?? defaults.capacity
        merged.bufferBefore = bufferBefore ?? defaults.bufferBefore
        merged.bufferAfter = bufferAfter ?? defaults.bufferAfter
        merged.busy = busy ?? defaults.busy
        merged.soldOut = soldOut ?? defaults.soldOut
        merged.maxPerDay = maxPerDay ?? defaults.maxPerDay
        merged.notice = notice ?? defaults.notice
        merged.opens = opens ?? defaults.opens
        merged.horizonCounts = horizonCounts ?? defaults.horizonCounts
        merged.businessDays = businessDays ?? defaults.businessDays
        merged.resources = resources ?? defaults.resources
        merged.combine = combine ?? defaults.combine
        return merged
    }
}

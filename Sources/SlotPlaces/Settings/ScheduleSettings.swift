public import SlotEngine
public import SlotTime

/// What options and place files say about opening hours, holidays and bookings; where they say nothing, what is built in, or
/// nil.
public struct ScheduleSettings: Sendable {
    /// Whose hours hold on make-up workdays.
    public enum SubstituteWeekday: Hashable, Sendable {
        /// A weekday's, on all of them.
        case weekday(Weekday)
        /// A weekday's on each of some dates.
        case dates([CivilDate: Weekday])
    }

    /// One of several things that can be booked.
    public struct Resource: Sendable {
        /// Its name in messages.
        public internal(set) var id = ""
        /// Its name for people.
        public internal(set) var name: String?
        /// Whether its hours may exceed those of the place.
        public internal(set) var hasOwnHours = false
        /// Its hours; nil is the place's.
        public internal(set) var hours: OpeningHours?
        /// Its exceptions, which override the place's.
        public internal(set) var exceptions: [ScheduleException] = []
        /// When it is taken, beside the times when the whole place is.
        public internal(set) var busy: [BusyTime] = []
        /// Calendar files that say when it is taken.
        public internal(set) var busyFiles: [BusyFile] = []
        /// How many can book it at once; nil is the place's capacity.
        public internal(set) var capacity: Int?
    }

    /// One of several services.
    public struct Service: Sendable {
        /// Its identifier: what busy entries name.
        public internal(set) var id = ""
        /// Its name for people.
        public internal(set) var name: PlaceName?
        /// The length of its slots; nil is the place's.
        public internal(set) var duration: Minutes?
        /// From one start to the next; nil is the place's.
        public internal(set) var step: Minutes?
        /// The time before a booking of it; nil is the place's.
        public internal(set) var bufferBefore: Minutes?
        /// The time after a booking of it; nil is the place's.
        public internal(set) var bufferAfter: Minutes?
        /// The last moment for a booking; nil is the place's.
        public internal(set) var notice: BookingNotice?
        /// How many can book the same start; nil is the capacity of the resource.
        public internal(set) var capacity: Int?
        /// The resources that it can use; nil is every one.
        public internal(set) var resources: [String]?
    }

    /// The most services of a place.
    public static let serviceLimit = 1000

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
    public var substituteWeekday: SubstituteWeekday?
    /// Degrees north, -90...90.
    public var latitude: Double?
    /// Degrees east, -180...180.
    public var longitude: Double?
    /// How many can book at once.
    public var capacity: Int?
    /// When the place is taken.
    public var busy: [BusyTime]?
    /// Calendar files that say when the place is taken.
    public var busyFiles: [BusyFile] = []
    /// When and how much can be booked.
    public var booking = BookingRules()
    /// What can be booked, where it is several things.
    public var resources: [Resource]?
    /// What the place does for people, where it is several things.
    public var services: [Service]?
    /// How several resources make one offer.
    public var combine: Venue.Combine?

    /// Settings that say nothing.
    public init() {}
}

public import SlotTime

/// Dates on which a schedule is not the usual one.
public struct ScheduleException: Hashable, Sendable {
    /// The service days.
    public let dates: ClosedRange<CivilDate>

    /// The hours of these dates; nil is closed.
    public let hours: OpeningHours?

    /// Why, for people; or nil.
    public let note: String?

    /// An exception.
    public init(dates: ClosedRange<CivilDate>, hours: OpeningHours? = nil, note: String? = nil) {
        self.dates = dates
        self.hours = hours
        self.note = note
    }
}

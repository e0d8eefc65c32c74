public import SlotDocument
public import SlotEngine
public import SlotLocale
public import SlotTime

/// What options and place files say about a place; where they say nothing, what is built in, or nil.
public struct PlaceSettings: Sendable {
    /// The place's stable identifier.
    public var id: String?
    /// Its name for people.
    public var name: PlaceName?
    /// Its time zone; well-formed, but there may be no such zone.
    public var timeZone: String?
    /// The locales of the labels, one at least; well-formed, but there may be no labels for them.
    public var locales: [String]?
    /// Words of the place's own, by locale.
    public var labels: LabelOverridesByLocale?
    /// Civil dates in the horizon.
    public var days: Int?
    /// From start to start.
    public var step: Minutes?
    /// The least time from now to a start.
    public var lead: Minutes?
    /// The length of a slot.
    public var duration: Minutes?
    /// Where the grid of starts begins.
    public var anchor: SlotRules.Anchor?
    /// How far the grid is shifted.
    public var offset: Minutes?
    /// Which start counts where the clock shows a time twice.
    public var overlap: SlotRules.Overlap?
    /// Whether slots that can no longer be booked are left out.
    public var cut: SlotRules.Cut?
    /// How days are named.
    public var style = DayLabelStyle()
    /// How labels deviate from the defaults of their locale.
    public var labelOptions = LabelOptions()
    /// When the place was last changed by hand.
    public var revised: Instant?
    /// Where people book: a URL with the placeholders {id}, {epoch} and {start}.
    public var bookingURL: BookingURL?
    /// Settings that belong to one format only.
    public var formats = FormatSettings()
    /// Who the place is, beside its name.
    public var details = DetailSettings()
    /// Opening hours, holidays and bookings.
    public var schedule = ScheduleSettings()

    /// Where label overrides are written, in the file that has `labels`.
    var labelOrigins: [LabelOrigin] = []

    var files: [PlaceFile] = []

    /// Who set which key, the highest precedence first for each.
    var origins: [(key: SettingKey, origin: Origin)] = []

    /// Settings that say nothing.
    public init() {}
}

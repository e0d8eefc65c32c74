public import SlotEngine
public import SlotLocale
public import SlotTime

/// A plan with its place and its words: what every format writes.
public struct SlotDocument: Sendable {
    /// The place that the slots are for.
    public let place: Place

    /// The slots.
    public let plan: SlotPlan

    /// The words of the locale.
    public let labels: LabelTable

    /// The words for whole days.
    public let dayLabeler: DayLabeler

    /// The release of the time zone data, such as `2026f`; nil where the data don't say.
    public let tzVersion: String?

    /// Settings that belong to one format only.
    public let settings: FormatSettings

    /// A document of a plan in a locale's words.
    public init(
        plan: SlotPlan, place: Place, labels: LabelTable, style: DayLabelStyle = DayLabelStyle(),
        tzVersion: String? = nil, settings: FormatSettings = FormatSettings()
    ) {
        self.plan = plan
        self.place = place
        self.labels = labels
        self.dayLabeler = DayLabeler(table: labels, style: style)
        self.tzVersion = tzVersion
        self.settings = settings
    }

    /// The version of the outputs' shape. Within a version, fields are only added at the end, optional.
    public static let version = 1

    /// The calendar of the labels.
    public static let calendar = "gregorian"

    /// The last revision of a date's slots as calendars see it (RFC 5545 3.8.7.2): the latest midnight at which the date
    /// came inside the horizon or its label took its present form.
    public func revision(of day: SlotDay) -> Instant {
        let sinceInside = plan.rules.days - 1 - day.offset
        let sinceLabelled = dayLabeler.lastOffset(withLabelAt: day.offset) - day.offset
        let midnights = min(sinceInside, sinceLabelled)
        return plan.zone.firstInstant(of: plan.zone.date(midnights, before: plan.today))
    }
}

public import SlotEngine
public import SlotLocale
public import SlotTime

/// A plan with its place and its words: what every format writes.
public struct SlotDocument: Sendable {
    /// The place that the slots are for.
    public private(set) var place: PlaceIdentity

    /// The service that they are for, or nil where the place has none.
    public private(set) var service: ServiceIdentity?

    /// Who the place is, beside its name.
    public let details: PlaceDetails

    /// The slots.
    public let plan: SlotPlan

    /// The words of the locale.
    public private(set) var labels: LocaleLabels

    /// The words for whole days.
    public private(set) var dayLabeler: DayLabeler

    /// Where people book, or nil.
    public let bookingURL: BookingURL?

    /// When the place was last changed by hand, or nil.
    public let revised: Instant?

    /// The release of the time zone data, such as `2026f`; nil where the data don't say.
    public let tzVersion: String?

    /// Settings that belong to one format only.
    public let settings: FormatSettings

    /// The same slots in several locales, this document's own among them, for formats that hold them side by side; empty
    /// where one locale is enough.
    public private(set) var locales: [SlotDocument] = []

    /// A document of a plan in a locale's words.
    public init(
        plan: SlotPlan, place: PlaceIdentity, labels: LocaleLabels, style: DayLabelStyle = DayLabelStyle(),
        tzVersion: String? = nil, bookingURL: BookingURL? = nil, revised: Instant? = nil,
        settings: FormatSettings = FormatSettings(), service: ServiceIdentity? = nil, details: PlaceDetails = .none
    ) {
        self.plan = plan
        self.place = place
        self.labels = labels
        self.dayLabeler = DayLabeler(table: labels, style: style)
        self.tzVersion = tzVersion
        self.bookingURL = bookingURL
        self.revised = revised
        self.settings = settings
        self.service = service
        self.details = details
    }

    /// The same document with other words for the next days.
    public func with(relativeDays: Int) -> SlotDocument {
        var style = dayLabeler.style
        style.relativeDays = relativeDays
        var document = self
        document.dayLabeler = DayLabeler(table: labels, style: style)
        return document
    }

    /// The same slots in another locale's words; the place and the service may be named differently there.
    public func with(
        _ labels: LocaleLabels, place: PlaceIdentity, service: ServiceIdentity? = nil
    ) -> SlotDocument {
        var document = self
        document.place = place
        document.service = service ?? self.service
        document.labels = labels
        document.dayLabeler = DayLabeler(table: labels, style: dayLabeler.style)
        return document
    }

    /// The same document with the words of several locales at its end.
    public func with(locales: [SlotDocument]) -> SlotDocument {
        var document = self
        document.locales = locales
        return document
    }

    /// What tells the events of this document from those of others: the place, and the service where it has one.
    public var identity: String { Self.identity(of: place, service) }

    /// What tells the events of a place, or of one of its services, from those of others.
    package static func identity(of place: PlaceIdentity, _ service: ServiceIdentity?) -> String {
        service.map { "\(place.id)\n\($0.id)" } ?? place.id
    }

    /// The version of the outputs' shape. Within a version, fields are only added at the end, optional.
    public static let version = 1

    /// The calendar of the labels; they may show a second one after it.
    public var calendar: CalendarSystem { labels.calendars.first ?? .gregorian }

    /// The last revision of a date's slots as calendars see it (RFC 5545 3.8.7.2).
    public func revision(of day: SlotDay) -> Instant {
        Revisions(self).moment(of: day, dayLabeler, plan.zone)
    }
}

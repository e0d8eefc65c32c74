internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// What documents must have in common to share labels and finished rows, and all that a row's form can be made of.
///
/// Forms and rows are handed this value and not the document, so that nothing enters them that isn't compared.
struct DocumentKind: Equatable, Sendable {
    /// The words for days; their table has those for everything else.
    let dayLabeler: DayLabeler
    let zone: TimeZoneRules
    private let rest: Rest

    /// What is compared by value.
    private struct Rest: Equatable {
        let format: String
        let style: DayLabelStyle
        let settings: FormatSettings
        let bookingURL: BookingURL?
        let duration: Minutes
        let isUTC: Bool
        let service: ExactList<ServiceIdentity>
    }

    /// The kind of a document in a format; some formats have other words for the next days.
    init(_ document: borrowing SlotDocument, format: String, relativeDays: Int? = nil) {
        var labeler = document.dayLabeler
        if let relativeDays {
            var style = labeler.style
            style.relativeDays = relativeDays
            labeler = DayLabeler(table: labeler.table, style: style)
        }
        dayLabeler = labeler
        zone = document.plan.zone
        rest = Rest(
            format: format, style: labeler.style, settings: document.settings, bookingURL: document.bookingURL,
            duration: document.plan.rules.duration, isUTC: document.plan.isUTC,
            service: ExactList(document.service.map { [$0] } ?? []))
    }

    /// The words of the locale.
    var labels: LocaleLabels { dayLabeler.table }

    /// The settings of formats.
    var settings: FormatSettings { rest.settings }

    /// Where people book, or nil.
    var bookingURL: BookingURL? { rest.bookingURL }

    /// The length of a slot.
    var duration: Minutes { rest.duration }

    /// What is booked, where the place has several services.
    var service: ServiceIdentity? { rest.service.values.first }

    /// Whether all times are UTC by name as well: then they need no zone.
    var isUTC: Bool { rest.isUTC }

    /// The calendar of the labels.
    var calendar: CalendarSystem { labels.calendars.first ?? .gregorian }

    static func == (one: DocumentKind, other: DocumentKind) -> Bool {
        one.rest == other.rest && one.labels.isCopy(of: other.labels) && one.zone.isCopy(of: other.zone)
    }
}

extension SlotPlan {
    /// Whether all times of the plan are UTC by name as well.
    var isUTC: Bool {
        for span in spans where span.utcOffset != 0 { return false }
        return zone.run(at: start).abbreviation == "UTC"
    }
}

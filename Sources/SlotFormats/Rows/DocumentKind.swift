internal import SlotDocument
internal import SlotEngine
internal import SlotLocale
internal import SlotTime

/// What documents must have in common to share labels and finished rows.
///
/// Everything of a document that its rows depend on stands here, but for what changes from row to row: what follows from
/// the place, the date and the hour is patched, and what stands around the rows has a key of its own (`RowFrame.Key`).
struct DocumentKind: Equatable, Sendable {
    private let labels: LocaleLabels
    private let zone: TimeZoneRules
    private let rest: Rest

    private struct Rest: Equatable {
        let format: String
        let style: DayLabelStyle
        let settings: FormatSettings
        let bookingURL: BookingURL?
        let duration: Minutes
        let columns: ExtraColumns
        let isUTC: Bool
    }

    /// The kind of a document in a format.
    init(_ document: borrowing SlotDocument, format: String) {
        labels = document.labels
        zone = document.plan.zone
        rest = Rest(
            format: format, style: document.dayLabeler.style, settings: document.settings,
            bookingURL: document.bookingURL, duration: document.plan.rules.duration,
            columns: ExtraColumns(document.plan), isUTC: document.plan.isUTC)
    }

    static func == (one: DocumentKind, other: DocumentKind) -> Bool {
        one.rest == other.rest && one.labels.isCopy(of: other.labels) && one.zone.isCopy(of: other.zone)
    }
}

extension SlotPlan {
    /// Whether all times of the plan are UTC by name as well: then they need no zone.
    var isUTC: Bool {
        for span in spans where span.utcOffset != 0 { return false }
        return zone.run(at: start).abbreviation == "UTC"
    }
}

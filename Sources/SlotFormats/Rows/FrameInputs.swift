internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// All that a frame can be made of, beside the kind of the document: two documents with equal inputs have equal frames.
///
/// A frame is handed this value and not the document, so that nothing enters it that isn't compared.
struct FrameInputs: Equatable, Sendable {
    let rules: SlotRules

    /// How many can book at once, where the place says it.
    let capacity: Int?

    /// The first instant of today, and of the date after it.
    let start: Instant
    let tomorrow: Instant

    private let exactClosed: ExactList<ClosedDate>
    let holidayCoverage: HolidayCalendar.Coverage?
    private let exactTZVersion: ExactList<String>

    /// From the first start to the last end; nil where there is no slot, or where the format doesn't describe the zone.
    let window: Range<Instant>?

    /// Whether the document holds the words of several locales.
    let hasLocales: Bool

    private let exactDetails: ExactList<PlaceDetails>

    /// The first slot after a horizon that has none; nil where the format doesn't show it.
    let next: NextStart?

    /// The inputs of a document, in the dates that a format writes; with the next slot for formats that show it.
    init(_ document: borrowing SlotDocument, window: Range<Instant>?, next: NextStart? = nil) {
        let plan = document.plan
        rules = plan.rules
        capacity = plan.venue.capacity
        start = plan.start
        tomorrow = plan.tomorrow
        exactClosed = ExactList(plan.closed)
        holidayCoverage = plan.holidayCoverage
        exactTZVersion = ExactList(document.tzVersion.map { [$0] } ?? [])
        self.window = window
        hasLocales = !document.locales.isEmpty
        exactDetails = ExactList(document.details == .none ? [] : [document.details])
        self.next = next
    }

    /// Who the place is, beside its name.
    var details: PlaceDetails { exactDetails.values.first ?? .none }

    /// The dates without slots.
    var closed: [ClosedDate] { exactClosed.values }

    /// The release of the time zone data, or nil.
    var tzVersion: String? { exactTZVersion.values.first }

    /// The rules by their names in outputs.
    var ruleFields: [(key: String, value: SlotRules.FieldValue)] { rules.fields(capacity: capacity) }
}

internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// All of a document that its bytes are made of, beside its kind and its place: two documents of one kind and place with
/// equal layouts are the same, byte for byte.
struct DocumentLayout: Equatable, Sendable {
    let frame: FrameInputs
    private let exactDays: ExactList<SlotDay>
    let spans: [OffsetPeriod]

    /// The least time from now to a start.
    let lead: Minutes
    let revisions: Revisions

    /// The resources of each start, where the format shows them: the text by the start's epoch seconds.
    let resources: [Int: [UInt8]]

    /// The layout of a document, in the dates that a format writes.
    init(
        _ document: borrowing SlotDocument, days: [SlotDay], window: Range<Instant>? = nil, next: NextStart? = nil,
        resources: [Int: [UInt8]] = [:]
    ) {
        frame = FrameInputs(document, window: window, next: next)
        exactDays = ExactList(days)
        spans = document.plan.spans
        lead = document.plan.lead
        revisions = Revisions(document)
        self.resources = resources
    }

    /// The dates with slots.
    var days: [SlotDay] { exactDays.values }

    /// The stretch of one UTC offset that holds an instant of the document.
    func span(at instant: Instant) -> OffsetPeriod { spans.period(at: instant) }
}

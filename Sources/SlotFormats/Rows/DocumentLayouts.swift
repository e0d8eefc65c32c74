internal import SlotDocument
internal import SlotEngine
internal import SlotTime

/// Numbers for documents of one kind: two that differ in nothing but their places have one number.
struct DocumentLayouts: Sendable {
    private var known: [Known] = []
    private var lastNumber = 0

    /// As many are known at once, of documents with at most as many dates and slots.
    private static let limit = 8
    private static let dateLimit = 64
    private static let slotLimit = 1 << 12

    private struct Known {
        let layout: Layout
        let number: Int
    }

    private struct Layout: Equatable {
        let frame: RowFrame.Key
        let days: [SlotDay]

        // The last moment for a booking, and what revisions depend on beside the days and the frame.
        let lead: Minutes
        let revised: Instant?
        let horizonCounts: BookingRules.HorizonCounts
    }

    /// The number of a document in its frame; nil where it is too long to be kept.
    mutating func number(of document: borrowing SlotDocument, _ frame: RowFrame.Key) -> Int? {
        let plan = document.plan
        guard plan.dateCount <= Self.dateLimit, plan.count <= Self.slotLimit else { return nil }
        let layout = Layout(
            frame: frame, days: plan.days, lead: plan.lead, revised: document.revised,
            horizonCounts: plan.venue.booking.horizonCounts)
        if let index = known.firstIndex(where: { $0.layout == layout }) { return known[index].number }
        lastNumber += 1
        if known.count == Self.limit { known.removeFirst() }
        known.append(Known(layout: layout, number: lastNumber))
        return lastNumber
    }
}

public import SlotDocument
internal import SlotEngine

extension ExportFormat {
    /// How many of a document's slots the format writes.
    public func slotCount(of document: borrowing SlotDocument) -> Int {
        guard !includesSoldOut else { return document.plan.count }
        return document.plan.days.reduce(0) { $0 + ($1.available?.count ?? 0) }
    }
}

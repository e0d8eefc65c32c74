public import SlotDocument
internal import SlotEngine

extension ExportFormat {
    /// How many of a document's slots the format writes.
    public func slotCount(of document: borrowing SlotDocument) -> Int {
        if family == .picker {
            // Hours in which everything is sold out are left out in any case.
            return PickerDays.shown(of: document.plan, marksSoldOut: includesSoldOut).reduce(0) { $0 + $1.count }
        }
        guard !includesSoldOut else { return document.plan.count }
        return document.plan.days.reduce(0) { $0 + ($1.available?.count ?? 0) }
    }
}

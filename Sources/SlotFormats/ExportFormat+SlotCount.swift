public import SlotDocument
internal import SlotEngine

extension ExportFormat {
    /// How many of a document's slots the format writes: calendars and plain text leave out those that are sold out.
    public func slotCount(of document: borrowing SlotDocument) -> Int {
        guard [Self.ics.name, Self.text.name].contains(name) else { return document.plan.count }
        return document.plan.days.reduce(0) { $0 + ($1.available?.count ?? 0) }
    }
}

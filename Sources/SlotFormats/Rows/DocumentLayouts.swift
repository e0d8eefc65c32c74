internal import SlotEngine

/// Numbers for documents of one kind: two that differ in nothing but their places have one number.
struct DocumentLayouts: Sendable {
    private var known: [Known] = []
    private var lastNumber = 0

    /// The most layouts to remember, of documents with a limited number of dates and slots.
    private static let limit = 8
    private static let dateLimit = 64
    private static let slotLimit = 1 << 12

    private struct Known {
        let layout: DocumentLayout
        let number: Int
    }

    /// The number of a document's layout; nil where the document is too long to be kept.
    mutating func number(of layout: borrowing DocumentLayout) -> Int? {
        guard Self.isShort(layout) else { return nil }
        let layout = copy layout
        if let index = known.firstIndex(where: { $0.layout == layout }) { return known[index].number }
        lastNumber += 1
        if known.count == Self.limit { known.removeFirst() }
        known.append(Known(layout: layout, number: lastNumber))
        return lastNumber
    }

    private static func isShort(_ layout: borrowing DocumentLayout) -> Bool {
        guard layout.days.count + layout.frame.closed.count <= dateLimit else { return false }
        var count = 0
        for day in layout.days { count += day.count }
        return count <= slotLimit
    }
}

public import SlotTime

/// A picker of three wheels without its screen: dates, the hours of the chosen date, and the slots of the chosen hour.
///
/// It asks no clock: hand in the present when it is made, and again as time passes.
public struct SlotPicker: Sendable {
    /// The number of wheels.
    public static let columnCount = 3

    /// What is shown: the content without what has passed.
    public private(set) var content: PickerContent

    /// The rows in the middle of the wheels; nil where nothing can be chosen.
    private var path: Path?

    private var now: Instant

    private struct Path: Hashable {
        var day: Int
        var hour: Int
        var slot: Int
    }

    /// A picker on the first slot that can be chosen.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - now: The present: what can no longer be booked is left out.
    public init(_ content: PickerContent, now: Instant) {
        self.content = content.pruned(at: now)
        self.now = now
        path = firstFree { _ in true }
    }

    /// The number of rows of a wheel, 0...2; those of hours and slots depend on what is chosen before them.
    public func rows(in column: Int) -> Int {
        let (day, hour) = (shown.day, shown.hour)
        switch column {
        case 0: return content.days.count
        case 1: return content.days.indices.contains(day) ? content.days[day].hours.count : 0
        case 2: return slots(day, hour).count
        default: return 0
        }
    }

    /// What a row shows; nothing where there is no such row.
    public func title(row: Int, column: Int) -> String {
        guard row >= 0, row < rows(in: column) else { return "" }
        switch column {
        case 0: return content.days[row].label
        case 1: return content.days[shown.day].hours[row].label
        default: return slots(shown.day, shown.hour)[row].label
        }
    }

    /// Whether choosing a row leads to a slot: some slot in it is not sold out.
    public func isEnabled(row: Int, column: Int) -> Bool { target(row: row, column: column) != nil }

    /// The row in the middle of a wheel.
    public func selectedRow(in column: Int) -> Int {
        switch column {
        case 0: shown.day
        case 1: shown.hour
        default: shown.slot
        }
    }

    /// Chooses a row. A new date begins at its first hour with something free, a new hour at its first free slot.
    ///
    /// - Returns: Whether there is such a row, and something in it is free; if not, the choice stays as it was.
    @discardableResult
    public mutating func select(row: Int, column: Int) -> Bool {
        guard let target = target(row: row, column: column) else { return false }
        // The row that is chosen already keeps what is chosen in the wheels after it.
        if path == nil || selectedRow(in: column) != row { path = target }
        return true
    }

    /// The chosen slot, or nil where nothing can be chosen.
    public var selection: Selection? {
        path.map { Selection(slot: content.days[$0.day].hours[$0.hour].slots[$0.slot]) }
    }

    /// Chooses the slot that starts at an instant, such as one that was chosen before.
    ///
    /// - Returns: Whether there is one that can be chosen; if not, the choice stays as it was.
    @discardableResult
    public mutating func select(startingAt start: Instant) -> Bool {
        guard let found = firstFree({ $0.start == start }) else { return false }
        path = found
        return true
    }

    /// Drops the rows that can no longer be booked. A choice that is among them becomes the first one that can be.
    ///
    /// - Returns: Whether rows were dropped: then every wheel is to be shown anew.
    @discardableResult
    public mutating func expire(at now: Instant) -> Bool {
        self.now = max(now, self.now)
        let left = content.pruned(at: self.now)
        guard left != content else { return false }
        let start = selection?.slot.start
        content = left
        path = firstFree { $0.start == start } ?? firstFree { _ in true }
        return true
    }

    /// Puts other content in, such as that of the next day, and keeps the choice where it is still there.
    public mutating func replace(with content: PickerContent, now: Instant) {
        let start = selection?.slot.start
        self = SlotPicker(content, now: now)
        if let start { select(startingAt: start) }
    }

    /// When to call ``expire(at:)`` next: one second after the next slot can be booked for the last time; nil without rows.
    public var nextExpiry: Instant? {
        var next: Instant?
        for day in content.days {
            for hour in day.hours {
                for slot in hour.slots { next = min(next ?? slot.bookUntil, slot.bookUntil) }
            }
        }
        return next?.advanced(bySeconds: 1)
    }

    /// Whether the labels are no longer true, and new content is needed.
    public func isStale(at now: Instant) -> Bool { content.validUntil.map { now >= $0 } ?? false }
}

extension SlotPicker {
    /// What is shown where nothing can be chosen: the first rows.
    private var shown: Path { path ?? Path(day: 0, hour: 0, slot: 0) }

    private func slots(_ day: Int, _ hour: Int) -> [PickerContent.Slot] {
        guard content.days.indices.contains(day), content.days[day].hours.indices.contains(hour) else { return [] }
        return content.days[day].hours[hour].slots
    }

    /// Where choosing a row leads, or nil where nothing in it is free.
    private func target(row: Int, column: Int) -> Path? {
        guard row >= 0, row < rows(in: column) else { return nil }
        switch column {
        case 0: return firstFree(day: row)
        case 1: return firstFree(day: shown.day, hour: row)
        default:
            guard slots(shown.day, shown.hour)[row].isFree(at: now) else { return nil }
            return Path(day: shown.day, hour: shown.hour, slot: row)
        }
    }

    private func firstFree(day: Int, hour: Int, _ isWanted: (PickerContent.Slot) -> Bool = { _ in true }) -> Path? {
        slots(day, hour).firstIndex { $0.isFree(at: now) && isWanted($0) }.map { Path(day: day, hour: hour, slot: $0) }
    }

    private func firstFree(day: Int, _ isWanted: (PickerContent.Slot) -> Bool = { _ in true }) -> Path? {
        for hour in content.days[day].hours.indices {
            if let path = firstFree(day: day, hour: hour, isWanted) { return path }
        }
        return nil
    }

    private func firstFree(_ isWanted: (PickerContent.Slot) -> Bool) -> Path? {
        for day in content.days.indices {
            if let path = firstFree(day: day, isWanted) { return path }
        }
        return nil
    }
}

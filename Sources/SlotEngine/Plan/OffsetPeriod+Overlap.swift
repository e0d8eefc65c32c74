internal import SlotTime

extension OffsetPeriod {
    /// The wall times that count under a policy for overlaps, as local seconds; empty where none does.
    func localRange(_ overlap: SlotRules.Overlap) -> Range<Int> {
        let start = overlap == .first ? max(localStart, repeatsUntil) : localStart
        let end = overlap == .last ? min(localEnd, repeatedFrom) : localEnd
        return start..<max(start, end)
    }
}

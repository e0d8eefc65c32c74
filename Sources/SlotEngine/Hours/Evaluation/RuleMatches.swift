internal import SlotTime

/// A date and the rules that match it, to be taken in their order.
struct RuleMatches {
    let date: CivilDate

    /// The rules, where there are no more than it holds.
    private(set) var set = NumberSet()

    /// The rules, ascending, where there are more.
    private(set) var list: ArraySlice<UInt16> = []

    /// The next rule; `Int.max` after the last.
    var next: Int {
        if let first = list.first { return Int(first) }
        return set.isEmpty ? .max : set.bits.trailingZeroBitCount
    }

    /// Takes a rule if it is the next one.
    mutating func take(_ rule: Int) -> Bool {
        guard next == rule else { return false }
        if list.isEmpty { _ = set.popFirst() } else { list.removeFirst() }
        return true
    }

    /// Those of them that are wanted.
    func filtered(_ isWanted: (Int) -> Bool) -> RuleMatches {
        guard list.isEmpty else { return RuleMatches(date: date, list: list.filter { isWanted(Int($0)) }[...]) }
        var wanted = NumberSet()
        var rest = set
        while let rule = rest.popFirst() { if isWanted(rule) { wanted.insert(rule) } }
        return RuleMatches(date: date, set: wanted)
    }
}

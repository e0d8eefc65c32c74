/// Some of the numbers 0...63, a bit each: months, weeks or rules.
struct NumberSet: Hashable, Sendable {
    private(set) var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    func contains(_ number: Int) -> Bool { bits >> UInt64(number) & 1 == 1 }

    mutating func insert(_ number: Int) { bits |= 1 << UInt64(number) }

    mutating func formUnion(_ other: NumberSet) { bits |= other.bits }

    /// Removes the smallest number, or returns nil where none is left.
    mutating func popFirst() -> Int? {
        guard bits != 0 else { return nil }
        let first = bits.trailingZeroBitCount
        bits &= bits - 1
        return first
    }

    /// The numbers that follow each other without a hole, ascending.
    var runs: [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        var rest = self
        while let number = rest.popFirst() {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs
    }
}

/// Some days of a year, a bit each: 0 is 1 January.
struct DaySet: Hashable, Sendable {
    private var words = SIMD8<UInt64>()

    var isEmpty: Bool { words == SIMD8() }

    func contains(_ day: Int) -> Bool { words[day >> 6] >> UInt64(day & 63) & 1 == 1 }

    /// Adds a day, 0...365.
    mutating func insert(_ day: Int) { words[day >> 6] |= 1 << UInt64(day & 63) }

    mutating func remove(_ day: Int) { words[day >> 6] &= ~(1 << UInt64(day & 63)) }

    /// Adds days that follow each other, all of 0...365.
    mutating func insert(_ days: ClosedRange<Int>) {
        let (first, last) = (days.lowerBound, days.upperBound)
        for index in first >> 6...last >> 6 {
            var word = ~UInt64(0)
            if index == first >> 6 { word &= ~0 << UInt64(first & 63) }
            if index == last >> 6 { word &= ~0 >> UInt64(63 - last & 63) }
            words[index] |= word
        }
    }

    mutating func formUnion(_ other: DaySet) { words |= other.words }

    mutating func formIntersection(_ other: DaySet) { words &= other.words }

    mutating func subtract(_ other: DaySet) { words &= ~other.words }

    /// Visits the days in order.
    func forEach(_ visit: (Int) -> Void) {
        for index in 0..<6 {
            var word = words[index]
            while word != 0 {
                visit(index << 6 | word.trailingZeroBitCount)
                word &= word - 1
            }
        }
    }
}

/// The ten digits of a decimal numbering system.
struct LabelDigits: Sendable {
    /// The UTF-8 of 00 to 99, the first byte lowest.
    private let pairs: ContiguousArray<UInt64>

    /// The bytes of a digit, 1...4.
    private let length: Int

    /// The most bytes that a number takes: a sign and twenty digits hold every integer.
    var longestNumber: Int { 1 + 20 * length }

    /// Ten digits from zero to nine, separated by `|`; nil where there are not ten single characters of one length.
    init?(_ list: ArraySlice<UInt8>) {
        var digits: ContiguousArray<UInt64> = []
        digits.reserveCapacity(10)
        var (digit, count): (UInt64, Int) = (0, 0)
        var length = 0
        for byte in list + [UInt8(ascii: "|")] {
            if byte == UInt8(ascii: "|") {
                if length == 0 { length = count }
                guard count > 0, count == length else { return nil }
                digits.append(digit)
                (digit, count) = (0, 0)
            } else {
                guard count < 4 else { return nil }
                digit |= UInt64(byte) << UInt64(8 * count)
                count += 1
            }
        }
        guard digits.count == 10 else { return nil }
        self.length = length
        var pairs: ContiguousArray<UInt64> = []
        pairs.reserveCapacity(100)
        for tens in digits {
            for ones in digits { pairs.append(tens | ones << UInt64(8 * length)) }
        }
        self.pairs = pairs
    }

    /// Appends a number with leading zeros up to a width; no grouping.
    @inline(__always)
    func append(_ number: Int, minimumDigits: Int, to output: inout LabelOutput) {
        guard number >= 0, number < 100, minimumDigits <= 2 else {
            if number >= 1000, number < 10_000, minimumDigits <= 4 {
                let hundreds = number / 100
                output.append(pairs[hundreds], count: 2 &* length)
                return output.append(pairs[number &- hundreds &* 100], count: 2 &* length)
            }
            return appendLong(number, minimumDigits: minimumDigits, to: &output)
        }
        if number >= 10 || minimumDigits == 2 {
            output.append(pairs[number], count: 2 &* length)
        } else {
            output.append(pairs[number] &>> UInt64(8 &* length), count: length)
        }
    }

    private func appendLong(_ number: Int, minimumDigits: Int, to output: inout LabelOutput) {
        if number < 0 { output.append(UInt64(UInt8(ascii: "-")), count: 1) }
        var rest = number.magnitude
        var unit: UInt = 1
        var width = 1
        while rest / unit > 9 || width < min(minimumDigits, 9) {
            unit *= 10
            width += 1
        }
        while unit > 0 {
            output.append(pairs[Int(rest / unit)] &>> UInt64(8 &* length), count: length)
            rest %= unit
            unit /= 10
        }
    }
}

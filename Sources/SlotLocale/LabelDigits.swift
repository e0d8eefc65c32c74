/// The ten digits of a decimal numbering system.
struct LabelDigits: Sendable {
    /// The UTF-8 of each, the first byte lowest; how many bytes there are stands above them.
    private let digits: ContiguousArray<UInt64>

    /// The most bytes that a number takes.
    let longestNumber: Int

    /// Ten digits from zero to nine, separated by `|`; nil where there are not ten, or one is no single character.
    init?(_ list: ArraySlice<UInt8>) {
        var digits: ContiguousArray<UInt64> = []
        digits.reserveCapacity(10)
        var (digit, count): (UInt64, UInt64) = (0, 0)
        for byte in list + [UInt8(ascii: "|")] {
            if byte == UInt8(ascii: "|") {
                digits.append(digit | count << 32)
                (digit, count) = (0, 0)
            } else {
                guard count < 4 else { return nil }
                digit |= UInt64(byte) << (8 * count)
                count += 1
            }
        }
        guard digits.count == 10, digits.allSatisfy({ $0 >> 32 > 0 }) else { return nil }
        self.digits = digits
        // A sign and twenty digits hold every integer.
        longestNumber = 1 + 20 * Int(digits.map { $0 >> 32 }.max() ?? 0)
    }

    /// Appends a number with leading zeros up to a width; no grouping.
    @inline(__always)
    func append(_ number: Int, minimumDigits: Int, to output: inout OutputSpan<UInt8>) {
        guard number >= 0, number < 100, minimumDigits <= 2 else {
            return appendLong(number, minimumDigits: minimumDigits, to: &output)
        }
        let tens = (number &* 103) >> 10
        if tens > 0 || minimumDigits == 2 { append(digit: tens, to: &output) }
        append(digit: number &- tens &* 10, to: &output)
    }

    private func appendLong(_ number: Int, minimumDigits: Int, to output: inout OutputSpan<UInt8>) {
        if number < 0 { output.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var unit: UInt = 1
        var width = 1
        while rest / unit > 9 || width < min(minimumDigits, 9) {
            unit *= 10
            width += 1
        }
        while unit > 0 {
            append(digit: Int(rest / unit), to: &output)
            rest %= unit
            unit /= 10
        }
    }

    @inline(__always)
    private func append(digit: Int, to output: inout OutputSpan<UInt8>) {
        var bytes = digits[digit]
        var count = bytes >> 32
        while count > 0 {
            output.append(UInt8(truncatingIfNeeded: bytes))
            bytes >>= 8
            count &-= 1
        }
    }
}

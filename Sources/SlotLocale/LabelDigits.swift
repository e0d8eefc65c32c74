/// The ten digits of a decimal numbering system.
struct LabelDigits: Sendable {
    /// The numbers that are precomputed as words: 0 to 99.
    static let ready = 100

    /// The places of the words for 0 to 99: without a leading zero, then in two digits.
    static let plain = 0
    static let padded = ready

    /// The bytes of the digits from zero to nine, one after the other.
    private let bytes: ContiguousArray<UInt8>

    /// The bytes of a digit, 1...4.
    private let length: Int

    /// The most bytes that a number takes: a sign and twenty digits hold every integer.
    var longestNumber: Int { 1 + 20 * length }

    /// Ten digits from zero to nine, separated by `|`; nil where there are not ten single characters of one length.
    init?(_ list: ArraySlice<UInt8>) {
        var bytes: ContiguousArray<UInt8> = []
        var length = 0
        var (digits, start) = (0, 0)
        for byte in list + [UInt8(ascii: "|")] {
            guard byte == UInt8(ascii: "|") else {
                bytes.append(byte)
                continue
            }
            let count = bytes.count - start
            if digits == 0 { length = count }
            guard (1...4).contains(count), count == length else { return nil }
            digits += 1
            start = bytes.count
        }
        guard digits == 10 else { return nil }
        self.length = length
        self.bytes = bytes
    }

    /// Adds the precomputed numbers to words that have none yet.
    func add(to words: inout LabelWords) {
        for isPadded in [false, true] {
            for number in 0..<Self.ready {
                if isPadded || number > 9 { add(number / 10, to: &words) }
                add(number % 10, to: &words)
                words.end()
            }
        }
    }

    private func add(_ digit: Int, to words: inout LabelWords) {
        for index in digit * length..<(digit + 1) * length { words.append(bytes[index]) }
    }
}

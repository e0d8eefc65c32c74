/// The ten digits of a decimal numbering system, each as UTF-8.
struct LabelDigits: Sendable {
    private let digits: [[UInt8]]

    /// Ten digits, from zero to nine; nil where there are not ten.
    init?(_ digits: [[UInt8]]) {
        guard digits.count == 10 else { return nil }
        self.digits = digits
    }

    /// Appends a number with leading zeros up to a width; no grouping.
    func append(_ number: Int, minimumDigits: Int, to label: inout [UInt8]) {
        if number < 0 { label.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var indices: [Int] = []
        repeat {
            indices.append(Int(rest % 10))
            rest /= 10
        } while rest > 0 || indices.count < minimumDigits
        for index in indices.reversed() { label += digits[index] }
    }
}

/// The ten digits of a decimal numbering system, each as UTF-8.
struct LabelDigits: Sendable {
    private let digits: LabelList

    /// Ten digits, from zero to nine; nil where there are not ten.
    init?(_ digits: [[UInt8]]) {
        guard digits.count == 10 else { return nil }
        self.digits = LabelList(digits)
    }

    /// Appends a number with leading zeros up to a width; no grouping.
    func append(_ number: Int, minimumDigits: Int, to label: inout [UInt8]) {
        if number < 0 { label.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var unit: UInt = 1
        var width = 1
        while rest / unit > 9 || width < min(minimumDigits, 9) {
            unit *= 10
            width += 1
        }
        while unit > 0 {
            digits.append(Int(rest / unit), to: &label)
            rest %= unit
            unit /= 10
        }
    }
}

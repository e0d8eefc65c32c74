internal import SlotTime

extension [UInt8] {
    /// Appends degrees of latitude or longitude with at most six decimals, about a tenth of a meter: `52.520008`, `-0.5`.
    package mutating func append(degrees: Double) {
        let millionths = Int(degrees * 1_000_000 + (degrees < 0 ? -0.5 : 0.5))
        if millionths < 0 { append(UInt8(ascii: "-")) }
        let (whole, fraction) = abs(millionths).quotientAndRemainder(dividingBy: 1_000_000)
        appendDecimal(whole)
        guard fraction > 0 else { return }
        append(UInt8(ascii: "."))
        appendDigits(fraction, width: 6)
        while last == UInt8(ascii: "0") { removeLast() }
    }
}

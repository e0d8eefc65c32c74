extension [UInt8] {
    /// Appends a whole number in decimal digits, without leading zeros.
    mutating func appendDecimal(_ value: Int) {
        if value < 0 { append(UInt8(ascii: "-")) }
        var unit = 1
        let magnitude = value.magnitude
        while magnitude / UInt(unit) >= 10 { unit *= 10 }
        while unit > 0 {
            append(UInt8(ascii: "0") + UInt8(magnitude / UInt(unit) % 10))
            unit /= 10
        }
    }
}

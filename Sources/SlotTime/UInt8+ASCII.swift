/// What a byte is in ASCII; false for every byte from 0x80 on.
///
/// Inlinable, so that the readers of whole files pay no call a byte.
extension UInt8 {
    /// Whether this is one of `0` to `9`.
    @inlinable package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether this is a hexadecimal digit of either case.
    @inlinable package var isHexDigit: Bool {
        isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
    }

    /// Whether this is a letter of either case.
    @inlinable package var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    /// Whether this is one of `A` to `Z`.
    @inlinable package var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

    /// Whether this is a letter or a digit.
    @inlinable package var isAlphanumeric: Bool { isLetter || isDigit }
}

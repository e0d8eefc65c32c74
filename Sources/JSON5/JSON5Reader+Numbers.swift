internal import SlotTime

/// Numbers: RFC 8259 section 6, JSON5 section 6.
extension JSON5Reader {
    mutating func number() throws(JSON5Error) -> Text {
        let start = offset
        switch byte(at: offset) {
        case UInt8(ascii: "-"): offset += 1
        case UInt8(ascii: "+"): offset += 1
        default: break
        }
        switch byte(at: offset) {
        case UInt8(ascii: "I") where dialect == .json5: try word("Infinity")
        case UInt8(ascii: "N") where dialect == .json5: try word("NaN")
        case UInt8(ascii: "0") where dialect == .json5 && byte(at: offset + 1) | 0x20 == UInt8(ascii: "x"):
            offset += 2
            guard takeDigits({ $0.isHexDigit }) > 0 else { throw failure("a hexadecimal digit") }
        default: try decimal()
        }
        guard !isIdentifierPart(at: offset), byte(at: offset) != UInt8(ascii: ".") else {
            throw failure("the end of the number")
        }
        return Text(range: start..<offset, hasEscapes: false)
    }

    private mutating func decimal() throws(JSON5Error) {
        let isZero = byte(at: offset) == UInt8(ascii: "0")
        let whole = takeDigits { $0.isDigit }
        guard !isZero || whole == 1 else {
            throw failure("a number without a zero before it", at: offset - whole)
        }
        guard whole > 0 || dialect == .json5 && byte(at: offset) == UInt8(ascii: ".") else { throw failure("a digit") }
        if byte(at: offset) == UInt8(ascii: ".") {
            offset += 1
            let fraction = takeDigits { $0.isDigit }
            guard fraction > 0 || dialect == .json5 && whole > 0 else { throw failure("a digit") }
        }
        guard byte(at: offset) | 0x20 == UInt8(ascii: "e") else { return }
        offset += 1
        if byte(at: offset) == UInt8(ascii: "-") || byte(at: offset) == UInt8(ascii: "+") { offset += 1 }
        guard takeDigits({ $0.isDigit }) > 0 else { throw failure("a digit of the exponent") }
    }

    private mutating func takeDigits(_ isDigit: (UInt8) -> Bool) -> Int {
        let start = offset
        while isDigit(byte(at: offset)) { offset += 1 }
        return offset - start
    }

    /// The value of a number that is written without fraction and exponent; nil for others and for what does not fit.
    public func integer(of text: Text) -> Int? {
        var digits = bytes[text.range]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
        var radix = 10
        if digits.count > 2, digits.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "x") {
            radix = 16
            digits = digits.dropFirst(2)
        }
        var value = 0
        for byte in digits {
            guard radix == 16 || byte.isDigit else { return nil }
            let (shifted, overflow) = value.multipliedReportingOverflow(by: radix)
            let digit = byte.isDigit ? Int(byte & 15) : Int(byte & 15) + 9
            let (sum, carry) = shifted.addingReportingOverflow(digit)
            guard !overflow, !carry else { return nil }
            value = sum
        }
        return isNegative ? -value : value
    }
}

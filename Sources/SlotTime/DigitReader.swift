/// A cursor over the bytes of a short text of digits and marks.
struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard let byte = rest.first, byte == UInt8(ascii: mark) else { return false }
        rest.removeFirst()
        return true
    }

    /// The value of exactly this many digits.
    mutating func digits(_ count: Int) -> Int? {
        var value = 0
        var ahead = rest
        for _ in 0..<count {
            guard let byte = ahead.popFirst(), byte.isDigit else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest = ahead
        return value
    }

    /// `Z`, or a sign, hours and minutes, as seconds ahead of UTC.
    mutating func utcOffset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let isWest = take("-")
        guard isWest || take("+"), let hours = digits(2), hours < 24, take(":"), let minutes = digits(2), minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
    }
}

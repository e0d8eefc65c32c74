internal import SlotTime

/// Cuts an expression into tokens; blanks only separate them.
struct HoursScanner {
    /// The most Unicode scalars that an expression may have.
    static let limit = 65_536

    let scalars: [Unicode.Scalar]
    private(set) var tokens: [HoursToken] = []
    private var position = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars.prefix(Self.limit + 1))
        while position < min(scalars.count, Self.limit) {
            let start = position
            guard let kind = next() else { continue }
            tokens.append(HoursToken(kind: kind, start: start, end: position))
        }
        let isWhole = scalars.count <= Self.limit
        tokens.append(
            HoursToken(kind: isWhole ? .end : .tooLong, start: min(position, Self.limit), end: scalars.count))
    }

    /// The token at the position, which moves past it; nil for a blank.
    private mutating func next() -> HoursToken.Kind? {
        let scalar = scalars[position]
        if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
            if byte.isLetter { return .word(take { $0.isLetter }.lowercased()) }
            if byte.isDigit {
                let digits = take { $0.isDigit }
                // More digits than any number here has.
                return .number(Int(digits.prefix(9)) ?? 0, digits: digits.utf8.count)
            }
        }
        position += 1
        switch scalar {
        case "\"": return comment()
        case "|" where position < scalars.count && scalars[position] == "|":
            position += 1
            return .bars
        case _ where scalar.properties.isWhitespace: return nil
        case _ where scalar.isASCII: return .mark(Character(scalar))
        default: return .foreign(scalar)
        }
    }

    private mutating func take(while belongs: (UInt8) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while position < scalars.count, let byte = UInt8(exactly: scalars[position].value), byte < 0x80, belongs(byte) {
            text.append(scalars[position])
            position += 1
        }
        return String(text)
    }

    private mutating func comment() -> HoursToken.Kind {
        guard let end = scalars[position...].firstIndex(of: "\"") else { return .openComment }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[position..<end])
        position = end + 1
        return .comment(String(text))
    }
}
